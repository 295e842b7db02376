"""What the page says of a choice before it is made: what it brings, what it costs, why it cannot be, what it wastes."""

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.players import Player, crystals_of, lay_out
from tests.browser.tabs import Tab
from tests.games.seasons.scene import A, Scene
from tests.server.server import RunningServer


def option(tab: Tab, pick: str) -> Locator:
    return tab.page.locator(f'.choices button.option[data-pick="{pick}"]')


def worth(tab: Tab, pick: str) -> str:
    """What the signs beside a choice say, to who does not see them."""
    return option(tab, pick).locator(".effect .unseen").inner_text().strip("() ")


def sit(tab: Tab, server: RunningServer, scene: Scene) -> Player:
    person, table = lay_out(server, scene)
    player = Player(tab, server)
    player.enter(table, person)
    return player


@pytest.mark.parametrize(("kind", "crystals"), [("earth", 3), ("water", 1)])
def test_a_transmutation_brings_what_it_says(tab: Tab, server: RunningServer, kind: str, crystals: int) -> None:
    """In winter an earth is worth 3 crystals and a water 1."""
    player = sit(tab, server, Scene().has(A, crystals=5, earth=1, water=1).free(transmute=True))
    said = worth(tab, f"transmute {kind}")
    assert re.search(rf"\+{crystals} crystals?\b", said), said
    assert f"−1 {kind}" in said
    before = player.seen
    assert before is not None
    option(tab, f"transmute {kind}").click()
    player.answered(before)
    assert crystals_of(tab.page, A) == 5 + crystals


def test_a_transmutation_with_a_purse_brings_one_more(tab: Tab, server: RunningServer) -> None:
    player = sit(tab, server, Scene().has(A, gauge=1, earth=1).play(A, "purse-of-io").free(transmute=True))
    assert "+4 crystals" in worth(tab, "transmute earth")
    player.touch(f"energy/{A}/earth")
    before = player.seen
    assert before is not None
    player.answered(before)
    assert crystals_of(tab.page, A) == 4


def test_a_summon_costs_what_is_left_after_reductions(tab: Tab, server: RunningServer) -> None:
    scene = Scene().has(A, gauge=2, water=1, fire=1, earth=1).play(A, "hand-of-fortune")
    player = sit(tab, server, scene.hand(A, "yjangs-forgotten-vase").free())
    said = worth(tab, "summon yjangs-forgotten-vase")
    assert "1 of them need not be paid" in said
    player.touch("hand/yjangs-forgotten-vase")
    before = player.seen
    assert before is not None
    after = player.answered(before)
    assert [pick for pick, _ in after.options if pick.startswith("pay ")] != []


def test_a_summon_that_is_not_reduced_costs_what_the_card_says(tab: Tab, server: RunningServer) -> None:
    scene = Scene().has(A, crystals=3, gauge=4, earth=1, fire=1, air=1)
    player = sit(tab, server, scene.hand(A, "hand-of-fortune").free())
    said = worth(tab, "summon hand-of-fortune")
    assert "costs" in said
    assert all(part in said for part in ("1 earth", "1 fire", "1 air", "3 crystals")), said
    before = player.seen
    assert before is not None
    option(tab, "summon hand-of-fortune").click()
    player.answered(before)
    assert crystals_of(tab.page, A) == 0
    assert tab.page.locator(".reserve.own .socket[aria-hidden]").count() == 7


def test_a_grey_card_says_why_and_by_which_ruling(tab: Tab, server: RunningServer) -> None:
    sit(tab, server, Scene().has(A, gauge=1).play(A, "amulet-of-air").hand(A, "die-of-malice").free())
    target = tab.page.locator('.hand [data-target="hand/die-of-malice"]')
    assert "lit" not in str(target.get_attribute("class"))
    target.locator("> .thing").click()
    why = target.locator(".why")
    why.wait_for()
    assert "gauge" in why.inner_text()
    tab.check_axe("why not")
    link = why.get_by_role("link", name=re.compile("Ruling "))
    ruling = re.sub("Ruling ", "", link.inner_text())
    with tab.context.expect_page() as coming:
        link.click()
    rules = coming.value
    rules.locator("main h1").first.wait_for()
    assert rules.url.endswith(f"#/rules/{ruling}")
    assert ruling in rules.locator("main").inner_text()
    rules.close()
    why.get_by_role("button", name="Close").click()
    why.wait_for(state="detached")


def test_ending_a_wasteful_turn_asks_once_and_not_yet_changes_nothing(tab: Tab, server: RunningServer) -> None:
    scene = Scene().has(A, gauge=1, air=2).hand(A, "amulet-of-air", "sid-nightshade")
    player = sit(tab, server, scene.has(A, crystals=1, gauge=1, air=3, fire=1).free(transmute=True))
    before = player.seen
    assert before is not None
    assert "end turn" in dict(before.options)
    version = server.play(player.table).version
    option(tab, "end turn").click()
    dialog = tab.page.locator("dialog[open]")
    dialog.wait_for()
    wastes = dialog.locator("li").all_inner_texts()
    assert wastes
    assert all(wastes)
    tab.check_axe("are you sure")
    assert tab.page.evaluate("document.activeElement.classList.contains('stay')")
    dialog.get_by_role("button", name="Not yet").click()
    dialog.wait_for(state="detached")
    assert player.look().options == before.options
    assert server.play(player.table).version == version
    option(tab, "end turn").click()
    tab.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert server.play(player.table).version == version
    option(tab, "end turn").click()
    dialog.get_by_role("button", name="Do it anyway").click()
    tab.page.locator("[data-prompt]:not(.asked)").wait_for()
    assert server.play(player.table).version == version + 1


def test_ending_a_turn_that_wastes_nothing_asks_nothing(tab: Tab, server: RunningServer) -> None:
    player = sit(tab, server, Scene().has(A, crystals=1, gauge=1).free())
    version = server.play(player.table).version
    option(tab, "end turn").click()
    tab.page.locator("[data-prompt]:not(.asked)").wait_for()
    assert server.play(player.table).version == version + 1
