// The points of all players, source by source, side by side.
import type { Result } from "./messages";

/** In the order in which they are read; a kind that is not here comes last. */
export const KINDS = ["crystals", "prestige", "end", "hand", "bonuses", "token", "scroll", "synergy"] as const;
export type Kind = (typeof KINDS)[number];
export interface ScoreRow {
    kind: string;
    /** By seat; null for who has nothing of the kind. */
    points: (number | null)[];
    /** By seat: each source in words with its points, where there are several. */
    parts: string[][];
}

/** A row for each kind of source; "prestige amulet-of-air" is of the kind "prestige". */
export function scoreRows(result: Result): ScoreRow[] {
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

function place(kind: string): number {
    const at = (KINDS as readonly string[]).indexOf(kind);
    return at < 0 ? KINDS.length : at;
}

/** A number with a minus as long as a digit. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
