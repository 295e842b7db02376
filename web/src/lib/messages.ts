// What the server tells, as docs/protocol.md has it.
import type { Element, Energy } from "../art/elements";
import type { ArchimageView, SeasonsView } from "./types";

export type Phase = "lobby" | "playing" | "over";
export type GameKey = "seasons" | "archimage";
export type View = SeasonsView | ArchimageView;

export interface Fault {
    key: string;
    text: string;
    ruling?: string;
}
export interface SeatTold {
    kind: "open" | "human" | "bot";
    name: string;
    bot: string;
    ready: boolean;
    away: boolean;
    resigned: boolean;
    waited: boolean;
    stand_in_from: number | null;
}
/** What changes for who chooses: more is positive. */
export interface Brings {
    crystals?: number;
    prestige?: number;
    gauge?: number;
    cards?: number;
    dice?: number;
    scrolls?: number;
    seals?: number;
    points?: number;
    energy?: Partial<Record<Energy, number>>;
}
export interface Costs {
    crystals?: number;
    any?: number;
    /** So many of the energies need not be paid. */
    less?: number;
    energy?: Partial<Record<Energy, number>>;
    /** Of a seal to be broken. */
    element?: Element;
    power?: number;
}
export interface Option {
    pick: string;
    number: number;
    text: string;
    short?: string;
    brings?: Brings | null;
    costs?: Costs | null;
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
export interface Happening {
    event: string;
    seat?: number;
    [part: string]: unknown;
}
export interface LogEntry {
    number: number;
    kind: string;
    seat: number;
    at: number;
    events: Happening[];
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
    seats: SeatTold[];
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
