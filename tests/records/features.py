"""What is remarkable about a recorded game, found by replaying it."""

from conclave.table.record import Record


def features(record: Record) -> set[str]:
    """The settings of a game, and which of the rare things happened in it."""
    found = {
        "{players} players".format(**record.options),
        record.options["level"],
        f"edition {record.options['edition']}",
    }
    table = record.start()
    year = 1
    late = False  # the third year was passed in the middle of a round
    for at in record.standing:
        line = record.lines[at]
        mid_turn = table.view(None).question not in ("die", "free", "draft", "build")
        table.choose(table.parse(line.pick), line.seat)
        for event in table.events:
            if event["event"] == "reshuffled":
                found.add("empty draw pile")
            if event["event"] == "year":
                if event["amount"] < year:
                    found.add("year moved back")
                year = event["amount"]
                late = mid_turn and line.pick.startswith("move forward") and year > 3
                if late:
                    found.add("third year passed by Temporal Boots")
    if year > 3 and "third year passed by Temporal Boots" in found:
        found.add("ended by Temporal Boots")
    best = max(table.scores)
    if table.scores.count(best) > 1:
        found.add("tied" if len(table.winners) > 1 else "tie broken by cards summoned")
    if any(not record.lines[at].pick for at in range(len(record.lines))):
        found.add("undo")
    return found
