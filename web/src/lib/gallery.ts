// The gallery: what the games bring to it, and its search. Every word typed must begin a word of the entry, in one language at
// a time, accents aside.
import type { Component } from "svelte";
import { LANGUAGES, type Language } from "./languages";
import type { GameKey } from "./messages";
import type { Frame } from "../parts/Picture.svelte";

export interface Entry {
    id: string;
    game: GameKey;
    group: string;
    key: string;
    /** What its own address has after the gallery's. */
    address: string;
    /** What else it can be found by: values of its game's tags. */
    tags: readonly string[];
    names: Record<Language, string>;
    haystacks: { language: Language; name: string; all: string }[];
}
/** What the entries of a game can be found by beside their kind, such as what they cost. */
export interface Tags {
    values: readonly string[];
    /** What they are together, and the name of one. */
    title(): string;
    nameOf(value: string): string;
    Icon?: Component<{ kind: string; size: number; named: boolean }>;
}
/** A value of one game's tags. */
export interface Tag {
    game: GameKey;
    value: string;
}
/** A game's part of the gallery. */
export interface Gallery {
    /** Everything that it shows, with its names and words in every language. */
    entries(): Promise<Entry[]>;
    tags?: Tags;
    Tile: Component<{ entry: Entry }>;
    pictureOf(entry: Entry): { mark: string; frame: Frame; hue: string };
    /** What kind of thing it is, and where it comes from. */
    originOf(entry: Entry): string[];
    /** What it costs, brings and says. */
    About: Component<{ entry: Entry }>;
    /** The rulings that are about it. */
    rulingsOf(entry: Entry): string[];
}
export interface Wanted {
    text: string;
    group: string;
    tag: Tag | null;
}
export const ALL = "all"; // groups

/** Lower case, without accents and punctuation; œ and æ as two letters. */
export function plain(text: string): string {
    const spread = text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
    return spread
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
}

type Said = [name: string, words: string];
type Given = Pick<Entry, "game" | "group" | "key"> & Partial<Pick<Entry, "address" | "tags">>;

/** An entry, from its name and its words in each language. */
export function entryOf(given: Given, saidIn: (language: Language) => Said): Entry {
    const said = LANGUAGES.map((language) => ({ language, words: saidIn(language) }));
    return {
        id: `${given.group}-${given.key}`,
        address: given.key,
        tags: [],
        ...given,
        names: Object.fromEntries(said.map((one) => [one.language, one.words[0]])),
        haystacks: said.map(({ language, words }) => ({
            language,
            name: ` ${plain(words[0])}`,
            all: ` ${plain(words.join(" "))}`,
        })),
    };
}

export const addressOf = (entry: Entry): string => `#/gallery/${entry.address}`;

export const entryAt = (entries: readonly Entry[], address: string): Entry | undefined =>
    entries.find((entry) => entry.address === address) ?? entries.find((entry) => entry.id === address);

/** What fits, those with a fitting name first; otherwise in the order of the catalogue. */
export function search(entries: readonly Entry[], wanted: Wanted): Entry[] {
    const starts = plain(wanted.text)
        .split(" ")
        .filter(Boolean)
        .map((word) => ` ${word}`);
    const holds = (text: string): boolean => starts.every((start) => text.includes(start));
    const named = (entry: Entry): boolean => entry.haystacks.some((haystack) => holds(haystack.name));
    const fits = (entry: Entry): boolean =>
        (wanted.group === ALL || entry.group === wanted.group) &&
        (!wanted.tag || (entry.game === wanted.tag.game && entry.tags.includes(wanted.tag.value))) &&
        entry.haystacks.some((haystack) => holds(haystack.all));
    const found = entries.filter(fits);
    return [...found.filter(named), ...found.filter((entry) => !named(entry))];
}
