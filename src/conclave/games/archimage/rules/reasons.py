"""Why something is not legal now: a reason with its arguments and the ruling behind it."""

from conclave.games.archimage.rules.elements import ELEMENT_NAMES, element_of, power_of
from conclave.games.archimage.rules.events import REGISTRY
from conclave.games.archimage.rules.picks import BREAK, CAST, GIVE_UP, NOTATION, SCROLL, SPACE
from conclave.games.archimage.rules.scrolls import SCROLL_KEYS, SYNERGY, spell_of
from conclave.games.archimage.rules.state import FACE_DOWN, FRESH, ArchimageTable
from conclave.games.archimage.rules.turn import ASK_TURN
from conclave.games.archimage.rules.ways import barred, guarded, reach, seal_at
from conclave.table.errors import Reason


def why_not(t: ArchimageTable, text: str, seat: int) -> Reason | None:
    """None if the seat may do it; otherwise the first thing that stands against it."""
    pick = NOTATION.read(text)
    if pick < 0:
        pick = NOTATION.read(f"cast {text}")
    if pick < 0:
        return Reason("not-a-pick", {"pick": text})
    if t.over:
        return Reason("game-over", {})
    if seat not in t.waiting:
        return Reason("not-your-turn", {"seat": seat + 1, "asked": t.asked + 1})
    if pick in t.options_of(seat):
        return None
    of_a_turn = pick == GIVE_UP or BREAK <= pick < SPACE or CAST < pick < SCROLL
    if of_a_turn and t.question != ASK_TURN:
        return Reason("answer-first", {"question": REGISTRY.question_keys[t.question]})
    if pick == GIVE_UP:
        return Reason("must-break", {})
    if BREAK <= pick < SPACE:
        return no_break(t, seat, pick - BREAK)
    if CAST < pick < SCROLL:
        return no_cast(t, seat, pick - CAST)
    return Reason("not-asked-for", {"pick": text, "question": REGISTRY.question_keys[t.question]})


def no_break(t: ArchimageTable, seat: int, space: int) -> Reason:
    if space >= len(t.board.spaces):
        return Reason("no-such-space", {"space": space, "spaces": len(t.board.spaces)})
    token = seal_at(t, space)
    if not token:
        return Reason("nothing-to-break", {"space": space})
    if guarded(t) >> space & 1:
        return Reason("under-a-guardian", {"space": space})
    if barred(t, seat) >> space & 1:
        return Reason("under-a-familiar", {"space": space})
    if not reach(t, seat) >> space & 1:
        return Reason("no-free-way", {"space": space})
    args: dict[str, str | int] = {"space": space, "element": ELEMENT_NAMES[element_of(token)], "power": power_of(token)}
    return Reason("dice-short", args)


def no_cast(t: ArchimageTable, seat: int, number: int) -> Reason:
    me = t.players[seat]
    key = SCROLL_KEYS[number]
    if me.find(number) < 0:
        return Reason("not-your-scroll", {"scroll": key})
    if spell_of(number) == SYNERGY:
        return Reason("never-cast", {"scroll": key})
    if me.find(number, FRESH) < 0:
        return Reason("won-this-turn", {"scroll": key})
    if me.find(number, FACE_DOWN | FRESH) < 0:
        return Reason("face-down", {"scroll": key})
    return Reason("changes-nothing", {"scroll": key})
