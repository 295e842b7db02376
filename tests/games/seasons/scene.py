"""Scenes: set the table, say the picks, look. Every card that is not laid somewhere is in the draw pile."""

from conclave.games.seasons.rules.dice import FACE_PIPS, FACE_SYMBOLS, NO_DIE, SEASON_NAMES, season_of
from conclave.games.seasons.rules.energy import by_name, energies
from conclave.games.seasons.rules.names import CARD_KEYS, CARD_NUMBERS, keys_of
from conclave.games.seasons.rules.piles import refill
from conclave.games.seasons.rules.prelude import cards_of
from conclave.games.seasons.rules.saves import known_by_sight, zones
from conclave.games.seasons.rules.state import COPIED, KIND, TARGET, TOKENS, TURNED, UID, Player, Settings, uid_of
from conclave.games.seasons.rules.table import Seasons, dice_of_the_game, empty_table
from conclave.games.seasons.rules.tournament import ENDING, GAME, NEW_ROUND, TURNS
from conclave.games.seasons.rules.turn import FREE, TURN
from conclave.games.seasons.rules.verbs import count_in, mark_copied
from conclave.table.frame import NO_PICK, Frame
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
        """`tokens`: the ability token of each seat, where they are played with. `sets`: without any, those of the
        edition's boxes."""
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
        self.t.players = [Player([], []) for _ in range(players)]
        self.t.round = 1
        for player, token in zip(self.t.players, tokens, strict=False):
            player.token = token
        # The cards of the expansion lie at the bottom of the pile.
        self.rest = cards_of(self.t.setup)
        self.top: list[int] = []
        self.left_over = face("winter", "c", 1)

    # Laying out.

    def fetch(self, key: str) -> int:
        """Take a card out of the rest."""
        self.rest.remove(CARD_NUMBERS[key])
        return CARD_NUMBERS[key]

    def hand(self, seat: int, *keys: str) -> "Scene":
        self.t.players[seat].hand += [self.fetch(key) for key in keys]
        return self

    def library(self, seat: int, which: int, *keys: str) -> "Scene":
        cards = tuple(self.fetch(key) for key in keys)
        if which == 2:
            self.t.players[seat].library2 = cards
        else:
            self.t.players[seat].library3 = cards
        return self

    def play(self, seat: int, *keys: str, turned: bool = False, **on_it: int) -> "Scene":
        """Cards already in play, with energies on them by name."""
        for key in keys:
            card = self.fetch(key)
            self.t.arrivals += 1
            entry = card | energies(**on_it) << TOKENS | self.t.arrivals << UID | (TURNED if turned else 0)
            self.t.players[seat].board.append(entry)
            count_in(self.t, seat, card, 1)
        return self

    def copying(self, seat: int, key: str, owner: int, **on_it: int) -> "Scene":
        """A Raven in play that copies a card of another seat."""
        self.play(seat, "raven-the-usurper", turned=False, **on_it)
        card = CARD_NUMBERS[key]
        target = next(uid_of(entry) for entry in self.t.players[owner].board if entry & KIND == card)
        self.t.players[seat].board[-1] |= card << COPIED | target << TARGET
        count_in(self.t, seat, card, 1)
        mark_copied(self.t)
        return self

    def has(self, seat: int, crystals: int = 0, gauge: int = 0, bonuses: int = 0, **reserve: int) -> "Scene":
        me = self.t.players[seat]
        me.crystals, me.gauge, me.bonuses, me.reserve = crystals, gauge, bonuses, energies(**reserve)
        return self

    def pile(self, *keys: str) -> "Scene":
        """The cards on top of the draw pile, the first on top."""
        self.top += [self.fetch(key) for key in keys]
        return self

    def only(self, *keys: str) -> "Scene":
        """The draw pile holds these cards and no others; the rest is out of the game."""
        self.pile(*keys)
        self.rest = []
        return self

    def discards(self, *keys: str) -> "Scene":
        """The discard pile, the last on top."""
        self.t.discard += [self.fetch(key) for key in keys]
        return self

    def when(self, space: int = 1, year: int = 1) -> "Scene":
        self.t.space, self.t.year = space, year
        return self

    def leaving(self, number: int) -> "Scene":
        """The face of the die that nobody took."""
        self.left_over = number
        return self

    # Starting at one of the moments of a round.

    def begin(self, stack: list[Frame]) -> "Scene":
        t = self.t
        t.pile = self.top + self.rest
        for player in t.players:
            player.hand.sort()
        t.stack = stack
        t.base = known_by_sight(t, zones(t))
        refill(t)
        t.settle(NO_PICK, A)
        return self

    def game_frame(self, step: int) -> Frame:
        frame = Frame(GAME, A)
        frame.step = step
        frame.seat = self.t.left_of(A) if step == TURNS else A
        self.t.dice = (*([NO_DIE] * self.t.seats), self.left_over)
        for player in self.t.players:
            player.die = player.die if player.die != NO_DIE else face("winter", "WW*")
        return frame

    def free(self, transmute: bool = False) -> "Scene":
        """A's turn, after the die's actions; the permission to transmute is the die's."""
        turn = Frame(TURN, A)
        turn.step = FREE
        self.t.may_transmute = self.t.lasting = transmute
        return self.begin([self.game_frame(TURNS), turn])

    def die(self, number: int) -> "Scene":
        """A's turn, before the die is used."""
        self.t.players[A].die = number
        return self.begin([self.game_frame(TURNS), Frame(TURN, A)])

    def new_round(self) -> "Scene":
        return self.begin([self.game_frame(NEW_ROUND)])

    def end_of_round(self) -> "Scene":
        """All turns are over: effects of the end of the round come next."""
        return self.begin([self.game_frame(ENDING)])

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
                return {name: number for name, number in by_name(entry >> TOKENS & 0xFFFFFFFF).items() if number}
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
