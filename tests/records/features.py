"""What is remarkable about a recorded game, found by replaying it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from conclave.table.record import Record

MOST_BONUSES = 3  # that the track has room for


def meetings(events: Sequence[Mapping[str, Any]], bonuses: Counter[int]) -> set[str]:
    """What parts of the expansion did in one choice; `bonuses` counts those that each seat has used."""
    found = {f"token {event['amount']} used" for event in events if event["event"] == "token"}
    sacrificed = [event["card"] for event in events if event["event"] == "sacrificed"]
    if "raven-the-usurper" in sacrificed[1:]:
        found.add("a Raven doomed")
    bonuses.update(event["seat"] for event in events if event["event"] == "bonus")
    if any(used > MOST_BONUSES for used in bonuses.values()):
        found.add("four bonuses")
    return found


def features(record: Record) -> set[str]:
    """The settings of a game, and which of the rare things happened in it."""
    found = of_archimage(record) if record.game == "archimage" else of_seasons(record)
    if any(not line.pick for line in record.lines):
        found.add("undo")
    return found


def of_archimage(record: Record) -> set[str]:
    options = record.options
    found = {"archimage", f"{options['players']} players", f"circle {options['circle']}"}
    if options["board"] != "standard":
        found.add("a board of one's own")
    table = record.start()
    for at in record.standing:
        line = record.lines[at]
        table.choose(table.parse(line.pick), line.seat)
        events = [(event["event"], event["seat"]) for event in table.events]
        found |= {f"{name} happened" for name, _ in events}
        if any(("round-over", seat) in events for name, seat in events if name == "gave-die"):
            found.add("a round ended by Theft")
    data = table.view(None).data
    if data["idle_rounds"]:
        found.add("ended by idle rounds")
    if len(table.winners) > 1:
        found.add("tied")
    return found


def of_seasons(record: Record) -> set[str]:
    found = {
        "{players} players".format(**record.options),
        record.options["level"],
        f"edition {record.options['edition']}",
    }
    table = record.start()
    if record.table.view(None).data["settings"]["sets"] != ["base"]:
        found |= {"enchanted kingdom", record.table.view(None).data["settings"]["enchantment"]}
    year = 1
    bonuses: Counter[int] = Counter()
    by_boots = False  # whether Temporal Boots moved the token into the last year that was entered
    for at in record.standing:
        line = record.lines[at]
        mid_turn = table.view(None).question not in ("die", "free", "draft", "build")
        table.choose(table.parse(line.pick), line.seat)
        found |= meetings(table.events, bonuses)
        for event in table.events:
            if event["event"] == "reshuffled":
                found.add("empty draw pile")
            if event["event"] == "year":
                if event["amount"] < year:
                    found.add("year moved back")
                year = event["amount"]
                by_boots = mid_turn and line.pick.startswith("move forward")
    if year > 3 and by_boots:
        found.add("ended by Temporal Boots")
    best = max(table.scores)
    if table.scores.count(best) > 1:
        found.add("tied" if len(table.winners) > 1 else "tie broken by cards summoned")
    return found
