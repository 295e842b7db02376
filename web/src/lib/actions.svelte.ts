// What the player in front of the page can do now. The same choice is reached from the list and from the thing it is about.
import { ask, Refused } from "./api";
import { Hints } from "./hints.svelte";
import type { Live } from "./live.svelte";
import type { TableParts } from "./games";
import type { SetData } from "../api/schema";
import type { About, Fault, HintedOption, Option, View } from "./messages";

/** The things on the table that an option is about, as names: "hand/some-card", "die/2", "space/14". */
export type TargetsOf = (about: About, view: View) => string[];

/** A choice in a line. */
export const sentence = (option: Option): string => option.short ?? option.text;

/** What a hint names, with what it is worth where that is known. */
export const withWorth = ({ text, worth }: HintedOption): string => (worth ? `${text}, ${worth}` : text);

/** For so long a thing must have lain unchanged before a press of it makes a choice, and for so long a row of presses must have ended. */
const STEADY = 300;

export class Actions {
    /** The pick that is pointed at, in the list or on the table. */
    marked = $state<string | null>(null);
    /** The pick that was tapped on the table: a second tap on the same thing makes it, or the button for it. */
    selected = $state<string | null>(null);
    /** What has been put together so far where a set is chosen, pick by pick. */
    gathered = $state.raw<readonly string[]>([]);
    /** A choice that would waste something, until the player says yes or no. */
    unconfirmed = $state.raw<Option | null>(null);
    /** What was tapped and cannot be chosen, and why. */
    reason = $state.raw<{ target: string; fault: Fault } | null>(null);
    /** A thing with several choices, whose menu is open. */
    opened = $state<string | null>(null);
    /** Sets that are chosen one after the other, and the version at which the last of them was sent. */
    private rest: string[][] = [];
    private sent = 0;
    /** When the question changed last, when something was pressed last, and whether presses are still a row that has made a choice. */
    private changed = 0;
    private pressed = 0;
    private hasty = false;

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
    /** The choice that was tapped, as long as it can be made. */
    readonly selection = $derived(this.options.find(({ pick }) => pick === this.selected) ?? null);
    readonly selectedTargets = $derived.by((): Set<string> => {
        const chosen = this.gathers ? this.options.filter(({ pick }) => this.gathered.includes(pick)) : [this.selection];
        return new Set(chosen.flatMap((option) => (option ? this.targetsOf(option) : [])));
    });
    /** The choice that ends what is being done, which has a button of its own. */
    readonly closing = $derived(this.options.find((option) => this.isClosing(option)) ?? null);
    /** Choices that are about nothing on the table: each is a button under the question. */
    readonly elsewhere = $derived(this.options.filter((option) => !this.isClosing(option) && !this.targetsOf(option).length));
    /** What can be chosen as a set by tapping its things in any order; null where the board has a way of its own. */
    readonly gathers = $derived.by((): SetData | null => {
        const view = this.live.state?.view;
        return view?.set && this.options.length && !this.parts.laysOut?.(view) ? view.set : null;
    });
    /** How often each pick of the set may still be taken. */
    readonly gatherable = $derived.by((): Map<string, number> => {
        const most = new Map(this.gathers?.of ?? []);
        return new Map(this.options.map(({ pick, number }) => [pick, (most.get(number) ?? 0) - this.countOf(pick)]));
    });
    readonly gatheredEnough = $derived(!!this.gathers && this.gathered.length >= this.gathers.least);

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

    private isClosing(option: { number: number }): boolean {
        const about = this.aboutOf(option);
        return !!about && !!this.parts.closes?.(about);
    }
    /** How often a pick has been gathered. */
    countOf(pick: string): number {
        return this.gathered.filter((one) => one === pick).length;
    }

    at(target: string): Option[] {
        return this.byTarget.get(target) ?? [];
    }

    /** Another question is asked: nothing of the last one is left. */
    renew(): void {
        this.changed = performance.now();
        this.selected = null;
        this.gathered = [];
    }
    /** Whether a press with a pointer may make a choice now: not where the thing has only just come under it. */
    steady(): boolean {
        const now = performance.now();
        const quiet = now - this.pressed >= STEADY;
        this.pressed = now;
        if (quiet) this.hasty = false;
        return !this.hasty && now - this.changed >= STEADY;
    }
    /** What stands on the deciding button, and what pressing it does: the set, the choice tapped, or the closing one. */
    readonly deciding = $derived.by((): Option | "set" | null => {
        if (this.gathers && (this.gathered.length || !this.closing)) return this.gatheredEnough ? "set" : null;
        return this.selection ?? this.closing;
    });
    /** What is held between two taps: a choice that is selected, or a set that is not enough yet or that is. */
    readonly held = $derived.by((): "selected" | "gathering" | "gathered" | undefined => {
        if (this.gathered.length) return this.gatheredEnough ? "gathered" : "gathering";
        return this.selection ? "selected" : undefined;
    });
    decide(): void {
        const { deciding } = this;
        if (deciding === "set") this.chooseSets([[...this.gathered]]);
        else if (deciding) this.choose(deciding);
        this.gathered = [];
    }
    /** Puts back what was selected, gathered or opened; false where there was nothing. */
    putBack(): boolean {
        const any = !!(this.selected || this.gathered.length || this.opened || this.reason);
        this.selected = null;
        this.gathered = [];
        this.opened = null;
        this.reason = null;
        return any;
    }
    private gather(option: Option): void {
        const { pick } = option;
        const room = this.gathered.length < (this.gathers?.most ?? 0);
        if (room && (this.gatherable.get(pick) ?? 0) > 0) this.gathered = [...this.gathered, pick];
        else this.gathered = this.gathered.filter((one) => one !== pick);
    }
    ungather(pick: string): void {
        const at = this.gathered.lastIndexOf(pick);
        if (at >= 0) this.gathered = this.gathered.filter((_, index) => index !== at);
    }

    choose(option: Option): void {
        this.opened = null;
        this.reason = null;
        this.hasty = true;
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

    /** A thing was tapped. Its only choice is selected, and made by a second tap; several are offered; of a set it is taken up; and
     *  without any choice the reason is told. */
    tap(target: string, why?: string): void {
        const options = this.at(target);
        const [first] = options;
        this.reason = null;
        if (first && this.gathers && (this.gathers.of.some(([number]) => number === first.number) || this.countOf(first.pick)))
            this.gather(first);
        else if (first && options.length === 1) this.touch(first);
        else if (first) {
            this.selected = null;
            this.opened = this.opened === target ? null : target;
        } else if (why) void this.tellWhy(target, why);
    }
    /** The choice of a thing: the first time it is selected, the second time made. */
    touch(option: Option): void {
        if (this.selected === option.pick) this.choose(option);
        else {
            this.opened = null;
            this.selected = option.pick;
        }
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
