"""How bots play Seasons: what they judge positions, cards and quick answers by."""

from typing import Final

from conclave.bots.game_bots import GameBots
from conclave.games.seasons.bots.judge import SeasonsJudge
from conclave.table import View


def in_prelude(view: View) -> bool:
    return bool(view.data["round"] == 0)


BOTS: Final = GameBots(
    judge=SeasonsJudge,
    simulations=200,  # about 50 ms of one core
    noise=3.0,
    drafting=in_prelude,
    sets=frozenset(["build", "select"]),
)
