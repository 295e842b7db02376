"""The plain game in the terminal: a text board, numbered choices, saving and resuming."""
