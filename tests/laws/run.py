"""Many random games under all laws, and a tally of what they reached."""

import random
from concurrent.futures import ProcessPoolExecutor

from conclave.table.record import Record
from conclave.table.table import Table
from tests.laws.laws import DEAR, luck_survives_an_undo, the_record_replays
from tests.laws.subject import Subject, Tally
from tests.laws.subject_archimage import ArchimageSubject
from tests.laws.subject_seasons import Base, Kingdom

DEAR_A_GAME = 8  # decisions under the dear laws in each game
DEAR_A_QUESTION = 20  # and at least so many of every kind of question,
A_LONG_RUN = 2000  # games in which it must come up so often; in fewer
IN_A_SHORT_RUN = 5  # times at least, and then every time that it comes up is examined
SUBJECTS: dict[str, Subject] = {"base": Base(), "kingdom": Kingdom(), "archimage": ArchimageSubject()}
LONGEST = 4000  # decisions; no game comes near it


def begin(kind: str, number: int) -> Record:
    subject = SUBJECTS[kind]
    return Record.begin(subject.game, seed=subject.first + number, **subject.setting(number))


def dice_of(kind: str, number: int) -> random.Random:
    """The luck of the players, which is none of the game's."""
    return random.Random(SUBJECTS[kind].first + number + SUBJECTS[kind].seed)


def eager(number: int) -> bool:
    return number % 4 != 0


def decisions_of(kind: str, number: int) -> int:
    """How many decisions a game has: it is played once without any laws."""
    dice = dice_of(kind, number)
    table = begin(kind, number).table
    decisions = 0
    while not table.over:
        seat = dice.choice(table.waiting)
        table.choose(SUBJECTS[kind].choice(dice, table.options_of(seat), eager(number)), seat)
        decisions += 1
    return decisions


def play_one(kind: str, number: int, tally: Tally, at_least: int = DEAR_A_QUESTION) -> None:
    """One game: cheap laws at every decision, dear ones at some, the record's at the end."""
    subject = SUBJECTS[kind]
    dice = dice_of(kind, number)
    record = begin(kind, number)
    examine = set(random.Random(-subject.first - number).sample(range(decisions_of(kind, number)), DEAR_A_GAME))
    decision = 0
    while not record.table.over:
        t = record.table
        for law in subject.cheap:
            law(t)
        question = subject.keys[t.question]
        tally.asked[question] += 1
        if decision in examine or tally.examined[question] < at_least:
            tally.examined[question] += 1
            examine_all(subject, t, number * 1000 + decision)
        seat = dice.choice(t.waiting)
        pick = subject.choice(dice, t.options_of(seat), eager(number))
        if decision in examine:
            lines = len(record.lines)
            luck_survives_an_undo(record, pick, seat)
            tally.undos += len(record.lines) > lines + 1
        else:
            record.choose(pick, seat)
        subject.note(record.table, tally)
        tally.steps[str(record.table.steps // 10 * 10)] += 1
        decision += 1
        assert decision < LONGEST, "the game does not end"
    for law in subject.cheap:
        law(record.table)
    the_record_replays(record)
    tally.games += 1
    tally.decisions += decision
    tally.settings[subject.title(subject.setting(number))] += 1


def examine_all(subject: Subject, table: Table, seed: int) -> None:
    """Every dear law: the game's own, and those of all games."""
    for own in subject.dear:
        own(table, seed)
    for dear in DEAR:
        dear(subject, table, seed)


def play_chunk(kind: str, first: int, games: int, at_least: int = DEAR_A_QUESTION) -> Tally:
    """Some games in a row; questions examined fewer than `at_least` times so far are examined whenever they come."""
    tally = Tally()
    for number in range(first, first + games):
        try:
            play_one(kind, number, tally, at_least)
        except Exception as fault:
            options = SUBJECTS[kind].setting(number)
            raise AssertionError(f"--kind {kind} --first {number}, {options}: {fault!r}") from fault
    return tally


def play_many(kind: str, games: int, workers: int = 2) -> Tally:
    """All games of a kind, in processes of their own; the same whatever the number of workers."""
    total = Tally()
    chunk = max(20, games // workers)
    at_least = DEAR_A_QUESTION
    firsts = range(0, games, chunk)
    sizes = [min(chunk, games - first) for first in firsts]
    with ProcessPoolExecutor(workers) as pool:
        for part in pool.map(play_chunk, [kind] * len(firsts), firsts, sizes, [at_least] * len(firsts)):
            total.add(part)
    return total


def shortfalls(tally: Tally, kind: str) -> list[str]:
    """What a run has not reached: parts of the game left out, rare questions, settings."""
    subject = SUBJECTS[kind]
    missing = subject.unused(tally)
    for question in subject.questions:
        enough = DEAR_A_QUESTION
        if tally.games < A_LONG_RUN:
            enough = min(enough, max(IN_A_SHORT_RUN, tally.asked[question]))
        if tally.examined[question] < enough:
            missing.append(f"question {question} was examined {tally.examined[question]} times only")
    if sum(tally.examined.values()) < DEAR_A_GAME * tally.games:
        missing.append(f"fewer than {DEAR_A_GAME} decisions a game were examined")
    if len(tally.settings) < subject.settings:
        missing.append(f"{len(tally.settings)} of {subject.settings} settings were played")
    return missing


def report(tally: Tally, kind: str) -> str:
    lines = [
        f"{tally.games} games, {tally.decisions} decisions, {sum(tally.examined.values())} of them under the dear laws,"
        f" {tally.undos} undone and redone",
        "",
        "question        asked  examined",
    ]
    for question in SUBJECTS[kind].questions:
        lines.append(f"{question:14} {tally.asked[question]:6} {tally.examined[question]:9}")
    lines += ["", *SUBJECTS[kind].report(tally)]
    lines += ["", f"most steps that one choice set off: under {max(int(steps) for steps in tally.steps) + 10}"]
    lines += ["", *(f"{games:5} games with {setting}" for setting, games in sorted(tally.settings.items()))]
    return "\n".join(lines)
