// The moments of a finished game, asked for one at a time: while somebody drags the slider only the newest wish counts.
import { ask, Refused } from "./api";
import type { Moment } from "./messages";
import type { Language } from "./languages";

/** A seat, what everybody at the table saw, or all hands open. */
export type Perspective = number | "watch" | "open";

const KEPT = 400; // moments; each is some ten kilobytes
const AHEAD = 3;
const RETRY_DELAY = 1500; // after the server said that it was too often
const TOO_OFTEN = 429;

export class ReplayLoader {
    shown = $state.raw<Moment | null>(null);
    fault = $state.raw<Refused | null>(null);
    /** Whether what is shown is not yet what is wanted. */
    late = $state(false);

    private kept = new Map<string, Moment>();
    private wanted = { pick: 0, perspective: "watch" as Perspective, language: "" as Language };
    private step = 1;
    private busy = false;
    private closed = false;

    constructor(readonly table: string) {}

    want(pick: number, perspective: Perspective, language: Language): void {
        this.step = pick < this.wanted.pick ? -1 : 1;
        this.wanted = { pick, perspective, language };
        this.show();
        void this.fetch();
    }

    close(): void {
        this.closed = true;
    }

    private key(pick: number): string {
        return `${this.wanted.perspective} ${this.wanted.language} ${pick}`;
    }

    private show(): void {
        const found = this.kept.get(this.key(this.wanted.pick));
        this.late = !found;
        if (found) this.shown = found;
    }

    /** What is wanted now, and then its neighbours in the direction of travel. */
    private next(): number | undefined {
        const { pick } = this.wanted;
        const last = this.shown?.picks ?? pick;
        const near = [pick, ...Array.from({ length: AHEAD }, (_, at) => pick + this.step * (at + 1)), pick - this.step];
        return near.find((one) => one >= 0 && (one <= last || one === pick) && !this.kept.has(this.key(one)));
    }

    private async fetch(): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        for (let pick = this.next(); pick !== undefined && !this.closed; pick = this.next()) {
            try {
                await this.load(pick);
                this.fault = null;
            } catch (fault) {
                if (fault instanceof Refused && fault.status === TOO_OFTEN) await new Promise((done) => setTimeout(done, RETRY_DELAY));
                else {
                    if (fault instanceof Refused) this.fault = fault;
                    break;
                }
            }
        }
        this.busy = false;
    }

    private async load(pick: number): Promise<void> {
        const { perspective, language } = this.wanted;
        const key = this.key(pick);
        const whose =
            typeof perspective === "number" ? { seat: perspective } : { watch: true, all: perspective === "open" ? true : undefined };
        const moment = await ask<Moment>(`tables/${this.table}/moments/${pick}`, { ...whose, lang: language });
        this.kept.set(key, moment);
        if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
        if (!this.closed) this.show();
    }
}
