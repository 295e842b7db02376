"""A whole game of Seasons by clicks, and what holds at every step of it."""

from pathlib import Path

from tests.browser.players import PageState, Player, check_end, check_lit
from tests.browser.tabs import Browse
from tests.server.server import RunningServer

MIDDLE = 60  # choices


def test_four_players_with_all_of_enchanted_kingdom(browse: Browse, server: RunningServer, tmp_path: Path) -> None:
    tab = browse(colours="dark")
    player = Player(tab, server, seed=2)
    player.lay(
        "seasons",
        players=4,
        level="Archmage",
        sets="With Enchanted Kingdom",
        tokens="With tokens",
        enchantment="A random enchantment",
    )
    told: set[str] = set()

    def each(seen: PageState) -> None:
        check_lit(seen)
        if (seen.question not in told and len(told) < 3) or seen.count == MIDDLE:  # drafting, the token, building
            tab.check_axe(seen.question)
        told.add(seen.question)

    player.play(each=each)
    assert player.used["shelves"] == 1
    assert player.used["table"] > 10
    record = check_end(player, tmp_path)
    assert record.options["sets"] == ["base", "enchanted-kingdom"]
    assert record.options["tokens"]
    assert record.options["enchantment"] == "random"
    tab.check_axe("the end")
