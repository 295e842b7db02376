// The ability tokens of Enchanted Kingdom, a picture for each number.
import { elementAt } from "../../../../art/elements";
import { eye } from "../../../../art/parts";
import { at, both, dot, fill, group, line, rays, ring, rod, turn, twinkle, type Mark, type Role } from "../../../../art/shape";
import { crystal } from "../parts";
import { cardBack, cardFace } from "../icons";

const arrow = (role: Role): Mark => fill("M-5 12V0h-7L0-13 12 0H5v12z", role);
const down = (role: Role): Mark => turn(180, arrow(role));
const steps = (): Mark => fill("M-24 26V16H-9V7H6V-2H22V26z", "m") + line("M-24 16H-9V7H6V-2H22", "p", 1.6);

export const TOKENS: Record<number, () => Mark> = {
    1: () => group("rotate(-8)", at(0, 3, 1.35, cardBack("m"))) + twinkle(19, -18, 8),
    2: () =>
        group("rotate(10) translate(0 4)", at(0, 0, 1.2, cardFace(line("M-4 0L4 8M4 0l-4 8", "d", 2)))) +
        rod("M-24 4C-14-30 14-30 22-8", "a", 2.6) +
        fill("M15-10l14-4-4 13z", "a"),
    3: () => elementAt("water", -11, -8, 25) + elementAt("earth", 12, 9, 25) + twinkle(14, -18, 6) + twinkle(-15, 18, 6),
    4: () => steps() + at(-4, -12, 0.9, down("a")),
    5: () =>
        fill("M-24 25c0-12 8-14 12-22C-6-10 6-10 12 3c4 8 12 10 12 22z", "g") +
        [
            [-12, -14, -18],
            [0, -18, 0],
            [12, -14, 18],
        ]
            .map(([x, y, a]) => group(`translate(${x} ${y}) rotate(${a}) scale(.62)`, cardBack()))
            .join("") +
        fill("M-25 26c2-10 9-16 25-16s23 6 25 16z", "g") +
        crystal(0, 19, 7),
    6: () =>
        fill("M-10 28V9l-9-9c-2-3 2-6 5-4l6 5v-21c0-5 7-5 7 0v15h1v-9c0-4 6-4 6 0v10h1v-6c0-4 6-4 6 0v18c0 9-5 11-5 20z", "g") +
        rays(-4.5, -21, 4, 9, 10, "f", 2) +
        crystal(20, -14, 8) +
        crystal(21, 10, 8),
    7: () =>
        [
            [0, -13, 13],
            [-15, 6, 12],
            [15, 6, 12],
            [0, 15, 12],
        ]
            .map(([x, y, s]) => crystal(x!, y!, s!, "w"))
            .join(""),
    8: () =>
        [
            [-12, -12],
            [12, -12],
            [-12, 12],
            [12, 12],
        ]
            .map(([x, y]) => elementAt("water", x!, y!, 21))
            .join("") + line("M-25 25L25-25", "a", 3.4),
    9: () => steps() + at(-6, -12, 0.9, arrow("e")) + at(13, -17, 0.6, arrow("e")),
    10: () =>
        ring(0, 0, 19, "m", 6) +
        [0, 1, 2, 3].map((i) => turn(i * 90, line("M0-22V-16", "p", 2.4))).join("") +
        at(0, 0, 0.75, both(fill("M2-6l12 0v-7l13 13-13 13v-7H2z", "g"))),
    11: () => both(group("translate(12 4) rotate(16)", at(0, 0, 0.9, cardFace()))) + group("translate(0 -6)", at(0, 0, 1.1, eye("p", "m"))),
    12: () =>
        [
            [-17, 4, -14],
            [0, 0, 0],
            [17, 4, 14],
        ]
            .map(([x, y, a], i) =>
                group(
                    `translate(${x} ${y}) rotate(${a})`,
                    at(0, 0, 0.95, cardFace(...Array.from({ length: i + 1 }, (_, n) => dot((n - i / 2) * 5, 4, 2)))),
                ),
            )
            .join("") + line("M-18 26c10 5 26 5 36 0", "g", 2.4),
};
