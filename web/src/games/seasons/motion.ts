// What went where, from the events of a step. Places are the names in [data-place].
import { ENERGIES, type Energy } from "../../art/elements";
import type { SoundName } from "../../lib/sounds";
import type { GameEvent, LogEntry } from "../../lib/messages";
import type { DieShown, Energies } from "./types";

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
    "gained-crystals": "crystal",
    transmuted: "crystal",
    season: "season",
    "game-ended": "end",
};
const LOUDEST: SoundName[] = ["end", "season", "dice", "crystal", "card"];

/** The one sound of what happened: the most telling. */
export function soundOf(steps: readonly LogEntry[]): SoundName | undefined {
    const heard = new Set(steps.flatMap((step) => step.events.map(({ event }) => SOUNDS[event])));
    return LOUDEST.find((sound) => heard.has(sound));
}
