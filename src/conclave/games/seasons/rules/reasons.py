"""Why something is not legal now: a reason with its arguments and the ruling behind it."""

from conclave.games.seasons.rules.dice import FACE_CARD, NO_DIE
from conclave.games.seasons.rules.energy import ENERGY_NAMES, count, total
from conclave.games.seasons.rules.events import REGISTRY
from conclave.games.seasons.rules.names import (
    ARCANE_TELESCOPE,
    BALANCE_OF_ISHTAR,
    CARD_KEYS,
    CRYSTAL_ORB,
    ELEMENTAL_AMULET,
    FAIRY_MONOLITH,
    OLAFS_KNOWLEDGE,
    POTION_OF_DREAMS,
    POTION_OF_LIFE,
    TOKEN_OF_HANDS,
    VISION_OF_DESTINY,
)
from conclave.games.seasons.rules.picks import (
    ACTIVATE,
    BONUS_CARD,
    BONUS_DRAW,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    CARD_RANGE,
    COPY,
    END,
    IN_PLAY,
    INSTEAD_GAUGE,
    INSTEAD_TRANSMUTE,
    NOTATION,
    PAY,
    PAY_VISION,
    SOURCES,
    SUMMON,
    TAKE_DIE,
    TRANSMUTE,
    USE_DIE,
    USE_TOKEN,
    card_named,
)
from conclave.games.seasons.rules.piles import cards_to_draw
from conclave.games.seasons.rules.registry import card_of
from conclave.games.seasons.rules.state import (
    BONUSES,
    GAUGE_MAX,
    HANDS,
    KIND,
    STEADFASTS,
    TURNED,
    Player,
    SeasonsTable,
    power_of,
)
from conclave.games.seasons.rules.summon import can_afford, energies_due, entangled, leeches_on, surcharge
from conclave.games.seasons.rules.turn import ASK_BEFORE_DIE, ASK_FREE, VISION_COST
from conclave.table.errors import Reason


def why_not(t: SeasonsTable, text: str, seat: int) -> Reason | None:
    """None if the seat may do it; otherwise the first thing that stands against it."""
    pick = NOTATION.read(text)
    if pick < 0:
        pick = named_card(t, text, seat)
    if pick < 0:
        return Reason("not-a-pick", {"pick": text})
    if t.over:
        return Reason("game-over", {}, "B2")
    if seat not in t.waiting:
        return Reason("not-your-turn", {"seat": seat + 1, "asked": t.asked + 1}, "B8")
    if pick in t.options_of(seat):
        return None
    if SUMMON < pick <= IN_PLAY:
        return no_summoning(t, seat, pick - SUMMON)
    if ACTIVATE < pick <= COPY:
        return no_activation(t, seat, card_named(pick - ACTIVATE), (pick - ACTIVATE - 1) // CARD_RANGE)
    if TRANSMUTE <= pick < TRANSMUTE + len(ENERGY_NAMES) * SOURCES:
        return no_transmuting(t, (pick - TRANSMUTE) // SOURCES)
    if PAY <= pick < TRANSMUTE and REGISTRY.question_keys[t.question] == "pay":
        return Reason("cannot-pay-so", {"energy": ENERGY_NAMES[(pick - PAY) // SOURCES]}, "B6")
    if BONUS_EXCHANGE <= pick <= BONUS_CARD:
        return no_bonus(t, seat, pick)
    if pick == USE_TOKEN:
        return no_token(t, seat)
    if pick == PAY_VISION:
        return no_vision(t, seat)
    if INSTEAD_GAUGE <= pick <= INSTEAD_TRANSMUTE:
        return no_steadfast(t, seat)
    if TAKE_DIE <= pick < TAKE_DIE + 5:
        return no_die(t, pick - TAKE_DIE)
    if pick in (END, USE_DIE) and t.question not in (ASK_FREE, ASK_BEFORE_DIE):
        return Reason("answer-first", {"question": REGISTRY.question_keys[t.question]}, "B3")
    return Reason("not-asked-for", {"pick": text, "question": REGISTRY.question_keys[t.question]})


def named_card(t: SeasonsTable, text: str, seat: int) -> int:
    """A bare card name: activating it if it is in play, else summoning it."""
    pick = NOTATION.read(f"summon {text}")
    if pick < 0:
        return -1
    card = pick - SUMMON
    in_play = any(entry & KIND == card for entry in t.players[seat].board) if seat >= 0 else False
    if not in_play:
        return pick
    second = ACTIVATE + CARD_RANGE + card
    return second if second in t.options_of(seat) else ACTIVATE + card


def wrong_time(t: SeasonsTable, card: int) -> Reason | None:
    """Free actions wait for the die and for whatever is being asked."""
    if t.question == ASK_FREE:
        return None
    if t.question == ASK_BEFORE_DIE:
        return Reason("die-first", {"card": CARD_KEYS[card]}, "B3")
    return Reason("answer-first", {"question": REGISTRY.question_keys[t.question]}, "B3")


def no_summoning(t: SeasonsTable, seat: int, card: int) -> Reason:
    me = t.players[seat]
    key = CARD_KEYS[card]
    early = wrong_time(t, card)
    if card not in me.hand:
        return Reason("not-in-hand", {"card": key}, "B6")
    if early is not None:
        return early
    if entangled(t):
        return Reason("entangled", {"card": key}, "E4")
    if not me.room:
        return Reason("gauge-full", {"card": key, "gauge": me.gauge, "cards": len(me.board)}, "B6")
    price = t.setup.cost_crystals[card]
    leeches = leeches_on(t, seat)
    if me.crystals < price + leeches:
        if leeches:
            owed: dict[str, str | int] = {
                "card": key,
                "needed": price + leeches,
                "leeches": leeches,
                "have": me.crystals,
            }
            return Reason("crystals-for-leeches", owed, "B6")
        return Reason("crystals-short", {"card": key, "needed": price, "have": me.crystals}, "B6")
    return no_energy(t, me, card)


def no_energy(t: SeasonsTable, me: Player, card: int) -> Reason:
    """Which energies are missing for a summoning."""
    cost = t.setup.cost_energy[card]
    have = me.spendable()
    hands = me.number_of(HANDS)
    extra = surcharge(t)
    if card == ELEMENTAL_AMULET and not extra:
        return Reason("amulet-no-energy", {"card": CARD_KEYS[card]}, "C31")
    if card == ELEMENTAL_AMULET:
        cost = 1  # of any one type
    assert not can_afford(have, cost, hands, extra)
    args: dict[str, str | int] = {"card": CARD_KEYS[card], "due": energies_due(cost, hands, extra)}
    if extra:
        return Reason("energy-short-spirit", {**args, "have": total(have)}, "E5")
    for kind, name in enumerate(ENERGY_NAMES):
        args[name] = max(0, count(cost, kind) - count(have, kind))
    return Reason("energy-short", args, "B6")


def no_activation(t: SeasonsTable, seat: int, card: int, which: int) -> Reason:
    """Why the first or second card of a name in play cannot be activated."""
    me = t.players[seat]
    key = CARD_KEYS[card]
    entries = [entry for entry in me.board if entry & KIND == card]
    if len(entries) <= which:
        return Reason("not-in-play", {"card": key}, "B7")
    power = power_of(entries[which])
    activation = card_of(t, power).activation
    if activation is None:
        return Reason("no-activation", {"card": key}, "B7")
    if activation.before_die and me.die == NO_DIE:
        return Reason("no-die-yet", {"card": key}, "C15")
    if activation.before_die and t.question != ASK_BEFORE_DIE:
        return Reason("die-already-used", {"card": key}, "C15")
    early = None if activation.before_die else wrong_time(t, card)
    if early is not None:
        return early
    if entries[which] & TURNED:
        return Reason("card-turned", {"card": key}, "B7")
    return no_activation_cost(t, me, key, power)


def no_activation_cost(t: SeasonsTable, me: Player, key: str, power: int) -> Reason:
    """What the activation lacks, told of the card whose effect it is."""
    if t.edition == 1 and t.sealed and power in (BALANCE_OF_ISHTAR, POTION_OF_LIFE):
        return Reason("transmuting-sealed", {}, "O14")
    if power == POTION_OF_DREAMS:
        return Reason("dreams-in-vain", {"card": key, "gauge": me.gauge, "hand": len(me.hand)}, "G12")
    if power == FAIRY_MONOLITH:
        return Reason("nothing-stored", {"card": key}, "EK3")
    if power == CRYSTAL_ORB or (power == ARCANE_TELESCOPE and not cards_to_draw(t)):
        return Reason("no-card-anywhere", {"card": key}, "O3")
    return Reason("activation-cost", {"card": key}, "B7")


def no_transmuting(t: SeasonsTable, kind: int) -> Reason:
    if t.question != ASK_FREE:
        return Reason("answer-first", {"question": REGISTRY.question_keys[t.question]}, "B3")
    if t.sealed and not t.may_transmute:
        return Reason("transmuting-sealed", {}, "A12")
    if not t.may_transmute:
        return Reason("no-permission", {}, "B3")
    return Reason("no-such-energy", {"energy": ENERGY_NAMES[kind]}, "B3")


def no_bonus(t: SeasonsTable, seat: int, pick: int) -> Reason:
    me = t.players[seat]
    if pick == BONUS_CARD and t.enchantment != OLAFS_KNOWLEDGE:
        return Reason("no-olaf", {}, "E8")
    if me.bonuses >= BONUSES:
        return Reason("bonuses-used", {"used": me.bonuses}, "B3")
    if pick == BONUS_DRAW and (me.die == NO_DIE or t.replaced or not FACE_CARD[me.die]):
        return Reason("no-card-symbol", {}, "B3")
    if pick == BONUS_DRAW and t.question == ASK_FREE:
        return Reason("draw-done", {}, "B3")
    if t.question != ASK_FREE:
        return Reason("answer-first", {"question": REGISTRY.question_keys[t.question]}, "B3")
    if pick == BONUS_CARD:
        return Reason("nothing-to-draw", {}, "B9")
    if pick == BONUS_GAUGE:
        return Reason("gauge-at-most", {"most": GAUGE_MAX}, "A3")
    if pick == BONUS_TRANSMUTE:
        return Reason("transmuting-sealed", {}, "A12")
    return Reason("exchange-two", {"have": total(me.spendable())}, "G14")


def no_token(t: SeasonsTable, seat: int) -> Reason:
    me = t.players[seat]
    if not t.setup.tokens or not me.token:
        return Reason("no-token", {}, "D0")
    if me.token == TOKEN_OF_HANDS:
        return Reason("token-permanent", {"token": me.token}, "D5")
    if me.token_used:
        return Reason("token-spent", {"token": me.token}, "D0")
    if t.question != ASK_FREE:
        return Reason("answer-first", {"question": REGISTRY.question_keys[t.question]}, "B3")
    return Reason("token-in-vain", {"token": me.token}, f"D{me.token}")


def no_vision(t: SeasonsTable, seat: int) -> Reason:
    if t.enchantment != VISION_OF_DESTINY:
        return Reason("no-vision", {}, "E10")
    if t.question != ASK_FREE:
        return Reason("answer-first", {"question": REGISTRY.question_keys[t.question]}, "B3")
    if t.visions:
        return Reason("vision-once", {}, "E10")
    if t.players[seat].crystals < VISION_COST:
        return Reason("vision-crystals", {"needed": VISION_COST, "have": t.players[seat].crystals}, "E10")
    return Reason("nothing-to-draw", {}, "B9")


def no_steadfast(t: SeasonsTable, seat: int) -> Reason:
    if not t.players[seat].number_of(STEADFASTS):
        return Reason("no-steadfast", {}, "EK14")
    if t.question == ASK_FREE:
        return Reason("die-done", {}, "EK14")
    return Reason("answer-first", {"question": REGISTRY.question_keys[t.question]}, "B3")


def no_die(t: SeasonsTable, place: int) -> Reason:
    if REGISTRY.question_keys[t.question] != "die":
        return Reason("answer-first", {"question": REGISTRY.question_keys[t.question]}, "B2")
    if place >= len(t.dice):
        return Reason("no-such-die", {"dice": len(t.dice)}, "B1")
    return Reason("die-taken", {"die": place + 1}, "B2")
