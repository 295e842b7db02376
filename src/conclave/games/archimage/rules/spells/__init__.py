"""The book of spells, one magic circle a file. Importing this package puts them all into the book."""

from conclave.games.archimage.rules.spells import bond, conflict, passages, power, traveller

__all__ = ["bond", "conflict", "passages", "power", "traveller"]
