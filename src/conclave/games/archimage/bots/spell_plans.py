"""What each spell would gain now, and the answers with which it would be used."""

from collections.abc import Callable, Iterable
from typing import Final

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
    Position,
    active_scrolls,
    dice_in,
    flood,
    points,
    points_of,
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
from conclave.games.archimage.rules.saves import SealData
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
from conclave.games.archimage.rules.ways import fits, spaces_in

Script = list[tuple[str, int]]  # questions that will come, and their answers; one that has one answer is not asked
Plan = tuple[float, Script]  # what is gained over not using the spell
IDLE: Final[Plan] = (0.0, [])

CLEAR: Final = 3.0  # gain of a spell that is always worth using
SLIGHT: Final = 0.5  # of one that may help
FEW: Final = 3  # seals thought through for a spell
WORTH_GUARDING: Final = 5


def colours_for(element: int) -> Iterable[int]:
    return range(COLOURS) if element == SPIRIT else (element,)


def best_of(plans: Iterable[Plan]) -> Plan:
    return max(plans, key=lambda plan: plan[0], default=IDLE)


def breaks(dice: tuple[int, ...], token: int) -> bool:
    return totals_of(dice)[element_of(token)] >= power_of(token)


def idle_dice(position: Position) -> tuple[int, ...]:
    """Dice that will break nothing as things stand."""
    dice, reach = position.dice, position.reach
    while dice:
        space = best_break(dice, reach, position, 1)[1]
        if space < 0:
            break
        dice = without(dice, least_dice(dice, position.seals[space]))
        reach = reach_after(reach, space, position)
    return dice


def dice_script(dice: tuple[int, ...], token: int) -> Script:
    return [("dice", DIE + number) for number in least_dice(dice, token)]


def break_gain(position: Position, space: int, used: tuple[int, ...]) -> float:
    """Of breaking a seal with some dice, and of what follows with the others."""
    rest = without(position.dice, used)
    return position.gain(space) + LATER * best_break(rest, reach_after(position.reach, space, position), position, 1)[0]


# --- Power ---------------------------------------------------------------------------------------------------------


def growth(position: Position, element: int, base: float) -> Plan:
    return CLEAR, [("grow", COLOUR + best_colour(position, colours_for(element)))]


def best_colour(position: Position, colours: Iterable[int]) -> int:
    """The colour of which one more die is worth most."""
    return max(colours, key=lambda colour: one_more(position, colour))


def one_more(position: Position, colour: int) -> float:
    """What one more die of a colour is worth."""
    if not position.data["reserve"][colour]:
        return -1.0
    held = sum(1 for number in position.dice if colour_of(number) == colour)
    values = colour_values(position, colour)
    return values[min(held + 1, 3)] - values[min(held, 3)]


def evolution(position: Position, element: int, base: float) -> Plan:
    plans = []
    for colour in colours_for(element):
        low = [number for number in position.dice if colour_of(number) == colour and value_of(number) < SIDES]
        if low:
            dice = tuple([raised(number, 2) if number in low else number for number in position.dice])
            plans.append((worth_of(dice, position) - base, [("evolve", DIE + low[0])]))
    return best_of(plans)


def raised(number: int, by: int) -> int:
    return die(colour_of(number), min(SIDES, value_of(number) + by))


def rebirth(position: Position, element: int, base: float) -> Plan:
    """Dice that break nothing are rolled again."""
    idle = idle_dice(position)
    plans = []
    for colour in colours_for(element):
        some = [number for number in idle if colour_of(number) == colour]
        if some:
            script = [("reroll", DIE + number) for number in some]
            plans.append((SLIGHT * len(some), [*script, ("reroll", DONE_PICK)]))
    return best_of(plans)


def transmutation(position: Position, element: int, base: float) -> Plan:
    """Dice that break nothing become dice that do."""
    idle = idle_dice(position)
    plans = []
    for colour in colours_for(element):
        some = tuple([number for number in idle if colour_of(number) == colour])
        for other in range(COLOURS):
            if some and other != colour and position.data["reserve"][other] >= len(some):
                dice = recoloured(position.dice, some, other)
                script = [("transmute", DIE + number) for number in some]
                script += [("transmute", DONE_PICK), ("new-colour", COLOUR + other)]
                plans.append((worth_of(dice, position) - base, script))
    return best_of(plans)


def recoloured(dice: tuple[int, ...], some: tuple[int, ...], colour: int) -> tuple[int, ...]:
    changed = [die(colour, value_of(number)) for number in some]
    return tuple(sorted([*without(dice, some), *changed]))


# --- Passages ------------------------------------------------------------------------------------------------------


def out_of_reach(position: Position) -> list[int]:
    """Tokens that can be reached but not broken with the dice, the best first."""
    totals = totals_of(position.dice)
    found = [
        space
        for space in spaces_in(position.reach)
        if position.tokens[space] and totals[element_of(position.tokens[space])] < power_of(position.tokens[space])
    ]
    return sorted(found, key=position.gain, reverse=True)[:FEW]


def inversion(position: Position, element: int, base: float) -> Plan:
    return best_of(swap(position, element, base, one, True) for one in out_of_reach(position))


def exchange(position: Position, element: int, base: float) -> Plan:
    return best_of(swap(position, element, base, one, False) for one in out_of_reach(position))


def swap(position: Position, element: int, base: float, one: int, same_power: bool) -> Plan:
    """Put a token that the dice can break where one lies that they cannot."""
    mine = position.tokens[one]
    for other, token in enumerate(position.tokens):
        if not token or position.reach >> other & 1 or not breaks(position.dice, token):
            continue
        alike = power_of(mine) == power_of(token) if same_power else element_of(mine) == element_of(token)
        if not alike or mine == token or not (fits(mine, element) or fits(token, element)):
            continue
        first, second = sorted((one, other))
        if same_power and element != SPIRIT and element_of(position.tokens[first]) != element:
            first, second = second, first
        gain = break_gain(position, one, least_dice(position.dice, token)) - base
        return gain, [("first-seal", SPACE + first), ("second-seal", SPACE + second)]
    return IDLE


def absorption(position: Position, element: int, base: float) -> Plan:
    held: list[SealData] = []
    for entry in position.me["scrolls"]:
        seal = entry["stored"]
        if seal is not None and is_absorption(entry["scroll"], element):
            held.append(seal)
    if not held:
        return IDLE
    plans = []
    for number in set(position.dice):
        dice = tuple(sorted([*without(position.dice, (number,)), raised(number, held[0]["power"])]))
        plans.append((worth_of(dice, position) - base, [("strengthen", DIE + number)]))
    return best_of(plans)


def is_absorption(key: str, element: int) -> bool:
    number = SCROLL_NUMBERS[key]
    return spell_of(number) == ABSORPTION and scroll_element(number) == element


def disintegration(position: Position, element: int, base: float) -> Plan:
    """The token that has the most behind it."""
    tokens = [
        space for space in spaces_in(position.reach) if position.tokens[space] and fits(position.tokens[space], element)
    ]
    plans = []
    for space in sorted(tokens, key=position.opened, reverse=True)[:FEW]:
        after = best_break(position.dice, reach_after(position.reach, space, position), position, 1)[0]
        plans.append((after - base + SLIGHT * position.opened(space), [("disintegrate", SPACE + space)]))
    return best_of(plans)


def reorganisation(position: Position, element: int, base: float) -> Plan:
    """Bring a scroll that the dice can break to a space that can be reached."""
    scrolls_there = position.scrolls_on_board
    near = [space for space in spaces_in(position.reach) if not position.tokens[space]]
    plans = []
    for far, number in enumerate(scrolls_there):
        if (
            not number
            or position.reach >> far & 1
            or position.guarded >> far & 1
            or not breaks(position.dice, OWN_SEALS[number])
        ):
            continue
        for one in near:
            ours, theirs = scroll_element(scrolls_there[one]) == element, scroll_element(number) == element
            if (ours or theirs) and scrolls_there[one] != number:
                first, second = sorted((one, far)) if ours and theirs else (one, far) if ours else (far, one)
                script = [("first-scroll", SPACE + first), ("second-scroll", SPACE + second)]
                plans.append((position.worth(number) - base, script))
                break
    return best_of(plans)


# --- Conflict ------------------------------------------------------------------------------------------------------


def leader(position: Position, seats: list[int]) -> int:
    return max(seats, key=lambda seat: points_of(position.data["players"][seat]))


def rivals_with(position: Position, colours: Iterable[int]) -> list[int]:
    """Opponents in the round with a die of one of the colours."""
    players = position.data["players"]
    wanted = set(colours)
    return [seat for seat in position.rivals() if wanted & {colour_of(number) for number in dice_in(players[seat])}]


def mystification(position: Position, element: int, base: float) -> Plan:
    """A die that breaks nothing gets a colour in which it does."""
    idle = idle_dice(position)
    plans = []
    for colour in colours_for(element):
        rivals = rivals_with(position, [colour])
        for number in set(idle):
            if rivals and colour_of(number) != colour:
                whom = leader(position, rivals)
                theirs = [one for one in dice_in(position.data["players"][whom]) if colour_of(one) == colour]
                script = [("mystify-whom", SEAT + whom), ("mystify-theirs", DIE + theirs[-1])]
                dice = recoloured(position.dice, (number,), colour)
                plans.append((worth_of(dice, position) - base, [*script, ("mystify-mine", DIE + number)]))
    return best_of(plans)


def alteration(position: Position, element: int, base: float) -> Plan:
    """It always takes something from somebody."""
    plans = []
    for colour in colours_for(element):
        rivals = rivals_with(position, [colour])
        whom = leader(position, rivals or position.rivals())
        dice = tuple([raised(number, 1) if colour_of(number) == colour else number for number in position.dice])
        gain = worth_of(dice, position) - base + (SLIGHT if rivals else 0.0)
        plans.append((gain, [("alter-colour", COLOUR + colour), ("alter-whom", SEAT + whom)]))
    return best_of(plans)


def transfer(position: Position, element: int, base: float) -> Plan:
    """Only for points: a Synergy, or a scroll that one's Synergies count."""
    mine = [number for number in active_scrolls(position.me) if number != scroll(TRANSFER, element)]
    before = points(position.owned)
    plans = []
    for seat in position.rivals():
        for theirs in active_scrolls(position.data["players"][seat]):
            for own in mine:
                if scroll_element(theirs) == element and scroll_power(theirs) == scroll_power(own):
                    owned = [*without(tuple(position.owned), (own,)), theirs]
                    script = [("transfer-whom", SEAT + seat), ("transfer-theirs", SCROLL + theirs)]
                    plans.append((float(points(owned) - before), [*script, ("transfer-mine", SCROLL + own)]))
    return best_of(plans)


def theft(position: Position, element: int, base: float) -> Plan:
    rivals = rivals_with(position, colours_for(element))
    return (CLEAR, [("theft-whom", SEAT + leader(position, rivals))]) if rivals else IDLE


def borrow(position: Position, element: int, base: float) -> Plan:
    plans = []
    for seat in position.rivals():
        for number in active_scrolls(position.data["players"][seat]):
            if scroll_element(number) == element and spell_of(number) in LENT:
                gain, script = PLANS[spell_of(number)](position, element, base)
                plans.append((gain, [("borrow-whom", SEAT + seat), ("borrow-which", SCROLL + number), *script]))
    return best_of(plans)


# --- Traveller -----------------------------------------------------------------------------------------------------


def mission(position: Position, element: int, base: float) -> Plan:
    """Keep a token for oneself that one cannot break yet."""
    if position.me["familiar"] != HOME or not position.rivals():
        return IDLE
    kept = [space for space in out_of_reach(position) if fits(position.tokens[space], element)]
    return (SLIGHT, [("mission", SPACE + kept[0])]) if kept and position.opened(kept[0]) > 1 else IDLE


def arrivals(position: Position, beyond: int, base: float, script: Script, question: str) -> list[Plan]:
    """Breaking one of the seals that a spell opens."""
    plans = []
    for space in spaces_in(beyond & ~position.reach):
        token = position.seals[space]
        if breaks(position.dice, token):
            gain = break_gain(position, space, least_dice(position.dice, token)) - base
            plans.append((gain, [*script, (question, BREAK + space), *dice_script(position.dice, token)]))
    return plans


def leap(position: Position, element: int, base: float) -> Plan:
    plans = []
    for over in spaces_in(position.reach):
        if position.tokens[over] and fits(position.tokens[over], element):
            beyond = position.breakable_in(position.ways[over])
            plans += arrivals(position, beyond, base, [("leap-over", SPACE + over)], "leap-to")
    return best_of(plans)


def teleportation(position: Position, element: int, base: float) -> Plan:
    plans = []
    for seat, player in enumerate(position.data["players"]):
        if seat == position.seat:
            continue
        for piece, space in ((MAGE + seat, player["mage"]), (FAMILIAR + seat, player["familiar"])):
            if space not in (HALL, HOME):
                closed = (position.sealed | position.bars) & ~(1 << space) | position.sealed
                beyond = position.breakable_in(flood(position.ways, position.me["mage"], closed))
                fitting = [one for one in spaces_in(beyond) if fits(position.seals[one], element)]
                opened = sum(1 << one for one in fitting)
                plans += arrivals(position, opened, base, [("pass", piece)], "pass-to")
    return best_of(plans)


def guardian(position: Position, element: int, base: float) -> Plan:
    """Take it off a scroll that one can break; or put it on one that a rival could break and oneself cannot."""
    stands = position.data["guardians"][element]
    if stands != HOME:
        if position.touched >> stands & 1 and breaks(position.dice, position.seals[stands]):
            return position.worth(position.scrolls_on_board[stands]) - base, [("guardian", TAKE_OFF)]
        return IDLE
    threats = [dice_in(position.data["players"][seat]) for seat in position.rivals()]
    for space in spaces_in(position.reach):
        number = position.scrolls_on_board[space]
        if number and not position.tokens[space] and scroll_element(number) == element:
            token = position.seals[space]
            threatened = any(breaks(dice, token) for dice in threats)
            if power_of(token) >= WORTH_GUARDING and threatened and not breaks(position.dice, token):
                return SLIGHT, [("guardian", SPACE + space)]
    return IDLE


def speed(position: Position, element: int, base: float) -> Plan:
    """The best seal that the dice break, then the best that it leaves."""
    firsts = [space for space in spaces_in(position.reach) if breaks(position.dice, position.seals[space])]
    plans = []
    for first in sorted(firsts, key=position.gain, reverse=True)[:FEW]:
        left = reach_after(position.reach, first, position)
        seconds = [space for space in spaces_in(left) if fits(position.seals[space], element)]
        if seconds:
            second = max(seconds, key=position.gain)
            used = least_dice(position.dice, position.seals[first])
            script = [("speed-first", BREAK + first), *dice_script(position.dice, position.seals[first])]
            gain = break_gain(position, first, used) + position.gain(second) - base
            plans.append((gain, [*script, ("speed-second", BREAK + second)]))
    return best_of(plans)


def bond(position: Position, element: int, base: float) -> Plan:
    """A die that shows 1 breaks any token of its colour."""
    plans = []
    for space in spaces_in(position.reach):
        token = position.tokens[space]
        if token and die(element_of(token), 1) in position.dice:
            gain = break_gain(position, space, (die(element_of(token), 1),)) - base
            plans.append((gain, [("bond", BOND_ONE), ("bond-target", BREAK + space)]))
    return best_of(plans)


PLANS: Final[dict[int, Callable[[Position, int, float], Plan]]] = {
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
