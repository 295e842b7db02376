// A sign for each season, in a square of 24.
import type { Season } from "../types";
import { type Mark, disc, fill, group, line, rays } from "../../../art/shape";

export const SEASONS: readonly Season[] = ["winter", "spring", "summer", "fall"];

const flake = [0, 60, 120]
    .map((angle) => group(`translate(12 12) rotate(${angle})`, line("M0-10V10M-3.5-8L0-5l3.5-3M-3.5 8L0 5l3.5 3", "k", 1.9)))
    .join("");
const blossom =
    [0, 72, 144, 216, 288].map((angle) => group(`translate(12 12) rotate(${angle})`, disc(0, -6, 4, "p"))).join("") + disc(12, 12, 3, "g");
const sun = disc(12, 12, 5.2, "p") + rays(12, 12, 7.6, 11, 10, "k", 1.9);
const autumnLeaf =
    group(
        "translate(12 12) scale(.95)",
        fill(
            "M0-12l2.5 5 4-2-1 5 5.5-.5-3.5 4L10 2.5 4.5 3.5 5 7 1 5 .8 11h-1.6L-1 5l-4 2 .5-3.5L-10 2.5-7.5-.5-11-4.5l5.5.5-1-5 4 2z",
            "p",
        ),
    ) + line("M12 8v12", "k", 1.4);

export const SEASON_SIGN: Record<Season, Mark> = { winter: flake, spring: blossom, summer: sun, fall: autumnLeaf };
