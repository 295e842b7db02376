// The points of all players, source by source, side by side.
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

/** A number with a minus as long as a digit. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
