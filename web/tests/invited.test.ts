import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
const { alike, openSeats } = await import("../src/lib/seats");
import type { LinkTarget, OwnTable, SeatData } from "../src/api/schema";

const seat = (kind: SeatData["kind"], name = ""): SeatData => ({
    kind,
    name,
    bot: "",
    ready: false,
    away: false,
    resigned: false,
    waited: false,
    stand_in_from: null,
});
const looked = (kind: LinkTarget["kind"], ...seats: SeatData[]): LinkTarget => ({
    kind,
    game: "seasons",
    options: {},
    phase: "lobby",
    hints: false,
    seats,
});
const mine = (table: string, names: string[], held = [0]): OwnTable => ({
    table,
    game: "seasons",
    phase: "lobby",
    version: 1,
    held,
    waiting: [],
    names,
    bots: names.map(() => ""),
    scores: [],
    winners: [],
    made: 0,
    touched: 0,
});

describe("an invitation", () => {
    it("has the seats that nobody holds", () => {
        expect(openSeats([seat("human", "Ann"), seat("open"), seat("bot"), seat("open")])).toEqual([1, 3]);
    });
    it("may lead to a table of mine with the same people, and to no other", () => {
        const tables = [
            mine("same", ["Ann", ""]),
            mine("others", ["Bob", ""]),
            mine("watched", ["Ann", ""], []),
            { ...mine("begun", ["Ann", ""]), phase: "playing" as const },
            { ...mine("tower", ["Ann", ""]), game: "archimage" as const },
        ];
        expect(alike(looked("join", seat("human", "Ann"), seat("open")), tables).map(({ table }) => table)).toEqual(["same"]);
    });
    it("for spectators tells no names, so that any table of the kind may be it", () => {
        const tables = [mine("a", ["Ann", ""]), mine("b", ["Bob", "Cleo"])];
        expect(alike(looked("watch"), tables)).toHaveLength(2);
    });
});
