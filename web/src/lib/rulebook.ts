// How the games are played, and every ruling: what scripts/export.py writes into rules.<language>.json.
import { plain } from "./gallery";
import type { Language } from "./languages";
import { TextFiles } from "./texts";

export interface Block {
    kind: "p" | "ul" | "ol";
    lines: string[];
}
interface Worked {
    title: string;
    position: string;
    question: string;
    answer: string;
}
interface Topic {
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

const RULES = new TextFiles<Rulebook>(import.meta.glob("../data/shared/rules.*.json", { import: "default" }));
export const loadRules = (language: Language): Promise<Rulebook> => RULES.load(language);

type Piece = { text: string } | { ruling: string };

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
type RuleAddress =
    | { kind: "contents" }
    | { kind: "game"; game: string; topic?: string }
    | { kind: "section"; section: string; ruling?: string }
    | { kind: "unknown"; asked: string };

export const topicAddress = (game: string, topic: string): string => `#/rules/${game}-${topic}`;

/** A game, a topic ("some-game-turn", or "turn" where it need not say of which game), a section or a ruling. */
export function ruleAddressOf(asked: string | undefined, book: Rulebook): RuleAddress {
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

interface Found {
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
