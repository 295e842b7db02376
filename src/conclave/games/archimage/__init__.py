"""Everything about Archimage: rules, words, bots and what each interface shows of it."""
