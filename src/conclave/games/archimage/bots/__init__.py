"""How bots play Archimage. What the greedy player sees, plans and chooses is read from a view's plain data."""

from typing import Final

from conclave.bots.game_bots import GameBots
from conclave.games.archimage.bots.greedy import GreedyBot
from conclave.games.archimage.bots.judge import ArchimageJudge

BOTS: Final = GameBots(judge=ArchimageJudge, greedy=GreedyBot, simulations=320, noise=2.0)
