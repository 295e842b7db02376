// What the rules and the catalogues of Seasons say, as the page's data has it.
import facts from "../../data/seasons/facts.json";
import { asRead } from "../../lib/as-read";
import { TextFiles } from "../../lib/texts";
import type { CardFacts, EnchantmentFacts, Facts, Texts, TokenFacts } from "./types";

export const FACTS = asRead<Facts>(facts);
export const TEXTS = new TextFiles<Texts>(import.meta.glob("../../data/seasons/texts.*.json", { import: "default" }));

const BY_KEY = new Map<string, CardFacts>(FACTS.cards.map((card) => [card.key, card]));
export const cardNamed = (key: string): CardFacts | undefined => BY_KEY.get(key);
export function factsOf(key: string): CardFacts {
    const card = cardNamed(key);
    if (!card) throw new Error(`no card ${key}`);
    return card;
}
export const tokenFacts = (token: string | number): TokenFacts | undefined => FACTS.tokens.find(({ number }) => number === Number(token));
export const enchantmentFacts = (key: string): EnchantmentFacts | undefined => FACTS.enchantments.find((one) => one.key === key);
export const tokenPoints = (token: string | number): number | undefined => tokenFacts(token)?.points;
