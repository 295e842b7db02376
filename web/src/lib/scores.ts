// The points of all players, source by source, side by side.
import type { Result } from "./told";

export type Kind = "crystals" | "prestige" | "end" | "hand" | "bonuses" | "token" | "scroll" | "synergy";
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
    return [...rows.values()];
}
