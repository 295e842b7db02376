// The five mages of Archimage, their familiars, and the guardians of the elements. m is the player's own colour.
import { type Element, elementAt, ROLE_OF } from "../../../art/elements";
import { eyes } from "../../../art/parts";
import { both, box, disc, dot, fill, flat, group, line, type Mark, rod, type Role, star, twinkle } from "../../../art/shape";

const robe = fill("M-22 28c0-17 8-23 14-25H8c6 2 14 8 14 25z", "m") + flat("M-4 4h8v24h-8z", "d");
const face = fill("M0-16c8 0 11 6 10 12C9 4 5 9 0 9S-9 4-10-4c-1-6 2-12 10-12z", "b") + both(dot(4, -4, 1.5));
const staff = (head: Mark): Mark => rod("M21-14V28", "g", 2.2) + group("translate(21 -18)", head);

const shaman = (): Mark =>
    robe +
    face +
    both(rod("M9-14C13-18 12-24 17-28M12-20l7 0M14-24l-3-5", "b", 2.2)) +
    fill("M-12-10c0-14 24-14 24 0-8-3-16-3-24 0z", "d") +
    fill("M-5 2c3 2 7 2 10 0 0 6-2 9-5 12-3-3-5-6-5-12z", "p") +
    line("M-8-1l3 1M8-1L5 0", "a", 1.8);
const witch = (): Mark =>
    robe +
    fill("M-12 12C-15-4-10-14 0-14S15-4 12 12L6 8H-6z", "d") +
    face +
    fill("M-22-11c8-5 36-5 44 0l-10 1H-12zM-11-12C-8-20-8-26 4-30c2 3 0 5-1 6 5 4 7 8 8 12-6-2-16-2-22 0z", "m") +
    line("M-10-14c6-2 14-2 20 0", "g", 2.6) +
    line("M-3 3c2 1.5 4 1.5 6 0", "k", 1.5);
const seer = (): Mark =>
    fill("M-20 28C-22-6-16-26 0-28 16-26 22-6 20 28z", "m") +
    face +
    fill("M-11-8H11v6H-11z", "p") +
    group("translate(0 -5) scale(.3)", fill("M-16 0C-8-11 8-11 16 0 8 11-8 11-16 0z", "k")) +
    disc(0, 16, 8, "w") +
    twinkle(-2, 14, 4, "p") +
    line("M-13-16C-8-24 8-24 13-16", "g", 2) +
    line("M-2 4h4", "k", 1.5);
const southMage = (): Mark =>
    robe +
    fill("M-9 0c2 4 16 4 18 0 2 12-3 20-9 26C-6 20-11 12-9 0z", "p") +
    face +
    fill("M-13-10c-3-14 10-18 17-17 9 1 12 9 9 17-4-4-22-4-26 0z", "p") +
    disc(0, -14, 3.4, "a") +
    line("M-12-12C-6-20 8-20 12-12", "d", 1.6) +
    fill("M-6 1c4-2 8-2 12 0-2 3-10 3-12 0z", "p") +
    staff(star(0, 0, 6));
const enchanter = (): Mark =>
    robe +
    face +
    fill("M-11-6C-12-24 12-24 11-6 8-13 4-14 0-14S-8-13-11-6z", "k") +
    both(fill("M9-2c6-1 10-4 12-9-5 0-9 1-12 3z", "b")) +
    fill("M-9-6h18v5H-9z", "s") +
    both(dot(4, -3.5, 1.3, "p")) +
    line("M-2 4h4", "k", 1.5) +
    group("translate(0 -23)", star(0, 0, 5)) +
    twinkle(-20, -20, 4) +
    twinkle(21, -18, 5) +
    line("M-14 16h8M6 16h8M-16 22H-7M7 22h9", "g", 1.6);

const ravenFamiliar = (): Mark =>
    fill("M-25 20c2-14 6-24 16-27 1-9 7-14 14-13 6 1 9 5 9 9l13 5c-5 2-10 3-14 3-1 12-9 20-21 20l-9 7 1-7z", "m") +
    disc(6, -12, 2.6, "p") +
    dot(6.5, -12, 1.3) +
    flat("M-18 14c4-9 9-14 18-15 0 9-7 15-18 15z", "d") +
    line("M-4 18v9M3 15v10", "g", 2);
const cat = (): Mark =>
    rod("M15 20c14 0 12-18 6-20", "m", 4) +
    fill("M-14 27C-16 10-10 2-8-1-15-6-13-16-13-26l8 6h10l8-6c0 10 2 20-5 25 2 3 8 11 6 28z", "m") +
    both(fill("M3-12c2-3 6-3 7 0-1 4-6 4-7 0z", "p"), dot(6.5, -11.5, 1.4)) +
    fill("M-2-7h4L0-4z", "k") +
    line("M-6-5l-8-1M6-5l8-1M-6-3l-7 2M6-3l7 2", "k", 1.1) +
    line("M-3 16v11M4 16v11", "k", 1.6);
const owl = (): Mark =>
    fill("M-17-25c6 4 11 4 17 4s11 0 17-4c2 10 4 16 4 28C21 18 12 27 0 27S-21 18-21 3c0-12 2-18 4-28z", "m") +
    eyes(8, -8, 7, "p") +
    fill("M-3-3h6L0 5z", "g") +
    fill("M-10 10c6-3 14-3 20 0-1 9-4 14-10 16-6-2-9-7-10-16z", "p") +
    line("M-5 13l3 2 2-2 2 2 3-2M-3 19l3 2 3-2", "d", 1.5);
const cobra = (): Mark =>
    rod("M-16 24C-6 30 22 29 22 20S-2 16-4 8 2-2 0-12", "m", 6.5) +
    fill("M-1-27c9 0 15 8 15 17 0 8-5 12-10 14H-5c-6-2-10-6-10-14 0-9 6-17 14-17z", "m") +
    fill("M-1-14c5 0 8 4 7 10-1 4-3 7-7 8-4-1-6-4-7-8-1-6 2-10 7-10z", "p") +
    line("M-6-6H5M-5-1h9", "d", 1.5) +
    dot(-5, -19, 2, "f") +
    dot(4, -19, 2, "f") +
    line("M-1-15v4M-1-11l-2 3M-1-11l2 3", "a", 1.5);
const toad = (): Mark =>
    both(fill("M10 8c10-3 16 3 15 12l3 6H12z", "m")) +
    fill("M0-12c14 0 22 10 20 22-1 10-8 16-20 16S-19 20-20 10C-22-2-14-12 0-12z", "m") +
    both(disc(11, -14, 7.5, "m"), disc(11, -15, 4.6, "f"), dot(11, -15, 2)) +
    line("M-15 3c10 7 20 7 30 0", "k", 2) +
    fill("M-11 12c7 3 15 3 22 0-1 8-5 12-11 12s-10-4-11-12z", "p") +
    both(dot(4, -4, 1.3, "d"), dot(16, 9, 1.6, "d")) +
    dot(-6, -7, 1.6, "d");

export const MAGES = [shaman, witch, seer, southMage, enchanter];
export const MAGE_FAMILIARS = [ravenFamiliar, cat, owl, cobra, toad];

const GUARDIAN_HEAD: Record<Element, Mark> = {
    fire: fill("M-12-12C-14-22-8-22-8-29 0-26 2-22 2-18c3-2 4-5 4-8 7 4 8 9 6 14z", "f"),
    water: fill("M-14-12c2-8 6-12 14-17 8 5 12 9 14 17z", "w"),
    air: rod("M-14-14H4a5 5 0 1 0-5-5M-14-20h6", "a", 2.6),
    earth: fill("M-14-12l-2-9 9 3 7-11 7 11 9-3-2 9z", "e"),
    spirit: both(fill("M2-12l2-16 5 7 7-3-2 12z", "s")),
};
/** The guardian of an element: a stone warrior with the element upon its breast. */
export function guardian(kind: Element): Mark {
    const role: Role = ROLE_OF[kind];
    return (
        both(fill("M12-2h9c4 0 6 3 6 7v14H17V8h-5z", "d")) +
        fill("M-16-2H16l-3 22H-13z", role) +
        fill("M-14-14h28l-2 14H-12z", "d") +
        both(fill("M3-9h7l-1 4H4z", "p")) +
        GUARDIAN_HEAD[kind] +
        both(box(3, 20, 9, 8, 1, "d")) +
        disc(0, 9, 8.5, "p") +
        elementAt(kind, 0, 9, 12)
    );
}
