"""The ability tokens, a file for each set that has any."""
