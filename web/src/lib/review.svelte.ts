// A game gone over again: the chances of every seat as lines in a drawing, and the decisions that cost most.
import type { Chances, CostlyDecision, ReviewData } from "../api/schema";
import { ask, messageOf } from "./api";
import type { Language } from "./languages";
import type { Box } from "./score-chart";

/** A choice that cost some of a win, in a sentence. */
export type Decision = CostlyDecision & { sentence: string };
export type Review = Omit<ReviewData, "worst"> & { worst?: Decision[] };
export interface Point {
    x: number;
    y: number;
}

const MARKS_A_LINE = 6;
const SHOWN = 8; // decisions, of everybody or of one seat

export function placed(pick: number, chance: number, steps: number, box: Box): Point {
    const across = steps > 1 ? pick / (steps - 1) : 0;
    return { x: box.left + across * (box.right - box.left), y: box.bottom - chance * (box.bottom - box.top) };
}

/** The line of a seat, as far as the review has come. */
export const lineOf = (moments: readonly Chances[], seat: number, steps: number, box: Box): Point[] =>
    moments.map(({ pick, chances }) => placed(pick, chances[seat] ?? 0, steps, box));

/** Where a line shows whose it is: a few of its points, each seat's elsewhere, so that none lies on another's. */
export function signsOf(line: readonly Point[], seat: number, seats: number, steps: number): Point[] {
    const gap = Math.max(1, steps / MARKS_A_LINE);
    const first = (gap * (seat + 0.5)) / seats;
    return Array.from({ length: MARKS_A_LINE }, (_, at) => line[Math.round(first + at * gap)]).filter((point) => point !== undefined);
}

/** The first moment of each round, and the last of all. */
export function roundsOf(moments: readonly Chances[], ready: boolean): Chances[] {
    const firsts = moments.filter((one, at) => at === 0 || moments[at - 1]!.round !== one.round);
    const last = moments.at(-1);
    return ready && last && firsts.at(-1) !== last ? [...firsts, last] : firsts;
}

/** The pick that lies at a place of the drawing from left to right. */
export function pickAt(x: number, done: number, steps: number, box: Box): number {
    const part = (x - box.left) / Math.max(1, box.right - box.left);
    return Math.min(Math.max(0, done - 1), Math.max(0, Math.round(part * (steps - 1))));
}

export const costliest = (worst: readonly Decision[], seat: number | null): Decision[] =>
    worst.filter((one) => seat === null || one.seat === seat).slice(0, SHOWN);

const AGAIN = 700; // milliseconds between two questions

/** A review on its way: the server works it out for as long as somebody asks, and tells what it has. */
export class ReviewRequest {
    review = $state.raw<Review | null>(null);
    fault = $state("");
    private timer: ReturnType<typeof setTimeout> | undefined;
    private closed = false;
    private request = false; // whether an answer is awaited

    constructor(
        readonly table: string,
        readonly language: Language,
    ) {
        void this.look();
    }

    async look(): Promise<void> {
        if (this.request) return;
        this.request = true;
        clearTimeout(this.timer);
        this.fault = "";
        try {
            const review = await ask<Review>(`tables/${this.table}/review`, { lang: this.language });
            if (this.closed) return;
            this.review = review;
            if (!review.ready) this.timer = setTimeout(() => void this.look(), AGAIN);
        } catch (refused) {
            if (!this.closed) this.fault = messageOf(refused);
        } finally {
            this.request = false;
        }
    }

    close(): void {
        this.closed = true;
        clearTimeout(this.timer);
    }
}
