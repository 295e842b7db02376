"""How bots judge and play Seasons."""
