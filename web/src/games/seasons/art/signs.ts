// Signs that several pictures and the table itself use: crystal, gauge star, card, arrows; then tokens and enchantments.
import { elementAt } from "../../../art/elements";
import { eye, leaf } from "../../../art/parts";
import type { Mark, Role } from "../../../art/shape";
import {
    at,
    both,
    box,
    crystal,
    disc,
    dot,
    fill,
    flat,
    group,
    line,
    polygonPath,
    rays,
    ring,
    rod,
    star,
    starPath,
    turn,
    twinkle,
} from "../../../art/shape";

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

const arrow = (role: Role): Mark => fill("M-5 12V0h-7L0-13 12 0H5v12z", role);
const down = (role: Role): Mark => turn(180, arrow(role));
const steps = (): Mark => fill("M-24 26V16H-9V7H6V-2H22V26z", "m") + line("M-24 16H-9V7H6V-2H22", "p", 1.6);

export const TOKENS: (() => Mark)[] = [
    () => group("rotate(-8)", at(0, 3, 1.35, cardBack("m"))) + twinkle(19, -18, 8),
    () =>
        group("rotate(10) translate(0 4)", at(0, 0, 1.2, cardFace(line("M-4 0L4 8M4 0l-4 8", "d", 2)))) +
        rod("M-24 4C-14-30 14-30 22-8", "a", 2.6) +
        fill("M15-10l14-4-4 13z", "a"),
    () => elementAt("water", -11, -8, 25) + elementAt("earth", 12, 9, 25) + twinkle(14, -18, 6) + twinkle(-15, 18, 6),
    () => steps() + at(-4, -12, 0.9, down("a")),
    () =>
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
    () =>
        fill("M-10 28V9l-9-9c-2-3 2-6 5-4l6 5v-21c0-5 7-5 7 0v15h1v-9c0-4 6-4 6 0v10h1v-6c0-4 6-4 6 0v18c0 9-5 11-5 20z", "g") +
        rays(-4.5, -21, 4, 9, 10, "f", 2) +
        crystal(20, -14, 8) +
        crystal(21, 10, 8),
    () =>
        [
            [0, -13, 13],
            [-15, 6, 12],
            [15, 6, 12],
            [0, 15, 12],
        ]
            .map(([x, y, s]) => crystal(x!, y!, s!, "w"))
            .join(""),
    () =>
        [
            [-12, -12],
            [12, -12],
            [-12, 12],
            [12, 12],
        ]
            .map(([x, y]) => elementAt("water", x!, y!, 21))
            .join("") + line("M-25 25L25-25", "a", 3.4),
    () => steps() + at(-6, -12, 0.9, arrow("e")) + at(13, -17, 0.6, arrow("e")),
    () =>
        ring(0, 0, 19, "m", 6) +
        [0, 1, 2, 3].map((i) => turn(i * 90, line("M0-22V-16", "p", 2.4))).join("") +
        at(0, 0, 0.75, both(fill("M2-6l12 0v-7l13 13-13 13v-7H2z", "g"))),
    () => both(group("translate(12 4) rotate(16)", at(0, 0, 0.9, cardFace()))) + group("translate(0 -6)", at(0, 0, 1.1, eye("p", "m"))),
    () =>
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
];

export const ENCHANTMENTS: Record<string, () => Mark> = {
    "elemental-construction": () =>
        [
            [-14, 16, "earth"],
            [14, 16, "water"],
            [0, -8, "fire"],
        ]
            .map(
                ([x, y, e]) =>
                    box((x as number) - 12, (y as number) - 10, 24, 20, 2, "p") + elementAt(e as "fire", x as number, y as number, 13),
            )
            .join("") + fill("M-22-16L0-29l22 13z", "m"),
    "extended-experience": () =>
        [0, 1, 2].map((i) => at(i * 10 - 15, i * 4 - 6, 1.15, cardBack())).join("") +
        group("translate(15 8)", disc(3, 4, 10, "g"), line("M-3 4H9M3-2V10", "k", 3)),
    "natural-selection": () =>
        group("translate(13 6) rotate(18)", at(0, 0, 1.15, cardFace(star(0, 4, 6)))) +
        group(
            "translate(-10 4) rotate(-12)",
            at(
                0,
                0,
                1.35,
                cardFace(flat("M-7-5C-5 0-4 5-6 12-2 6-2 0-3-5zM-1-5C1 0 2 5 0 12 4 6 4 0 3-5zM5-5C7 0 7 5 6 10 9 6 9 0 8-5z", "a")),
            ),
        ) +
        at(-20, -20, 0.6, leaf()) +
        at(22, 26, 0.6, leaf()),
    "entangling-roots": () =>
        at(0, 0, 1.15, cardFace(star(0, 4, 6))) +
        rod("M-26 27C-20 10-4 16 2 6S-6-10 4-18c6-5 14-2 20-8M27 27C20 14 12 20 8 12S16-4 8-10", "e", 3) +
        at(8, -12, 0.5, leaf()) +
        group("translate(-10 12) scale(-.5 .5)", leaf()),
    "nature-spirit": () =>
        fill("M0-27c16 8 22 20 18 34C15 20 8 26 0 27-8 26-15 20-18 7-22-7-16-19 0-27z", "e") +
        both(fill("M4-4c4-3 9-3 11 0-2 5-9 5-11 0z", "p"), dot(9, -3.5, 1.6)) +
        line("M0-22V-8M0-14l6-4M0-12l-6-4M-6 12c4 3 8 3 12 0", "k", 1.8) +
        group("translate(20 16)", disc(0, 0, 9, "g"), line("M-5 0H5M0-5V5", "k", 2.6)),
    "argos-embrace": () =>
        at(0, 1, 1.2, cardBack()) +
        both(
            fill("M2 28c18 1 27-11 25-31-1-7-7-7-8-1-1 8-2 12-5 14-3-2-7-1-8 2-4 1-5 4-4 7-2 3-2 8 0 9z", "d"),
            fill("M18-4c-3-5-2-10 2-15 3 5 6 9 6 14z", "p"),
            line("M14 10c2 1 3 3 3 5M6 13c3 1 4 3 4 6", "k", 1.6),
        ),
    "ios-bounty": () =>
        fill("M-18-4C-25 10-24 27-10 27h20C24 27 25 10 18-4z", "m") +
        fill("M-20-13h40l-4 10h-32z", "g") +
        crystal(-10, -17, 9) +
        crystal(10, -17, 9) +
        crystal(0, -20, 10, "w") +
        group("translate(0 13)", line("M-8 0H8M0-8V8", "g", 4)),
    "olafs-knowledge": () =>
        fill("M-27 16V-13c8-4 20-4 27 2 7-6 19-6 27-2v29c-9-3-20-2-27 4-7-6-18-7-27-4z", "p") +
        line("M0-11V20", "k", 1.9) +
        line("M-21-6c5-2 10-2 15 0M-21 1c5-2 10-2 15 0M-21 8c5-2 10-2 15 0", "d", 1.8) +
        at(13, 2, 0.66, cardBack()) +
        fill("M-5-20C-6-30 6-30 5-20l-2 5h-6z", "f"),
    drought: () =>
        disc(0, -10, 12, "f") +
        rays(0, -10, 15, 21, 12, "f", 2.6) +
        fill("M-28 27c4-14 14-13 28-13s24-1 28 13z", "b") +
        line("M-15 17l5 4-3 6M-2 15l3 5-4 3 4 4M13 16l-4 5 6 3-2 3", "k", 1.8),
    "vision-of-destiny": () =>
        group("translate(-12 8) rotate(-10)", at(0, 0, 1.05, cardFace(star(0, 4, 6)))) +
        group("translate(12 8) rotate(10)", at(0, 0, 1.05, cardFace(fill(polygonPath(0, 4, 6, 6), "e")))) +
        group("translate(0 -15)", at(0, 0, 1.15, eye("p", "s"))),
};
