import type { Mark } from "../../../art/shape";
import { ENCHANTMENTS, TOKENS } from "./signs";

type Pictures = Record<string, () => Mark>;
/** Every file in the folder has pictures of cards. */
const FILES = import.meta.glob<Pictures>("./cards/*.ts", { eager: true, import: "CARDS" });
export const CARDS: Pictures = Object.assign({}, ...Object.values(FILES)) as Pictures;

function drawn(picture: (() => Mark) | undefined, name: string): Mark {
    if (!picture) throw new Error(`no picture of ${name}`);
    return picture();
}

export const cardPicture = (key: string): Mark => drawn(CARDS[key], key);
export const tokenPicture = (number: number): Mark => drawn(TOKENS[number - 1], `token ${number}`);
export const enchantmentPicture = (key: string): Mark => drawn(ENCHANTMENTS[key], key);
export { ENCHANTMENTS, TOKENS };
