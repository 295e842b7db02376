// The moments of a finished game, asked for one at a time: while somebody drags the slider only the newest wish counts.
import { ask, Refused } from "./api";
import type { Moment } from "./messages";
import type { Language } from "./languages";

/** A seat, what everybody at the table saw, or all hands open. */
export type Eyes = number | "watch" | "open";

const KEPT = 400; // moments; each is some ten kilobytes
const AHEAD = 3;
const BREATH = 1500; // after the server said that it was too often
const TOO_OFTEN = 429;

export class Moments {
    shown = $state.raw<Moment | null>(null);
    fault = $state.raw<Refused | null>(null);
    /** Whether what is shown is not yet what is wanted. */
    late = $state(false);

    private kept = new Map<string, Moment>();
    private wanted = { pick: 0, eyes: "watch" as Eyes, language: "" as Language };
    private step = 1;
    private busy = false;
    private closed = false;

    constructor(readonly table: string) {}

    want(pick: number, eyes: Eyes, language: Language): void {
        this.step = pick < this.wanted.pick ? -1 : 1;
        this.wanted = { pick, eyes, language };
        this.show();
        void this.fetch();
    }

    close(): void {
        this.closed = true;
    }

    private key(pick: number): string {
        return `${this.wanted.eyes} ${this.wanted.language} ${pick}`;
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
                if (fault instanceof Refused && fault.status === TOO_OFTEN) await new Promise((done) => setTimeout(done, BREATH));
                else {
                    if (fault instanceof Refused) this.fault = fault;
                    break;
                }
            }
        }
        this.busy = false;
    }

    private async load(pick: number): Promise<void> {
        const { eyes, language } = this.wanted;
        const key = this.key(pick);
        const whose = typeof eyes === "number" ? { seat: eyes } : { watch: true, all: eyes === "open" ? true : undefined };
        const moment = await ask<Moment>(`tables/${this.table}/moments/${pick}`, { ...whose, lang: language });
        this.kept.set(key, moment);
        if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
        if (!this.closed) this.show();
    }
}
