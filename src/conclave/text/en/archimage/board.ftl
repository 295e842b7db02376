# The board as lines of text.

archimage-board-title-over = The end of the game
