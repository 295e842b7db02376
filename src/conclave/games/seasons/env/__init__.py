"""Seasons for programs that learn: observations and pictures."""
