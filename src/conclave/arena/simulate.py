"""`conclave simulate`: many games between bots, and what came of them."""

import argparse
import json
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from conclave.arena.play import bot_game, random_game
from conclave.bots import make_bot
from conclave.bots.registry import RANDOM
from conclave.table import Table, game_keys, rules_of
from conclave.table.data import Data, Options, players_in
from conclave.text import say
from conclave.text.errors import Mistake, number_or_text, whole_number
from conclave.text.settings import add_settings, describe_settings, game_title, settings_of, usual_players
from conclave.text.words import either, figure

PLAYERS: Final = 4  # where nobody says how many


@dataclass
class Tally:
    """What a run of games added up to."""

    players: int
    games: int = 0
    decisions: int = 0
    rounds: list[int] = field(default_factory=list)
    seconds: float = 0.0
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def data(self) -> Data:
        """The figures, as a program would want them."""
        games = max(1, self.games)
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_a_second": round(self.games / self.seconds, 1),
            "decisions_a_second": round(self.decisions / self.seconds),
            "decisions_a_game": round(self.decisions / games, 1),
            "rounds_a_game": round(statistics.fmean(self.rounds), 2),
            "games_by_rounds": {str(length): self.rounds.count(length) for length in sorted(set(self.rounds))},
            "score_mean": round(statistics.fmean(self.scores), 2),
            "score_spread": round(statistics.pstdev(self.scores), 2),
            "score_least": min(self.scores),
            "score_most": max(self.scores),
            "win_share_by_seat": [round(wins / games, 4) for wins in self.wins],
        }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=say("simulate-help-game", games=either(game_keys())))
    parser.add_argument("--players", metavar="N", help=say("simulate-help-players"))
    parser.add_argument("--games", metavar="N", default="1000", help=say("simulate-help-games"))
    parser.add_argument("--seed", metavar="N", default="1", help=say("simulate-help-seed"))
    parser.add_argument("--bot", metavar="NAME", default=RANDOM, help=say("simulate-help-bot"))
    parser.add_argument("--json", action="store_true", help=say("simulate-help-json"))
    add_settings(parser)


def one_game(game: str, seed: int, options: Options, bot: str, dice: random.Random) -> tuple[Table, int]:
    """At random without views, which random players do not look at; else with a bot of its own luck at every seat."""
    if bot == RANDOM:
        return random_game(game, seed, options, dice)
    bots = [make_bot(bot, dice.getrandbits(32), game) for _ in range(players_in(options))]
    return bot_game(game, seed, options, bots)


def simulate(game: str, options: Options, games: int, seed: int, progress: Progress, bot: str = RANDOM) -> Tally:
    """Play the games one after the other; Ctrl-C ends the run with what there is."""
    tally = Tally(players_in(options), wins=[0.0] * players_in(options))
    dice = random.Random(seed)
    task = progress.add_task(say("simulate-progress"), total=games)
    began = time.perf_counter()
    try:
        for number in range(games):
            table, decisions = one_game(game, seed + number, options, bot, dice)
            tally.games += 1
            tally.decisions += decisions
            tally.rounds.append(table.round)
            tally.scores += table.scores
            for seat in table.winners:
                tally.wins[seat] += 1 / len(table.winners)
            progress.update(task, completed=tally.games)
    except KeyboardInterrupt:
        if not tally.games:
            raise
    tally.seconds = time.perf_counter() - began
    return tally


def run(args: argparse.Namespace) -> int:
    known = rules_of(args.game)
    options = known.checked(None, {**usual_players(known.key, PLAYERS), **settings_of(known.key, args)})
    make_bot(args.bot, 0, known.key)  # tells now if there is none of that name
    games = whole_number("--games", args.games, 1)
    seed = number_or_text(args.seed)
    if isinstance(seed, str):
        raise Mistake(say("cli-number", option="--seed", value=seed))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        tally = simulate(args.game, options, games, seed, progress, args.bot)
    if args.json:
        print(json.dumps({"game": args.game, "options": options, "bot": args.bot, "seed": seed, **tally.data()}))
    else:
        Console().print(grid(args.game, options, tally))
    if tally.games < games:
        print(say("simulate-stopped", games=tally.games), file=sys.stderr)
    return 0


def grid(game: str, options: Options, tally: Tally) -> Grid:
    """The figures as a table for people."""
    data = tally.data()
    title = say("simulate-title", games=tally.games, game=game_title(game), players=tally.players)
    rows = Grid(title=f"{title}\n{describe_settings(game, options)}", show_header=False, box=None)
    rows.add_column(justify="left")
    rows.add_column(justify="right")
    for name in ("seconds", "games_a_second", "decisions_a_second", "decisions_a_game", "rounds_a_game"):
        rows.add_row(say("simulate-" + name.replace("_", "-")), figure(data[name]))
    mean, spread, least, most = (figure(data[f"score_{name}"]) for name in ("mean", "spread", "least", "most"))
    rows.add_row(say("simulate-score"), say("simulate-score-value", mean=mean, spread=spread))
    rows.add_row(say("simulate-scores-between"), say("simulate-scores-between-value", least=least, most=most))
    for seat, share in enumerate(data["win_share_by_seat"]):
        won = figure(round(100 * share, 1))
        rows.add_row(say("simulate-wins", seat=seat + 1), say("simulate-wins-value", share=won))
    return rows
