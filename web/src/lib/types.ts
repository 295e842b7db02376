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
    copies: string;
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
    token: number;
    token_used: boolean;
}
export interface SeasonsView {
    game: "seasons";
    round: number;
    year: number;
    space: number;
    season: Season;
    first: number;
    active: number;
    seat: number | null;
    settings: { players: number; enchantment: string };
    dice_shown: (DieShown | null)[];
    players: SeasonsPlayer[];
    own: { hand: string[]; library2: string[]; library3: string[] } | null;
    pile: number;
    discard: number;
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
export interface ArchimagePlayer {
    mage: number;
    familiar: number;
    dice: { colour: string; value: number }[];
    scrolls: { scroll: string; active: boolean; fresh: boolean; stored: Seal | null }[];
    done: boolean;
}
export interface ArchimageView {
    game: "archimage";
    round: number;
    active: number;
    seat: number | null;
    settings: { players: number; circle: string };
    players: ArchimagePlayer[];
    seals: (Seal | null)[];
    scrolls: string[];
    guardians: number[];
}
