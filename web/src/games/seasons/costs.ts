import { ENERGIES, type Energy } from "../../art/elements";
import type { Page } from "../../words/en";
import type { CardFacts, Cost, Energies } from "../../lib/types";

/** The energies of a cost one by one, in the order of the rulebook. */
export const energiesIn = (cost: Cost): Energy[] => ENERGIES.flatMap((kind) => Array<Energy>(cost[kind] ?? 0).fill(kind));

export const costFor = (card: CardFacts, players: number): Cost => card.cost[String(players)] ?? card.cost["2"] ?? {};

/** A cost in words, as a part of a sentence. */
export function costWords(cost: Cost, words: Page): string {
    const parts = ENERGIES.filter((kind) => cost[kind]).map((kind) => `${cost[kind]} ${words.energy[kind]}`);
    if (cost.crystals) parts.push(words.crystals(cost.crystals));
    if (cost.different_energies_at_most) parts.push(words.anyFour);
    return parts.length ? words.costs(parts.join(", ")) : words.free;
}

/** Energies in words, such as "2 fire, 1 air"; empty where there is none. */
export const energyWords = (energy: Energies, words: Page): string =>
    ENERGIES.filter((kind) => energy[kind])
        .map((kind) => `${energy[kind]} ${words.energy[kind]}`)
        .join(", ");
