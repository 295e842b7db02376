"""What each spell would gain now, and the answers with which it would be used."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from conclave.games.archimage.bots.plan import (
    LATER,
    best_break,
    colour_values,
    least_dice,
    reach_after,
    totals_of,
    without,
    worth_of,
)
from conclave.games.archimage.bots.position import (
    HALL,
    HOME,
    OWN_SEALS,
    Sight,
    active_scrolls,
    dice_in,
    fits,
    flood,
    points,
    points_of,
    spaces_in,
)
from conclave.games.archimage.rules.elements import (
    COLOURS,
    SIDES,
    SPIRIT,
    colour_of,
    die,
    element_of,
    power_of,
    value_of,
)
from conclave.games.archimage.rules.picks import (
    BOND_ONE,
    BREAK,
    COLOUR,
    DIE,
    DONE_PICK,
    FAMILIAR,
    MAGE,
    SCROLL,
    SEAT,
    SPACE,
    TAKE_OFF,
)
from conclave.games.archimage.rules.scrolls import (
    ABSORPTION,
    ALTERATION,
    BOND,
    BORROW,
    DISINTEGRATION,
    EVOLUTION,
    EXCHANGE,
    GROWTH,
    GUARDIAN,
    INVERSION,
    LEAP,
    MISSION,
    MYSTIFICATION,
    REBIRTH,
    REORGANISATION,
    SCROLL_NUMBERS,
    SPEED,
    TELEPORTATION,
    THEFT,
    TRANSFER,
    TRANSMUTATION,
    scroll,
    scroll_element,
    scroll_power,
    spell_of,
)

Script = list[tuple[str, int]]  # questions that will come, and their answers; one that has one answer is not asked
Scheme = tuple[float, Script]  # what is gained over not using the spell
IDLE: Final[Scheme] = (0.0, [])

CLEAR: Final = 3.0  # gain of a spell that is always worth using
SLIGHT: Final = 0.5  # of one that may help
FEW: Final = 3  # seals thought through for a spell
WORTH_GUARDING: Final = 5


def colours_for(element: int) -> Iterable[int]:
    return range(COLOURS) if element == SPIRIT else (element,)


def best_of(schemes: Iterable[Scheme]) -> Scheme:
    return max(schemes, key=lambda scheme: scheme[0], default=IDLE)


def breaks(dice: tuple[int, ...], token: int) -> bool:
    return totals_of(dice)[element_of(token)] >= power_of(token)


def idle_dice(sight: Sight) -> tuple[int, ...]:
    """Dice that will break nothing as things stand."""
    dice, reach = sight.dice, sight.reach
    while dice:
        space = best_break(dice, reach, sight, 1)[1]
        if space < 0:
            break
        dice = without(dice, least_dice(dice, sight.seals[space]))
        reach = reach_after(reach, space, sight)
    return dice


def dice_script(dice: tuple[int, ...], token: int) -> Script:
    return [("dice", DIE + number) for number in least_dice(dice, token)]


def break_gain(sight: Sight, space: int, used: tuple[int, ...]) -> float:
    """Of breaking a seal with some dice, and of what follows with the others."""
    rest = without(sight.dice, used)
    return sight.gain(space) + LATER * best_break(rest, reach_after(sight.reach, space, sight), sight, 1)[0]


# --- Power ---------------------------------------------------------------------------------------------------------


def growth(sight: Sight, element: int, base: float) -> Scheme:
    return CLEAR, [("grow", COLOUR + best_colour(sight, colours_for(element)))]


def best_colour(sight: Sight, colours: Iterable[int]) -> int:
    """The colour of which one more die is worth most."""
    return max(colours, key=lambda colour: one_more(sight, colour))


def one_more(sight: Sight, colour: int) -> float:
    """What one more die of a colour is worth."""
    if not sight.data["reserve"][colour]:
        return -1.0
    held = sum(1 for number in sight.dice if colour_of(number) == colour)
    values = colour_values(sight, colour)
    return values[min(held + 1, 3)] - values[min(held, 3)]


def evolution(sight: Sight, element: int, base: float) -> Scheme:
    schemes = []
    for colour in colours_for(element):
        low = [number for number in sight.dice if colour_of(number) == colour and value_of(number) < SIDES]
        if low:
            dice = tuple([raised(number, 2) if number in low else number for number in sight.dice])
            schemes.append((worth_of(dice, sight) - base, [("evolve", DIE + low[0])]))
    return best_of(schemes)


def raised(number: int, by: int) -> int:
    return die(colour_of(number), min(SIDES, value_of(number) + by))


def rebirth(sight: Sight, element: int, base: float) -> Scheme:
    """Dice that break nothing are rolled again."""
    idle = idle_dice(sight)
    schemes = []
    for colour in colours_for(element):
        some = [number for number in idle if colour_of(number) == colour]
        if some:
            script = [("reroll", DIE + number) for number in some]
            schemes.append((SLIGHT * len(some), [*script, ("reroll", DONE_PICK)]))
    return best_of(schemes)


def transmutation(sight: Sight, element: int, base: float) -> Scheme:
    """Dice that break nothing become dice that do."""
    idle = idle_dice(sight)
    schemes = []
    for colour in colours_for(element):
        some = tuple([number for number in idle if colour_of(number) == colour])
        for other in range(COLOURS):
            if some and other != colour and sight.data["reserve"][other] >= len(some):
                dice = recoloured(sight.dice, some, other)
                script = [("transmute", DIE + number) for number in some]
                script += [("transmute", DONE_PICK), ("new-colour", COLOUR + other)]
                schemes.append((worth_of(dice, sight) - base, script))
    return best_of(schemes)


def recoloured(dice: tuple[int, ...], some: tuple[int, ...], colour: int) -> tuple[int, ...]:
    changed = [die(colour, value_of(number)) for number in some]
    return tuple(sorted([*without(dice, some), *changed]))


# --- Passages ------------------------------------------------------------------------------------------------------


def out_of_reach(sight: Sight) -> list[int]:
    """Tokens that can be reached but not broken with the dice, the best first."""
    totals = totals_of(sight.dice)
    found = [
        space
        for space in spaces_in(sight.reach)
        if sight.tokens[space] and totals[element_of(sight.tokens[space])] < power_of(sight.tokens[space])
    ]
    return sorted(found, key=sight.gain, reverse=True)[:FEW]


def inversion(sight: Sight, element: int, base: float) -> Scheme:
    return best_of(swap(sight, element, base, one, True) for one in out_of_reach(sight))


def exchange(sight: Sight, element: int, base: float) -> Scheme:
    return best_of(swap(sight, element, base, one, False) for one in out_of_reach(sight))


def swap(sight: Sight, element: int, base: float, one: int, same_power: bool) -> Scheme:
    """Put a token that the dice can break where one lies that they cannot."""
    mine = sight.tokens[one]
    for other, token in enumerate(sight.tokens):
        if not token or sight.reach >> other & 1 or not breaks(sight.dice, token):
            continue
        alike = power_of(mine) == power_of(token) if same_power else element_of(mine) == element_of(token)
        if not alike or mine == token or not (fits(mine, element) or fits(token, element)):
            continue
        first, second = sorted((one, other))
        if same_power and element != SPIRIT and element_of(sight.tokens[first]) != element:
            first, second = second, first
        gain = break_gain(sight, one, least_dice(sight.dice, token)) - base
        return gain, [("first-seal", SPACE + first), ("second-seal", SPACE + second)]
    return IDLE


def absorption(sight: Sight, element: int, base: float) -> Scheme:
    held = [entry["stored"] for entry in sight.me["scrolls"] if is_holder(entry, element)]
    if not held:
        return IDLE
    schemes = []
    for number in set(sight.dice):
        dice = tuple(sorted([*without(sight.dice, (number,)), raised(number, held[0]["power"])]))
        schemes.append((worth_of(dice, sight) - base, [("strengthen", DIE + number)]))
    return best_of(schemes)


def is_holder(entry: dict[str, Any], element: int) -> bool:
    number = SCROLL_NUMBERS[entry["scroll"]]
    return spell_of(number) == ABSORPTION and scroll_element(number) == element and entry["stored"] is not None


def disintegration(sight: Sight, element: int, base: float) -> Scheme:
    """The token that has the most behind it."""
    tokens = [space for space in spaces_in(sight.reach) if sight.tokens[space] and fits(sight.tokens[space], element)]
    schemes = []
    for space in sorted(tokens, key=sight.opened, reverse=True)[:FEW]:
        after = best_break(sight.dice, reach_after(sight.reach, space, sight), sight, 1)[0]
        schemes.append((after - base + SLIGHT * sight.opened(space), [("disintegrate", SPACE + space)]))
    return best_of(schemes)


def reorganisation(sight: Sight, element: int, base: float) -> Scheme:
    """Bring a scroll that the dice can break to a space that can be reached."""
    lying = sight.lying
    near = [space for space in spaces_in(sight.reach) if not sight.tokens[space]]
    schemes = []
    for far, number in enumerate(lying):
        if (
            not number
            or sight.reach >> far & 1
            or sight.guarded >> far & 1
            or not breaks(sight.dice, OWN_SEALS[number])
        ):
            continue
        for one in near:
            ours, theirs = scroll_element(lying[one]) == element, scroll_element(number) == element
            if (ours or theirs) and lying[one] != number:
                first, second = sorted((one, far)) if ours and theirs else (one, far) if ours else (far, one)
                script = [("first-scroll", SPACE + first), ("second-scroll", SPACE + second)]
                schemes.append((sight.worth(number) - base, script))
                break
    return best_of(schemes)


# --- Conflict ------------------------------------------------------------------------------------------------------


def leader(sight: Sight, seats: list[int]) -> int:
    return max(seats, key=lambda seat: points_of(sight.data["players"][seat]))


def rivals_with(sight: Sight, colours: Iterable[int]) -> list[int]:
    """Opponents in the round with a die of one of the colours."""
    players = sight.data["players"]
    wanted = set(colours)
    return [seat for seat in sight.rivals() if wanted & {colour_of(number) for number in dice_in(players[seat])}]


def mystification(sight: Sight, element: int, base: float) -> Scheme:
    """A die that breaks nothing gets a colour in which it does."""
    idle = idle_dice(sight)
    schemes = []
    for colour in colours_for(element):
        rivals = rivals_with(sight, [colour])
        for number in set(idle):
            if rivals and colour_of(number) != colour:
                whom = leader(sight, rivals)
                theirs = [one for one in dice_in(sight.data["players"][whom]) if colour_of(one) == colour]
                script = [("mystify-whom", SEAT + whom), ("mystify-theirs", DIE + theirs[-1])]
                dice = recoloured(sight.dice, (number,), colour)
                schemes.append((worth_of(dice, sight) - base, [*script, ("mystify-mine", DIE + number)]))
    return best_of(schemes)


def alteration(sight: Sight, element: int, base: float) -> Scheme:
    """It always takes something from somebody."""
    schemes = []
    for colour in colours_for(element):
        rivals = rivals_with(sight, [colour])
        whom = leader(sight, rivals or sight.rivals())
        dice = tuple([raised(number, 1) if colour_of(number) == colour else number for number in sight.dice])
        gain = worth_of(dice, sight) - base + (SLIGHT if rivals else 0.0)
        schemes.append((gain, [("alter-colour", COLOUR + colour), ("alter-whom", SEAT + whom)]))
    return best_of(schemes)


def transfer(sight: Sight, element: int, base: float) -> Scheme:
    """Only for points: a Synergy, or a scroll that one's Synergies count."""
    mine = [number for number in active_scrolls(sight.me) if number != scroll(TRANSFER, element)]
    before = points(sight.owned)
    schemes = []
    for seat in sight.rivals():
        for theirs in active_scrolls(sight.data["players"][seat]):
            for own in mine:
                if scroll_element(theirs) == element and scroll_power(theirs) == scroll_power(own):
                    owned = [*without(tuple(sight.owned), (own,)), theirs]
                    script = [("transfer-whom", SEAT + seat), ("transfer-theirs", SCROLL + theirs)]
                    schemes.append((float(points(owned) - before), [*script, ("transfer-mine", SCROLL + own)]))
    return best_of(schemes)


def theft(sight: Sight, element: int, base: float) -> Scheme:
    rivals = rivals_with(sight, colours_for(element))
    return (CLEAR, [("theft-whom", SEAT + leader(sight, rivals))]) if rivals else IDLE


def borrow(sight: Sight, element: int, base: float) -> Scheme:
    schemes = []
    for seat in sight.rivals():
        for number in active_scrolls(sight.data["players"][seat]):
            if scroll_element(number) == element and spell_of(number) in LENT:
                gain, script = SCHEMES[spell_of(number)](sight, element, base)
                schemes.append((gain, [("borrow-whom", SEAT + seat), ("borrow-which", SCROLL + number), *script]))
    return best_of(schemes)


# --- Traveller -----------------------------------------------------------------------------------------------------


def mission(sight: Sight, element: int, base: float) -> Scheme:
    """Keep a token for oneself that one cannot break yet."""
    if sight.me["familiar"] != HOME or not sight.rivals():
        return IDLE
    kept = [space for space in out_of_reach(sight) if fits(sight.tokens[space], element)]
    return (SLIGHT, [("mission", SPACE + kept[0])]) if kept and sight.opened(kept[0]) > 1 else IDLE


def arrivals(sight: Sight, beyond: int, base: float, script: Script, question: str) -> list[Scheme]:
    """Breaking one of the seals that a spell opens."""
    schemes = []
    for space in spaces_in(beyond & ~sight.reach):
        token = sight.seals[space]
        if breaks(sight.dice, token):
            gain = break_gain(sight, space, least_dice(sight.dice, token)) - base
            schemes.append((gain, [*script, (question, BREAK + space), *dice_script(sight.dice, token)]))
    return schemes


def leap(sight: Sight, element: int, base: float) -> Scheme:
    schemes = []
    for over in spaces_in(sight.reach):
        if sight.tokens[over] and fits(sight.tokens[over], element):
            beyond = sight.breakable_in(sight.ways[over])
            schemes += arrivals(sight, beyond, base, [("leap-over", SPACE + over)], "leap-to")
    return best_of(schemes)


def teleportation(sight: Sight, element: int, base: float) -> Scheme:
    schemes = []
    for seat, player in enumerate(sight.data["players"]):
        if seat == sight.seat:
            continue
        for piece, space in ((MAGE + seat, player["mage"]), (FAMILIAR + seat, player["familiar"])):
            if space not in (HALL, HOME):
                closed = (sight.sealed | sight.bars) & ~(1 << space) | sight.sealed
                beyond = sight.breakable_in(flood(sight.ways, sight.me["mage"], closed))
                fitting = [one for one in spaces_in(beyond) if fits(sight.seals[one], element)]
                opened = sum(1 << one for one in fitting)
                schemes += arrivals(sight, opened, base, [("pass", piece)], "pass-to")
    return best_of(schemes)


def guardian(sight: Sight, element: int, base: float) -> Scheme:
    """Take it off a scroll that one can break; or put it on one that a rival could break and oneself cannot."""
    stands = sight.data["guardians"][element]
    if stands != HOME:
        if sight.touched >> stands & 1 and breaks(sight.dice, sight.seals[stands]):
            return sight.worth(sight.lying[stands]) - base, [("guardian", TAKE_OFF)]
        return IDLE
    threats = [dice_in(sight.data["players"][seat]) for seat in sight.rivals()]
    for space in spaces_in(sight.reach):
        number = sight.lying[space]
        if number and not sight.tokens[space] and scroll_element(number) == element:
            token = sight.seals[space]
            threatened = any(breaks(dice, token) for dice in threats)
            if power_of(token) >= WORTH_GUARDING and threatened and not breaks(sight.dice, token):
                return SLIGHT, [("guardian", SPACE + space)]
    return IDLE


def speed(sight: Sight, element: int, base: float) -> Scheme:
    """The best seal that the dice break, then the best that it leaves."""
    firsts = [space for space in spaces_in(sight.reach) if breaks(sight.dice, sight.seals[space])]
    schemes = []
    for first in sorted(firsts, key=sight.gain, reverse=True)[:FEW]:
        left = reach_after(sight.reach, first, sight)
        seconds = [space for space in spaces_in(left) if fits(sight.seals[space], element)]
        if seconds:
            second = max(seconds, key=sight.gain)
            used = least_dice(sight.dice, sight.seals[first])
            script = [("speed-first", BREAK + first), *dice_script(sight.dice, sight.seals[first])]
            gain = break_gain(sight, first, used) + sight.gain(second) - base
            schemes.append((gain, [*script, ("speed-second", BREAK + second)]))
    return best_of(schemes)


def bond(sight: Sight, element: int, base: float) -> Scheme:
    """A die that shows 1 breaks any token of its colour."""
    schemes = []
    for space in spaces_in(sight.reach):
        token = sight.tokens[space]
        if token and die(element_of(token), 1) in sight.dice:
            gain = break_gain(sight, space, (die(element_of(token), 1),)) - base
            schemes.append((gain, [("bond", BOND_ONE), ("bond-target", BREAK + space)]))
    return best_of(schemes)


SCHEMES: Final[dict[int, Callable[[Sight, int, float], Scheme]]] = {
    TRANSMUTATION: transmutation,
    REBIRTH: rebirth,
    EVOLUTION: evolution,
    GROWTH: growth,
    INVERSION: inversion,
    EXCHANGE: exchange,
    ABSORPTION: absorption,
    DISINTEGRATION: disintegration,
    REORGANISATION: reorganisation,
    MYSTIFICATION: mystification,
    ALTERATION: alteration,
    TRANSFER: transfer,
    THEFT: theft,
    BORROW: borrow,
    MISSION: mission,
    LEAP: leap,
    TELEPORTATION: teleportation,
    GUARDIAN: guardian,
    SPEED: speed,
    BOND: bond,
}
LENT: Final = [TRANSMUTATION, REBIRTH, EVOLUTION, GROWTH, MYSTIFICATION, ALTERATION, THEFT]  # that a Borrow may use
