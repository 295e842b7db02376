"""A whole game of Archimage by clicks, and what holds at every step of it."""

from pathlib import Path

from tests.browser.players import PageState, Player, check_end, check_lit
from tests.browser.tabs import Browse
from tests.server.server import RunningServer


def test_five_players_in_circle_iv(browse: Browse, server: RunningServer, tmp_path: Path) -> None:
    tab = browse(colours="dark")
    player = Player(tab, server, seed=4)
    player.lay("archimage", players=5, bot="random", circle="Circle IV")
    towers: set[str] = set()

    def each(seen: PageState) -> None:
        check_lit(seen)
        towers.update(target for target, _ in seen.lit if target.startswith("space/"))
        if seen.count == 15:
            tab.check_axe("in the middle")

    player.play(each=each)
    assert len(towers) > 10
    record = check_end(player, tmp_path)
    assert (record.options["players"], record.options["circle"]) == (5, "IV")
    tab.check_axe("the end")
