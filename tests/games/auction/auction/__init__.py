"""Auction: everybody has the same cards, and bids one of them, unseen, for a prize that has just been turned up."""

from conclave.table import Game

AUCTION = Game("auction", rules="auction.rules:RULES", text="auction.text:TEXT")
