"""What scenes of every game have in common: a position is laid out, then picks are said and looked at."""

from typing import Any, Self

from conclave.table.table import Table

LETTERS = "ABCDE"
A, B, C, D, E = range(5)


class Scene:
    """A table, and whoever is asked at it. Seats are A to E."""

    t: Table

    def says(self, *picks: str) -> Self:
        """Picks in notation, by whoever is asked; a letter and a colon check who that is: "B: cast growth-air"."""
        for text in picks:
            who, colon, pick = text.rpartition(": ")
            if colon:
                asked = LETTERS[self.t.asked]
                assert asked == who, f"{asked} is asked, not {who}: {self.options}"
            self.t.choose(self.t.parse(pick))
        return self

    @property
    def options(self) -> list[str]:
        return [self.t.notation(pick) for pick in self.t.options]

    @property
    def question(self) -> str:
        return self.t.effects.question_keys[self.t.question] if not self.t.over else ""

    @property
    def asked(self) -> int:
        return self.t.asked

    def can(self, pick: str) -> bool:
        return pick in self.options

    def why(self, pick: str, seat: int | None = None) -> str:
        """The key of the reason why a pick is not legal; empty if it is."""
        reason = self.t.why_not(pick, seat)
        return reason.key if reason else ""

    def events(self, name: str) -> list[dict[str, Any]]:
        return [dict(event) for event in self.t.events if event["event"] == name]
