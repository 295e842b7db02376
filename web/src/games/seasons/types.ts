import type { Energy } from "./energies";
import type { SetData } from "../../api/schema";
import type { About, View } from "../../lib/messages";

type Kind = "item" | "familiar";
export type Timing = "arrival" | "lasting" | "activation";
export type Cost = Partial<Record<Energy | "crystals" | "different_energies_at_most", number>>;
export type Energies = Record<Energy, number>;

export interface CardFacts {
    key: string;
    /** As it is printed. */
    number: number;
    set: string;
    /** Whether it is for every level. */
    basic: boolean;
    /** The ruling of its own; empty where it has none. */
    ruling: string;
    kind: Kind;
    prestige: number;
    /** By the number of players; where only "2" stands, it is the same for all. */
    cost: Partial<Record<string, Cost>>;
    timing: Timing[];
}
export interface TokenFacts {
    number: number;
    set: string;
    points: number;
}
export interface EnchantmentFacts {
    key: string;
    number: number;
    set: string;
}
export interface Facts {
    cards: CardFacts[];
    tokens: TokenFacts[];
    enchantments: EnchantmentFacts[];
    rates: Energies[];
    /** What so many bonuses cost at the end. */
    bonus_costs: number[];
    /** By face: its symbols and its dots. */
    faces: [string, number][];
}
export interface Words {
    name: string;
    text?: string;
    note?: string;
    first_edition?: string;
}
export interface Texts {
    /** What the sets of cards are called. */
    sets: Record<string, string>;
    cards: Record<string, Words>;
    tokens: Record<string, Words>;
    enchantments: Record<string, Words>;
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
export interface SeasonsAbout extends About {
    card?: string;
    /** Its order among all that came into play. */
    arrival?: number;
    die?: number;
    energy?: Energy;
    seat?: number;
    space?: number;
    token?: number;
}
export interface SeasonsView extends View {
    about: SeasonsAbout[];
    /** `cards`: those to choose from that lie nowhere else; `set`: which set of cards is being chosen. */
    arguments: { cards?: string[]; set?: "hand" | "library" };
    set: SetData | null;
    round: number;
    year: number;
    space: number;
    season: Season;
    first: number;
    active: number;
    settings: { players: number; enchantment: string; level: string; sets: string[] };
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
        /** Cards drawn or looked at, and not yet settled. */
        limbo: string[];
    } | null;
    pile: number;
    discard: number;
    /** How many cards lie face up on the pile. */
    face_up: number;
    /** What is known of the top of the pile: how deep, and which card. */
    known: { top: [number, string][] };
    /** Cards that lie open before all until it is settled where they go, and the card whose effect it is. */
    revealed: { card: string; cards: string[] }[];
}
