// What the pictures of all games share: a half sky of stars about the middle of the lower edge.
import { type Mark, round, twinkle } from "./shape";

/** The middle of the lower edge. */
export const X = 320;
export const Y = 236;
export const on = (r: number, degrees: number): [number, number] => [
    round(X + r * Math.cos((degrees * Math.PI) / 180)),
    round(Y - r * Math.sin((degrees * Math.PI) / 180)),
];
const STARS: [number, number, number][] = [
    [46, 52, 7],
    [96, 120, 4],
    [30, 170, 5],
    [590, 48, 7],
    [548, 112, 4],
    [612, 160, 5],
    [130, 34, 3],
    [508, 30, 3],
];
export const stars: Mark = STARS.map(([x, y, r]) => twinkle(x, y, r)).join("");
