"""A first game of each game, from the lobby to the result, by clicks on the table and in the list."""

from pathlib import Path

import pytest

from tests.browser.players import Player, check_end, check_lit
from tests.browser.tabs import Tab
from tests.server.server import RunningServer


@pytest.mark.parametrize(
    ("game", "seed", "simple"), [("Seasons", 1, {"level": "apprentice"}), ("Archimage", 3, {"circle": "I"})]
)
def test_a_first_game(
    tab: Tab, server: RunningServer, tmp_path: Path, game: str, seed: int, simple: dict[str, str]
) -> None:
    """As simple as the game can be."""
    player = Player(tab, server, seed=seed)
    player.begin(game)
    tab.check_axe("the beginning")
    player.play(each=check_lit)
    assert player.used["table"] > 10
    assert player.used["list"] > 10
    assert check_end(player, tmp_path).options.items() >= simple.items()
    tab.check_axe("the end")
