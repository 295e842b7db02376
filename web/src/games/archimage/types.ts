import type { Element } from "../../art/elements";
import type { About, View } from "../../lib/messages";

export interface Facts {
    spells: { spell: string; power: number; circles: string[] }[];
    /** By the number of players: fewer scrolls of power 6 than these end a game. */
    few_highest: Record<string, number>;
    mages: string[];
}
export interface SpellWords {
    name: string;
    note: string;
    scrolls: Partial<Record<Element, { name: string; text: string }>>;
}
export interface Texts {
    spells: Record<string, SpellWords>;
    /** By seat. */
    mages: { name: string; familiar: string }[];
}
type BoardSpace = {
    id: string;
    kind: "hall" | "circle" | "scroll";
    power?: number;
    x: number;
    y: number;
    neighbours: string[];
};
export type BoardData = {
    name: string;
    players: number[];
    space: BoardSpace[];
};
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
interface ArchimagePlayer {
    mage: number;
    familiar: number;
    dice: DieOf[];
    /** Dice of each colour for the next round. */
    waiting: number[];
    scrolls: ScrollOf[];
    done: boolean;
}
export interface ArchimageAbout extends About {
    /** Which of a player's scrolls. */
    at?: number;
    colour?: Colour;
    scroll?: string;
    seat?: number;
    space?: number;
    value?: number;
}
export interface ArchimageView extends View {
    about: ArchimageAbout[];
    /** `chosen`: the dice that have been chosen already for what is being done; `seat`: whom it is done to; `scroll`: what is cast;
     *  `space`: the first of two spaces, or where a seal is being broken. */
    arguments: { chosen?: DieOf[]; seat?: number; scroll?: string; space?: number };
    round: number;
    first: number;
    active: number;
    /** The board is "standard", or given whole; `mages` are there where they are not as the players sit. */
    settings: { players: number; circle: string; board: string | BoardData; mages?: string[] };
    players: ArchimagePlayer[];
    /** Dice of each colour that nobody has. */
    reserve: number[];
    scores?: number[];
    seals: (Seal | null)[];
    scrolls: string[];
    guardians: number[];
}
