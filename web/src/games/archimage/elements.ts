// The five elements of Archimage, in the order of the rulebook.
import type { Element } from "../../art/elements";
import { say } from "../../lib/say.svelte";

export const ELEMENTS = ["fire", "water", "air", "earth", "spirit"] as const satisfies readonly Element[];

export const elementName = (kind: Element): string => say(`archimage-page-element-${kind}`);
export const elementLetter = (kind: Element): string => say(`archimage-page-letter-${kind}`);
