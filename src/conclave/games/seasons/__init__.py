"""Everything about Seasons: rules, words, bots and what each interface shows of it."""
