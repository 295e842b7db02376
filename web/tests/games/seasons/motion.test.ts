import { describe, expect, it } from "vitest";
import { placeBeside } from "../../../src/lib/popover";
import type { GameEvent, LogEntry } from "../../../src/lib/messages";
import { flightsOf, soundOf } from "../../../src/games/seasons/motion";

const step = (...events: GameEvent[]): LogEntry[] => [{ number: 1, kind: "pick", seat: 0, at: 0, events, texts: [] }];
const energy = (parts: object) => ({ water: 0, earth: 0, fire: 0, air: 0, ...parts });

describe("what went where", () => {
    it("brings energies from the die, or from the card that gives them", () => {
        expect(flightsOf(step({ event: "gained-energy", seat: 2, card: "", energy: energy({ fire: 2 }) }))).toEqual([
            { what: "fire", from: "die-of/2", to: "reserve/2" },
            { what: "fire", from: "die-of/2", to: "reserve/2" },
        ]);
        expect(flightsOf(step({ event: "gained-energy", seat: 0, card: "hourglass-of-time", energy: energy({ air: 1 }) }))).toEqual([
            { what: "air", from: "played/0/hourglass-of-time", to: "reserve/0" },
        ]);
    });
    it("lays a card from the hand on the table", () =>
        expect(flightsOf(step({ event: "summoned", seat: 1, card: "figrim-the-avaricious" }))).toEqual([
            { what: "card", from: "held/1/figrim-the-avaricious", to: "played/1/figrim-the-avaricious" },
        ]));
    it("hands crystals over", () =>
        expect(flightsOf(step({ event: "gave-crystals", seat: 1, other: 0, card: "", amount: 3 }))).toEqual([
            { what: "crystal", from: "crystals/1", to: "crystals/0" },
        ]));
    it("is bounded", () =>
        expect(flightsOf(step(...Array.from({ length: 40 }, () => ({ event: "drew", seat: 0 })))).length).toBeLessThan(20));
    it("makes one sound, the most telling", () => {
        expect(soundOf(step({ event: "drew" }, { event: "season" }, { event: "rolled" }))).toBe("round");
        expect(soundOf(step({ event: "turn-ended" }))).toBeUndefined();
    });
});

describe("a box beside a thing", () => {
    const window = { width: 1000, height: 800 };
    const thing = { left: 400, top: 300, right: 500, bottom: 440 };
    it("stands at its right, or at its left where the choices would be covered", () => {
        expect(placeBeside(thing, 300, 200, window).left).toBe(512);
        expect(placeBeside(thing, 300, 200, window, { left: 600, top: 0, right: 1000, bottom: 800 }).left).toBe(88);
    });
    it("stays inside the window", () => {
        const at = placeBeside({ left: 20, top: 700, right: 980, bottom: 790 }, 300, 200, window);
        expect(at).toEqual({ left: 20, top: 488 });
    });
});
