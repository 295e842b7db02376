import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OwnTable } from "../src/api/schema";
import { heed, scoreAgainst, standingsKept } from "../src/lib/standings";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
});
beforeEach(() => store.clear());

const over = (table: string, bots: string[], winners: number[], held = [0]): OwnTable => ({
    table,
    game: "some-game",
    phase: "over",
    version: 9,
    held,
    waiting: [],
    names: bots.map(() => ""),
    bots,
    scores: bots.map((_, seat) => (winners.includes(seat) ? 9 : 1)),
    winners,
    made: 0,
    touched: 0,
});

describe("the score against an opponent", () => {
    it("counts games won and lost against each", () => {
        const all = heed([over("a", ["", "adept"], [0]), over("b", ["", "adept"], [1]), over("c", ["master", ""], [1], [1])], {});
        expect(scoreAgainst(all, "some-game", "adept")).toEqual({ won: 1, lost: 1 });
        expect(scoreAgainst(all, "some-game", "master")).toEqual({ won: 1, lost: 0 });
        expect(scoreAgainst(all, "some-game", "novice")).toBeNull();
        expect(scoreAgainst(all, "another-game", "adept")).toBeNull();
    });
    it("counts each game once, and a level once a game", () => {
        const game = over("a", ["", "adept", "adept"], [0]);
        const once = heed([game], {});
        expect(heed([game, game], once)).toBe(once);
        expect(scoreAgainst(once, "some-game", "adept")).toEqual({ won: 1, lost: 0 });
    });
    it("is kept when the server tells of the game no more", () => {
        heed([over("a", ["", "adept"], [0])], standingsKept());
        const later = heed([over("b", ["", "adept"], [0])], standingsKept());
        expect(scoreAgainst(later, "some-game", "adept")).toEqual({ won: 2, lost: 0 });
        expect(standingsKept()).toEqual(later);
    });
    it("leaves out what was shared, watched, drawn, not over, or lost to somebody else", () => {
        const shared = over("a", ["", "", "adept"], [0], [0, 1]);
        const watched = over("b", ["", "adept"], [0], []);
        const drawn = over("c", ["", "adept"], [0, 1]);
        const begun = { ...over("d", ["", "adept"], []), phase: "playing" as const };
        const other = over("e", ["", "adept", ""], [2]);
        expect(scoreAgainst(heed([shared, watched, drawn, begun, other], {}), "some-game", "adept")).toBeNull();
    });
    it("begins anew where what was kept cannot be read", () => {
        store.set("conclave-standings", "{");
        expect(standingsKept()).toEqual({});
    });
});
