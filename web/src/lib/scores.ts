// The points of all players, source by source, side by side.
import type { Standing } from "../api/schema";
import type { Result } from "./messages";

interface ScoreRow {
    kind: string;
    /** By seat; null for who has nothing of the kind. */
    points: (number | null)[];
    /** By seat: each source in words with its points, where there are several. */
    parts: string[][];
}

/** A row for each kind of source, in the order of the game; "bonus some-card" is of the kind "bonus". */
export function scoreRows(result: Result, order: readonly string[]): ScoreRow[] {
    const place = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
    const rows = new Map<string, ScoreRow>();
    result.breakdown.forEach((sources, seat) =>
        Object.entries(sources).forEach(([source, points], at) => {
            const [kind = "", which] = source.split(" ");
            if (!rows.has(kind)) rows.set(kind, { kind, points: result.scores.map(() => null), parts: result.scores.map(() => []) });
            const row = rows.get(kind)!;
            row.points[seat] = (row.points[seat] ?? 0) + points;
            if (which) row.parts[seat]!.push(result.texts[seat]?.[at] ?? source);
        }),
    );
    return [...rows.values()].sort((one, other) => place(one.kind) - place(other.kind));
}

/** The rank of each seat, from 1: winners are first whatever their points, and equal points have the same rank. */
export function ranks({ scores, winners }: Pick<Result, "scores" | "winners">): number[] {
    const beats = (one: number, other: number): boolean =>
        winners.includes(one) ? !winners.includes(other) : !winners.includes(other) && scores[one]! > scores[other]!;
    return scores.map((_, seat) => 1 + scores.filter((__, other) => beats(other, seat)).length);
}

/** Since which standing the winner has been in front without a break: from the first where nobody was before them. */
export function leadSince(rounds: readonly Standing[], winner: number): Standing | undefined {
    const leads = ({ scores }: Standing): boolean => scores.every((score, seat) => seat === winner || score < scores[winner]!);
    const level = ({ scores }: Standing): boolean => new Set(scores).size === 1;
    const since = rounds.map(leads).lastIndexOf(false) + 1;
    return rounds.slice(0, since).every(level) ? rounds[0] : rounds[since];
}

/** A number with a minus as long as a digit. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
