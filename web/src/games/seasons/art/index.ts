import { FAMILIARS } from "./familiars";
import { BASE_ITEMS } from "./items";
import { KINGDOM_ITEMS } from "./kingdom";
import type { Mark } from "../../../art/shape";
import { ENCHANTMENTS, TOKENS } from "./signs";

export const CARDS: Record<string, () => Mark> = { ...BASE_ITEMS, ...KINGDOM_ITEMS, ...FAMILIARS };

function drawn(picture: (() => Mark) | undefined, name: string): Mark {
    if (!picture) throw new Error(`no picture of ${name}`);
    return picture();
}

export const cardPicture = (key: string): Mark => drawn(CARDS[key], key);
export const tokenPicture = (number: number): Mark => drawn(TOKENS[number - 1], `token ${number}`);
export const enchantmentPicture = (key: string): Mark => drawn(ENCHANTMENTS[key], key);
export { ENCHANTMENTS, TOKENS };
