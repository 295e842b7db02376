"""Seasons at a terminal."""
