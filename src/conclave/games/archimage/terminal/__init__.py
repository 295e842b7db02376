"""Archimage at a terminal."""
