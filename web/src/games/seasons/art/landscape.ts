// The land around the table in each season: hills, trees, what falls, and an ornament in the sky. Colours are classes of colours.css.
import type { Season } from "../types";
import { type Mark, round } from "../../../art/shape";

const WIDE = 1600;
const HIGH = 900;
const HILLS = 8; // so many pieces make up the line of a hill

/** The same numbers every time, so that a season always looks the same. */
function numbersFrom(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
const height = (y: number, amplitude: number, phase: number, piece: number): number =>
    y + amplitude * Math.sin(piece * 1.25 + phase) + amplitude * 0.45 * Math.sin(piece * 2.7 + phase * 2);

function hill(y: number, amplitude: number, phase: number): string {
    const points = Array.from({ length: HILLS + 1 }, (_, piece) => [(piece * WIDE) / HILLS, height(y, amplitude, phase, piece)] as const);
    const curves = points.slice(1).map(([x, to], index) => {
        const [before, from] = points[index]!;
        const middle = round((before + x) / 2);
        return `C${middle} ${round(from)} ${middle} ${round(to)} ${round(x)} ${round(to)}`;
    });
    return `M0 ${round(points[0]![1])}${curves.join("")}V${HIGH}H0z`;
}

const ROUND_TREE =
    '<path d="M-2.5-20h5V0h-5z" class="trunk"/><path d="M0-62c14 0 20 9 18 18 7 5 5 18-4 21-8 5-20 5-28 0-9-3-11-16-4-21-2-9 4-18 18-18z" class="leaves"/>' +
    '<path d="M-4-54c7-3 14 1 14 8-6-3-11-3-14-8zM-14-34c5-2 10 0 11 5-5 0-9-1-11-5z" class="leaves-light"/>';
const TREES: Record<Season, Mark> = {
    winter:
        '<path d="M0-62L15-34H8l13 20H-21L-8-34h-7z" class="leaves"/><path d="M0-62L9-45-9-45zM-13-26L0-36l13 10-6-1-7 4-7-4z" class="snow"/>' +
        '<path d="M-2.5-14h5V0h-5z" class="trunk"/>',
    spring: ROUND_TREE,
    summer: '<path d="M-2.5-22h5V0h-5z" class="trunk"/><path d="M0-74C11-58 13-34 8-18H-8c-5-16-3-40 8-56z" class="leaves"/>',
    fall: ROUND_TREE,
};
const FALLING: Record<Season, (size: number) => Mark> = {
    winter: (size) => `<circle r="${round(1.4 * size + 0.6)}"/>`,
    spring: (size) => `<path transform="scale(${size})" d="M0 0c4-6 10-5 11 0-3 4-8 4-11 0z"/>`,
    summer: (size) => `<circle r="${round(1.5 * size)}"/>`,
    fall: (size) => `<path transform="scale(${size})" d="M0-7l3 4 5-1-2 5 3 4-6 0-3 5-3-5-6 0 3-4-2-5 5 1z"/>`,
};
const turned = (angles: number[], d: string): Mark => angles.map((angle) => `<path transform="rotate(${angle})" d="${d}"/>`).join("");
const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => (index * 360) / count);
const ORNAMENTS: Record<Season, Mark> = {
    winter: turned([0, 60, 120], "M0-150V150M-28-128L0-100l28-28M-40-92L0-52l40-40M-28 128L0 100l28 28M-40 92L0 52l40 40"),
    spring:
        turned(steps(5), "M0-20C-52-52-44-128 0-146 44-128 52-52 0-20M0-40v-70M-14-60c4-20 0-36-6-48M14-60c-4-20 0-36 6-48") +
        '<circle r="18"/>',
    summer:
        '<circle r="56"/><circle r="44"/>' +
        turned(steps(8), "M-10-64C-16-96 10-112 0-148 22-116-2-98 10-64") +
        turned(
            steps(8).map((angle) => angle + 22.5),
            "M-7-64L0-112 7-64",
        ),
    fall: '<path d="M0 150V-20M0-150l30 58 46-26-10 60 64-8-40 48 38 34-62 12 8 38-74-24-74 24 8-38-62-12 38-34-40-48 64 8-10-60 46 26zM0 40L-56 4M0 40L56 4M0-10L-34-52M0-10L34-52"/>',
};

type Band = [from: number, to: number];
const EVERYWHERE: Band[] = [[0, WIDE]];

/** Everything behind the table, in a drawing of 1600 by 900. */
export function landscape(season: Season): Mark {
    const next = numbersFrom(season.length * 977 + season.charCodeAt(1));
    const grove = (y: number, count: number, size: number, amplitude: number, phase: number, bands: Band[]): Mark =>
        Array.from({ length: count }, () => {
            const [from, to] = bands[Math.floor(next() * bands.length)]!;
            const x = from + next() * (to - from);
            return [round(x), round(height(y, amplitude, phase, (x / WIDE) * HILLS) + 8), round(size * (0.75 + next() * 0.5))] as const;
        })
            .sort((one, other) => one[1] - other[1])
            .map(([x, at, scale]) => `<g transform="translate(${x} ${at}) scale(${scale})">${TREES[season]}</g>`)
            .join("");
    const stars = Array.from(
        { length: 70 },
        () => `<circle cx="${round(next() * WIDE)}" cy="${round(next() * 420)}" r="${round(0.6 + next() * 1.1)}"/>`,
    );
    const falling = Array.from({ length: 46 }, () => {
        const place = `translate(${round(next() * WIDE)} ${round(next() * 620)}) rotate(${Math.round(next() * 360)})`;
        return `<g transform="${place}">${FALLING[season](round(0.5 + next() * 1.1))}</g>`;
    });
    const ornament = ORNAMENTS[season];
    return [
        '<rect width="1600" height="900" fill="url(#sky)"/>',
        `<g class="stars">${stars.join("")}</g><circle cx="1190" cy="96" r="240" fill="url(#sun)"/><circle cx="1190" cy="96" r="34" class="orb"/>`,
        `<g class="ornament" transform="translate(250 210) scale(1.5)">${ornament}</g><g class="ornament" transform="translate(1360 250) scale(1.5)">${ornament}</g>`,
        `<path d="${hill(250, 44, 0.6)}" class="hill-1"/><g class="far">${grove(250, 16, 0.42, 44, 0.6, EVERYWHERE)}</g>`,
        `<path d="${hill(330, 40, 2.4)}" class="hill-2"/><rect y="250" width="1600" height="240" fill="url(#mist)" opacity=".35"/>`,
        grove(330, 15, 0.8, 40, 2.4, [
            [0, 560],
            [1040, WIDE],
        ]),
        `<path d="${hill(430, 34, 4.4)}" class="hill-3"/>`,
        grove(430, 12, 1.25, 34, 4.4, [
            [0, 500],
            [1100, WIDE],
        ]),
        `<path d="${hill(540, 24, 1.3)}" class="hill-4"/><g class="falling">${falling.join("")}</g>`,
    ].join("");
}
