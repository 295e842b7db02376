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
    by_boots = False  # whether Temporal Boots moved the token into the last year that was entered
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
                by_boots = mid_turn and line.pick.startswith("move forward")
    if year > 3 and by_boots:
        found.add("ended by Temporal Boots")
    best = max(table.scores)
    if table.scores.count(best) > 1:
        found.add("tied" if len(table.winners) > 1 else "tie broken by cards summoned")
    if any(not record.lines[at].pick for at in range(len(record.lines))):
        found.add("undo")
    return found
