"""The sets of cards, one file each: its key, its cards by key, and the numbers that they have for good."""
