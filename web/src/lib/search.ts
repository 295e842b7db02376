// The gallery's search: every word typed must begin a word of the entry, in one language at a time, accents aside.
import { ELEMENTS } from "../art/elements";
import type { Cost, Facts, Language, Texts } from "./types";

export type Group = "item" | "familiar" | "token" | "enchantment" | "spell";
export interface Entry {
    id: string;
    group: Group;
    /** Of the card, enchantment or spell; of a token, its number. */
    key: string;
    set: string;
    cost: Cost;
    names: Record<Language, string>;
    haystacks: { language: Language; name: string; all: string }[];
}
export interface Wanted {
    text: string;
    group: Group | "all";
    energy: string;
}

export const LANGUAGES: readonly Language[] = ["en", "fr", "it"];

/** Lower case, without accents and punctuation; œ and æ as two letters. */
export function plain(text: string): string {
    const spread = text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
    return spread
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
}

export function entriesOf(facts: Facts, texts: Record<Language, Texts>): Entry[] {
    const from = (group: Group, key: string, set: string, cost: Cost, words: (texts: Texts) => [string, string]): Entry => {
        const told = LANGUAGES.map((language) => ({ language, words: words(texts[language]) }));
        return {
            id: `${group}-${key}`,
            group,
            key,
            set,
            cost,
            names: Object.fromEntries(told.map((one) => [one.language, one.words[0]])) as Record<Language, string>,
            haystacks: told.map((one) => ({
                language: one.language,
                name: ` ${plain(one.words[0])}`,
                all: ` ${plain(one.words.join(" "))}`,
            })),
        };
    };
    const said = (words: { name: string; text?: string; note?: string } | undefined): [string, string] => [
        words?.name ?? "",
        `${words?.text ?? ""} ${words?.note ?? ""}`,
    ];
    return [
        ...facts.cards.map((card) => from(card.kind, card.key, card.set, card.cost["2"] ?? {}, (told) => said(told.cards[card.key]))),
        ...facts.tokens.map(({ number }) => from("token", `${number}`, "enchanted-kingdom", {}, (told) => said(told.tokens[number]))),
        ...facts.enchantments.map(({ key }) => from("enchantment", key, "enchanted-kingdom", {}, (told) => said(told.enchantments[key]))),
        ...facts.spells.map(({ spell, circles }) =>
            from("spell", spell, `circle-${circles.at(-1) ?? ""}`, {}, (told) => {
                const words = told.spells[spell];
                const scrolls = ELEMENTS.map((element) => words?.scrolls[element]);
                return [
                    words?.name ?? "",
                    scrolls.map((scroll) => `${scroll?.name ?? ""} ${scroll?.text ?? ""}`).join(" ") + (words?.note ?? ""),
                ];
            }),
        ),
    ];
}

/** What an entry's own address has: its key, and for a token, whose key is a number, its kind too. */
export const addressOf = (entry: Entry): string => `#/gallery/${entry.group === "token" ? entry.id : entry.key}`;

export const entryAt = (entries: readonly Entry[], key: string): Entry | undefined =>
    entries.find((entry) => entry.key === key && entry.group !== "token") ?? entries.find((entry) => entry.id === key);

/** What fits, those with a fitting name first; otherwise in the order of the catalogue. */
export function search(entries: readonly Entry[], wanted: Wanted): Entry[] {
    const starts = plain(wanted.text)
        .split(" ")
        .filter(Boolean)
        .map((word) => ` ${word}`);
    const holds = (text: string): boolean => starts.every((start) => text.includes(start));
    const named = (entry: Entry): boolean => entry.haystacks.some((haystack) => holds(haystack.name));
    const fits = (entry: Entry): boolean =>
        (wanted.group === "all" || entry.group === wanted.group) &&
        (!wanted.energy || needs(entry.cost, wanted.energy)) &&
        entry.haystacks.some((haystack) => holds(haystack.all));
    const found = entries.filter(fits);
    return [...found.filter(named), ...found.filter((entry) => !named(entry))];
}

function needs(cost: Cost, energy: string): boolean {
    return Boolean(cost[energy as keyof Cost] || cost.different_energies_at_most);
}
