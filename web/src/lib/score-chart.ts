// The scores of a game, round by round, as lines in a drawing.
import type { Standing } from "../api/schema";

interface ScorePoint {
    x: number;
    y: number;
    score: number;
}
export interface Drawing {
    /** By seat. */
    lines: ScorePoint[][];
    /** Where scores are written at the side. */
    ticks: { y: number; score: number }[];
    /** Where each standing lies from left to right. */
    columns: number[];
}
export interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
}

const STEPS = [1, 2, 5];
const MOST_TICKS = 6;

/** The widest step of 1, 2, 5, 10, 20, … that leaves no more than a few lines. */
export function stepFor(low: number, high: number): number {
    for (let scale = 1; ; scale *= 10)
        for (const step of STEPS) if (Math.floor(high / (step * scale)) - Math.ceil(low / (step * scale)) < MOST_TICKS) return step * scale;
}

export function drawn(rounds: readonly Standing[], seats: number, box: Box): Drawing {
    const scores = rounds.flatMap((one) => one.scores);
    const low = Math.min(0, ...scores);
    const high = Math.max(1, ...scores);
    const step = stepFor(low, high);
    const height = (score: number): number => box.bottom - ((score - low) / (high - low)) * (box.bottom - box.top);
    const columns = rounds.map((_, at) => box.left + (rounds.length > 1 ? at / (rounds.length - 1) : 0.5) * (box.right - box.left));
    const first = Math.ceil(low / step);
    const ticks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step);
    return {
        columns,
        ticks: ticks.map((score) => ({ score, y: height(score) })),
        lines: Array.from({ length: seats }, (_, seat) =>
            rounds.map((one, at) => ({ x: columns[at]!, y: height(one.scores[seat] ?? 0), score: one.scores[seat] ?? 0 })),
        ),
    };
}

/** Labels at the ends of lines, pushed apart so that none covers another. */
export function apart(heights: readonly number[], gap: number, box: Pick<Box, "top" | "bottom">): number[] {
    const order = [...heights.keys()].sort((one, other) => heights[one]! - heights[other]!);
    const placed = [...heights];
    let least = box.top;
    for (const at of order) {
        placed[at] = Math.max(placed[at]!, least);
        least = placed[at]! + gap;
    }
    let most = box.bottom;
    for (const at of [...order].reverse()) {
        placed[at] = Math.min(placed[at]!, most);
        most = placed[at]! - gap;
    }
    return placed;
}

interface Beginning {
    round: number;
    /** The pick after which the round lies on the table, freshly begun. */
    pick: number;
}

/** Where each round begins: where the one before it ended. */
export function beginnings(rounds: readonly Standing[]): Beginning[] {
    const found: Beginning[] = [];
    let pick = 0;
    for (const one of rounds) {
        if (found.at(-1)?.round !== one.round) found.push({ round: one.round, pick });
        pick = one.pick;
    }
    return found;
}

const MARKS = [
    "M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
    "M-4.5-4.5h9v9h-9z",
    "M0-6l5.6 10h-11.2z",
    "M0-6.2l6.2 6.2-6.2 6.2-6.2-6.2z",
    "M-1.7-6h3.4v4.3h4.3v3.4h-4.3v4.3h-3.4v-4.3h-4.3v-3.4h4.3z",
];
const DASHES = ["", "9 4", "2 5", "10 4 2 4", "5 3"];

/** How the line of a seat is told from the others in a drawing: by shape and dashes first, and by colour last. */
interface Look {
    mark: string;
    dash: string;
    /** A class. */
    hue: string;
}

/** With more seats than shapes these begin again, each with other dashes than before. */
export const lookOf = (seat: number): Look => ({
    mark: MARKS[seat % MARKS.length]!,
    dash: DASHES[(seat + Math.floor(seat / MARKS.length)) % DASHES.length]!,
    hue: `hue-seat-${(seat % MARKS.length) + 1}`,
});
