"""Archimage at a terminal: the tower, the dice and scrolls, and what people type there."""

from conclave.games.archimage.terminal.interface import ArchimageFace as GameFace

__all__ = ["GameFace"]
