import { energyName, ENERGIES, type Energy } from "./energies";
import { say } from "../../lib/say.svelte";
import type { CardFacts, Cost, Energies } from "./types";

/** The energies of a cost one by one, in the order of the rulebook. */
export const energiesIn = (cost: Cost): Energy[] => ENERGIES.flatMap((kind) => Array<Energy>(cost[kind] ?? 0).fill(kind));

export const costFor = (card: CardFacts, players: number): Cost => card.cost[String(players)] ?? card.cost["2"] ?? {};

/** A cost in words, as a part of a sentence. */
export function costWords(cost: Cost): string {
    const parts = ENERGIES.filter((kind) => cost[kind]).map((kind) => `${cost[kind]} ${energyName(kind)}`);
    if (cost.crystals) parts.push(say("seasons-page-crystals", { count: cost.crystals }));
    if (cost.different_energies_at_most) parts.push(say("seasons-page-any-four"));
    return parts.length ? say("seasons-page-costs", { what: parts.join(", ") }) : say("page-free");
}

/** Energies in words, such as "2 fire, 1 air"; empty where there is none. */
export const energyWords = (energy: Energies): string =>
    ENERGIES.filter((kind) => energy[kind])
        .map((kind) => `${energy[kind]} ${energyName(kind)}`)
        .join(", ");
