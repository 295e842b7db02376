// A season die's face in a square of 84: what it gives, and the dots of the months at the lower edge.
import { facePart } from "../dice";
import type { Season } from "../types";
import { elementAt } from "../../../art/elements";
import { type Mark, at, dot, fill, star } from "../../../art/shape";
import { cardBack, transmuteSign } from "./icons";

function symbolsOf(symbols: string): Mark[] {
    const parts = facePart(symbols);
    const marks = parts.energies.map((kind) => elementAt(kind, 0, 0, 24));
    if (parts.crystals) {
        const number = `<text class="letter" y="5" font-size="15" fill="#1b2733">${parts.crystals}</text>`;
        marks.push(fill("M0-15L13-4 0 15-13-4z", "p") + number);
    }
    for (let i = 0; i < parts.gauge; i++) marks.push(star(0, 0, 13, "g"));
    if (parts.card) marks.push(at(0, 0, 1.1, cardBack("m")));
    if (parts.transmute) marks.push(at(0, 0, 0.62, transmuteSign()));
    return marks;
}

const PLACES: [number, number][][] = [
    [[42, 36]],
    [
        [28, 36],
        [56, 36],
    ],
    [
        [28, 26],
        [56, 26],
        [42, 50],
    ],
];

const SCALES = [1.4, 1.12, 1];

export function dieFace(season: Season, symbols: string, pips: number): Mark {
    const marks = symbolsOf(symbols);
    const places = PLACES[marks.length - 1] ?? [];
    const body =
        `<rect x="3" y="5" width="78" height="78" rx="16" fill="var(--paint-k)" opacity=".35"/>` +
        `<rect x="3" y="2" width="78" height="78" rx="16" fill="var(--${season})" stroke="var(--paint-k)" stroke-width="2"/>` +
        `<rect x="9" y="8" width="66" height="66" rx="11" fill="#fffaf0" fill-opacity=".72"/>`;
    const symbolMarks = marks.map((mark, index) =>
        at(places[index]?.[0] ?? 42, places[index]?.[1] ?? 36, SCALES[marks.length - 1] ?? 1, mark),
    );
    const dots = Array.from({ length: pips }, (_, index) => dot(42 + (index - (pips - 1) / 2) * 11, 67.5, 3.4));
    return body + symbolMarks.join("") + dots.join("");
}
