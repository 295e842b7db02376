import type { Element, Energy } from "../art/elements";

export type Language = "en" | "fr" | "it";
export type Kind = "item" | "familiar";
export type Timing = "arrival" | "lasting" | "activation";
export type Cost = Partial<Record<Energy | "crystals" | "different_energies_at_most", number>>;
export type Energies = Record<Energy, number>;

export interface CardFacts {
    key: string;
    number: number;
    set: string;
    kind: Kind;
    prestige: number;
    /** By the number of players; where only "2" stands, it is the same for all. */
    cost: Partial<Record<string, Cost>>;
    timing: Timing[];
}
export interface Facts {
    cards: CardFacts[];
    tokens: { number: number; points: number }[];
    enchantments: { key: string; number: number }[];
    spells: { spell: string; power: number; circles: string[] }[];
    rates: Energies[];
    /** By face: its symbols and its dots. */
    faces: [string, number][];
    /** By the number of players: fewer scrolls of power 6 than these end a game of Archimage. */
    few_highest: Record<string, number>;
}
export interface Words {
    name: string;
    text?: string;
    note?: string;
    first_edition?: string;
}
export interface SpellWords {
    name: string;
    note: string;
    scrolls: Partial<Record<Element, Words>>;
}
export interface Texts {
    cards: Record<string, Words>;
    tokens: Record<string, Words>;
    enchantments: Record<string, Words>;
    spells: Record<string, SpellWords>;
    /** By seat. */
    mages: { name: string; familiar: string }[];
}

export type Season = "winter" | "spring" | "summer" | "fall";
export interface DieShown {
    face: number;
    season: Season;
    die: number;
    symbols: string;
    pips: number;
}
export interface CardInPlay {
    card: string;
    turned: boolean;
    energy: Energies;
    /** Its order among all that came into play: no two have the same. */
    arrival: number;
    used: boolean;
    /** The card whose effects a Raven has taken on, and that card's order of arrival. */
    copies: string;
    copied: number;
}
export interface SeasonsPlayer {
    crystals: number;
    gauge: number;
    bonuses: number;
    reserve: Energies;
    capacity: number;
    play: CardInPlay[];
    die_shown: DieShown | null;
    hand: number;
    library2: number;
    library3: number;
    /** Cards of the player's that are drawn or looked at, and not yet settled. */
    limbo: number;
    pack: number;
    token: number;
    token_used: boolean;
    /** Ability tokens to choose from. */
    tokens: number;
}
/** An effect that waits for an answer. */
export interface EffectWaiting {
    owner: number;
    uid: number;
    seat: number;
    effect: string;
    card: string;
    /** Cards drawn or looked at; only their number where they are another's. */
    pool: string[] | number;
    todo: number[];
    a: number;
}
export interface SeasonsView {
    game: "seasons";
    round: number;
    year: number;
    space: number;
    season: Season;
    first: number;
    active: number;
    over: boolean;
    seat: number | null;
    settings: { players: number; enchantment: string };
    question: string;
    waiting: number[];
    dice_shown: (DieShown | null)[];
    players: SeasonsPlayer[];
    own: {
        hand: string[];
        pack: string[];
        library2: string[];
        library3: string[];
        drafted: string;
        token: number;
        tokens: number[];
    } | null;
    pile: number;
    discard: number;
    /** How many cards lie face up on the pile. */
    face_up: number;
    /** What is known of the top of the pile: how deep, and which card. */
    known: { top: [number, string][] };
    stack: EffectWaiting[];
}

export interface BoardSpace {
    id: string;
    kind: "hall" | "circle" | "scroll";
    power?: number;
    x: number;
    y: number;
    neighbours: string[];
}
export interface BoardData {
    name: string;
    players: number[];
    space: BoardSpace[];
}
export interface Seal {
    element: Element;
    power: number;
}
export type Colour = "red" | "blue" | "yellow" | "green";
export interface DieOf {
    colour: Colour;
    value: number;
}
export interface ScrollOf {
    scroll: string;
    active: boolean;
    fresh: boolean;
    stored: Seal | null;
}
/** What is being done: the last one is at hand. */
export interface FrameTold {
    effect: string;
    owner: number;
    a: number;
    b: number;
    scroll: string;
    todo: number[];
}
export interface ArchimagePlayer {
    mage: number;
    familiar: number;
    dice: DieOf[];
    /** Dice of each colour for the next round. */
    waiting: number[];
    scrolls: ScrollOf[];
    done: boolean;
}
export interface ArchimageView {
    game: "archimage";
    round: number;
    first: number;
    active: number;
    over: boolean;
    seat: number | null;
    /** The board is "standard", or given whole. */
    settings: { players: number; circle: string; board: string | BoardData };
    question: string;
    waiting: number[];
    stack: FrameTold[];
    players: ArchimagePlayer[];
    /** Dice of each colour that nobody has. */
    reserve: number[];
    scores?: number[];
    seals: (Seal | null)[];
    scrolls: string[];
    guardians: number[];
}
