"""The power cards, ten to fifteen a file; each file registers its own."""
