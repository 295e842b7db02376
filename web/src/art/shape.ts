// Small shapes that every picture is made of, as SVG text. A picture lies in a square from -32 to 32.
// Paints are roles, given colours by tokens.css, so that one drawing serves day and night and every kind of thing.

export type Mark = string;
/** m main, d deep, p pale, g gold, k ink, b bone; w e f a s: water, earth, fire, air, spirit. */
export type Role = "m" | "d" | "p" | "g" | "k" | "b" | "w" | "e" | "f" | "a" | "s";

const EDGE = 1.9;

const paint = (role: Role): string => `var(--paint-${role})`;
const edged = (role: Role): string => `fill="${paint(role)}" stroke="${paint("k")}" stroke-width="${EDGE}"`;

/** A closed shape with the ink line that all pictures share. */
export const fill = (d: string, role: Role = "m"): Mark => `<path d="${d}" ${edged(role)}/>`;
/** A closed shape without a line: light, shade and small things upon others. */
export const flat = (d: string, role: Role = "d"): Mark => `<path d="${d}" fill="${paint(role)}"/>`;
export const line = (d: string, role: Role = "m", width = 2.6): Mark =>
    `<path d="${d}" fill="none" stroke="${paint(role)}" stroke-width="${width}"/>`;
/** A line with an ink line on both sides: cords, rods, chains. */
export const rod = (d: string, role: Role = "m", width = 3.4): Mark => line(d, "k", width + 2 * EDGE) + line(d, role, width);
export const disc = (x: number, y: number, r: number, role: Role = "m"): Mark => `<circle cx="${x}" cy="${y}" r="${r}" ${edged(role)}/>`;
export const dot = (x: number, y: number, r: number, role: Role = "k"): Mark =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint(role)}"/>`;
export const ring = (x: number, y: number, r: number, role: Role = "m", width = 2.6): Mark =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${paint(role)}" stroke-width="${width}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, role: Role = "m"): Mark =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${edged(role)}/>`;
export const box = (x: number, y: number, w: number, h: number, r = 2, role: Role = "m"): Mark =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${edged(role)}/>`;

export const group = (transform: string, ...marks: Mark[]): Mark => `<g transform="${transform}">${marks.join("")}</g>`;
export const at = (x: number, y: number, scale: number, ...marks: Mark[]): Mark => group(`translate(${x} ${y}) scale(${scale})`, ...marks);
export const turn = (angle: number, ...marks: Mark[]): Mark => group(`rotate(${angle})`, ...marks);
/** The marks and their image in the upright middle line. */
export const both = (...marks: Mark[]): Mark => marks.join("") + group("scale(-1 1)", ...marks);

export const round = (value: number): number => Math.round(value * 100) / 100;

/** A star or, with a small waist, a twinkle. */
export function starPath(x: number, y: number, outer: number, points = 5, waist = 0.42): string {
    const corners = Array.from({ length: points * 2 }, (_, index) => {
        const angle = (index * Math.PI) / points - Math.PI / 2;
        const reach = index % 2 ? outer * waist : outer;
        return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
    });
    return `M${corners.join("L")}z`;
}
export const star = (x: number, y: number, r: number, role: Role = "g"): Mark => fill(starPath(x, y, r), role);
export const twinkle = (x: number, y: number, r: number, role: Role = "g"): Mark => flat(starPath(x, y, r, 4, 0.28), role);

/** Rays from a centre, as many as asked for, between two radii. */
export function rays(x: number, y: number, from: number, to: number, count: number, role: Role = "g", width = 2): Mark {
    const parts = Array.from({ length: count }, (_, index) => {
        const angle = (index * 2 * Math.PI) / count - Math.PI / 2;
        const place = (r: number) => `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
        return `M${place(from)}L${place(to)}`;
    });
    return line(parts.join(""), role, width);
}

/** A regular polygon, the first corner up. */
export function polygonPath(x: number, y: number, r: number, sides: number, tilt = 0): string {
    const corners = Array.from({ length: sides }, (_, index) => {
        const angle = ((index + tilt) * 2 * Math.PI) / sides - Math.PI / 2;
        return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
    });
    return `M${corners.join("L")}z`;
}
