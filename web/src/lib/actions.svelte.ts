// What the player in front of the page can do now. The same choice is reached from the list and from the thing it is about.
import { ask, Refused } from "./api";
import { Hints } from "./hints.svelte";
import type { Live } from "./live.svelte";
import type { TableParts } from "./games";
import type { About, Fault, HintedOption, Option, View } from "./messages";

/** The things on the table that an option is about, as names: "hand/some-card", "die/2", "space/14". */
export type TargetsOf = (about: About, view: View) => string[];

/** A choice in a line. */
export const sentence = (option: Option): string => option.short ?? option.text;

/** What a hint names, with what it is worth where that is known. */
export const withWorth = ({ text, worth }: HintedOption): string => (worth ? `${text}, ${worth}` : text);

export class Actions {
    /** The pick that is pointed at, in the list or on the table. */
    marked = $state<string | null>(null);
    /** A choice that would waste something, until the player says yes or no. */
    unconfirmed = $state.raw<Option | null>(null);
    /** What was tapped and cannot be chosen, and why. */
    reason = $state.raw<{ target: string; fault: Fault } | null>(null);
    /** A thing with several choices, whose menu is open. */
    opened = $state<string | null>(null);
    /** Sets that are chosen one after the other, and the version at which the last of them was sent. */
    private rest: string[][] = [];
    private sent = 0;

    readonly options = $derived.by((): Option[] => (this.live.status === "refused" ? [] : (this.live.state?.question?.options ?? [])));
    /** What each option is about, by its number. */
    private readonly abouts = $derived.by(() => {
        const view = this.live.state?.view;
        return new Map((view?.options ?? []).map((number, index) => [number, view!.about[index]!]));
    });
    readonly byTarget = $derived.by(() => {
        const found = new Map<string, Option[]>();
        for (const option of this.options)
            for (const target of this.targetsOf(option)) {
                const there = found.get(target);
                if (there) there.push(option);
                else found.set(target, [option]);
            }
        return found;
    });
    readonly litTargets = $derived.by((): Set<string> => {
        const marked = this.options.find(({ pick }) => pick === this.marked);
        return new Set(marked ? this.targetsOf(marked) : []);
    });

    /** The things on the table that a hint is about, each with its best place among the choices that it names. */
    readonly hinted = $derived.by((): Map<string, number> => {
        const found = new Map<string, number>();
        if (this.hints.together) return found;
        this.hints.best.forEach((option, index) => {
            for (const target of this.targetsOf(option)) if (!found.has(target)) found.set(target, index + 1);
        });
        return found;
    });
    readonly hints: Hints;

    constructor(
        readonly live: Live,
        readonly parts: TableParts,
    ) {
        this.hints = new Hints(live);
    }

    /** What an option is about; nothing where the table has gone on meanwhile. */
    aboutOf({ number }: { number: number }): About | undefined {
        return this.abouts.get(number);
    }
    private targetsOf(option: { number: number }): string[] {
        const view = this.live.state?.view;
        const about = this.aboutOf(option);
        return view && about ? this.parts.targetsOf(about, view) : [];
    }

    at(target: string): Option[] {
        return this.byTarget.get(target) ?? [];
    }

    choose(option: Option): void {
        this.opened = null;
        this.reason = null;
        if (option.wastes?.length && this.unconfirmed?.pick !== option.pick) {
            this.unconfirmed = option;
            return;
        }
        this.unconfirmed = null;
        this.marked = null;
        this.live.choose(option.pick);
    }

    /** Sets that follow each other, such as two piles, in notation: each is chosen when the one before it is stored. */
    chooseSets(sets: string[][]): void {
        this.rest = [...sets];
        this.sent = 0;
        this.goOn();
    }

    /** The next of several sets, as soon as it is asked for. Called whenever the table has changed. */
    goOn(): void {
        const { busy, fault, state } = this.live;
        const [next] = this.rest;
        if (fault) this.rest = []; // what was refused is not gone on with
        if (!state || busy || fault || !next || state.version <= this.sent) return;
        if (state.view?.set) {
            this.rest.shift();
            this.sent = state.version;
            this.live.chooseSet(next);
        } else if (this.options.length) this.rest = [];
    }

    /** A thing was tapped: its only choice is made, several are offered, and without any the reason is told. */
    tap(target: string, why?: string): void {
        const options = this.at(target);
        this.reason = null;
        if (options.length === 1) this.choose(options[0]!);
        else if (options.length) this.opened = this.opened === target ? null : target;
        else if (why) void this.tellWhy(target, why);
    }

    async tellWhy(target: string, text: string): Promise<void> {
        const fault = await this.whyNot(text).catch((refused: unknown) => (refused instanceof Refused ? refused.fault : null));
        this.reason = fault && { target, fault };
    }

    /** Why something cannot be chosen now; null where it can be, or where nobody sits here. */
    async whyNot(text: string): Promise<Fault | null> {
        const seat = this.live.state?.seat;
        if (seat === null || seat === undefined) return null;
        const { why } = await ask<{ why: Fault | null }>(`tables/${this.live.table}/why`, { seat, text });
        return why;
    }
}
