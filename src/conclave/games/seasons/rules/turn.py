"""A player's turn: the die, then summoning, activating, transmuting and bonuses in any order (B3)."""

from typing import Final

from conclave.games.seasons.rules.activation import activate, add_activations
from conclave.games.seasons.rules.dice import (
    DICE,
    FACE_CARD,
    FACE_CRYSTALS,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    NO_DIE,
    RATES,
    SIDES,
    die_of,
    face_of,
    season_of,
)
from conclave.games.seasons.rules.energy import PLENTY, TYPES, one, total
from conclave.games.seasons.rules.events import BONUS, EFFECT, REROLLED, TRANSMUTED, TURN_ENDED, USED_TOKEN
from conclave.games.seasons.rules.names import (
    CARD_KEYS,
    IOS_TRANSMUTER,
    NO_CARD,
    OLAFS_KNOWLEDGE,
    STEADFAST_DIE,
    VISION_OF_DESTINY,
)
from conclave.games.seasons.rules.picks import (
    ACTIVATE,
    BONUS_CARD,
    BONUS_DRAW,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    CARD,
    DRAW,
    END,
    INSTEAD_ENERGY,
    INSTEAD_GAUGE,
    INSTEAD_TRANSMUTE,
    KEEP,
    LEAVE_ENERGY,
    PAY_VISION,
    RAISE,
    REJECT,
    SOURCES,
    SUMMON,
    TAKE_ENERGY,
    TRANSMUTE,
    USE_DIE,
    USE_TOKEN,
)
from conclave.games.seasons.rules.piles import (
    cards_to_draw,
    clear_limbo,
    discard_top,
    draw_cards,
    keep,
    reject,
    reject_all,
    without,
)
from conclave.games.seasons.rules.registry import ABILITY_TOKENS, FROM_POOL, effect, question
from conclave.games.seasons.rules.state import (
    BONUSES,
    GAUGE_MAX,
    STEADFASTS,
    TRANSMUTERS,
    USED,
    Player,
    SeasonsTable,
    power_of,
)
from conclave.games.seasons.rules.summon import SUMMONING, add_summons
from conclave.games.seasons.rules.supply import gain, gain_these, pay
from conclave.games.seasons.rules.tableau import card_picked
from conclave.games.seasons.rules.verbs import (
    allow_transmuting,
    gain_crystals,
    move_gauge,
    pay_crystals,
    transmute_bonus,
)
from conclave.table.effects import ALWAYS
from conclave.table.frame import CALL, DONE, START, Frame
from conclave.table.rng import roll

VISION_COST: Final = 5

# Steps of a turn.
BEFORE_DIE: Final = 1
DECIDED: Final = 2
OFFERED: Final = 3
APPLIED: Final = 4
FREE: Final = 5
ACTING: Final = 6


def turn(t: SeasonsTable, f: Frame, pick: int) -> int:
    """One turn: Dice of Malice, the die's compulsory actions, then free actions until it is ended."""
    if f.step == ACTING:
        return act(t, f, pick)
    if f.step == START:
        begin_turn(t, f.owner)
    elif f.step == DECIDED and pick > ACTIVATE:
        return activate(t, f, card_picked(t.players[f.owner], pick - ACTIVATE), BEFORE_DIE)
    elif f.step == DECIDED and pick != USE_DIE:
        return replace_die(t, f, pick)
    if f.step <= BEFORE_DIE and before_die_options(t, f, f.owner) != [USE_DIE]:
        return t.ask(f, f.owner, ASK_BEFORE_DIE, DECIDED)
    if f.step <= DECIDED:
        return apply_die(t, f)
    if f.step == OFFERED:
        taken = FACE_ENERGY[t.players[f.owner].die] if pick == TAKE_ENERGY else 0
        return gain_these(t, f, f.owner, taken, FREE)
    if f.step == APPLIED and FACE_CARD[t.players[f.owner].die]:
        return t.push(f, Frame(DIE_CARD, f.owner), FREE)
    return t.ask(f, f.owner, ASK_FREE, ACTING)


def in_a_turn(t: SeasonsTable) -> bool:
    """Whether somebody's turn is going on, rather than the end of the round: right above the game lies its frame."""
    return len(t.stack) > 1 and t.stack[1].effect == TURN


def begin_turn(t: SeasonsTable, seat: int) -> None:
    t.active = seat
    t.may_transmute = False
    t.lasting = False
    t.bonus_level = 0
    t.sealed = False
    t.die_gauge = False
    t.die_card = False
    t.rerolls = 0
    t.replaced = False
    t.summons = 0
    t.visions = 0


def before_die_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Dice of Malice first, a Steadfast Die last (B3): once it stands in for the die there is nothing to reroll."""
    me = t.players[seat]
    picks = [USE_DIE]
    add_activations(t, me, True, picks)
    if me.presence >> STEADFASTS & 7:
        picks += [INSTEAD_GAUGE, INSTEAD_ENERGY, INSTEAD_TRANSMUTE]
    return picks


def replace_die(t: SeasonsTable, f: Frame, pick: int) -> int:
    """The Steadfast Die in place of all that the die would do; however many there are, one time (G23)."""
    t.replaced = True
    t.note(EFFECT, f.owner, STEADFAST_DIE)
    f.step = FREE
    if pick == INSTEAD_ENERGY:
        return gain(t, f, f.owner, 1, FREE)
    if pick == INSTEAD_GAUGE:
        move_gauge(t, f.owner, 1)
    else:
        allow_transmuting(t, f.owner)
    return CALL


def apply_die(t: SeasonsTable, f: Frame) -> int:
    """The die's compulsory actions (A1, A2); the first edition lets the player refuse all but the crystals."""
    face = t.players[f.owner].die
    gain_crystals(t, f.owner, FACE_CRYSTALS[face])
    if FACE_TRANSMUTE[face]:
        allow_transmuting(t, f.owner, lasting=True)
    let_transmuters(t, f.owner)
    if t.edition == 1:
        t.die_gauge = FACE_GAUGE[face] > 0
        t.die_card = FACE_CARD[face]
        if FACE_ENERGY[face]:
            return t.ask(f, f.owner, ASK_TAKE_ENERGY, OFFERED)
        return t.ask(f, f.owner, ASK_FREE, ACTING)
    move_gauge(t, f.owner, FACE_GAUGE[face])
    return gain_these(t, f, f.owner, FACE_ENERGY[face], APPLIED)


def let_transmuters(t: SeasonsTable, seat: int) -> None:
    """Io's Transmuter: a die that brings crystals lets its owner transmute, if it is really used (EK9)."""
    if uses_transmuter(t, seat):
        t.note(EFFECT, seat, IOS_TRANSMUTER)
        allow_transmuting(t, seat)


def uses_transmuter(t: SeasonsTable, seat: int) -> bool:
    me = t.players[seat]
    if not me.presence >> TRANSMUTERS & 7:
        return False
    return t.active == seat and not t.replaced and me.die != NO_DIE and FACE_CRYSTALS[me.die] > 0


def take_energy_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [TAKE_ENERGY, LEAVE_ENERGY]


def reroll(t: SeasonsTable, seat: int) -> None:
    """Roll the die taken once more; the season it belongs to stays."""
    me = t.players[seat]
    season = season_of(me.die)
    side = roll(t.key, "reroll", t.round, seat * DICE + t.rerolls, 1, SIDES)[0]
    t.rerolls += 1
    me.die = face_of(season, die_of(me.die), side)
    t.revealed = True
    t.note(REROLLED, seat, 0, me.die)


# --- the card symbol -----------------------------------------------------------------------------------------------

HOW: Final = 1
ONE_DRAWN: Final = 2
TWO_DRAWN: Final = 3


def die_card(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Draw a card and keep it or not; or, for a bonus, draw two and keep exactly one."""
    if f.step == START:
        if not cards_to_draw(t):
            return DONE
        return t.ask(f, f.owner, ASK_DIE_CARD, HOW)
    if f.step == HOW:
        if pick == DRAW:
            f.pool = draw_cards(t, f.owner, 1)
            return t.ask(f, f.owner, ASK_KEEP, ONE_DRAWN)
        use_bonus(t, f.owner, BONUS_DRAW)
        f.pool = draw_cards(t, f.owner, 2)
        return t.ask(f, f.owner, ASK_POOL, TWO_DRAWN)
    if f.step == ONE_DRAWN:
        card = f.pool[0]
        f.pool = ()
        if pick == KEEP:
            keep(t, f.owner, card)
        else:
            reject(t, f.owner, card)
        clear_limbo(t, f.owner)
        return DONE
    keep_one(t, f, pick - CARD)
    return DONE


def keep_one(t: SeasonsTable, f: Frame, card: int) -> None:
    """One of the cards on show goes to the owner's hand, the others to the discard pile."""
    f.pool = without(f.pool, card)
    keep(t, f.owner, card)
    reject_all(t, f)


def die_card_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [DRAW, BONUS_DRAW] if t.players[seat].bonuses < BONUSES else [DRAW]


def keep_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    return [KEEP, REJECT]


def keep_arguments(t: SeasonsTable, f: Frame, seat: int) -> dict[str, object]:
    return {"found": CARD_KEYS[f.pool[-1]]}


def pool_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    """Any of the cards on show."""
    return [CARD + card for card in sorted(set(f.pool))]


# --- free actions --------------------------------------------------------------------------------------------------


def free_options(t: SeasonsTable, f: Frame, seat: int) -> list[int]:
    me = t.players[seat]
    picks = [END]
    if me.hand and len(me.board) < me.gauge:
        add_summons(t, me, seat, picks)
    if me.board:
        add_activations(t, me, False, picks)
    if t.may_transmute:
        add_transmutes(me, picks)
    if me.bonuses < BONUSES:
        if total(me.spendable()) >= 2:
            picks.append(BONUS_EXCHANGE)
        if t.edition != 1 or not t.sealed:
            picks.append(BONUS_TRANSMUTE)
        if me.gauge < GAUGE_MAX:
            picks.append(BONUS_GAUGE)
    if t.die_gauge and me.gauge < GAUGE_MAX:
        picks.append(RAISE)
    if t.die_card and cards_to_draw(t):
        picks += die_card_options(t, f, seat)
    if me.token and not me.token_used and can_use_token(t, me):
        picks.append(USE_TOKEN)
    if t.enchantment >= OLAFS_KNOWLEDGE:
        add_enchanted(t, me, picks)
    return picks


def can_use_token(t: SeasonsTable, me: Player) -> bool:
    return me.token in ABILITY_TOKENS and ABILITY_TOKENS[me.token].able(t, me, 0)


def add_enchanted(t: SeasonsTable, me: Player, picks: list[int]) -> None:
    """What enchantments add to a turn: Olaf's fifth bonus, and Vision of Destiny's discard once a turn."""
    if t.enchantment == OLAFS_KNOWLEDGE and me.bonuses < BONUSES and cards_to_draw(t):
        picks.append(BONUS_CARD)
    if t.enchantment == VISION_OF_DESTINY and not t.visions and t.face_up and me.crystals >= VISION_COST:
        picks.append(PAY_VISION)


def add_transmutes(me: Player, picks: list[int]) -> None:
    sources = me.sources()
    for source, pack in enumerate(sources):
        if me.twin_source(source):
            continue
        for kind in range(TYPES):
            if pack >> 8 * kind & 255:
                picks.append(TRANSMUTE + kind * SOURCES + source)


def act(t: SeasonsTable, f: Frame, pick: int) -> int:
    """One free action, or the end of the turn."""
    if pick == END:
        t.may_transmute = False
        t.bonus_level = 0
        t.note(TURN_ENDED, f.owner)
        return DONE
    if pick > ACTIVATE:
        return activate(t, f, card_picked(t.players[f.owner], pick - ACTIVATE), FREE)
    if pick > SUMMON:
        return t.push(f, Frame(SUMMONING, f.owner, pick - SUMMON), FREE)
    f.step = FREE
    if pick >= TRANSMUTE:
        transmute(t, f.owner, (pick - TRANSMUTE) // SOURCES, (pick - TRANSMUTE) % SOURCES)
    elif pick == BONUS_EXCHANGE:
        use_bonus(t, f.owner, pick)
        return t.push(f, Frame(EXCHANGE, f.owner), FREE)
    elif pick == BONUS_TRANSMUTE:
        use_bonus(t, f.owner, pick)
        t.bonus_level += 1
        allow_transmuting(t, f.owner, lasting=True)
    elif pick == BONUS_GAUGE:
        use_bonus(t, f.owner, pick)
        move_gauge(t, f.owner, 1)
    elif pick == RAISE:
        t.die_gauge = False
        move_gauge(t, f.owner, 1)
    elif pick == BONUS_CARD:
        use_bonus(t, f.owner, pick)
        return draw_one(t, f.owner)
    elif pick == USE_TOKEN:
        return use_token(t, f)
    elif pick == PAY_VISION:
        t.visions += 1
        pay_crystals(t, f.owner, VISION_COST)
        discard_top(t, f.owner)
    else:
        t.die_card = False
        above = Frame(DIE_CARD, f.owner)
        above.step = HOW
        t.stack.append(above)
        return die_card(t, above, pick)
    return CALL


def draw_one(t: SeasonsTable, seat: int) -> int:
    """Draw a card, to keep or not, beside what the die gives."""
    above = Frame(DIE_CARD, seat)
    above.step = HOW
    t.stack.append(above)
    return die_card(t, above, DRAW)


def use_token(t: SeasonsTable, f: Frame) -> int:
    """Turn the ability token over and do what it says (D)."""
    me = t.players[f.owner]
    me.token_used = True
    t.note(USED_TOKEN, f.owner, NO_CARD, me.token)
    line = ABILITY_TOKENS[me.token].line
    return t.push(f, Frame(line.effect, f.owner, NO_CARD, line.number), FREE)


def use_bonus(t: SeasonsTable, seat: int, which: int) -> None:
    t.players[seat].bonuses += 1
    t.note(BONUS, seat, NO_CARD, which - BONUS_EXCHANGE)


def transmute(t: SeasonsTable, seat: int, kind: int, source: int) -> None:
    """Turn one energy into crystals at the rate of the season that the token shows now."""
    me = t.players[seat]
    me.spend(source, kind)
    if uses_transmuter(t, seat):
        for at, entry in enumerate(me.board):
            if power_of(entry) == IOS_TRANSMUTER:
                me.board[at] = entry | USED
    t.note(TRANSMUTED, seat, NO_CARD, one(kind))
    gain_crystals(t, seat, RATES[t.season][kind] + transmute_bonus(t, seat))


PAID: Final = 1
OVER: Final = 2


def exchange(t: SeasonsTable, f: Frame, pick: int) -> int:
    """Give up two energies for any two (G14)."""
    if f.step == START:
        return pay(t, f, f.owner, PLENTY, 2, PAID)
    if f.step == PAID:
        return gain(t, f, f.owner, 2, OVER)
    return DONE


TURN: Final = effect("turn", turn)
DIE_CARD: Final = effect("die-card", die_card)
EXCHANGE: Final = effect("exchange", exchange)
ASK_BEFORE_DIE: Final = question("before-die", before_die_options)
ASK_TAKE_ENERGY: Final = question("take-energy", take_energy_options)
ASK_DIE_CARD: Final = question("die-card", die_card_options)
ASK_KEEP: Final = question("keep", keep_options, arguments=keep_arguments)
ASK_POOL: Final = question("pool", pool_options, FROM_POOL)
ASK_FREE: Final = question("free", free_options, ALWAYS)
