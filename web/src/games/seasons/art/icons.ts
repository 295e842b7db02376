// Signs that several pictures and the table itself use: crystal, gauge star, card.
import { box, fill, flat, line, star, starPath, turn, type Mark, type Role } from "../../../art/shape";
import { crystal } from "./parts";

/** A card's back, centred, 20 by 28. */
export const cardBack = (role: Role = "m"): Mark =>
    box(-10, -14, 20, 28, 3, role) + line("M-6.5-10.5h13v21h-13z", "g", 1.2) + fill(starPath(0, 0, 5, 4, 0.4), "g");
export const cardFace = (...marks: Mark[]): Mark => box(-10, -14, 20, 28, 3, "p") + flat("M-8.5-12h17v6h-17z", "m") + marks.join("");
/** The transmuting sign: two arrows turn around a crystal. */
export const transmuteSign = (): Mark => {
    const half = line("M-15-8A18 18 0 0 1 15-9", "k", 5.6) + line("M-15-8A18 18 0 0 1 15-9", "g", 2.8) + fill("M9-7l12-4-1 13z", "g");
    return half + turn(180, half) + crystal(0, 0, 13);
};
/** The summoning gauge: a star upon a step. */
export const gauge = (): Mark => fill("M-22 25V14H-7V5H8V-4H22V25z", "d") + star(0, -12, 14);
