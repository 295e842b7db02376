import { energyName, type Energy } from "./energies";
import { say } from "../../lib/say.svelte";

const LETTERS: Record<string, Energy> = { W: "water", E: "earth", F: "fire", A: "air" };

/** What a face gives, from its symbols: letters of energies, * gauge, c card, t transmute, a digit crystals. */
interface FaceParts {
    energies: Energy[];
    crystals: number;
    gauge: number;
    card: boolean;
    transmute: boolean;
}
export function facePart(symbols: string): FaceParts {
    const each = [...symbols];
    return {
        energies: each.flatMap((symbol) => LETTERS[symbol] ?? []),
        crystals: each.reduce((sum, symbol) => sum + (Number(symbol) || 0), 0),
        gauge: each.filter((symbol) => symbol === "*").length,
        card: each.includes("c"),
        transmute: each.includes("t"),
    };
}

export function faceWords(symbols: string): string {
    const parts = facePart(symbols);
    const said = parts.energies.map((kind) => energyName(kind));
    if (parts.crystals) said.push(say("seasons-page-crystals", { count: parts.crystals }));
    if (parts.gauge) said.push(say("seasons-page-die-parts-gauge"));
    if (parts.card) said.push(say("seasons-page-die-parts-card"));
    if (parts.transmute) said.push(say("seasons-page-die-parts-transmute"));
    return said.join(", ");
}
