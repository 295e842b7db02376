// Elements as games share them: who draws one of these draws it with the same silhouette. No game need have any.
import { type Mark, type Role, at, fill, flat, line, starPath } from "./shape";

export type Element = "fire" | "water" | "air" | "earth" | "spirit";

export const ROLE_OF: Record<Element, Role> = { water: "w", earth: "e", fire: "f", air: "a", spirit: "s" };

// One silhouette an element, the same in every game, in a square of 24; the colour is the game's.
export const SILHOUETTE: Record<Element, string> = {
    air: "M12 1.6a10.4 10.4 0 1 0 0 20.8a10.4 10.4 0 1 0 0-20.8z",
    water: "M12 .8C16.2 7 20.4 10.6 20.4 15a8.4 8.4 0 0 1-16.8 0C3.6 10.6 7.8 7 12 .8z",
    fire: "M12 .8L23.4 22H.6z",
    earth: "M6.6 2.2h10.8L23 12l-5.6 9.8H6.6L1 12z",
    spirit: starPath(12, 12.6, 12.2, 5, 0.5),
};

export const SIGN: Record<Element, Mark> = {
    air: line("M5.4 10.5h8.6a2.6 2.6 0 1 0-2.6-2.6M5.4 14.2h11.3a2.5 2.5 0 1 1-2.5 2.5", "p", 1.7),
    water: line("M7.4 14.6c1.5-1.7 3.1-1.7 4.6 0s3.1 1.7 4.6 0M8.8 18.2c1.1-1.1 2.1-1.1 3.2 0s2.1 1.1 3.2 0", "p", 1.7),
    fire: flat(
        "M12 20c-3 0-4.6-1.9-4.1-4.3C8.4 13.4 11 12.4 11.5 8.6c2.2 1.9 2.3 3.4 2.1 4.9 .7-.3 1-.8 1.2-1.5 1.4 1.7 1.8 3.2 1.4 4.7C15.7 18.8 14.3 20 12 20z",
        "p",
    ),
    earth: flat("M6.8 18.2C6 10.5 10 6.4 17.6 6c.3 7.2-2.8 11-8.3 10.6L7.9 19z", "p") + line("M9 16.2L14 10", "e", 1.3),
    spirit: flat(starPath(12, 12.8, 5.6, 4, 0.3), "p"),
};

const LETTER_HEIGHT: Record<Element, number> = { air: 17, water: 20.2, fire: 20.6, earth: 17, spirit: 17.4 };

/** An element in a square of 24: silhouette with its sign, or with a letter in place of the sign. */
export function element(kind: Element, letter = ""): Mark {
    const role = ROLE_OF[kind];
    const inside = letter
        ? `<text class="letter" x="12" y="${LETTER_HEIGHT[kind]}" font-size="${kind === "fire" ? 12.5 : 14}" ` +
          `fill="var(--on-${role})">${letter}</text>`
        : SIGN[kind];
    return fill(SILHOUETTE[kind], role) + inside;
}

/** The same inside a picture, centred. */
export const elementAt = (kind: Element, x: number, y: number, size: number): Mark =>
    at(x - size / 2, y - size / 2, size / 24, element(kind));
