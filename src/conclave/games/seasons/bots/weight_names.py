"""The weights by which bots judge positions of Seasons and answer quickly, each with its name."""

from dataclasses import dataclass
from typing import Final

from conclave.games.seasons.bots.weights import CARD_WEIGHTS, HABITS, TOKEN_WEIGHTS, WORTHS
from conclave.games.seasons.rules.names import CARD_KEYS, LAST_TOKEN


@dataclass
class Worths:
    """Points that things are hoped to bring: `_left` for as much of the game as is left, `_late` until its last month
    or so, when there is little left to do with them."""

    energy_left: float
    energy_late: float
    crowd_left: float  # for the square of the energies: the more there are, the less is each worth
    crowd_late: float
    fitting_left: float  # an energy that some card in hand costs
    fitting_late: float
    ready_left: float  # a card that could be summoned at once
    ready_late: float
    gauge_left: float  # a space of the gauge
    free_left: float  # whether one is free
    free_late: float
    two_free_left: float  # up to two free ones
    usable_late: float  # a free one for which there is a card in hand
    held_left: float  # a card in hand, whichever it is
    held_late: float
    stuck_left: float  # one without a free space
    income: float  # what time alone brings
    temperature: float  # points of a lead that make a win likely (73 % of two players), at the end
    temperature_left: float  # and more for all that is left


@dataclass
class Habits:
    """What quick answers go by, in points as they are felt at the moment."""

    energy: float  # of a die
    gauge: float  # a space of the gauge on a die
    gauge_left: float
    gauge_needed: float  # more, if no space is free for a card in hand
    gauge_idle: float  # if there are spaces for all of them
    card: float  # a card on a die
    transmute: float  # the right to transmute on a die
    transmute_full: float  # more, for each energy
    transmute_end: float  # and as the game ends
    overflow: float  # an energy too many
    fitting: float  # an energy that is lacking
    end: float  # to end the turn
    draw: float
    boost: float  # to transmute for more, by a bonus action
    boost_end: float  # for each energy at the end
    token: float
    token_left: float
    sale: float  # to transmute an energy, beside what it brings
    sale_late: float
    sale_left: float
    sale_full: float  # for each energy above five
    sale_aimed: float  # if the next card costs it
    sale_wanted: float  # if any card costs it
    summon: float
    prestige: float  # of a card to summon, for each point
    growth: float  # for each point that it is worth more in play than in hand
    activate: float
    activate_left: float
    instead: float  # to give up something else than a card
    whim: float  # how far a judgement of cards may be off


CARD_COLUMNS: Final = 6
NO_CARD_ROW: Final = (0.0,) * CARD_COLUMNS


def mean_card(cards: dict[str, tuple[float, ...]]) -> tuple[float, ...]:
    """What a card counts that the weights do not know."""
    if not cards:
        return NO_CARD_ROW
    return tuple([sum([row[at] for row in cards.values()]) / len(cards) for at in range(CARD_COLUMNS)])


class Weights:
    """All of them together. What is known of cards and tokens goes by their names: one that the weights do not know
    counts as much as the others do on the mean, and one that the game does not know is left out."""

    def __init__(
        self,
        cards: dict[str, tuple[float, ...]],
        tokens: dict[int, float],
        worths: dict[str, float],
        habits: dict[str, float],
    ) -> None:
        usual = mean_card(cards)
        rows = [NO_CARD_ROW, *(cards.get(key, usual) for key in CARD_KEYS[1:])]
        self.hand: Final = [row[0] for row in rows]  # what a card in hand brings, of a whole game
        self.play: Final = [row[1] for row in rows]  # one in play
        self.active: Final = [row[2] for row in rows]  # what activating it is felt to bring, beside what others do
        self.year_1: Final = [row[3] for row in rows]  # one in a deck, for the hand of year I
        self.year_2: Final = [row[4] for row in rows]  # for library II
        self.year_3: Final = [row[5] for row in rows]
        mean_token = sum(tokens.values()) / max(1, len(tokens))
        self.tokens: Final = [0.0] + [tokens.get(token, mean_token) for token in range(1, LAST_TOKEN + 1)]
        self.worths: Final = Worths(**worths)
        self.habits: Final = Habits(**habits)


USUAL: Final = Weights(CARD_WEIGHTS, TOKEN_WEIGHTS, WORTHS, HABITS)
