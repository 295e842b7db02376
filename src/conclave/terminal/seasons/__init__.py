"""Seasons at a terminal: its board, what people type there, and its cards."""

from conclave.terminal.seasons.face import SeasonsFace as GameFace

__all__ = ["GameFace"]
