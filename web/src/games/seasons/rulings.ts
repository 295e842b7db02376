// Which rulings are about which things: cards, tokens and enchantments each have one of their own number.
import type { Entry } from "../../lib/gallery";
import { cardNamed, enchantmentFacts, FACTS, tokenFacts } from "./facts";

export function rulingsOf({ group, key }: Pick<Entry, "group" | "key">): string[] {
    if (group === "token") return [`D${key}`];
    if (group === "enchantment") return numbered("E", enchantmentFacts(key)?.number);
    return [cardNamed(key)?.ruling ?? ""].filter((ruling) => ruling !== "");
}
const numbered = (section: string, number: number | undefined): string[] => (number === undefined ? [] : [`${section}${number}`]);

/** The other way: what a ruling is about, as the gallery's address has it. */
export function subjectOf(ruling: string): string | undefined {
    const [, section, text] = /^([A-Z]+)(\d+)$/.exec(ruling) ?? [];
    const number = Number(text);
    if (!section || !number) return undefined;
    if (section === "D") return tokenFacts(number) ? `token-${number}` : undefined;
    if (section === "E") return FACTS.enchantments.find((one) => one.number === number)?.key;
    return FACTS.cards.find((card) => card.ruling === ruling)?.key;
}
