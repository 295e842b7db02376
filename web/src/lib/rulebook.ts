// How both games are played, and every ruling: what scripts/export.py writes into rules.<language>.json.
import { plain } from "./search";
import type { Facts, Language } from "./types";

export interface Block {
    kind: "p" | "ul" | "ol";
    lines: string[];
}
export interface Worked {
    title: string;
    position: string;
    question: string;
    answer: string;
}
export interface Topic {
    key: string;
    number: number;
    title: string;
    blocks: Block[];
    positions: Worked[];
}
export interface Rulebook {
    games: Record<string, { title: string; topics: Topic[]; sections: string[] }>;
    sections: Record<string, { title: string; rulings: string[] }>;
    rulings: Record<string, { title: string; blocks: Block[] }>;
    citation: string;
}

const LOADERS: Record<Language, () => Promise<{ default: unknown }>> = {
    en: () => import("../data/rules.en.json"),
    fr: () => import("../data/rules.fr.json"),
    it: () => import("../data/rules.it.json"),
};
export const loadRules = async (language: Language): Promise<Rulebook> => (await LOADERS[language]()).default as Rulebook;

export type Piece = { text: string } | { ruling: string };

/** A line in pieces: text, and numbers of rulings that there are. */
export function pieces(line: string, book: Pick<Rulebook, "citation" | "rulings">): Piece[] {
    const found: Piece[] = [];
    let from = 0;
    for (const match of line.matchAll(new RegExp(book.citation, "g"))) {
        if (!book.rulings[match[0]]) continue;
        if (match.index > from) found.push({ text: line.slice(from, match.index) });
        found.push({ ruling: match[0] });
        from = match.index + match[0].length;
    }
    if (from < line.length) found.push({ text: line.slice(from) });
    return found;
}

/** What an address after #/rules/ means. */
export type Spot =
    | { kind: "contents" }
    | { kind: "game"; game: string; topic?: string }
    | { kind: "section"; section: string; ruling?: string }
    | { kind: "unknown"; asked: string };

export const topicAddress = (game: string, topic: string): string => `#/rules/${game}-${topic}`;

/** A game, a topic ("seasons-energy", or "energy" where it need not say of which game), a section or a ruling. */
export function spotOf(asked: string | undefined, book: Rulebook): Spot {
    if (!asked) return { kind: "contents" };
    const upper = asked.toUpperCase();
    const lower = asked.toLowerCase();
    if (book.games[lower]) return { kind: "game", game: lower };
    for (const [game, { topics }] of Object.entries(book.games))
        for (const { key } of topics) if (lower === `${game}-${key}` || lower === key) return { kind: "game", game, topic: key };
    if (book.sections[upper]) return { kind: "section", section: upper };
    const section = Object.entries(book.sections).find(([, { rulings }]) => rulings.includes(upper));
    return section ? { kind: "section", section: section[0], ruling: upper } : { kind: "unknown", asked };
}

export interface Found {
    href: string;
    /** Of a ruling, its number. */
    number: string;
    title: string;
    game: string;
    /** The line that has the words, or the first. */
    line: string;
}

export const linesOf = (blocks: readonly Block[]): string[] => blocks.flatMap(({ lines }) => lines);

/** Every topic and ruling in which each word typed begins a word; those with a fitting title first. */
export function searchRules(book: Rulebook, text: string): Found[] {
    const starts = plain(text)
        .split(" ")
        .filter(Boolean)
        .map((word) => ` ${word}`);
    if (!starts.length) return [];
    const holds = (words: string): boolean => starts.every((start) => ` ${plain(words)}`.includes(start));
    const best = (lines: string[]): string =>
        lines.find(holds) ?? lines.find((line) => ` ${plain(line)}`.includes(starts[0]!)) ?? lines[0] ?? "";
    const inTitle: Found[] = [];
    const inText: Found[] = [];
    const look = (found: Omit<Found, "line">, lines: string[]): void => {
        const whole = [found.number, found.title, ...lines].join(" ");
        if (!holds(whole)) return;
        (holds(`${found.number} ${found.title}`) ? inTitle : inText).push({ ...found, line: best(lines) });
    };
    for (const [game, { topics, sections }] of Object.entries(book.games)) {
        for (const topic of topics) {
            const worked = topic.positions.flatMap(({ position, question, answer }) => [position, question, answer]);
            look({ href: topicAddress(game, topic.key), number: "", title: topic.title, game }, [...linesOf(topic.blocks), ...worked]);
        }
        for (const number of sections.flatMap((section) => book.sections[section]?.rulings ?? [])) {
            const ruling = book.rulings[number]!;
            look({ href: `#/rules/${number}`, number, title: ruling.title, game }, linesOf(ruling.blocks));
        }
    }
    return [...inTitle, ...inText];
}

/** Spells whose words left a doubt. */
const SPELL_RULINGS: Record<string, string[]> = {
    absorption: ["R5", "R6"],
    alteration: ["R7"],
    transfer: ["R8"],
    borrow: ["R9"],
    leap: ["R10"],
    teleportation: ["R11"],
};

/** The rulings that are about a thing of the gallery: cards, tokens and enchantments have one of their own number. */
export function rulingsOf(group: string, key: string, facts: Facts): string[] {
    if (group === "spell") return SPELL_RULINGS[key] ?? [];
    if (group === "token") return [`D${key}`];
    if (group === "enchantment") return numbered("E", facts.enchantments.find((one) => one.key === key)?.number);
    const card = facts.cards.find((one) => one.key === key);
    return numbered(card?.set === "base" ? "C" : "EK", card?.number);
}

const numbered = (section: string, number: number | undefined): string[] => (number === undefined ? [] : [`${section}${number}`]);

/** The other way: what a ruling is about, as the gallery's address has it. */
export function pictureOf(ruling: string, facts: Facts): string | undefined {
    const spell = Object.keys(SPELL_RULINGS).find((one) => SPELL_RULINGS[one]!.includes(ruling));
    if (spell) return spell;
    const [, section, text] = /^(C|EK|D|E)(\d+)$/.exec(ruling) ?? [];
    const number = Number(text);
    if (!section || !number) return undefined;
    if (section === "D") return facts.tokens.some((one) => one.number === number) ? `token-${number}` : undefined;
    if (section === "E") return facts.enchantments.find((one) => one.number === number)?.key;
    return facts.cards.find((card) => card.number === number && (card.set === "base") === (section === "C"))?.key;
}
