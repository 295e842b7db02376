// The magic items of Enchanted Kingdom, one picture a card.
import { elementAt } from "../../../../art/elements";
import { paw } from "../../../../art/parts";
import { at, both, box, disc, dot, fill, flat, group, line, type Mark, oval, rays, ring, rod, star, twinkle } from "../../../../art/shape";
import { clock, crystal, cube, flame, flask, heart, leaf, moon, necklace, plinth, wing } from "../parts";

const heartOfArgos = (): Mark =>
    rays(0, 0, 23, 28, 16, "g", 1.8) +
    at(0, 2, 1.45, heart("e")) +
    line("M-11-6c-4 4-3 9 0 13", "p", 2.2) +
    rod("M-1-14c-1-6-3-10-7-12M2-14c0-5 2-8 6-11", "e", 2.6) +
    line("M0-4v9l-5 5M0 5l5 4M0 0l5-4", "k", 1.7) +
    at(0, -6, 0.5, leaf("g"));

const hornOfPlenty = (): Mark =>
    fill("M-10-22c-8-4-16 0-15 7 1 5 7 5 7 1 0-2-2-3-3-1M-13-22C2-22 8-12 21-5L4 20C-6 10-16 4-20-6c3 1 8-1 7-6-1-3 0-6 0-10z", "m") +
    line("M-14-8C-10-11-6-14-5-18M-7 4C0 1 5-5 7-11", "g", 2.2) +
    oval(14, 9, 6, 15, "d") +
    disc(10, 18, 6, "a") +
    disc(19, 15, 6, "f") +
    disc(14, 7, 5.5, "e") +
    disc(21, 4, 4.6, "s") +
    at(12, 26, 0.5, leaf()) +
    elementAt("earth", 23, 24, 9);

const monolith = (): Mark =>
    both(at(9, 2, 0.72, wing("p"))) +
    fill("M-11 25L-9-20 1-28l9 9 3 44z", "d") +
    flat("M1-27l9 9 2.5 42H4z", "m") +
    line("M-4-15v9l5-4M-4-1h6l-6 7h6M-4 12l3 6 3-6", "g", 2) +
    line("M-22 26H22", "e", 3) +
    twinkle(-19, -19, 4) +
    twinkle(20, -22, 3.5);

const codex = (): Mark =>
    fill("M-27 18V-14c8-4 20-4 27 2 7-6 19-6 27-2v32c-9-3-20-2-27 4-7-6-18-7-27-4z", "m") +
    fill("M-24 14V-16c8-3 18-2 24 4v30c-6-5-16-6-24-4z", "p") +
    fill("M24 14V-16c-8-3-18-2-24 4v30c6-5 16-6 24-4z", "p") +
    at(-12, -1, 0.55, moon("g")) +
    line("M5-6c5-3 9-4 14-3M5 1c5-3 9-4 14-3M5 8c5-3 9-4 14-3", "d", 1.8) +
    at(0, -19, 0.7, line("M-6 7V-6M-6-6l-4 4M-6-6l4 4M6 7V-6M6-6L2-2M6-6l4 4", "m", 2.6));

const scrollOfIshtar = (): Mark =>
    fill("M-16-20H16V20H-16z", "p") +
    fill("M-21-26H21a4 4 0 0 1 0 9H-21a4 4 0 0 1 0-9z", "m") +
    fill("M-21 17H21a4 4 0 0 1 0 9H-21a4 4 0 0 1 0-9z", "m") +
    both(disc(24, -21.5, 3, "g"), disc(24, 21.5, 3, "g")) +
    line("M-10-11H10M-10-6H4", "d", 1.6) +
    disc(2, 5, 8, "w") +
    ring(2, 5, 8, "g", 2.4) +
    rod("M8 11l7 7", "g", 2.2) +
    elementAt("fire", 2, 4.5, 8);

const mesodaesLantern = (): Mark =>
    rod("M-20-26H4c6 0 6 4 6 6", "d", 2.2) +
    group(
        "translate(4 3)",
        rod("M6-22v4", "g", 1.4),
        fill("M-2-15h16l3 5H-5z", "m"),
        disc(6, 4, 15, "w"),
        disc(6, 4, 8, "p"),
        line("M6-10C-2-4-2 12 6 18M6-10c8 6 8 22 0 28M-8.5 4H21", "k", 1.5),
        fill("M-1 17h14l-3 5H2z", "m"),
        rod("M6 23v3", "g", 1.6),
    ) +
    at(-19, 8, 0.8, fill("M0-10c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z", "w")) +
    twinkle(-21, -12, 4);

const statueOfEolis = (): Mark =>
    plinth("m") +
    both(at(5, -4, 0.86, wing("p"))) +
    fill("M-5-9H5c5 8 6 18 7 27H-12c1-9 2-19 7-27z", "p") +
    line("M-3 0c-1 6-2 12-2 17M4 0c1 6 2 12 2 17", "d", 1.5) +
    disc(0, -16, 6.6, "p") +
    fill("M-7-17c0-9 14-9 14 0-3-2-4-2-7-2s-4 0-7 2z", "g") +
    both(dot(2.4, -15, 1)) +
    disc(0, 3, 5.4, "a") +
    line("M-3 3h4a1.5 1.5 0 1 0-1.5-1.5", "p", 1.2);

const familiarCatcher = (): Mark =>
    rod("M0-29a4 4 0 1 1-.1 0", "g", 1.4) +
    fill("M-19 20V-2c0-26 38-26 38 0v22z", "p") +
    at(0, 6, 1.3, paw("f")) +
    line("M-11 20V-16M0 20V-22M11 20V-16", "k", 2.2) +
    line("M-19 20V-2c0-26 38-26 38 0v22z", "k", 1.9) +
    box(-22, 18, 44, 7, 2, "m") +
    box(-20, -8, 40, 4, 1.5, "g") +
    box(-4, 14, 8, 8, 1.5, "g");

const transmuter = (): Mark =>
    line("M-20 26l6-10M8 26L2 16M-24 26H12", "g", 2.4) +
    fill(
        "M-10-10c-2-3-1-10 5-13 6-3 12 0 17 5 8 8 12 16 14 24l-5 1C16-4 10-9 4-11v4c6 3 10 7 10 13 0 8-8 12-16 12S-18 14-18 6c0-6 3-11 8-13z",
        "p",
    ) +
    flat("M-17 5H13c1 8-6 12-15 12S-18 13-17 5z", "s") +
    line(
        "M-10-10c-2-3-1-10 5-13 6-3 12 0 17 5 8 8 12 16 14 24l-5 1C16-4 10-9 4-11v4c6 3 10 7 10 13 0 8-8 12-16 12S-18 14-18 6c0-6 3-11 8-13z",
        "k",
        1.9,
    ) +
    at(-5, 28, 0.45, flame()) +
    crystal(23.5, 19, 8) +
    dot(-8, 10, 1.8, "p") +
    dot(0, 12, 2.4, "p") +
    dot(5, 8, 1.5, "p") +
    line("M-3-18c3-1 6 0 8 2", "d", 1.8);

const throne = (): Mark =>
    fill("M-15 6v-24c0-5 6-4 7-8 3 2 5 2 8-2 3 4 5 4 8 2 1 4 7 3 7 8V6z", "m") +
    fill("M-9 4v-18c6-5 12-5 18 0V4z", "a") +
    both(box(14, -3, 7, 7, 3, "g"), box(15, 3, 5, 24, 1, "m")) +
    fill("M-16 6h32v7h-32z", "a") +
    box(-16, 12, 32, 6, 1, "g") +
    fill("M-16 18h7l-1 9h-5zM16 18H9l1 9h5z", "d") +
    group("translate(0 -6)", line("M-5 1a5.5 5.5 0 1 1 3 5", "g", 2), flat("M-8-1h6l-3 5z", "g")) +
    disc(0, -23, 2.6, "g");

const potionOfResurrection = (): Mark =>
    flask(
        "M-5.5-11h11v6L17 8 8 27H-8L-17 8-5.5-5z",
        "M-15 10h30L7.5 26h-15z",
        "f",
        group(
            "translate(0 8) scale(.62)",
            fill("M0 22C-4 12-16 10-22-6c7 3 11 3 15 0-2-6 1-10 7-11 6 1 9 5 7 11 4 3 8 3 15 0C16 10 4 12 0 22z", "a"),
            fill("M0-10l3 4-3 4-3-4z", "g"),
        ),
    );

const jewel = (): Mark =>
    rays(0, -1, 24, 28, 12, "g", 1.8) +
    fill("M-14-17h28L25-3 0 25-25-3z", "m") +
    flat("M-14-17L-8-3H-25zM14-17L8-3H25z", "d") +
    flat("M-8-3L0-17 8-3z", "p") +
    line("M-25-3H25M-14-17l6 14 8 28 8-28 6-14M-8-3l8-14 8 14", "k", 1.5) +
    twinkle(21, 16, 4);

const shield = (): Mark =>
    fill("M-21-21C-12-20-6-22 0-27c6 5 12 7 21 6C23 4 14 19 0 28-14 19-23 4-21-21z", "g") +
    fill("M-16-16c7 0 12-2 16-5 4 3 9 5 16 5C17 4 10 15 0 22-10 15-17 4-16-16z", "m") +
    flat("M0-21c4 3 9 5 16 5C17 4 10 15 0 22z", "d") +
    fill("M-4-10h8v6h7v7H4v11h-8V3h-7v-7h7z", "p") +
    disc(0, -0.5, 3, "a");

const steadfastDie = (): Mark =>
    cube([dot(0, 0, 3)], [both(dot(5, -5, 2, "p"), dot(5, 5, 2, "p")), dot(0, 0, 2, "p")], [dot(-4, -4, 2, "p"), dot(4, 4, 2, "p")]) +
    group(
        "translate(0 12) scale(.95)",
        line("M-6-2v-5c0-8 12-8 12 0v5", "k", 6),
        line("M-6-2v-5c0-8 12-8 12 0v5", "g", 2.6),
        box(-9.5, -3, 19, 15, 2.5, "g"),
        dot(0, 3, 2.4),
        line("M0 3v5", "k", 2),
    );

const amuletOfTime = (): Mark =>
    necklace(
        clock(0, 11, 17, "w"),
        ...[0, 90, 180, 270].map((a) => group(`translate(0 11) rotate(${a})`, dot(0, -12, 1.7, "p"))),
        line("M0 2v9l6 4", "p", 2.6),
        both(fill("M14-3l6-3 2 6-6 3z", "g")),
    );

const telescope = (): Mark =>
    line("M-2 8L-14 27M0 8v20M2 8l12 19", "d", 3) +
    group(
        "rotate(-32)",
        fill("M-26-5h14V5h-14z", "g"),
        fill("M-13-7H7V7H-13z", "m"),
        fill("M6-9H24V9H6z", "m"),
        box(22, -11, 6, 22, 2, "g"),
        box(5, -10, 4, 20, 1.5, "g"),
        line("M-9-3H3", "p", 2),
    ) +
    star(22, -24, 5) +
    twinkle(8, -26, 3.5) +
    twinkle(-16, -20, 4) +
    disc(0, 9, 4, "g");

export const CARDS: Record<string, () => Mark> = {
    "heart-of-argos": heartOfArgos,
    "horn-of-plenty": hornOfPlenty,
    "fairy-monolith": monolith,
    "selenias-codex": codex,
    "scroll-of-ishtar": scrollOfIshtar,
    "mesodaes-lantern": mesodaesLantern,
    "statue-of-eolis": statueOfEolis,
    "familiar-catcher": familiarCatcher,
    "ios-transmuter": transmuter,
    "throne-of-renewal": throne,
    "potion-of-resurrection": potionOfResurrection,
    "jewel-of-the-ancients": jewel,
    "shield-of-zira": shield,
    "steadfast-die": steadfastDie,
    "amulet-of-time": amuletOfTime,
    "arcane-telescope": telescope,
};
