"""Many random games under all laws, and a tally of what they reached."""

import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from conclave.table import Record, Table, game_keys
from tests.laws.laws import CHEAP, COSTLY, luck_survives_an_undo, the_record_replays
from tests.laws.subject import Case, Subject, Tally

COSTLY_A_GAME = 5  # decisions under the costly laws in each game, every other one of them taken back and made again
COSTLY_A_QUESTION = 20  # and at least so many of every kind of question,
A_LONG_RUN = 2000  # games in which it must come up so often; in fewer
IN_A_SHORT_RUN = 5  # times at least, and then every time that it comes up is examined
CHUNK = 20  # games that a process is given at a time
LONGEST = 4000  # decisions; no game comes near it
GAMES = Path(__file__).parents[1] / "games"


def subjects_of(game: str) -> dict[str, Subject]:
    """The kinds of a game, by name, as its `laws.py` tells them; a game without one is a kind by itself."""
    if not (GAMES / game / "laws.py").is_file():
        return {game: Subject(game)}
    told: dict[str, Subject] = import_module(f"tests.games.{game}.laws").SUBJECTS
    return told


SUBJECTS = {kind: subject for game in game_keys() for kind, subject in subjects_of(game).items()}


def begin(kind: str, number: int) -> Record:
    subject = SUBJECTS[kind]
    forced = number % 8 == 5  # in these games choices with one answer are asked too
    return Record.begin(subject.game, seed=subject.first + number, ask_forced=forced, **subject.setting(number))


def dice_of(kind: str, number: int) -> random.Random:
    """The luck of the players, which is none of the game's."""
    return random.Random(SUBJECTS[kind].first + number + SUBJECTS[kind].seed)


def eager(number: int) -> bool:
    return number % 4 != 0


def questions_of(kind: str, number: int) -> list[int]:
    """What a game asks, decision by decision: it is played once without any laws."""
    dice = dice_of(kind, number)
    questions = []
    with faults_named(kind, number):
        table = begin(kind, number).table
        while not table.over:
            questions.append(table.question)
            seat = dice.choice(table.waiting)
            table.choose(SUBJECTS[kind].choice(dice, table.options_of(seat), eager(number)), seat)
    return questions


@contextmanager
def faults_named(kind: str, number: int) -> Iterator[None]:
    """Whatever goes wrong says in which game, and so how to play it again."""
    try:
        yield
    except Exception as fault:
        options = SUBJECTS[kind].setting(number)
        raise AssertionError(f"--kind {kind} --first {number}, {options}: {fault!r}") from fault


def drawn(kind: str, number: int, questions: list[int]) -> list[int]:
    """Decisions over the whole length of a game: of each stretch of it one. A kind of question is drawn first, so that
    one asked now and then is examined as often as one that is asked all the time."""
    dice = random.Random(-SUBJECTS[kind].first - number)
    found = []
    for part in range(COSTLY_A_GAME):
        stretch = range(len(questions) * part // COSTLY_A_GAME, len(questions) * (part + 1) // COSTLY_A_GAME)
        if stretch:  # empty here and there in a game of a few decisions
            question = dice.choice(sorted({questions[at] for at in stretch}))
            found.append(dice.choice([at for at in stretch if questions[at] == question]))
    return found


def planned(kind: str, asked: list[list[int]]) -> list[list[int]]:
    """The decisions to examine of many games: those drawn, and more of the questions that were drawn too seldom."""
    plan = [drawn(kind, number, questions) for number, questions in enumerate(asked)]
    examined = Counter(asked[number][at] for number, decisions in enumerate(plan) for at in decisions)
    left: dict[int, list[tuple[int, int]]] = {}
    for number, questions in enumerate(asked):
        for at, question in enumerate(questions):
            if examined[question] < COSTLY_A_QUESTION and at not in plan[number]:
                left.setdefault(question, []).append((number, at))
    dice = random.Random(len(asked))
    for question, places in sorted(left.items()):
        missing = min(COSTLY_A_QUESTION - examined[question], len(places))
        for number, at in dice.sample(places, missing):
            plan[number].append(at)
    return plan


def play_one(kind: str, number: int, examine: list[int], tally: Tally) -> None:
    """One game: cheap laws at every decision, costly ones at some, the record's at the end."""
    subject = SUBJECTS[kind]
    dice = dice_of(kind, number)
    record = begin(kind, number)
    undo = examine[number % 2 :: 2]
    decision = 0
    while not record.table.over:
        t = record.table
        look_at(subject, t)
        question = t.effects.question_keys[t.question]
        tally.asked[question] += 1
        if decision in examine:
            tally.examined[question] += 1
            examine_all(Case(subject, t, number * 1000 + decision))
        seat = dice.choice(t.waiting)
        pick = subject.choice(dice, t.options_of(seat), eager(number))
        if decision in undo:
            lines = len(record.lines)
            luck_survives_an_undo(record, pick, seat)
            tally.undos += len(record.lines) > lines + 1
        else:
            record.choose(pick, seat)
        subject.note(record.table, tally)
        tally.steps[str(record.table.steps // 10 * 10)] += 1
        decision += 1
        assert decision < LONGEST, "the game does not end"
    look_at(subject, record.table)
    the_record_replays(record)
    tally.games += 1
    tally.decisions += decision
    tally.settings[subject.title(subject.setting(number))] += 1


def look_at(subject: Subject, table: Table) -> None:
    """Every cheap law: those of all games, and the game's own."""
    for law in [*CHEAP, *subject.cheap]:
        law(table)
    assert table.steps <= subject.most_steps, f"one choice set off {table.steps} steps"


def examine_all(case: Case) -> None:
    """Every costly law: the game's own, and those of all games."""
    for law in [*case.subject.costly, *COSTLY]:
        law(case)


def play_chunk(kind: str, first: int, plan: list[list[int]]) -> Tally:
    """Some games in a row, and what to examine of each."""
    tally = Tally()
    for number, examine in enumerate(plan, first):
        with faults_named(kind, number):
            play_one(kind, number, examine, tally)
    return tally


def play_some(kind: str, first: int, games: int, all_of_it: bool) -> Tally:
    """Some games of a run so long that no question need be sought out; or every decision of them examined."""
    asked = {number: questions_of(kind, number) for number in range(first, first + games)}
    plan = [[*range(len(asked[number]))] if all_of_it else drawn(kind, number, asked[number]) for number in asked]
    return play_chunk(kind, first, plan)


def play_many(kind: str, games: int, workers: int = 2) -> Tally:
    """All games of a kind, in processes of their own; the same whatever the number of workers."""
    total = Tally()
    with ProcessPoolExecutor(workers) as pool:
        plan = planned(kind, [*pool.map(questions_of, [kind] * games, range(games), chunksize=CHUNK)])
        firsts = range(0, games, CHUNK)
        chunks = [plan[first : first + CHUNK] for first in firsts]
        for part in pool.map(play_chunk, [kind] * len(firsts), firsts, chunks):
            total.add(part)
    return total


def shortfalls(tally: Tally, kind: str) -> list[str]:
    """What a run has not reached: parts of the game left out, rare questions, settings."""
    subject = SUBJECTS[kind]
    missing = subject.unused(tally)
    for question in subject.questions:
        enough = COSTLY_A_QUESTION
        if tally.games < A_LONG_RUN:
            enough = min(enough, max(IN_A_SHORT_RUN, tally.asked[question]))
        if tally.examined[question] < enough:
            missing.append(f"question {question} was examined {tally.examined[question]} times only")
    if sum(tally.examined.values()) < COSTLY_A_GAME * tally.games:
        missing.append(f"fewer than {COSTLY_A_GAME} decisions a game were examined")
    if len(tally.settings) < min(subject.settings, tally.games):
        missing.append(f"{len(tally.settings)} of {subject.settings} settings were played")
    return missing


def report(tally: Tally, kind: str) -> str:
    lines = [
        f"{tally.games} games, {tally.decisions} decisions, {sum(tally.examined.values())} of them under the costly"
        f" laws, {tally.undos} undone and redone",
        "",
        "question        asked  examined",
    ]
    for question in SUBJECTS[kind].questions:
        lines.append(f"{question:14} {tally.asked[question]:6} {tally.examined[question]:9}")
    lines += ["", *SUBJECTS[kind].report(tally)]
    lines += ["", f"most steps that one choice set off: under {max(int(steps) for steps in tally.steps) + 10}"]
    lines += ["", *(f"{games:5} games with {setting}" for setting, games in sorted(tally.settings.items()))]
    return "\n".join(lines)
