"""What a player is told before choosing: what it brings, which seal has to be matched, what giving up would waste."""

from conclave.table.preview import Preview
from conclave.text import describe_waste, in_language
from tests.games.archimage.scene import A, B, Scene


def test_a_scroll_won_and_the_die_it_takes() -> None:
    s = Scene("0-1-2, 0-3", {1: "fire 3", 3: "evolution-fire"}).dice(A, "red 5", "red 3").dice(B, "blue 1").turn()
    preview = Preview(s.t.view(A))
    assert preview.brings(s.t.parse("break 3")) == {"dice": -1, "scrolls": 1, "points": 4}
    assert preview.costs(s.t.parse("break 3")) == {"element": "fire", "power": 4}
    assert preview.costs(s.t.parse("break 1")) == {"element": "fire", "power": 3}
    assert preview.wastes(s.t.parse("break 1")) == []


def test_giving_up_while_a_spell_can_be_cast() -> None:
    s = Scene("0-1", {1: "fire 6"}).dice(A, "red 5", "blue 3").dice(B, "blue 1").has(A, "growth-fire").turn()
    preview = Preview(s.t.view(A))
    assert "give up" in s.options
    wastes = preview.wastes(s.t.parse("give up"))
    assert wastes == [{"waste": "dice", "dice": 2, "scrolls": ["growth-fire"]}]
    assert preview.costs(s.t.parse("give up")) is None
    sentences = set()
    for language in ("en", "fr", "it"):
        with in_language(language):
            sentences.add(describe_waste(wastes[0], "archimage"))
    assert len(sentences) == 3
