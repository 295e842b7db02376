"""How the greedy player of Archimage sees, plans and chooses. Everything is read from a view's plain data."""
