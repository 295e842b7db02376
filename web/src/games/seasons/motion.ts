// What went where, from the events of a step. Places are the names in [data-place].
import { element } from "../../art/elements";
import { ENERGIES, type Energy, energyLetter } from "./energies";
import type { SoundName } from "../../lib/sounds";
import type { GameEvent, LogEntry } from "../../lib/messages";
import type { DieShown, Energies } from "./types";
import { settings } from "../../lib/settings.svelte";
import { duration } from "../../lib/durations";

export interface Flight {
    /** An energy, a crystal, or the thing itself that lies at one of the ends. */
    what: Energy | "crystal" | "card" | "back" | "die";
    from: string;
    to: string;
}

const MOST = 14; // more at once would only be a blur

const held = (event: GameEvent): Energy[] => {
    const energy = (event.energy ?? {}) as Energies;
    return ENERGIES.flatMap((kind) => Array<Energy>(energy[kind] ?? 0).fill(kind));
};
const each = (kinds: Energy[], from: string, to: string): Flight[] => kinds.map((what) => ({ what, from, to }));

function flightsOfEvent(event: GameEvent): Flight[] {
    const { seat = -1 } = event;
    const card = String(event.card ?? "");
    const other = Number(event.other ?? -1);
    const played = `played/${seat}/${card}`;
    const [reserve, crystals, hand, die] = [`reserve/${seat}`, `crystals/${seat}`, `hand/${seat}`, `die-of/${seat}`];
    switch (event.event) {
        case "took-die":
            return [{ what: "die", from: `face/${(event.die as DieShown | null)?.face}`, to: die }];
        case "gained-energy":
            return each(held(event), card ? played : die, reserve);
        case "stored-energy":
            return each(held(event), reserve, played);
        case "emptied-card":
            return each(held(event), played, reserve);
        case "lost-energy":
            return each(held(event), reserve, "season");
        case "transmuted":
            return each(held(event), reserve, crystals);
        case "gained-crystals":
            return card ? [{ what: "crystal", from: played, to: crystals }] : [];
        case "gave-crystals":
            return [{ what: "crystal", from: crystals, to: `crystals/${other}` }];
        case "drew":
            return [{ what: "back", from: "pile", to: hand }];
        case "discarded":
            return [{ what: "back", from: hand, to: "discard" }];
        case "gave-card":
            return [{ what: "back", from: hand, to: `hand/${other}` }];
        case "library":
            return [{ what: "back", from: `library/${seat}`, to: hand }];
        case "summoned":
        case "entered":
            return [{ what: "card", from: `held/${seat}/${card}`, to: played }];
        case "sacrificed":
            return [{ what: "card", from: played, to: "discard" }];
        case "returned":
            return [{ what: "card", from: played, to: hand }];
        default:
            return [];
    }
}

export const flightsOf = (steps: readonly LogEntry[]): Flight[] =>
    steps.flatMap((step) => step.events.flatMap(flightsOfEvent)).slice(0, MOST);

const SOUNDS: Partial<Record<string, SoundName>> = {
    rolled: "dice",
    rerolled: "dice",
    drew: "card",
    summoned: "card",
    entered: "card",
    drafted: "card",
    "gained-crystals": "gain",
    transmuted: "gain",
    season: "round",
    "game-ended": "end",
};
const LOUDEST: SoundName[] = ["end", "round", "dice", "gain", "card"];

/** The one sound of what happened: the most telling. */
export function soundOf(steps: readonly LogEntry[]): SoundName | undefined {
    const heard = new Set(steps.flatMap((step) => step.events.map(({ event }) => SOUNDS[event])));
    return LOUDEST.find((sound) => heard.has(sound));
}

// Short motions that say what went where: a copy of the thing flies over the table and is gone. Nothing waits for it.
export type Places = Map<string, { rect: DOMRect; copy?: Node }>;
const STAGGER = 45; // ms between two that leave together
const GEM = `<path d="M0-12L9-4 0 13-9-4z" fill="#bfe0ea" stroke="var(--paint-k)" stroke-width="1.6"/>`;
const BACK = `<rect x="-10" y="-14" width="20" height="28" rx="3" fill="var(--item)" stroke="var(--paint-k)"/>`;

/** Where things lie now. Things that may be gone afterwards are kept as they look. */
export function placesIn(table: HTMLElement, wanted: ReadonlySet<string>): Places {
    const found: Places = new Map();
    for (const thing of table.querySelectorAll<HTMLElement>("[data-place]")) {
        const name = thing.dataset.place!;
        if (!wanted.has(name) || found.has(name)) continue;
        const rect = thing.getBoundingClientRect();
        if (rect.width || rect.height)
            found.set(name, { rect, copy: /^(played|held|face)\//.test(name) ? thing.cloneNode(true) : undefined });
    }
    return found;
}

export const placesOf = (flights: readonly Flight[]): Set<string> => new Set(flights.flatMap(({ from, to }) => [from, to]));

interface Thing {
    node: HTMLElement;
    width: number;
    height: number;
}
function drawn(box: string, inside: string, size: number): Thing {
    const node = document.createElement("div");
    node.innerHTML = `<svg viewBox="${box}" width="${size}" height="${size}" aria-hidden="true">${inside}</svg>`;
    return { node, width: size, height: size };
}
function thingOf(flight: Flight, from: Places, to: Places): Thing | null {
    if (flight.what === "crystal") return drawn("-14 -14 28 28", GEM, 30);
    if (flight.what === "back") return drawn("-15 -15 30 30", BACK, 44);
    if (flight.what !== "card" && flight.what !== "die")
        return drawn("-1 -1 26 26", element(flight.what, settings.letters ? energyLetter(flight.what) : ""), 30);
    const kept = [from.get(flight.from), to.get(flight.to)].find((place) => place?.copy);
    if (!kept?.copy) return null;
    const node = document.createElement("div");
    node.append(kept.copy.cloneNode(true));
    for (const named of node.querySelectorAll("[data-place],[data-target]")) {
        named.removeAttribute("data-place");
        named.removeAttribute("data-target");
    }
    node.style.setProperty("--card-width", `${kept.rect.width}px`);
    return { node, width: kept.rect.width, height: kept.rect.height };
}

const middle = (rect: DOMRect): [number, number] => [rect.x + rect.width / 2, rect.y + rect.height / 2];

/** Sends them off. `before` is where things were, `after` where they are now. */
export function fly(layer: HTMLElement, flights: readonly Flight[], before: Places, after: Places): void {
    const time = duration("--slow");
    if (!time) return;
    flights.forEach((flight, index) => {
        const from = (before.get(flight.from) ?? after.get(flight.from))?.rect;
        const to = (after.get(flight.to) ?? before.get(flight.to))?.rect;
        const thing = from && to && thingOf(flight, before, after);
        if (!thing) return;
        const { node, width, height } = thing;
        const whole = flight.what === "card" || flight.what === "die";
        const [x, y] = middle(from);
        const [toX, toY] = middle(to);
        const at = (px: number, py: number, scale: number): string =>
            `translate(${px - width / 2}px, ${py - height / 2}px) scale(${scale})`;
        const scale = whole ? Math.min(1.4, Math.max(0.3, to.width / (width || 1))) : 1;
        node.className = "flying";
        layer.append(node);
        const motion = node.animate(
            [
                { transform: at(x, y, 1), opacity: 1 },
                { transform: at((x + toX) / 2, (y + toY) / 2 - 24, 1.12), opacity: 1, offset: 0.5 },
                { transform: at(toX, toY, scale), opacity: whole ? 0.6 : 0.9 },
            ],
            { duration: time, delay: index * STAGGER, easing: "ease-in-out", fill: "backwards" },
        );
        motion.onfinish = motion.oncancel = () => node.remove();
    });
}
