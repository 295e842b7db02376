// Where things are on the tower: the board's own places, spread so that no two spaces touch.
import type { ArchimageView, BoardData } from "./types";

export interface Point {
    number: number;
    id: string;
    kind: "hall" | "circle" | "scroll";
    power: number;
    x: number;
    y: number;
    near: number[];
}
export interface Layout {
    points: Point[];
    ways: [Point, Point][];
}
interface Place {
    x: number;
    y: number;
}

// In units of the drawing, with the hall in its middle.
/** How far from the hall the outermost spaces lie. */
const FARTHEST = 500;
/** How far apart two spaces must be at least, so that a finger tells them apart. */
const APART = 70;
/** Half of what a seal and a scroll take up, with a little air. */
const SEAL = 32;
const SHEET = { x: 37, y: 29.5 };
const AROUND_HALL = 115;
const ROUNDS = 80;
const HOMEWARD = 0.02; // of the way back to its own place, so that no space goes farther than it must

export function layout(board: BoardData): Layout {
    const numbers = new Map(board.space.map((space, number) => [space.id, number]));
    const places = spread(board);
    const points = board.space.map((space, number): Point => ({
        number,
        id: space.id,
        kind: space.kind,
        power: space.power ?? 0,
        ...places[number]!,
        near: space.neighbours.flatMap((id) => numbers.get(id) ?? []),
    }));
    const ways = points.flatMap((point) =>
        point.near.filter((other) => other > point.number).map((other): [Point, Point] => [point, points[other]!]),
    );
    return { points, ways };
}

/** The board's places about its hall, with those that lie too close pushed apart. */
function spread(board: BoardData): Place[] {
    const hall = board.space[0] ?? { x: 0, y: 0 };
    const home = board.space.map(({ x, y }) => ({ x: x - hall.x, y: y - hall.y }));
    const scale = FARTHEST / (Math.max(...home.map(({ x, y }) => Math.hypot(x, y))) || 1);
    for (const place of home) [place.x, place.y] = [place.x * scale, place.y * scale];
    const places = home.map((place) => ({ ...place }));
    const isScroll = board.space.map(({ kind }) => kind === "scroll");
    for (let round = 0; round < ROUNDS; round++) {
        places.forEach((place, index) => {
            place.x += (home[index]!.x - place.x) * HOMEWARD;
            place.y += (home[index]!.y - place.y) * HOMEWARD;
        });
        places.forEach((one, index) => {
            if (!index) return;
            for (let other = index + 1; other < places.length; other++) {
                const scrolls = Number(isScroll[index]) + Number(isScroll[other]);
                part(one, places[other]!, scrolls);
            }
        });
        for (const place of places.slice(1)) keepInside(place);
    }
    return places;
}
/** How far apart two spaces must be that lie in this direction from each other, so that neither covers the other. */
function roomFor(scrolls: number, x: number, y: number): number {
    const [wide, high] = scrolls > 1 ? [2 * SHEET.x, 2 * SHEET.y] : [SHEET.x + SEAL, SHEET.y + SEAL];
    const beside = Math.min(wide / Math.abs(x), high / Math.abs(y));
    if (scrolls > 1) return Math.max(APART, beside);
    return scrolls ? Math.max(APART, Math.min(beside, Math.hypot(SHEET.x, SHEET.y) + SEAL)) : APART;
}
function part(one: Place, other: Place, scrolls: number): void {
    const [x, y] = [other.x - one.x, other.y - one.y];
    const far = Math.hypot(x, y) || 1;
    const room = roomFor(scrolls, x / far, y / far);
    if (far >= room) return;
    const push = (room - far) / 2 / far;
    one.x -= x * push;
    one.y -= y * push;
    other.x += x * push;
    other.y += y * push;
}
function keepInside(place: Place): void {
    const far = Math.hypot(place.x, place.y) || 1;
    const wanted = Math.min(FARTHEST, Math.max(AROUND_HALL, far));
    place.x *= wanted / far;
    place.y *= wanted / far;
}

const DIRECTIONS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The neighbour that lies best in an arrow key's direction; the space itself where none does. */
export function stepFrom(points: Point[], from: number, key: string): number {
    const direction = DIRECTIONS[key];
    const point = points[from];
    if (!direction || !point) return from;
    let best = from;
    let most = 0.25; // a way that leads more sideways than this is not in the direction
    for (const number of point.near) {
        const other = points[number]!;
        const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
        const along = ((other.x - point.x) * direction[0] + (other.y - point.y) * direction[1]) / length;
        if (along > most) [best, most] = [number, along];
    }
    return best;
}

const HALL = 0;
const HOME = -1;

interface Open {
    /** Where a seat's mage can walk, its own space with them. */
    walked: Set<number>;
    /** Seals and scrolls that it can come to and that nobody bars. */
    reached: Set<number>;
}

/** The ways that are open to a seat: over free spaces, past no other figure. */
export function openWays(points: Point[], view: ArchimageView, seat: number): Open {
    const barred = new Set<number>();
    view.players.forEach((player, other) => {
        if (other === seat) return;
        if (player.mage !== HALL) barred.add(player.mage);
        if (player.familiar !== HOME) barred.add(player.familiar);
    });
    const start = view.players[seat]?.mage ?? HALL;
    const open: Open = { walked: new Set([start]), reached: new Set() };
    const queue = [start];
    for (let from = queue.pop(); from !== undefined; from = queue.pop())
        for (const to of points[from]?.near ?? []) {
            if (barred.has(to) || open.walked.has(to)) continue;
            if (isSealed(view, to)) {
                if (!view.guardians.includes(to)) open.reached.add(to);
            } else {
                open.walked.add(to);
                queue.push(to);
            }
        }
    return open;
}

export const isSealed = (view: ArchimageView, space: number): boolean => Boolean(view.seals[space] || view.scrolls[space]);

/** The shortest way from one space to another over some spaces; straight where there is none. */
export function route(points: Point[], over: Set<number>, from: number, to: number): number[] {
    const before = new Map([[from, from]]);
    const queue = [from];
    for (const at of queue) {
        if (at === to) break;
        for (const next of points[at]?.near ?? []) {
            if (before.has(next) || (next !== to && !over.has(next))) continue;
            before.set(next, at);
            queue.push(next);
        }
    }
    if (!before.has(to)) return [from, to];
    const way = [to];
    while (way[0] !== from) way.unshift(before.get(way[0]!)!);
    return way;
}

/** The next of some spaces after or before one, in the order of their numbers and around; the space itself where there is none. */
export function nextOf(spaces: Set<number>, from: number, step: 1 | -1): number {
    const rising = [...spaces].sort((one, other) => (one - other) * step);
    return rising.find((space) => (space - from) * step > 0) ?? rising[0] ?? from;
}

/** Steps of a walk through some places, each as long as its part of the way. */
export function walk(places: { x: number; y: number }[]): Keyframe[] {
    const lengths = places.map((place, index) => {
        const last = places[index - 1] ?? place;
        return Math.hypot(place.x - last.x, place.y - last.y);
    });
    const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
    let gone = 0;
    return places.map(({ x, y }, index) => {
        gone += lengths[index]!;
        return { transform: `translate(${x}px, ${y}px)`, offset: Math.min(1, gone / whole) };
    });
}
