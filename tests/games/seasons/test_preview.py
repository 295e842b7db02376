"""What a player is told before choosing: what it brings, what it costs, what ending the turn would waste."""

from collections.abc import Mapping
from typing import Any

import conclave
from conclave.games.seasons.rules.picks import END
from conclave.table.data import Data
from conclave.table.preview import Preview
from tests.games.seasons.scene import A, B, Scene, face


def preview(s: Scene) -> Preview:
    return Preview(s.t.view(s.t.asked))


def brings(s: Scene, pick: str) -> Data | None:
    return preview(s).brings(s.t.parse(pick))


def costs(s: Scene, pick: str) -> Data | None:
    return preview(s).costs(s.t.parse(pick))


def wastes(s: Scene) -> dict[str, Mapping[str, Any]]:
    return {str(one["waste"]): one for one in preview(s).wastes(END)}


# --- what a choice brings --------------------------------------------------------------------------------------------


def test_a_transmutation_brings_crystals_at_the_rate_of_the_season() -> None:
    s = Scene().has(A, fire=2).play(A, "purse-of-io").free(transmute=True)
    assert brings(s, "transmute fire") == {"crystals": 3, "energy": {"fire": -1}}


def test_a_bonus_brings_what_it_says() -> None:
    s = Scene().has(A, gauge=3).free(transmute=True)
    assert brings(s, "bonus gauge") == {"gauge": 1}
    assert brings(s, "bonus transmute") is None


def test_summoning_brings_points_and_takes_the_cost() -> None:
    s = Scene().has(A, gauge=3, crystals=9, air=2).hand(A, "amulet-of-air").free(transmute=True)
    told = brings(s, "summon amulet-of-air")
    assert told is not None
    assert told["cards"] == -1
    assert told["prestige"] == 6
    assert told["energy"] == {"air": -2}


def test_what_depends_on_hidden_cards_or_luck_is_not_told() -> None:
    s = Scene().has(A, gauge=3).die(face("winter", "c"))
    assert s.question == "die-card"
    assert brings(s, "draw") is None
    s = Scene(seed=2).has(A, gauge=3).free(transmute=True)
    s.says("end turn")
    assert s.t.asked == B
    assert brings(s, "end turn") is None, "a new round is rolled"


def test_previews_hold_in_whole_games() -> None:
    """What is previewed is what happens, as far as it was certain."""
    told = 0
    for seed in range(2):
        table = conclave.new("seasons", players=2, seed=seed, level="apprentice")
        step = 0
        while not table.over:
            seat = table.waiting[-1]
            view = table.view(seat)
            pick = view.options[(step * 7 + seed) % len(view.options)]
            preview = None if table.simultaneous else Preview(view)
            found = None if preview is None else preview.changes(preview.table, pick)
            known = None if preview is None else preview.brings(pick)
            before = table.figures(seat)
            table.choose(pick, seat)
            if known is not None:
                after = table.figures(seat)
                assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == found
                told += 1
            step += 1
    assert told > 50


# --- what a card costs -----------------------------------------------------------------------------------------------


def test_the_cost_after_reductions() -> None:
    s = Scene().has(A, gauge=5, crystals=9, air=2, fire=1, water=1, earth=1).hand(A, "amulet-of-air", "divine-chalice")
    s.free(transmute=True)
    assert costs(s, "summon amulet-of-air") == {"energy": {"air": 2}}
    assert costs(s, "summon divine-chalice") == {"energy": {"water": 1, "earth": 1, "fire": 1, "air": 1}}
    assert costs(s, "end turn") is None


def test_hands_of_fortune_leeches_and_spirits_are_counted() -> None:
    s = Scene(enchantment="nature-spirit").has(A, gauge=5, crystals=9, air=4).hand(A, "amulet-of-air")
    s.play(A, "hand-of-fortune").play(B, "arcano-leech").free(transmute=True)
    assert costs(s, "summon amulet-of-air") == {"energy": {"air": 2}, "any": 1, "less": 1, "crystals": 1}


def test_an_elemental_amulet_is_paid_with_any_energy() -> None:
    s = Scene().has(A, gauge=5, air=2).hand(A, "elemental-amulet").free(transmute=True)
    assert costs(s, "summon elemental-amulet") == {"any": 1}


# --- what ending a turn would waste ----------------------------------------------------------------------------------


def test_a_summoning_and_a_transmutation_that_could_still_be_made() -> None:
    s = Scene().has(A, gauge=5, air=2, fire=1).hand(A, "amulet-of-air").free(transmute=True)
    assert wastes(s) == {
        "summon": {"waste": "summon", "cards": ["amulet-of-air"]},
        "transmute": {"waste": "transmute", "energies": 3, "crystals": 1 + 1 + 2},
    }
    assert preview(s).wastes(s.t.parse("bonus transmute")) == []


def test_nothing_is_wasted_by_keeping_energies_for_later() -> None:
    s = Scene().has(A, gauge=0, air=2).hand(A, "amulet-of-air").free()
    assert "transmute" not in wastes(s)
    assert "energies" not in wastes(s)


def test_in_the_last_round_energies_and_activations_are_lost() -> None:
    s = Scene().when(space=12, year=3).has(A, gauge=5, air=2, crystals=3).play(A, "crystal-orb").free()
    assert wastes(s) == {
        "energies": {"waste": "energies", "energies": 2},
        "activate": {"waste": "activate", "cards": ["crystal-orb"]},
    }
    earlier = Scene().when(space=11, year=3).has(A, gauge=5, air=2, crystals=3).play(A, "crystal-orb").free()
    assert wastes(earlier) == {}


def test_in_the_last_round_a_transmutation_is_at_its_last_chance() -> None:
    s = Scene().when(space=12, year=3).has(A, air=2).free(transmute=True)
    assert wastes(s)["transmute-last"]["energies"] == 2


def test_in_the_first_edition_the_die_may_be_left_unused() -> None:
    s = Scene(edition=1).die(face("winter", "AA*")).says("leave energy")
    assert "gauge" in wastes(s)
