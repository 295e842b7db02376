"""Scenes: set the table, say the picks, look. Every card that is not laid somewhere is in the draw pile."""

from conclave.games.seasons.rules.dice import FACE_PIPS, FACE_SYMBOLS, SEASON_NAMES, season_of
from conclave.games.seasons.rules.energy import by_name
from conclave.games.seasons.rules.names import CARD_KEYS, CARD_NUMBERS, keys_of, tokens_with
from conclave.games.seasons.rules.position import ACTIONS, DIE, ROUND, ROUND_END, build_position
from conclave.games.seasons.rules.prelude import cards_of
from conclave.games.seasons.rules.state import KIND, TURNED, Settings, tokens_of
from conclave.games.seasons.rules.table import Seasons, dice_of_the_game, empty_table
from conclave.table.data import Data
from conclave.table.rng import commitment, key_from_seed
from tests.games import scene as games
from tests.games.scene import A, B, C, D

__all__ = ["A", "B", "C", "D", "Scene", "face"]


def face(season: str, symbols: str, pips: int | None = None) -> int:
    """A face of a season's dice by what it shows, such as face("winter", "WW*")."""
    for number, shown in enumerate(FACE_SYMBOLS):
        if SEASON_NAMES[season_of(number)] == season and shown == symbols and pips in (None, FACE_PIPS[number]):
            return number
    raise LookupError(f"no {season} die shows {symbols} with {pips} pips")


def face_data(number: int) -> Data:
    return {"season": SEASON_NAMES[season_of(number)], "symbols": FACE_SYMBOLS[number], "pips": FACE_PIPS[number]}


class Scene(games.Scene):
    """A position being laid out, then played on. Seats are A, B, C and D; A is the first player and has the turn."""

    t: Seasons

    def __init__(
        self,
        players: int = 2,
        edition: int = 2,
        level: str = "archmage",
        seed: int = 1,
        enchantment: str = "none",
        tokens: tuple[int, ...] = (),
        sets: list[str] | None = None,
    ) -> None:
        """`tokens`: the ability tokens of the first seats, where they are played with; the others take any. `sets`:
        without any, those of the edition's boxes."""
        key = key_from_seed(seed)
        options: Settings = {
            "players": players,
            "edition": edition,
            "level": level,
            "sets": sets or (["base", "enchanted-kingdom"] if edition == 2 else ["base"]),
            "tokens": bool(tokens),
            "enchantment": enchantment,
        }
        self.t = empty_table(options, dice_of_the_game(key, players), key)
        self.t.commitment = commitment(key)
        self.seats: list[Data] = [{"hand": [], "play": []} for _ in range(players)]
        self.layout: Data = {"seats": self.seats, "discard": [], "die_left": face_data(face("winter", "c", 1))}
        if tokens:
            others = [token for token in tokens_with(options["sets"]) if token not in tokens]
            for seat, token in zip(self.seats, [*tokens, *others], strict=False):
                seat["token"] = token
        # The cards of the expansion lie at the bottom of the pile.
        self.rest = keys_of(cards_of(self.t.setup))
        self.top: list[str] = []
        self.buried = False

    # Laying out.

    def fetch(self, keys: tuple[str, ...]) -> list[str]:
        """Take cards out of the rest."""
        for key in keys:
            self.rest.remove(key)
        return list(keys)

    def hand(self, seat: int, *keys: str) -> "Scene":
        self.seats[seat]["hand"] += self.fetch(keys)
        return self

    def library(self, seat: int, which: int, *keys: str) -> "Scene":
        self.seats[seat][f"library{which}"] = self.fetch(keys)
        return self

    def play(self, seat: int, *keys: str, turned: bool = False, **on_it: int) -> "Scene":
        """Cards already in play, with energies on them by name."""
        for key in self.fetch(keys):
            self.seats[seat]["play"].append({"card": key, "turned": turned, "energy": on_it})
        return self

    def copying(self, seat: int, key: str, owner: int, **on_it: int) -> "Scene":
        """A Raven in play that copies a card of another seat."""
        self.play(seat, "raven-the-usurper", turned=False, **on_it)
        self.seats[seat]["play"][-1]["copies"] = key
        return self

    def has(self, seat: int, crystals: int = 0, gauge: int = 0, bonuses: int = 0, **reserve: int) -> "Scene":
        self.seats[seat] |= {"crystals": crystals, "gauge": gauge, "bonuses": bonuses, "reserve": reserve}
        return self

    def also(self, seat: int, **fields: object) -> "Scene":
        """What else a seat has, as a position's layout calls it."""
        self.seats[seat] |= fields
        return self

    def took(self, seat: int, number: int) -> "Scene":
        """The face of the die that a seat has taken."""
        return self.also(seat, die=face_data(number))

    def pile(self, *keys: str) -> "Scene":
        """The cards on top of the draw pile, the first on top."""
        self.top += self.fetch(keys)
        return self

    def only(self, *keys: str) -> "Scene":
        """The draw pile holds these cards and no others; the rest lies in a library of the last seat, which nobody
        opens before the third year."""
        self.pile(*keys)
        self.buried = True
        return self

    def discards(self, *keys: str) -> "Scene":
        """The discard pile, the last on top."""
        self.layout["discard"] += self.fetch(keys)
        return self

    def when(self, space: int = 1, year: int = 1) -> "Scene":
        self.layout |= {"space": space, "year": year}
        return self

    def leaving(self, number: int) -> "Scene":
        """The face of the die that nobody took."""
        self.layout["die_left"] = face_data(number)
        return self

    # Starting at one of the moments of a round.

    def begin(self, moment: str) -> "Scene":
        if self.buried:
            self.seats[-1]["library3"] = [*self.seats[-1].get("library3", []), *self.rest]
            self.rest = []
        for seat in self.seats:
            seat.setdefault("die", face_data(face("winter", "WW*")))
        build_position(self.t, {**self.layout, "moment": moment, "pile": self.top + self.rest})
        return self

    def free(self, transmute: bool = False) -> "Scene":
        """A's turn, after the die's actions; the permission to transmute is the die's."""
        self.layout["may_transmute"] = transmute
        return self.begin(ACTIONS)

    def die(self, number: int) -> "Scene":
        """A's turn, before the die is used."""
        return self.took(A, number).begin(DIE)

    def new_round(self) -> "Scene":
        return self.begin(ROUND)

    def end_of_round(self) -> "Scene":
        """All turns are over: effects of the end of the round come next."""
        return self.begin(ROUND_END)

    # Looking.

    def crystals(self, seat: int) -> int:
        return self.t.players[seat].crystals

    def gauge(self, seat: int) -> int:
        return self.t.players[seat].gauge

    def reserve(self, seat: int) -> dict[str, int]:
        """The energies in the reserve, types that are there only."""
        return {name: number for name, number in by_name(self.t.players[seat].reserve).items() if number}

    def on_card(self, seat: int, key: str) -> dict[str, int]:
        """The energies on a card in play."""
        for entry in self.t.players[seat].board:
            if entry & KIND == CARD_NUMBERS[key]:
                return {name: number for name, number in by_name(tokens_of(entry)).items() if number}
        raise LookupError(key)

    def in_hand(self, seat: int) -> list[str]:
        return sorted(keys_of(self.t.players[seat].hand))

    def in_play(self, seat: int) -> list[str]:
        return [CARD_KEYS[entry & KIND] for entry in self.t.players[seat].board]

    def turned(self, seat: int) -> list[str]:
        return [CARD_KEYS[entry & KIND] for entry in self.t.players[seat].board if entry & TURNED]

    @property
    def discarded(self) -> list[str]:
        """The discard pile, the last on top."""
        return keys_of(self.t.discard)

    @property
    def pile_top(self) -> list[str]:
        return keys_of(self.t.pile[self.t.drawn :])
