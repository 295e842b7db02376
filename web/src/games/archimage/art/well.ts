// The stone of the tower, seen from above: storeys that rise outwards about the hall, each with its wall and its paving. It is
// always the same, and the colours are classes that Well.svelte dresses.
import { type Mark, round } from "../../../art/shape";

/** Where the outer wall begins, in units of the tower's drawing. */
const WALL = 540;
const STOREYS = [1, 0.82, 0.64, 0.46, 0.28].map((part) => part * WALL);
const HALL = 80;
const MERLONS = 48;
const PAVER = 27; // how wide a paving stone is

/** The same numbers every time, so that no stone ever changes. */
function numbersFrom(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
const at = (r: number, turn: number): string => {
    const angle = turn * 2 * Math.PI;
    return `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;
};

/** A ring of paving stones: the joints between them, and some stones that are lighter or darker than the others. */
function paving(inner: number, outer: number, shift: number, luck: () => number): { joints: string; light: string; dark: string } {
    const count = Math.max(8, Math.round((Math.PI * (inner + outer)) / PAVER));
    const paved = { joints: "", light: "", dark: "" };
    for (let stone = 0; stone < count; stone++) {
        const [from, to] = [(stone + shift) / count, (stone + 1 + shift) / count];
        paved.joints += `M${at(inner, from)}L${at(outer, from)}`;
        const shape = `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}z`;
        const lot = luck();
        if (lot < 0.14) paved.light += shape;
        else if (lot < 0.34) paved.dark += shape;
    }
    return paved;
}

function storey(outer: number, index: number): Mark {
    const inner = STOREYS[index + 1] ?? HALL;
    const middle = (outer + inner) / 2;
    const luck = numbersFrom(index * 7919 + 17);
    const rows = [paving(middle, outer - 16, 0, luck), paving(inner, middle, 0.5, luck)];
    const all = (kind: "joints" | "light" | "dark"): string => rows.map((row) => row[kind]).join("");
    return (
        `<circle r="${outer}" class="floor-${index}"/><path d="${all("light")}" class="light"/><path d="${all("dark")}" class="dark"/>` +
        `<path d="${all("joints")}" class="joint"/><circle r="${round(middle)}" class="joint"/>` +
        `<circle r="${outer}" fill="url(#well-shade-${index})"/>` +
        `<circle r="${outer - 8}" class="side"/><circle r="${outer - 8}" class="bricks"/><circle r="${outer - 16}" class="foot"/>` +
        `<circle r="${outer}" class="edge"/><circle r="${outer + 2.5}" class="rim"/>`
    );
}
/** What the wall around a storey takes of its light: most where it stands, and more above, where the light does not come from. */
const shade = (outer: number, index: number): Mark =>
    `<radialGradient id="well-shade-${index}" gradientUnits="userSpaceOnUse" cx="0" cy="${16 - index * 2}" r="${outer + 4}">` +
    `<stop offset="${round(1 - 78 / outer)}" class="shade-off"/><stop offset="1" class="shade-on"/></radialGradient>`;

const merlons = Array.from(
    { length: MERLONS },
    (_, index) => `<rect x="-19" y="${-WALL - 38}" width="38" height="30" rx="4" transform="rotate(${round((index * 360) / MERLONS)})"/>`,
).join("");

export const WELL: Mark =
    `<defs>${STOREYS.map(shade).join("")}<radialGradient id="well-fall"><stop offset=".86" stop-color="#000" stop-opacity=".6"/>` +
    `<stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient><radialGradient id="well-hearth">` +
    `<stop offset="0" class="hearth"/><stop offset=".4" class="ember"/><stop offset="1" class="ember" stop-opacity="0"/></radialGradient></defs>` +
    `<circle r="${WALL + 90}" cy="18" fill="url(#well-fall)"/><g class="merlons">${merlons}</g>` +
    `<circle r="${WALL + 18}" class="parapet"/>${STOREYS.map(storey).join("")}<circle r="290" fill="url(#well-hearth)" class="warmth"/>`;
