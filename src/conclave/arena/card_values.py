"""What cards are worth by the games that were played: counts, win rates and points added, shrunk for small samples.

Points added are what a card changes in a seat's margin, its score less the mean of the others'. They are estimated for
all cards together, so that good neighbours lend a card nothing of their value, and taken for draws from one normal
distribution whose width is estimated as well (empirical Bayes): a card that was hardly seen stays near the mean. With a
distribution of long tails it would not, where it did extremely well.
Deals, not seats, are what intervals count: the seats and rotations of a match share its luck, and so do matches of
different contests with the same seed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from conclave.arena.figures import Array, CardFigures, Estimate, mean
from conclave.arena.game_statistics import statistics_of
from conclave.arena.results import EXTRA, Results
from conclave.text.extras import library

GRID: Final = 60  # widths that effects might have
ROUNDS: Final = 60  # of estimating the two variances, at most
SETTLED: Final = 1e-3  # what they may still change by, as a share of them
TINY: Final = 1e-6


@dataclass
class Sample:
    """Seats of finished games as columns, and their cards as others; one number stands for each card."""

    game: str
    cards: list[str]
    bots: list[str]
    match: Array  # the deal that a seat was dealt
    table: Array  # the game that it played in; the seats of one lie side by side
    players: Array
    bot: Array
    score: Array
    won: Array
    owner: Array  # of each card: which seat has it
    card: Array
    fate: dict[str, Array]  # the other columns of cards

    @property
    def games(self) -> int:
        return int(self.table[-1]) + 1 if len(self.table) else 0

    @property
    def held(self) -> Array:
        """Whether a card was among the seat's own."""
        return self.fate[statistics_of(self.game).held] > 0

    @property
    def played(self) -> Array:
        return self.fate[statistics_of(self.game).entered] > 0


@dataclass(frozen=True)
class Figures:
    """The figures of all cards, the best first."""

    players: list[int]
    bots: list[str]
    games: int
    matches: int
    cards: list[CardFigures]


# --- taking results in ------------------------------------------------------------------------------------------------


def sample_of(game: str, results: Sequence[Results]) -> Sample:
    """The seats of all results of a game, without games in which a bot failed."""
    np = library("numpy", EXTRA)
    pa = library("pyarrow", EXTRA)
    rows = pa.concat_tables([one.rows for one in results])
    origin = np.repeat(np.arange(len(results)), [one.rows.num_rows for one in results])
    columns = {name: rows[name].to_numpy() for name in ("match", "seed", "rotation", "players", "score", "won")}
    deals = np.column_stack([columns["seed"], columns["players"]])
    match = np.unique(deals, axis=0, return_inverse=True)[1].reshape(-1)
    table = numbered(np, numbered(np, origin, columns["match"]), columns["rotation"])
    failed = np.array([bool(fault) for fault in rows["fault"].to_pylist()], dtype=bool)
    good = ~np.isin(table, table[failed])
    bots, bot = np.unique(np.array(rows["bot"].to_pylist(), dtype=object), return_inverse=True)
    lists = rows["cards"].combine_chunks()
    lying = lists.flatten()
    owner = np.repeat(np.arange(len(match)), lists.value_lengths().to_numpy(zero_copy_only=False))
    statistics = statistics_of(game)
    keys = [statistics.counted(key) for key in lying.field("card").to_pylist()]
    cards, card = np.unique(np.array(keys, dtype=object), return_inverse=True)
    fate = {name: lying.field(name).to_numpy(zero_copy_only=False).astype(np.int64) for name in statistics.fields}
    sample = Sample(
        *(game, [str(key) for key in cards], [str(name) for name in bots], match, table),
        *(columns["players"].astype(np.int64), bot, columns["score"].astype(float), columns["won"].astype(float)),
        *(owner, card, fate),
    )
    return chosen(sample, good)


def numbered(np: Any, first: Array, second: Array) -> Array:
    """A number for each pair, rising in the order in which pairs appear side by side."""
    if not len(first):
        return first
    new = np.concatenate([[0], (np.diff(first) != 0) | (np.diff(second) != 0)])
    return np.cumsum(new)


def chosen(sample: Sample, keep: Array) -> Sample:
    """Only some of the seats."""
    np = library("numpy", EXTRA)
    place = np.cumsum(keep) - 1
    kept = keep[sample.owner]
    table = sample.table[keep]
    return Sample(
        *(sample.game, sample.cards, sample.bots, sample.match[keep], numbered(np, table, table)),
        *(sample.players[keep], sample.bot[keep], sample.score[keep], sample.won[keep]),
        *(place[sample.owner[kept]], sample.card[kept], {name: fate[kept] for name, fate in sample.fate.items()}),
    )


# --- the figures ------------------------------------------------------------------------------------------------------


def figures_of(sample: Sample, bot: str | None = None) -> Figures:
    """The figures of every card that was seen, the one that adds most points first.

    Of a bot: from its own seats only. Opponents stay in the sample, for a margin is over them.
    """
    np = library("numpy", EXTRA)
    mine = np.ones(len(sample.bot), dtype=bool) if bot is None else sample.bot == sample.bots.index(bot)
    line_up = line_ups(sample)
    margin = over_others(sample, sample.score)[mine]
    matches = np.unique(sample.match[mine], return_inverse=True)[1]
    counts = {True: count_cards(sample, sample.held), False: count_cards(sample, sample.played)}
    added = {
        own: effects(against_own_kind(sample, count)[mine], margin, line_up[mine], matches)
        for own, count in counts.items()
    }
    rates = win_rates(counts[True][mine], sample.won[mine], line_up[mine], matches)
    told = []
    for number, key in enumerate(sample.cards):
        of_card = mine[sample.owner] & (sample.card == number)
        if (of_card & (sample.held | sample.played)).any():  # there from the start: nothing to tell
            estimates = (rates[number], added[True][number], added[False][number])
            told.append(one_card(sample, key, of_card, *estimates))
    told.sort(key=lambda one: (-one.added.value, one.card))
    names = sorted({sample.bots[number] for number in sample.bot[mine]})
    games, counted = (len(np.unique(column[mine])) for column in (sample.table, sample.match))
    return Figures(sorted({int(n) for n in sample.players[mine]}), names, games, counted, told)


def one_card(
    sample: Sample, key: str, rows: Array, win_rate: Estimate, added: Estimate, added_in_play: Estimate
) -> CardFigures:
    """The counts of one card, beside what was estimated."""
    np = library("numpy", EXTRA)
    fate = {name: column[rows] for name, column in sample.fate.items()}
    held, played = sample.held[rows], sample.played[rows]
    statistics = statistics_of(sample.game)
    owners = np.unique(sample.owner[rows])
    return CardFigures(
        card=key,
        seen=len(owners),
        matches=len(np.unique(sample.match[owners])),
        played=int(played.sum()),
        played_of_held=mean(played[held]),
        round=mean(fate[statistics.entered][played]),
        used=mean(fate["used"][played]),
        points=mean(fate["points"][played]),
        win_rate=win_rate,
        added=added,
        added_in_play=added_in_play,
        own={name: figure(fate) for name, figure in statistics.figures.items()},
    )


def line_ups(sample: Sample) -> Array:
    """A number for each seat's bot together with the bots against it: only such seats are compared with each other."""
    np = library("numpy", EXTRA)
    starts = np.flatnonzero(np.diff(sample.table, prepend=-1))
    rivals: dict[tuple[int, tuple[int, ...]], int] = {}
    found = np.empty(len(sample.bot), dtype=np.int64)
    for start, end in zip(starts, [*starts[1:], len(sample.bot)], strict=True):
        bots = sample.bot[start:end].tolist()
        everybody = tuple(sorted(bots))
        for seat, bot in enumerate(bots, start=start):
            found[seat] = rivals.setdefault((bot, everybody), len(rivals))
    return found


def count_cards(sample: Sample, which: Array) -> Array:
    """For each seat and card, how many of it the seat has."""
    np = library("numpy", EXTRA)
    counts = np.zeros((len(sample.bot), len(sample.cards)))
    np.add.at(counts, (sample.owner[which], sample.card[which]), 1)
    return counts


def over_others(sample: Sample, values: Array) -> Array:
    """What a seat has more than the others of its game have in the mean."""
    np = library("numpy", EXTRA)
    starts = np.flatnonzero(np.diff(sample.table, prepend=-1))
    rivals = (sample.players - 1).reshape(-1, *[1] * (values.ndim - 1))
    return values - (np.add.reduceat(values, starts)[sample.table] - values) / rivals


def against_own_kind(sample: Sample, counts: Array) -> Array:
    """The cards of a seat less those of opponents who play the same bot, for whom cards are worth the same."""
    np = library("numpy", EXTRA)
    spread = np.zeros_like(counts)
    for bot in range(len(sample.bots)):
        own = (sample.bot == bot)[:, None]
        spread += np.where(own, over_others(sample, np.where(own, counts, 0.0)), 0.0)
    return spread


# --- estimating -------------------------------------------------------------------------------------------------------


def sure() -> float:
    """Standard deviations of a 95 % interval."""
    return float(library("scipy.stats", EXTRA).norm.ppf(0.975))


def within(groups: Array, values: Array) -> Array:
    """Values less the mean of their group."""
    np = library("numpy", EXTRA)
    sizes = np.bincount(groups)
    sums = np.zeros((len(sizes), *values.shape[1:]))
    np.add.at(sums, groups, values)
    return values - (sums / np.maximum(sizes, 1).reshape(-1, *[1] * (values.ndim - 1)))[groups]


def effects(cards: Array, margin: Array, line_up: Array, matches: Array) -> list[Estimate]:
    """What one more of each card changes in the margin.

    A card's effect is the mean of all effects and a part of its own. Where every seat has as many cards as any other
    the mean cannot be told, and is 0: effects are then compared with the average card's.
    """
    np = library("numpy", EXTRA)
    x, y = within(line_up, cards), within(line_up, margin)
    number = cards.shape[1]
    shift = np.eye(number)
    total = x.sum(axis=1, keepdims=True)
    free = int(np.abs(total).max(initial=0.0) > 1e-9)
    if free:
        x = np.hstack([total, x])
        shift = np.hstack([np.ones((number, 1)), shift])
    held = np.array([0.0] * free + [1.0] * number)
    found, spread = fit(x, y, held, 1.0)
    doubled = repeats(x, y - x @ found, matches)
    found, spread = fit(x, y, held, doubled)
    values = shift @ found
    widths = sure() * np.sqrt(np.einsum("ij,jk,ik->i", shift, spread, shift))
    return [Estimate(*map(float, (value, value - w, value + w))) for value, w in zip(values, widths, strict=True)]


def fit(x: Array, y: Array, held: Array, doubled: float) -> tuple[Array, Array]:
    """The means and covariances of the effects.

    `held`: 1 for columns that are held near 0, 0 for others. `doubled`: how many rows tell as much as one would by
    itself. Nothing is taken for known about how far cards differ: what every width would say is weighed by how well it
    fits the games.
    """
    np = library("numpy", EXTRA)
    gram, known = x.T @ x, x.T @ y
    noise, typical = variances_of(gram, known, float(y @ y), max(1, len(y)), held, doubled)
    weights, means, seconds = [], [], []
    for width in np.linspace(0.05, 4, GRID) * np.sqrt(typical):
        precision = gram / (noise * doubled) + np.diag(held / width**2)
        spread = np.linalg.inv(precision)
        found = spread @ known / (noise * doubled)
        evidence = found @ known / (noise * doubled) - np.linalg.slogdet(precision)[1] - held.sum() * 2 * np.log(width)
        weights.append(evidence / 2)
        means.append(found)
        seconds.append(spread + np.outer(found, found))
    share = library("scipy.special", EXTRA).softmax(weights)
    found = np.tensordot(share, np.array(means), 1)
    return found, np.tensordot(share, np.array(seconds), 1) - np.outer(found, found)


def variances_of(
    gram: Array, known: Array, square: float, rows: int, held: Array, doubled: float
) -> tuple[float, float]:
    """The variances of noise and of effects that fit best, by expectation and maximisation in turn.

    With hardly more rows than columns effects could fit everything: then noise is at least such a share of it all.
    """
    np = library("numpy", EXTRA)
    noise = max(square / rows, TINY)
    least = noise * min(1.0, len(gram) * doubled / rows)
    own = noise / 100
    for _ in range(ROUNDS):
        spread = np.linalg.inv(gram / (noise * doubled) + np.diag(held / own))
        found = spread @ known / (noise * doubled)
        residue = square - 2 * found @ known + found @ gram @ found
        before = (noise, own)
        noise = max(float(residue + np.sum(gram * spread)) / rows, least)
        own = max(float(held @ (found**2 + np.diag(spread)) / held.sum()), noise * TINY)
        if max(abs(noise / before[0] - 1), abs(own / before[1] - 1)) < SETTLED:
            break
    return noise, own


def repeats(x: Array, residue: Array, matches: Array) -> float:
    """How many times as much the estimates vary as they would were all rows of a match independent; at least once."""
    np = library("numpy", EXTRA)
    pulls = x * residue[:, None]
    together = np.zeros((int(matches.max(initial=0)) + 1, x.shape[1]))
    np.add.at(together, matches, pulls)
    apart = float((pulls**2).sum())
    return max(1.0, float((together**2).sum()) / apart) if apart else 1.0


def win_rates(counts: Array, won: Array, line_up: Array, matches: Array) -> list[Estimate]:
    """The win rate of seats with each card, drawn towards that of all seats the more, the fewer matches there are."""
    np = library("numpy", EXTRA)
    usual = float(won.mean()) if len(won) else 0.0
    surplus = within(line_up, won)
    noise = float(surplus.var()) if len(won) else 0.0
    rates, variances = [], []
    for number in range(counts.shape[1]):
        with_it = counts[:, number] > 0
        rates.append(float(surplus[with_it].mean()) if with_it.any() else 0.0)
        variances.append(max(noise, TINY) / max(1, len(np.unique(matches[with_it]))))
    return [
        Estimate(*(min(1.0, max(0.0, usual + end)) for end in (value, value - width, value + width)))
        for value, width in shrunk(np.array(rates), np.array(variances))
    ]


def shrunk(values: Array, variances: Array) -> list[tuple[float, float]]:
    """Values drawn towards 0 as far as their own noise tells, and half the width of the interval of each.

    As in `fit`, what every width of the true values would say is weighed by how well it fits.
    """
    np = library("numpy", EXTRA)
    widths = np.linspace(0, 2, GRID)[:, None] * np.sqrt(np.mean(values**2) + TINY)
    together = widths**2 + variances
    evidence = -0.5 * (np.log(together) + values**2 / together).sum(axis=1)
    share = library("scipy.special", EXTRA).softmax(evidence)[:, None]
    kept = widths**2 / together
    found = (share * kept * values).sum(axis=0)
    spread = (share * (kept * variances + (kept * values) ** 2)).sum(axis=0) - found**2
    return [(float(value), sure() * float(one) ** 0.5) for value, one in zip(found, spread, strict=True)]
