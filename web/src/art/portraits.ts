// The faces of those who sit at a table: busts of our own characters in the square of every picture, from -32 to 32.
import { at, both, disc, dot, fill, flat, group, line, type Mark, rod, star, twinkle } from "./shape";

export interface FaceDrawing {
    /** The two tones of the character, one that stands out, the skin where it is not the usual one, and the ground behind. */
    main: string;
    deep: string;
    accent: string;
    skin?: string;
    ground: string;
    mark: () => Mark;
}

const BROWN = "#a8704a";

const shoulders = fill("M-31 40C-30 22-18 17-9 15H9c9 2 21 7 22 25z", "m") + line("M-9 15L0 25 9 15", "d", 3);
const head = fill("M0-18c11 0 15 8 14 17C13 11 8 18 0 18S-13 11-14-1C-15-10-11-18 0-18z", "b");
const ears = both(fill("M12-5c4-3 7 0 6 4-1 4-4 6-7 4z", "b"));
const gaze = both(dot(5.2, -2, 1.9), line("M2.5-7.5c2-1.5 4-1.5 6-.3", "k", 1.7));
const smile = line("M-4 9c2.5 2.2 5.5 2.2 8 0", "k", 1.8);
const nose = line("M0-1l-1.8 5H1", "k", 1.4);

const toad = (): Mark =>
    both(disc(14, -15, 10.5, "m"), disc(14, -16, 7, "g"), dot(14, -16, 3.2), dot(15.5, -18, 1.2, "p")) +
    fill("M-24 40C-24 30-16 24 0 24S24 30 24 40z", "d") +
    fill("M0-13C17-13 28-3 28 8 28 20 16 27 0 27S-28 20-28 8C-28-3-17-13 0-13z", "m") +
    fill("M-20 6C-8 15 8 15 20 6 17 19 9 23 0 23S-17 19-20 6z", "p") +
    line("M-10 10.5V21M0 12.5V23M10 10.5V21", "k", 1.3) +
    both(dot(3.4, -1, 1.4, "d"), dot(19, -1, 2, "d"), dot(22.5, 4, 1.4, "d")) +
    dot(-8, -6, 1.9, "d");

const seer = (): Mark =>
    fill("M-31 40C-33 6-24-30 0-30S33 6 31 40z", "m") +
    fill("M-17 26C-22 0-15-20 0-20S22 0 17 26z", "d") +
    line("M-21 34C-27 4-18-25 0-25S27 4 21 34", "g", 2.2) +
    head +
    fill("M-14.5-8.5h29V2h-29z", "p") +
    at(0, -3.2, 0.36, fill("M-16 0C-8-11 8-11 16 0 8 11-8 11-16 0z", "b"), dot(0, 0, 5)) +
    line("M-3.5 9.5h7", "k", 1.8) +
    disc(0, 29, 10.5, "a") +
    twinkle(-3, 26, 5, "p");

const sage = (): Mark =>
    rod("M25-22V40", "g", 2.6) +
    group("translate(25 -24)", star(0, 0, 7.5)) +
    shoulders +
    ears +
    head +
    fill("M-14-1C-11 5 11 5 14-1 17 14 10 28 0 34-10 28-17 14-14-1z", "p") +
    fill("M-8.5 5.5C-5 2.5 5 2.5 8.5 5.5 5 9.5-5 9.5-8.5 5.5z", "p") +
    line("M-3 10.5h6", "k", 1.6) +
    both(dot(5.2, -4, 1.9), line("M2.5-8.5c2-2 5-2 7 0", "p", 2.4)) +
    fill("M-19-10C-25-26-8-33 3-32 17-31 23-20 18-10 10-15-11-15-19-10z", "p") +
    line("M-18-17C-8-26 8-28 19-19M-14-24C-6-30 6-31 13-27", "d", 1.6) +
    disc(0, -17, 4.4, "a");

const witch = (): Mark =>
    fill("M-20 34C-26 6-18-14 0-14S26 6 20 34z", "d") +
    shoulders +
    head +
    flat("M-14-2C-12-11-4-13 0-13S12-11 14-2C10-6 8-9 7-12-1-6-9-6-14-2z", "d") +
    gaze +
    nose +
    smile +
    both(flat("M7 4c2-1.5 4-1 4.6.4C11 6.4 8.6 6.6 7 4z", "a")) +
    fill("M-31-9c11-7 51-7 62 0-5 3-12 4-15 4H-16c-3 0-10-1-15-4z", "m") +
    fill("M-16-11C-12-21-12-28 5-34c5 4 1 7-1 8 7 4 11 8 12 15-8-3-24-3-32 0z", "m") +
    line("M-14.5-14C-6-17 6-17 14.5-14", "g", 3.4);

const horned = (): Mark =>
    both(fill("M8-15C15-16 20-22 18-32 28-26 30-12 15-5z", "g")) +
    both(fill("M12-4c7-1 12-5 14-11 2 8-3 17-12 18z", "b")) +
    shoulders +
    head +
    fill("M-14.5 0C-18-24 18-24 14.5 0 13-8 9-12 6-13L0-6-6-13C-9-12-13-8-14.5 0z", "k") +
    both(fill("M2.5-1.5c3-3.5 8-3.5 10.5-1-1.5 4-8 5-10.5 1z", "p"), dot(7, -1.8, 1.9), line("M2.5-5.5l9-3", "k", 1.8)) +
    nose +
    fill("M-4 13c2-2 6-2 8 0 0 5-2 9-4 12-2-3-4-7-4-12z", "k") +
    line("M-4 9c2.5 1.5 5.5 1.5 8-1", "k", 1.7);

const owl = (): Mark =>
    fill("M-26-30c8 6 17 7 26 7s18-1 26-7c2 12 4 20 4 33 0 21-12 37-30 37S-30 24-30 3c0-13 2-21 4-33z", "m") +
    both(fill("M1-12C6-20 18-22 25-27 26-18 24-16 21-13z", "d")) +
    both(disc(11.5, -5, 10.8, "p"), disc(11.5, -5, 6.2, "g"), dot(11.5, -5, 3.5), dot(13.5, -7, 1.3, "p")) +
    fill("M-4.5 0h9L0 12z", "a") +
    fill("M-16 16C-8 11 8 11 16 16 17 30 10 38 0 40-10 38-17 30-16 16z", "p") +
    line("M-9 20l4 3 4-3M1 20l4 3 4-3M-5 27l5 3.5 5-3.5", "d", 1.8);

const fox = (): Mark =>
    both(fill("M5-16L25-33 27-4z", "m"), flat("M13-17L22.5-26 23.5-11z", "d")) +
    fill("M-31 40C-29 25-15 20 0 24 15 20 29 25 31 40z", "d") +
    fill("M0-19C15-19 25-9 29 5 21 9 12 20 0 27-12 20-21 9-29 5-25-9-15-19 0-19z", "m") +
    both(flat("M28 5.5C21 9 12 19 0 26 0 16 5 9 12 7 17 6 23 7 28 5.5z", "p")) +
    both(fill("M5-2c3-5 9-5 12-1-2 5-9 6-12 1z", "p"), dot(11, -2.5, 2.2)) +
    fill("M-4.5 17h9C4 22 2 24 0 25-2 24-4 22-4.5 17z", "k") +
    line("M-8-12C-4-9 4-9 8-12", "d", 2);

const stag = (): Mark =>
    both(rod("M8-17C15-20 13-27 20-32M13.5-24.5l9 .5M12-20c4-1 7 0 9 3", "b", 2.8)) +
    shoulders +
    head +
    fill("M-16-8C-18-29 18-29 16-8 6-13-6-13-16-8z", "d") +
    line("M-16-9C-6-14 6-14 16-9", "g", 2.6) +
    gaze +
    nose +
    both(line("M8 3l5 1M8.5 6l4 1.5", "a", 2)) +
    fill("M-9 8C-4 11 4 11 9 8 9 17 5 22 0 27-5 22-9 17-9 8z", "p") +
    line("M-3 12h6", "k", 1.6);

const cat = (): Mark =>
    both(fill("M4-17L23-31C28-20 28-10 25 0z", "m"), flat("M12-17.5L21-24C23-18 23-13 22-9z", "a")) +
    fill("M-24 40C-22 26-12 22 0 22S22 26 24 40z", "d") +
    fill("M0-20C16-20 27-10 27 4 27 18 15 27 0 27S-27 18-27 4C-27-10-16-20 0-20z", "m") +
    both(fill("M5-1C7-8 16-8 19-2 16 5 8 5 5-1z", "g"), flat("M10.8-5.5c2 2 2 6 0 8-2-2-2-6 0-8z", "k")) +
    fill("M-3.5 9h7L0 13z", "a") +
    line("M0 13v2.5C-2 18.5-5 18.5-7 17M0 15.5C2 18.5 5 18.5 7 17", "k", 1.7) +
    both(line("M12 11l17-3M12 14l16 3", "p", 1.5)) +
    line("M-5-18v6M0-19v8M5-18v6", "d", 2.6);

const raven = (): Mark =>
    fill("M-31 40C-30 20-24 14-20 6-26-16-14-31 2-31 18-31 27-18 25-4 25 8 23 20 31 40z", "m") +
    fill("M14-12C26-12 32-5 33 3 27 1 20 2 12 3z", "g") +
    line("M15-5C22-5 28-3 32 2", "k", 1.6) +
    disc(8, -12, 6, "p") +
    dot(9.5, -12, 2.8) +
    line("M1-19c4-3 9-3 13 0", "d", 2.6) +
    line("M-20 6c6 3 11 3 16 0M-24 16c9 5 17 5 25 0M-27 27c12 6 23 6 36 0", "d", 2.4) +
    line("M-16 34C-6 39 12 39 22 33", "g", 3) +
    disc(4, 37, 4.5, "a");

const hare = (): Mark =>
    both(fill("M3-16C4-26 10-36 17-33 23-29 18-18 13-12z", "m"), flat("M8-17C9-24 12-30 15-29 18-26 15-19 12-15z", "a")) +
    fill("M-29 40C-27 26-14 22 0 23 14 22 27 26 29 40z", "d") +
    fill("M0-17C13-17 21-8 22 4 22 17 12 26 0 26S-22 17-22 4C-21-8-13-17 0-17z", "m") +
    both(fill("M1 8C4 6 12 7 13 12 13 18 6 20 0 17z", "p")) +
    both(disc(10, -2, 4.6, "p"), dot(10.5, -2, 2.5)) +
    fill("M-4 5h8L0 9.5z", "a") +
    fill("M-3.5 16h7v6h-7z", "p") +
    line("M0 16.5v5", "k", 1.2) +
    fill("M0 30l11-6v12zM0 30l-11-6v12z", "g");

const queen = (): Mark =>
    fill("M-21 36C-27 4-19-18 0-18S27 4 21 36z", "k") +
    shoulders +
    head +
    fill("M-14.5-1C-16-16-6-19 0-19S16-16 14.5-1C12-9 6-12 0-12S-12-9-14.5-1z", "k") +
    gaze +
    nose +
    line("M-4.5 9.5c3 2.5 6 2.5 9 0-3-1.5-6-1.5-9 0z", "a", 2) +
    fill("M-17-15L-20-32-9-24 0-34 9-24 20-32 17-15C7-19-7-19-17-15z", "g") +
    disc(0, -22, 3, "a") +
    both(disc(14.5, 8, 2.4, "g"), line("M14.5 2v4", "g", 1.6));

/** By name; a test sees that no two look alike. */
export const FACES = {
    toad: { main: "#7f70cf", deep: "#4c3f94", accent: "#e0ac2b", ground: "#cbc3ec", mark: toad },
    seer: { main: "#2f8a67", deep: "#185340", accent: "#3f86c9", ground: "#b5dccb", mark: seer },
    sage: { main: "#d57a2c", deep: "#b9a78c", accent: "#c23b34", skin: BROWN, ground: "#f0d3a8", mark: sage },
    witch: { main: "#a83f80", deep: "#5b2349", accent: "#d8665c", ground: "#ecc3d8", mark: witch },
    horned: { main: "#7650bd", deep: "#452c80", accent: "#e0ac2b", ground: "#c9b6e6", mark: horned },
    owl: { main: "#4f9690", deep: "#2b5f5f", accent: "#d98a2a", ground: "#bfe0dc", mark: owl },
    fox: { main: "#dd7430", deep: "#7d3a1b", accent: "#c23b34", ground: "#bcd9c2", mark: fox },
    stag: { main: "#3d7fb9", deep: "#275681", accent: "#c23b34", ground: "#c3d9ee", mark: stag },
    cat: { main: "#5a5876", deep: "#37344f", accent: "#d9848c", ground: "#f0d9a4", mark: cat },
    raven: { main: "#44526f", deep: "#283249", accent: "#c23b34", ground: "#d7d0e4", mark: raven },
    hare: { main: "#b8946a", deep: "#4f7a4a", accent: "#dd9a90", ground: "#d3e6bd", mark: hare },
    queen: { main: "#b23a45", deep: "#76202b", accent: "#d4574b", skin: "#8a5636", ground: "#f1c9b0", mark: queen },
} as const satisfies Record<string, FaceDrawing>;
export type Face = keyof typeof FACES;

/** A face by its name; whoever is unknown is the owl. */
export const drawingOf = (face: string): FaceDrawing => (face in FACES ? FACES[face as Face] : FACES.owl);
