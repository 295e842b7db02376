// What the server tells, as docs/protocol.md has it.

export type Phase = "lobby" | "playing" | "over";
export type GameKey = string;

/** What an option is about: a verb and, where they exist, the things and the place where they lie. */
export interface About {
    verb: string;
    place?: string;
    [part: string]: unknown;
}
/** A set that is chosen pick by pick: so many of these picks, each at most so often. */
export interface ChoiceSet {
    least: number;
    most: number;
    of: [pick: number, most: number][];
    done?: number;
}
/** All that a seat may know. A game's own page knows what else is in it. */
export interface View {
    game: GameKey;
    seat: number | null;
    question: string;
    waiting: number[];
    over: boolean;
    options: number[];
    /** Of the options, in their order. */
    about: About[];
    arguments: Record<string, unknown>;
    set: ChoiceSet | null;
}

/** A table in sentences. */
export interface BoardWords {
    title: string;
    lines: string[];
}
export interface Fault {
    key: string;
    text: string;
    ruling?: string;
}
export interface SeatInfo {
    kind: "open" | "human" | "bot";
    name: string;
    bot: string;
    ready: boolean;
    away: boolean;
    resigned: boolean;
    waited: boolean;
    stand_in_from: number | null;
}
export interface Option {
    pick: string;
    number: number;
    text: string;
    short?: string;
    /** What it brings and costs, as the game counts it; the game's own part of the page shows it. */
    brings?: object | null;
    costs?: object | null;
    /** What would be lost by choosing this, in sentences. */
    wastes?: string[];
}
export interface Question {
    key: string;
    waiting: number[];
    options: Option[];
    text?: string;
    since?: number;
}
export interface GameEvent {
    event: string;
    seat?: number;
    [part: string]: unknown;
}
export interface LogEntry {
    number: number;
    kind: string;
    seat: number;
    at: number;
    events: GameEvent[];
    texts: string[];
    pick?: string;
    /** The step that this one took back. */
    undone?: number;
}
export interface Fair {
    commitment: string;
    values: string[];
    key_commitment?: string;
    secret?: string;
    key?: string;
}
export interface Result {
    scores: number[];
    winners: number[];
    breakdown: Record<string, number>[];
    texts: string[][];
}
export interface State {
    type: "state";
    table: string;
    game: GameKey;
    options: Record<string, unknown>;
    version: number;
    phase: Phase;
    seat: number | null;
    seats: SeatInfo[];
    patience: number;
    /** Whether those who play may ask for hints. */
    hints: boolean;
    fair: Fair;
    made: number;
    touched: number;
    view: View | null;
    question: Question | null;
    may_undo: boolean;
    picks?: number;
    result?: Result;
    log: LogEntry[];
}
/** An option that a hint names, what it is worth, and that in words. */
export interface HintedOption {
    pick: string;
    number: number;
    value: number | null;
    scale: "chance" | "points" | "";
    text: string;
    worth: string;
}
export interface Hint {
    version: number;
    since: number;
    seat: number;
    /** Whether they make up a set that is chosen pick by pick, instead of being alternatives. */
    together: boolean;
    best: HintedOption[];
}
export interface Mine {
    table: string;
    game: GameKey;
    phase: Phase;
    version: number;
    held: number[];
    waiting: number[];
    names: string[];
    made: number;
    touched: number;
}
export interface Held {
    seats: number[];
    watching: boolean;
}
