// The enchantments of Enchanted Kingdom, a picture for each.
import { elementAt } from "../../../../art/elements";
import { eye } from "../../../../art/parts";
import { at, both, box, disc, dot, fill, flat, group, line, polygonPath, rays, rod, star, type Mark } from "../../../../art/shape";
import { crystal, leaf } from "../parts";
import { cardBack, cardFace } from "../icons";

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
