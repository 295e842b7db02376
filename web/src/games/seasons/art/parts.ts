// Parts that several pictures of Seasons share.
import { type Element, elementAt, SILHOUETTE } from "../../../art/elements";
import { type Mark, type Role, at, both, box, disc, dot, fill, flat, group, line, ring, rod, twinkle } from "../../../art/shape";

const CORD = "M-19-27C-17-8 -8-6 0-6S17-8 19-27";

/** A cord around the neck, a clasp, and what hangs from it. */
export const necklace = (...pendant: Mark[]): Mark => rod(CORD, "g", 1.6) + pendant.join("") + disc(0, -6, 3.4, "g");

/** An amulet whose stone has the silhouette of its element. */
export function amulet(kind: Element): Mark {
    const setting = at(-18.6, -8.2, 1.55, fill(SILHOUETTE[kind], "g"));
    const depth = kind === "fire" ? 13.2 : kind === "water" ? 11.4 : 10.4;
    return necklace(setting, elementAt(kind, 0, depth, 27), twinkle(-7, depth - 5, 2.6, "p"));
}

/** A flask: its body, what fills it, a neck with a cork, and a sign on the glass. */
export function flask(body: string, liquid: string, role: Role, ...sign: Mark[]): Mark {
    const neck = box(-5.5, -21, 11, 12, 1, "p") + box(-7.5, -16, 15, 3.6, 1.6, "g") + box(-4.4, -27, 8.8, 7, 2, "d");
    return neck + fill(body, "p") + flat(liquid, role) + line(body, "k", 1.9) + sign.join("");
}

/** A closed book seen from the front, with pages, spine and corners. */
export function book(role: Role, ...sign: Mark[]): Mark {
    const pages = fill("M-17 18h36v6h-34a3 3 0 0 1-2-6z", "p") + line("M-14 21h32", "k", 1);
    const cover = fill("M-16-25h33a2 2 0 0 1 2 2v41h-35a4 4 0 0 0-4 4v-43a4 4 0 0 1 4-4z", role);
    const spine = line("M-12.5-24.5v42", "k", 1.5);
    const corners = fill("M19-25v9l-9-9zM19 18v-9l-9 9z", "g");
    return pages + cover + spine + corners + sign.join("");
}

/** A chest with a rounded lid: lid, body, bands. */
export function chest(role: Role, ...front: Mark[]): Mark {
    const lid = fill("M-24-4c0-18 6-20 12-20h24c6 0 12 2 12 20z", role);
    const body = box(-24, -4, 48, 25, 2, role);
    const bands = both(box(13, -4, 5.5, 25, 0.5, "g"), fill("M13-4c0-10-1-17-3-20h5c2 3 3.5 10 3.5 20z", "g"));
    return lid + body + bands + front.join("");
}

/** A die seen from a corner; its three faces are squares to draw on, each from -10 to 10. */
export function cube(top: Mark[], left: Mark[], right: Mark[], roles: [Role, Role, Role] = ["p", "m", "d"]): Mark {
    const faces = [
        ["matrix(.95 .5 -.95 .5 0 -13.5)", top],
        ["matrix(.95 .5 0 1.1 -11.5 6.5)", left],
        ["matrix(.95 -.5 0 1.1 11.5 6.5)", right],
    ] as const;
    const outlines = [
        fill("M0-26L23-13.5 0-1-23-13.5z", roles[0]),
        fill("M-23-13.5L0-1v27L-23 13z", roles[1]),
        fill("M23-13.5L0-1v27L23 13z", roles[2]),
    ];
    return outlines.join("") + faces.map(([place, marks]) => group(place, ...marks)).join("");
}

/** A skull from the front. */
export function skull(x: number, y: number, scale: number, role: Role = "b"): Mark {
    const head = fill("M-13-2c0-18 26-18 26 0 0 6-3 8-5 9v7H-8V7c-2-1-5-3-5-9z", role);
    return at(x, y, scale, head, both(dot(5.4, -1, 3.6)), flat("M0 3l2 4h-4z", "k"), line("M-3.5 10v4M0 10v4M3.5 10v4", "k", 1.3));
}

/** A bird's feathered wing, root at the origin, spread to the right. */
export const wing = (role: Role = "p"): Mark =>
    fill("M0 4C4-8 14-16 27-18c-1 5-3 7-6 9 2 0 3 0 4-.5-2 5-5 7-9 8 1 .5 2 .5 3 .5C15 7 8 9 0 8z", role) +
    line("M6 0c3-4 7-7 12-9M7 4c3-2 5-3 8-4", "k", 1.2);

/** A wide stone that something stands on. */
export const plinth = (role: Role = "d"): Mark => box(-13, 18, 26, 5, 1, role) + box(-17, 22.5, 34, 5, 1, role);

/** Flame, its foot at the origin, 24 high. */
export const flame = (outer: Role = "f", inner: Role = "p"): Mark =>
    fill("M0 0C-8 0-11-6-8-12-6-16-2-17-2-24 4-20 6-16 5-12c2-1 2.5-2 3-4C12-8 10 0 0 0z", outer) +
    flat("M0-2c-4 0-5-3-3.5-6C-2-11 0-11 0-15c4 5 5 7 4 10C3.4-3 2-2 0-2z", inner);

export const leaf = (role: Role = "e"): Mark => fill("M0 0C-3-9 3-16 13-18 14-8 10 0 0 0z", role) + line("M1-1L8.5-11", "k", 1.2);

export const heart = (role: Role): Mark => fill("M0 14C-17 3-15-12-6-12c4 0 6 4 6 5 0-1 2-5 6-5C15-12 17 3 0 14z", role);

export const moon = (role: Role): Mark => fill("M5-14A14.5 14.5 0 1 0 14 6 12 12 0 0 1 5-14z", role);

export const clock = (x: number, y: number, r: number, role: Role = "p"): Mark =>
    disc(x, y, r, role) + ring(x, y, r - 2.4, "g", 1) + line(`M${x} ${y - r * 0.55}V${y}l${r * 0.4} ${r * 0.3}`, "k", 1.8);

/** A cut crystal, taller than wide. */
export function crystal(x: number, y: number, size: number, role: Role = "p"): Mark {
    const outline = fill("M0-12L8-4 0 13-8-4z", role);
    return at(x, y, size / 12, outline, line("M-8-4H8M-3-4L0 13 3-4", "k", 1.1));
}
