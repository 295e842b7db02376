import type { Mark } from "../../../art/shape";

type Pictures = Record<string, () => Mark>;
/** Each set has a file of its own in these folders. */
const together = (files: Record<string, Pictures>): Pictures => Object.assign({}, ...Object.values(files)) as Pictures;
export const CARDS = together(import.meta.glob<Pictures>("./cards/*.ts", { eager: true, import: "CARDS" }));
export const TOKENS = together(import.meta.glob<Pictures>("./tokens/*.ts", { eager: true, import: "TOKENS" }));
export const ENCHANTMENTS = together(import.meta.glob<Pictures>("./enchantments/*.ts", { eager: true, import: "ENCHANTMENTS" }));

function drawn(picture: (() => Mark) | undefined, name: string): Mark {
    if (!picture) throw new Error(`no picture of ${name}`);
    return picture();
}

export const cardPicture = (key: string): Mark => drawn(CARDS[key], key);
export const tokenPicture = (number: number): Mark => drawn(TOKENS[number], `token ${number}`);
export const enchantmentPicture = (key: string): Mark => drawn(ENCHANTMENTS[key], key);
