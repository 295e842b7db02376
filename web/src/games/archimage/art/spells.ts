// The 21 spells of Archimage, each a sign that its scrolls of all five elements share: m is the scroll's element.
import { eye, paw } from "../../../art/parts";
import {
    at,
    both,
    box,
    disc,
    dot,
    fill,
    group,
    line,
    type Mark,
    oval,
    polygonPath,
    ring,
    rod,
    type Role,
    starPath,
    turn,
    twinkle,
} from "../../../art/shape";

const pip = (x: number, y: number): Mark => dot(x, y, 2);
/** A die from the front with a value from 0 to 6. */
const PIPS: [number, number][][] = [
    [],
    [[0, 0]],
    [
        [-5, -5],
        [5, 5],
    ],
    [
        [-5, -5],
        [0, 0],
        [5, 5],
    ],
    [
        [-5, -5],
        [5, -5],
        [-5, 5],
        [5, 5],
    ],
    [
        [-5, -5],
        [5, -5],
        [0, 0],
        [-5, 5],
        [5, 5],
    ],
    [
        [-5, -6],
        [5, -6],
        [-5, 0],
        [5, 0],
        [-5, 6],
        [5, 6],
    ],
];
export const die = (value: number, role: Role = "m"): Mark =>
    box(-10, -10, 20, 20, 4.5, role) + (PIPS[value] ?? []).map(([x, y]) => pip(x, y)).join("");
const seal = (role: Role = "m"): Mark => disc(0, 0, 11, role) + fill(polygonPath(0, 0, 6.5, 6), "p");
const sheet = (role: Role = "p"): Mark =>
    fill("M-9-11H9V11H-9z", role) + fill("M-12-14h24a2 2 0 0 1 0 5h-24a2 2 0 0 1 0-5zM-12 9h24a2 2 0 0 1 0 5h-24a2 2 0 0 1 0-5z", "m");
const swap = (): Mark =>
    rod("M-18-12C-8-27 10-27 19-13", "g", 2.4) +
    fill("M12-14l13-4-2 13z", "g") +
    turn(180, rod("M-18-12C-8-27 10-27 19-13", "g", 2.4) + fill("M12-14l13-4-2 13z", "g"));
const figure = (role: Role): Mark => disc(0, -9, 5.5, role) + fill("M-9 14C-9 2-5-3 0-3s9 5 9 17z", role);
const up = (role: Role): Mark => fill("M-4 9V0h-6L0-10 10 0H4v9z", role);
const right = (role: Role): Mark => turn(90, up(role));

export const SPELLS: Record<string, () => Mark> = {
    bond: () =>
        ring(-9, 0, 15, "k", 9) +
        ring(-9, 0, 15, "m", 5) +
        ring(9, 0, 15, "k", 9) +
        ring(9, 0, 15, "g", 5) +
        line("M-3.5-14A15 15 0 0 1 5.6-3", "k", 9) +
        line("M-4.5-14.3A15 15 0 0 1 5.9-1.5", "m", 5) +
        at(-12, 0, 0.72, paw("d")) +
        at(14, 0, 0.5, figure("p")),
    transmutation: () =>
        at(-12, 10, 0.95, die(4)) +
        at(13, -9, 0.95, die(4, "p")) +
        rod("M-20-7C-18-18-8-22-3-20", "g", 2.4) +
        fill("M-5-27l9 6-9 6z", "g") +
        turn(180, rod("M-20-7C-18-18-8-22-3-20", "g", 2.4) + fill("M-5-27l9 6-9 6z", "g")),
    rebirth: () =>
        at(0, 1, 1.25, die(5)) +
        rod("M-22 8A23 23 0 0 1 10-21", "g", 2.6) +
        fill("M7-28l12 8-13 6z", "g") +
        rod("M22-4A23 23 0 0 1-6 22", "g", 2.6) +
        fill("M-4 29l-12-8 13-6z", "g"),
    evolution: () =>
        at(-9, 11, 1, die(2)) +
        at(11, -11, 1, die(4)) +
        rod("M-13-6C-11-12-8-15-4-17", "g", 2.6) +
        group("translate(-3 -17) rotate(70) scale(.6)", up("g")) +
        at(18, 16, 0.7, up("e")),
    growth: () =>
        at(0, 11, 1.2, die(0)) +
        rod("M0 1V-12", "e", 2.6) +
        fill("M0-8C-3-18-10-22-20-21-19-12-10-7 0-8zM0-12c1-11 8-16 18-16 0 10-7 16-18 16z", "e") +
        group("translate(0 11)", line("M-6 0H6M0-6V6", "k", 3)),
    synergy: () =>
        [0, 1, 2, 3, 4].map((i) => turn(i * 72, group("translate(0 -18)", disc(0, 0, 7, "m")), line("M0-11V-5", "g", 2.6))).join("") +
        fill(starPath(0, 0, 10), "g"),
    inversion: () => at(-13, 0, 0.85, seal("m")) + at(13, 0, 0.85, seal("p")) + swap(),
    exchange: () =>
        group("translate(0 -14)", at(0, 0, 0.9, disc(0, 0, 11, "m") + line("M-4-3h8M-4 2h8", "p", 2.2))) +
        group("translate(0 14)", at(0, 0, 0.9, disc(0, 0, 11, "m") + line("M-5-4h10M-5 0h10M-5 4h10", "p", 2))) +
        both(rod("M14-14C25-8 25 6 19 13", "g", 2.4), group("translate(17 15) rotate(215) scale(.6)", up("g"))),
    absorption: () =>
        at(0, 13, 1.05, sheet()) +
        at(0, -17, 0.85, seal()) +
        group("translate(0 1) rotate(180) scale(.75)", up("g")) +
        both(line("M15-8C18-2 19 2 18 7M22-14c4 6 5 13 4 18", "g", 2.2)),
    disintegration: () =>
        fill("M-3-22A22 22 0 0 0-11 19l4-14-7-4 9-8z", "m") +
        fill("M5-22A22 22 0 0 1 22 4L10 1l-8-8 6-4z", "m") +
        fill("M20 10A22 22 0 0 1-4 22l5-13 8-3z", "m") +
        twinkle(25, -20, 5) +
        dot(-25, -16, 2, "m") +
        dot(23, 22, 2.4, "m") +
        dot(-22, 21, 2, "m"),
    reorganisation: () =>
        group("translate(-12 -6) rotate(-8)", at(0, 0, 0.9, sheet())) +
        group("translate(12 6) rotate(8)", at(0, 0, 0.9, sheet("b"))) +
        rod("M-16-22C-6-30 12-28 19-17", "g", 2.2) +
        group("translate(20 -14) rotate(160) scale(.6)", up("g")) +
        turn(180, rod("M-16-22C-6-30 12-28 19-17", "g", 2.2), group("translate(20 -14) rotate(160) scale(.6)", up("g"))),
    mystification: () =>
        fill("M-25-14c9-6 17-5 25 0 8-5 16-6 25 0 2 14-4 26-15 26-6 0-8-5-10-9-2 4-4 9-10 9-11 0-17-12-15-26z", "m") +
        both(fill("M5-4c4-5 11-6 14-3 0 7-11 9-14 3z", "k")) +
        both(rod("M24-13c5-3 5-9 2-13", "g", 1.8)) +
        at(0, 20, 0.5, die(5, "p")) +
        line("M-20-9c3-2 6-2 9-1", "p", 2),
    alteration: () =>
        at(-13, 3, 0.95, die(3)) +
        at(13, 3, 0.95, die(3, "p")) +
        at(-13, -18, 0.8, up("e")) +
        group("translate(13 22) rotate(180) scale(.8)", up("a")),
    transfer: () =>
        at(0, -4, 1.05, sheet()) +
        fill("M-28 18c4-6 9-5 14-2h11c4 0 4 5 0 5h-6c6 0 12-4 17-8 3-2 6 1 4 4-6 8-12 11-20 11h-20z", "b") +
        group("translate(19 -14) scale(.9)", right("g")) +
        group("translate(-19 -10) rotate(180) scale(.9)", right("g")),
    theft: () =>
        at(1, 8, 1.15, die(6)) +
        fill("M-27-22c10 2 16 4 19 10l9 1c4 1 4 6 0 6h-7l3 5c2 4-3 6-5 3l-5-7c-4 0-9-2-14-6z", "b") +
        fill("M-29-25l8 3v14l-8-2z", "d") +
        twinkle(22, -16, 5),
    borrow: () =>
        at(-8, 2, 1.15, sheet()) +
        at(-8, 2, 0.75, fill(starPath(0, 0, 9), "m")) +
        group("translate(13 2)", rod("M-2 18C12 14 14-8 0-16", "g", 2.4), group("translate(-3 -17) rotate(-55) scale(.65)", up("g"))) +
        at(20, 20, 0.42, figure("m")),
    mission: () =>
        at(0, 10, 1.35, disc(0, 0, 11, "m")) + at(0, 8, 1.05, paw("p")) + rod("M14 6V-27", "g", 2) + fill("M15-27L29-21 15-15z", "a"),
    leap: () =>
        at(0, 16, 0.85, seal()) +
        rod("M-22 16C-20-22 20-22 22 8", "g", 2.6) +
        group("translate(22 10) rotate(175) scale(.75)", up("g")) +
        at(-3, -13, 0.85, figure("m")),
    teleportation: () =>
        oval(-14, 4, 9, 20, "m") +
        oval(-14, 4, 4.5, 14, "k") +
        oval(14, 4, 9, 20, "m") +
        oval(14, 4, 4.5, 14, "p") +
        at(14, 5, 0.62, figure("d")) +
        rod("M-14-20C-8-29 8-29 13-21", "g", 2.2) +
        group("translate(14 -19) rotate(150) scale(.6)", up("g")) +
        twinkle(0, 4, 5),
    guardian: () =>
        fill("M-20-20C-12-20-6-22 0-27c6 5 12 7 20 7C22 6 14 19 0 28-14 19-22 6-20-20z", "m") +
        at(0, -1, 0.95, eye("p", "g")) +
        line("M-9 13h18M-6 18H6", "p", 2),
    speed: () => fill("M4-29L-17 4H-3l-5 25L19-9H4l9-20z", "m") + line("M-28-12h12M-27-2h7M-28 10h9", "g", 2.6) + at(22, 17, 0.6, seal()),
};

export function spellPicture(key: string): Mark {
    const picture = SPELLS[key];
    if (!picture) throw new Error(`no picture of ${key}`);
    return picture();
}
