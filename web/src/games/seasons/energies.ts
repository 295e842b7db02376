// The four energies of Seasons, in the order of the rulebook.
import type { Element } from "../../art/elements";
import { say } from "../../lib/say.svelte";

export const ENERGIES = ["water", "earth", "fire", "air"] as const satisfies readonly Element[];
export type Energy = (typeof ENERGIES)[number];

export const energyName = (kind: Energy): string => say(`seasons-page-energy-${kind}`);
export const energyLetter = (kind: Energy): string => say(`seasons-page-letter-${kind}`);
