// The magic items of the base game, one picture a card.
import { elementAt } from "../../../../art/elements";
import { eye } from "../../../../art/parts";
import type { Mark } from "../../../../art/shape";
import {
    at,
    both,
    box,
    disc,
    dot,
    fill,
    flat,
    group,
    line,
    oval,
    polygonPath,
    rays,
    ring,
    rod,
    star,
    turn,
    twinkle,
} from "../../../../art/shape";
import { amulet, book, chest, clock, crystal, cube, flame, flask, leaf, moon, necklace, plinth, skull, wing } from "../parts";

const ROUND_FLASK = "M-5.5-11h11v5c9 3 14 9 14 17 0 10-8 16-19.5 16S-19.5 21-19.5 11c0-8 5-14 14-17z";
const TALL_FLASK = "M-5.5-11h11v4c6 3 9 7 9 13v17c0 3-2 4-5 4h-19c-3 0-5-1-5-4V6c0-6 3-10 9-13z";
const CONE_FLASK = "M-5.5-11h11v7l15 26c2 4 0 5-4 5h-33c-4 0-6-1-4-5l15-26z";
const HEART_FLASK = "M-5.5-11h11v3c3 1 4 2 4 2C24-4 22 14 0 27-22 14-24-4-9.5-6c0 0 1-1 4-2z";

const pan = (x: number, y: number): Mark =>
    line(`M${x} ${y}l-8 16M${x} ${y}l8 16`, "g", 1.5) + fill(`M${x - 10} ${y + 16}h20c0 5-4 8-10 8s-10-3-10-8z`, "m");

const balance = (): Mark =>
    box(-9, 22, 18, 5, 2, "d") +
    rod("M0-20V22", "g", 3) +
    pan(-17, -12) +
    pan(17, -19) +
    rod("M-19-11.5L19-20", "m", 3) +
    disc(0, -19, 5, "g") +
    crystal(-17, -1, 6) +
    elementAt("fire", 17, -9, 9);

const staffOfSpring = (): Mark =>
    turn(
        24,
        rod("M0-14V28", "m", 4),
        line("M-3 0c6 3-2 6 5 9M-3 12c6 3-2 6 5 9", "e", 2.2),
        at(2, 8, 0.75, leaf()),
        group("translate(-2 0) scale(-.75 .75)", leaf()),
        ...[0, 72, 144, 216, 288].map((angle) => group(`translate(0 -16) rotate(${angle})`, oval(0, -7, 5, 6.6, "p"))),
        disc(0, -16, 4.6, "g"),
    );

const boots = (): Mark =>
    at(-5, -6, 0.62, group("rotate(4) scale(-1 1)", wing("g"))) +
    fill("M-8-24H11V2C12 8 26 8 26 18v5H-10V8c2-8 2-20 2-32z", "m") +
    fill("M-10 19h36v5h-9l-2-2h-11v2H-10z", "d") +
    fill("M-10-26h23v7h-23z", "g") +
    clock(2, -6, 7.5) +
    line("M14 9l-4 4M19 11l-3 4", "p", 1.8);

const purse = (): Mark =>
    fill("M-9-13C-24-2-26 25-12 26h24C26 25 24-2 9-13z", "m") +
    fill("M-12-26c4 3 8-1 12 1 4-2 8 2 12-1L8-13H-8z", "m") +
    rod("M-10-13H10", "g", 2.6) +
    rod("M8-13c6 1 9 6 7 11", "g", 1.6) +
    crystal(0, 7, 12, "p") +
    twinkle(-12, 12, 4, "p");

const chalice = (): Mark =>
    rays(0, -12, 15, 19, 12, "g", 1.6) +
    fill("M-17-18h34c0 17-6 23-13 25v9h-8v-9C-11 5-17-1-17-18z", "g") +
    oval(0, -18, 17, 4, "d") +
    disc(0, 9, 4.4, "m") +
    fill("M-12 27c0-6 5-9 12-9s12 3 12 9z", "g") +
    both(fill("M0-9l5 5-5 6-5-6z", "m")) +
    both(dot(11, -8, 2, "m"));

const wondrousChest = (): Mark =>
    chest("m", box(-6, -8, 12, 13, 2, "g"), dot(0, -3, 2.2), line("M0-3v5", "k", 2)) +
    twinkle(0, 14, 5, "p") +
    twinkle(-20, -23, 4.5) +
    twinkle(21, -25, 3.5);

const beggarsHorn = (): Mark =>
    fill("M-27 11C-9 15 7 4 12-20l14 5C27 14-3 33-27 11z", "m") +
    oval(19.5, -17.5, 7.6, 3.4, "p") +
    line("M-17 13c2 3 2 4 1 7M-6 10c3 4 4 7 3 12M6 2c5 3 7 6 8 10", "p", 2.4) +
    fill("M-28 8c3-1 5 0 5 3s-3 4-5 3z", "g") +
    rod("M-13 12C-18-8-2-20 10-12", "g", 1.5);

const dieOfMalice = (): Mark =>
    cube(
        [both(dot(4.5, -4.5, 2)), both(dot(4.5, 4.5, 2))],
        [flat("M-8-6l6 3-6 2zM8-6L2-3l6 2z", "p"), flat("M-8 2c5 6 11 6 16 0l-1 6H-7z", "p"), line("M-4 4v4M0 5v3M4 4v4", "k", 1.5)],
        [dot(-4, -4, 2.2, "p"), dot(0, 0, 2.2, "p"), dot(4, 4, 2.2, "p")],
    ) + fill("M-20-16c-6-4-6-10-4-13 2 4 5 6 11 8zM20-16c6-4 6-10 4-13-2 4-5 6-11 8z", "b");

const grimoire = (): Mark =>
    book("m", ring(3, -4, 9.5, "g", 1.8), star(3, -4, 8, "g"), box(14, -8, 9, 7, 2, "g"), twinkle(-22, -18, 4), twinkle(24, 12, 3.5));

const helm = (): Mark =>
    fill("M0-28c9 0 12 6 12 12H-5c-2-5 0-12 5-12z", "f") +
    fill("M-18 20C-24-14-12-22 0-22s24 8 18 42l-11 6v-22H-7v22z", "m") +
    fill("M-3-22h6v46h-6z", "g") +
    fill("M-16-4h12l2 6h-15zM16-4H4L2 2h15z", "k") +
    both(dot(14, 12, 1.8, "g"), dot(17, -11, 1.8, "g")) +
    fill("M-19-12c-8-2-9-10-8-15 2 5 5 7 11 8zM19-12c8-2 9-10 8-15-2 5-5 7-11 8z", "b");

const handOfFortune = (): Mark =>
    fill(
        "M-13 27V7l-9-10c-2-3 2-6 5-4l7 6V-20c0-5 6-5 6 0v14h1v-17c0-5 7-5 7 0v17h1v-14c0-5 6-5 6 0v15h1v-9c0-5 6-5 6 0v15c0 10-6 12-7 18v8z",
        "m",
    ) +
    disc(1, 9, 7.5, "g") +
    elementAt("earth", 1, 9, 9) +
    fill("M-15 23h28v5h-28z", "g");

const runicCube = (): Mark =>
    cube(
        [line("M-5-5L5 5M5-5L-5 5M0-7V7", "g", 2)],
        [line("M-4 7V-7l8 5-8 4", "g", 2.2)],
        [line("M-4-7v14M-4-1l8-5M-4 5l8-5M4-7v14", "g", 2.2)],
        ["m", "d", "m"],
    ) +
    twinkle(-24, -22, 4) +
    twinkle(25, -20, 5);

const potionOfPower = (): Mark =>
    flask(ROUND_FLASK, "M-18.5 9h37c1 11-7 17-18.5 17S-20 20-18.5 9z", "a", at(0, 21, 0.85, flame("f", "p")), twinkle(-11, 0, 3.5, "g"));
const potionOfDreams = (): Mark =>
    flask(
        TALL_FLASK,
        "M-13.5 2h27v21c0 2-2 3-4 3h-19c-2 0-4-1-4-3z",
        "s",
        at(0, 13, 0.68, moon("p")),
        twinkle(7, 4, 3.5, "p"),
        dot(-8, -1, 1.8, "s"),
        dot(4, -4, 1.4, "s"),
    );
const potionOfKnowledge = (): Mark =>
    flask(
        CONE_FLASK,
        "M-13 11h26l7 12c1 2 0 3-3 3h-34c-3 0-4-1-3-3z",
        "w",
        at(0, 17, 0.72, eye("p", "w")),
        dot(-3, 4, 1.8, "w"),
        dot(4, 0, 1.4, "w"),
    );
const potionOfLife = (): Mark =>
    flask(
        HEART_FLASK,
        "M-16 5h32C14 13 8 20 0 26-8 20-14 13-16 5z",
        "e",
        at(-5, 21, 0.85, leaf("p")),
        dot(6, 1, 2, "e"),
        dot(-4, -1, 1.5, "e"),
    );

const hourglass = (): Mark =>
    fill("M-15-22h30c0 12-11 15-11 22s11 10 11 22h-30c0-12 11-15 11-22s-11-10-11-22z", "p") +
    flat("M-10-10h20c-3 5-8 7-10 11-2-4-7-6-10-11zM-13 21c1-7 8-8 13-12 5 4 12 5 13 12z", "g") +
    line("M0 0v12", "g", 1.6) +
    line("M-15-22h30c0 12-11 15-11 22s11 10 11 22h-30c0-12 11-15 11-22s-11-10-11-22z", "k", 1.9) +
    box(-20, -27, 40, 6, 2.5, "m") +
    box(-20, 21, 40, 6, 2.5, "m") +
    both(rod("M18-21V21", "m", 2));

const scepter = (): Mark =>
    turn(
        38,
        rod("M0-6V29", "g", 4),
        box(-5, 8, 10, 4, 1.5, "m"),
        disc(0, 29, 3.6, "m"),
        fill("M-12-14l6 9H6l6-9-5 2-7-7-7 7z", "g"),
        disc(0, -19, 9, "m"),
        flat("M-5-21a6 6 0 0 1 6-4", "p"),
        box(-7, -7, 14, 5, 2, "g"),
        fill("M-3-28h6v-3h-6z", "g"),
    ) +
    twinkle(-14, -14, 5) +
    twinkle(24, 12, 4);

const olafsStatue = (): Mark =>
    plinth("m") +
    fill("M-13 18c0-12-1-20 5-24H8c6 4 5 12 5 24z", "p") +
    fill("M-8-6c-5-14 0-19 8-19s13 5 8 19L0 8z", "p") +
    fill("M-8-8c3 3 5 2 8-1 3 3 5 4 8 1 1 9-3 14-8 20-5-6-9-11-8-20z", "b") +
    both(dot(3.6, -14, 1.6)) +
    line("M-5-17h3.5M1.5-17H5M0-14v4", "k", 1.3) +
    ring(0, -17, 14, "g", 2) +
    rod("M-13 2C-6 10 6 10 13 2", "g", 1.5) +
    fill("M-4 12h8v6h-8z", "g");

const vase = (): Mark =>
    both(rod("M8-17c12-2 14 8 8 13", "m", 2.6)) +
    fill("M-10-26h8l2 3 3-3h7l-3 9c16 9 14 30 3 44h-20c-11-14-13-35 3-44z", "m") +
    fill("M-17-2c9 5 25 5 34 0 .5 3 .5 6 0 9-9 5-25 5-34 0-.5-3-.5-6 0-9z", "g") +
    line("M-12 4l4-3 4 4 4-4 4 4 4-4 4 3", "k", 1.4) +
    line("M2-22l-3 6 4 4-2 5", "k", 1.6) +
    group("translate(9 -20) scale(.55)", leaf()) +
    group("translate(-7 -20) scale(-.45 .45)", leaf());

const elementalAmulet = (): Mark =>
    necklace(
        fill(polygonPath(0, 11, 19, 4), "g"),
        fill("M0-5L8 3 0 11-8 3z", "w"),
        fill("M8 3l8 8-8 8-8-8z", "f"),
        fill("M0 11l8 8-8 8-8-8z", "e"),
        fill("M-8 3l8 8-8 8-8-8z", "a"),
        disc(0, 11, 3.4, "p"),
    );

const treeOfLight = (): Mark =>
    rays(0, -8, 23, 28, 14, "g", 1.8) +
    fill("M-4 26c2-8 0-14-8-19l3-3c4 2 6 5 7 7V-4h5V7c2-4 5-5 8-6l2 3C6 9 4 16 7 26z", "d") +
    fill("M-18 3c-8-5-5-14 1-15C-18-22-9-27-2-24 5-29 16-24 16-15c8 2 9 13 1 17-6 4-10 0-13-1-4 5-9 4-11 1-3 3-7 3-11 1z", "e") +
    [
        [-12, -6],
        [-5, -16],
        [5, -9],
        [11, -17],
        [13, -5],
        [-1, -3],
    ]
        .map(([x, y]) => dot(x!, y!, 2.5, "p"))
        .join("") +
    line("M-16 27H16", "m", 2.6);

const crystalOrb = (): Mark =>
    disc(0, -6, 20, "m") +
    flat("M-15-10A16 16 0 0 1-4-21c-5 3-7 7-8 13z", "p") +
    at(2, -4, 0.9, flat("M-12 3c4-8 10-2 14-8 3-4-4-7-6-3", "p"), line("M-12 3c4-8 10-2 14-8s-6-6-6-1M-6 9c8 1 15-3 15-9", "p", 2)) +
    fill("M-16 12c8 5 24 5 32 0l4 10H-20z", "g") +
    box(-22, 21, 44, 6, 2, "d") +
    twinkle(9, -16, 4, "p");

const cauldron = (): Mark =>
    [
        [-11, -24, 3],
        [-3, -27, 2.2],
        [9, -25, 4],
    ]
        .map(([x, y, r]) => disc(x!, y!, r!, "e"))
        .join("") +
    both(fill("M12 20l4 8h5l-3-10z", "d")) +
    fill("M-21-12h42c5 18 2 34-21 34S-26 6-21-12z", "m") +
    oval(0, -13, 23, 6, "d") +
    oval(0, -14, 17, 3.4, "e") +
    fill("M-14 2c9 4 19 4 28 0-1 11-6 15-14 15S-13 13-14 2z", "k") +
    flat("M-12 3.5l3 6 3-5 3 6 3-6 3 6 3-6 3 5 3-6c-7 2.5-17 2.5-24 0zM-9 13l3-4 3 6-2 1zM9 13l-3-4-3 6 2 1z", "p") +
    both(ring(23, -3, 4, "g", 2.4));

const vampiricCrown = (): Mark =>
    fill("M-24-16l10 10 5-18 9 15 9-15 5 18 10-10-4 26H-20z", "g") +
    box(-21, 8, 42, 7, 1.5, "m") +
    both(dot(12, 11.5, 2.2, "a")) +
    disc(0, 11.5, 3, "a") +
    both(disc(24, -17, 3, "a"), fill("M4 15.5h8L8.5 26z", "p")) +
    disc(0, -11, 2.5, "a") +
    fill("M0 17c2.5 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1.5-4 4-8z", "a");

const dragonSkull = (): Mark =>
    both(fill("M10-8c9-2 14-8 15-19 5 12 1 24-12 27z", "d")) +
    fill("M0-17c8 0 17 3 16 13-.5 6-5 8-6 12-1 8 0 13-3 18H-7c-3-5-2-10-3-18-1-4-5.5-6-6-12-1-10 8-13 16-13z", "b") +
    both(fill("M5-5l9-3c0 5-4 7-8 7z", "k"), flat("M2 15l3-3 1 5z", "k"), fill("M5 26h3.5L7 31zM9 12l4 2-4 3z", "p")) +
    line("M0-15v18M-4-12l1 8M4-12l-1 8", "d", 1.5);

const treatise = (): Mark =>
    book("d", skull(3, -7, 0.72)) +
    rod("M-20 8L21 14", "g", 1.8) +
    rod("M21-19L-20 12", "g", 1.8) +
    fill("M-2 10h10v9h-10z", "g") +
    dot(3, 14, 1.6);

const idol = (): Mark =>
    plinth("m") +
    fill("M-13 18V-8l-5-16 11 6H7l11-6-5 16v26z", "g") +
    both(disc(6, -8, 4.2, "p"), dot(6, -8, 1.8)) +
    fill("M-3-2h6L0 3z", "k") +
    fill("M-9 5h18c0 6-4 8-9 8s-9-2-9-8z", "m") +
    flat("M-6 5.5l2 4 2-4zM6 5.5l-2 4-2-4z", "p") +
    line("M-13 15h26", "k", 1.5) +
    twinkle(-23, 3, 4) +
    twinkle(23, 3, 4);

const kriss = (): Mark =>
    turn(
        36,
        fill("M-5-1c-5-6 5-9 0-15 4-4 3-8 5-14 2 6 6 10 3 16 5 6-4 8 2 13z", "p"),
        line("M0-1c-4-6 4-9 1-15 2-4 1-6-1-10", "d", 1.3),
        fill("M-13-3c6 4 20 4 26 0l-2 7H-11z", "g"),
        rod("M0 5V22", "d", 4.4),
        line("M-3 9l6 3M-3 14l6 3", "g", 1.3),
    ) +
    at(-14.5, 20, 0.42, skull(0, 0, 1)) +
    at(-18, -13, 0.6, fill("M0-10c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z", "e"));

const lanternOfXidit = (): Mark =>
    rod("M0-21a4 4 0 1 1 .1 0", "g", 1.6) +
    fill("M-14-13l7-9H7l7 9z", "m") +
    fill("M-12-13h24l5 30H-17z", "f") +
    at(0, 14, 0.95, flame("p", "g")) +
    line("M-6-13l-2 30M6-13l2 30", "k", 1.8) +
    box(-20, 16, 40, 5, 1.5, "m") +
    fill("M-15 21h30l-4 6h-22z", "d");

const sealedChest = (): Mark => chest("d") + rod("M-24-16L24 18M24-16L-24 18", "p", 2.2) + disc(0, 1, 9.5, "a") + star(0, 1, 6, "p");

const mirror = (): Mark =>
    rod("M0 12V27", "g", 4) +
    disc(0, 27, 3, "m") +
    disc(0, -7, 20, "g") +
    disc(0, -7, 15.5, "p") +
    flat("M0-7V-21.5A14.5 14.5 0 0 1 14.5-7z", "w") +
    flat("M0-7H14.5A14.5 14.5 0 0 1 0 7.5z", "e") +
    flat("M0-7V7.5A14.5 14.5 0 0 1-14.5-7z", "f") +
    flat("M0-7H-14.5A14.5 14.5 0 0 1 0-21.5z", "a") +
    disc(0, -7, 5, "p") +
    line("M-10-14a12 12 0 0 1 5-5", "p", 2);

const pendantOfRagnor = (): Mark =>
    necklace(
        both(fill("M8-6c8 1 10 8 6 16-1-5-3-8-8-10z", "b"), fill("M17-14c7 2 8 8 5 15-1-5-3-7-7-9z", "b")),
        fill("M-8-3H8c3 12-1 22-8 30-7-8-11-18-8-30z", "m"),
        line("M-3 3h6l-6 7h6M0 10v9", "p", 2),
        box(-9, -5, 18, 5, 2, "g"),
    );

export const CARDS: Record<string, () => Mark> = {
    "amulet-of-air": () => amulet("air"),
    "amulet-of-fire": () => amulet("fire"),
    "amulet-of-earth": () => amulet("earth"),
    "amulet-of-water": () => amulet("water"),
    "balance-of-ishtar": balance,
    "staff-of-spring": staffOfSpring,
    "temporal-boots": boots,
    "purse-of-io": purse,
    "divine-chalice": chalice,
    "wondrous-chest": wondrousChest,
    "beggars-horn": beggarsHorn,
    "die-of-malice": dieOfMalice,
    "bespelled-grimoire": grimoire,
    "ragfields-helm": helm,
    "hand-of-fortune": handOfFortune,
    "runic-cube-of-eolis": runicCube,
    "potion-of-power": potionOfPower,
    "potion-of-dreams": potionOfDreams,
    "potion-of-knowledge": potionOfKnowledge,
    "potion-of-life": potionOfLife,
    "hourglass-of-time": hourglass,
    "scepter-of-greatness": scepter,
    "olafs-blessed-statue": olafsStatue,
    "yjangs-forgotten-vase": vase,
    "elemental-amulet": elementalAmulet,
    "tree-of-light": treeOfLight,
    "crystal-orb": crystalOrb,
    "glutton-cauldron": cauldron,
    "vampiric-crown": vampiricCrown,
    "dragon-skull": dragonSkull,
    "cursed-treatise-of-arus": treatise,
    "idol-of-the-familiar": idol,
    "necrotic-kriss": kriss,
    "lantern-of-xidit": lanternOfXidit,
    "sealed-chest-of-urm": sealedChest,
    "mirror-of-the-seasons": mirror,
    "pendant-of-ragnor": pendantOfRagnor,
};
