"""Archimage at a terminal: the tower, the dice and scrolls, and what people type there."""

from conclave.terminal.archimage.face import ArchimageFace as GameFace

__all__ = ["GameFace"]
