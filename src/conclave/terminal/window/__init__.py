"""The window: a game drawn over the whole terminal, for keyboard and mouse."""
