// What the player in front of the page can do now. The same choice is reached from the list and from the thing it is about.
import { ask, Refused } from "./api";
import { Hints } from "./hints.svelte";
import type { Live } from "./live.svelte";
import type { Fault, Option, State } from "./messages";

/** The things on the table that a pick is about, as names: "hand/amsug-longneck", "die/2", "space/14". */
export type SpotsOf = (pick: string, state: State) => string[];

/** A choice in a line. */
export const sentence = (option: Option): string => option.short ?? option.text;

export class Desk {
    /** The pick that is pointed at, in the list or on the table. */
    marked = $state<string | null>(null);
    /** A choice that would waste something, until the player says yes or no. */
    doubtful = $state.raw<Option | null>(null);
    /** What was tapped and cannot be chosen, and why. */
    reason = $state.raw<{ spot: string; fault: Fault } | null>(null);
    /** A thing with several choices, whose menu is open. */
    opened = $state<string | null>(null);
    /** Picks that are made one after the other, and the version at which the last of them was sent. */
    private rest: string[] = [];
    private sent = 0;

    readonly options = $derived.by((): Option[] => (this.live.status === "refused" ? [] : (this.live.state?.question?.options ?? [])));
    readonly bySpot = $derived.by(() => {
        const found = new Map<string, Option[]>();
        const state = this.live.state;
        if (!state) return found;
        for (const option of this.options)
            for (const spot of this.spotsOf(option.pick, state)) {
                const there = found.get(spot);
                if (there) there.push(option);
                else found.set(spot, [option]);
            }
        return found;
    });
    readonly litSpots = $derived.by((): Set<string> => {
        const state = this.live.state;
        return new Set(state && this.marked ? this.spotsOf(this.marked, state) : []);
    });

    /** The things on the table that a hint is about, each with its best place among the choices that it names. */
    readonly hinted = $derived.by((): Map<string, number> => {
        const found = new Map<string, number>();
        const state = this.live.state;
        if (!state || this.hints.together) return found;
        this.hints.best.forEach(({ pick }, index) => {
            for (const spot of this.spotsOf(pick, state)) if (!found.has(spot)) found.set(spot, index + 1);
        });
        return found;
    });
    readonly hints: Hints;

    constructor(
        readonly live: Live,
        private spotsOf: SpotsOf,
    ) {
        this.hints = new Hints(live);
    }

    at(spot: string): Option[] {
        return this.bySpot.get(spot) ?? [];
    }

    choose(option: Option): void {
        this.opened = null;
        this.reason = null;
        if (option.wastes?.length && this.doubtful?.pick !== option.pick) {
            this.doubtful = option;
            return;
        }
        this.doubtful = null;
        this.marked = null;
        this.live.choose(option.pick);
    }

    /** Several picks of one decision, such as the cards of a hand: each is made when the one before it is stored. */
    chooseAll(picks: string[]): void {
        this.rest = [...picks];
        this.sent = 0;
        this.goOn();
    }

    /** The next of several picks, as soon as it is offered. Called whenever the table has changed. */
    goOn(): void {
        const { busy, fault, state } = this.live;
        if (fault) this.rest = []; // what was refused is not gone on with
        if (!state || busy || !this.rest.length || state.version <= this.sent) return;
        const option = this.options.find(({ pick }) => pick === this.rest[0]);
        if (!option) {
            if (this.options.length) this.rest = [];
            return;
        }
        this.rest.shift();
        this.sent = state.version;
        this.choose(option);
    }

    /** A thing was tapped: its only choice is made, several are offered, and without any the reason is told. */
    tap(spot: string, why?: string): void {
        const options = this.at(spot);
        this.reason = null;
        if (options.length === 1) this.choose(options[0]!);
        else if (options.length) this.opened = this.opened === spot ? null : spot;
        else if (why) void this.tellWhy(spot, why);
    }

    async tellWhy(spot: string, text: string): Promise<void> {
        const fault = await this.whyNot(text).catch((refused: unknown) => (refused instanceof Refused ? refused.fault : null));
        this.reason = fault && { spot, fault };
    }

    /** Why something cannot be chosen now; null where it can be, or where nobody sits here. */
    async whyNot(text: string): Promise<Fault | null> {
        const seat = this.live.state?.seat;
        if (seat === null || seat === undefined) return null;
        const { why } = await ask<{ why: Fault | null }>(`tables/${this.live.table}/why`, { seat, text });
        return why;
    }
}
