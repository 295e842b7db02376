import { describe, expect, it } from "vitest";
import { Plan } from "../../../src/games/seasons/shelves";

const PACK = ["a", "b", "b", "c", "d", "e", "f", "g", "h"];
const shelves = (...fixed: string[][]) => [0, 1, 2].map((shelf) => ({ fixed: fixed[shelf] ?? [], size: 3 }));
const all = new Set(PACK);

describe("cards on shelves", () => {
    it("are chosen shelf by shelf, whatever the order they were laid in", () => {
        const plan = new Plan(PACK, shelves(), { "h/0": 0, "b/1": 0, "a/0": 0, "g/0": 1, "c/0": 1, "b/0": 1 }, all);
        expect(plan.missing(2)).toBe(0);
        expect(plan.picked(2)).toEqual([
            ["a", "b", "h"],
            ["b", "c", "g"],
        ]);
        expect(plan.loose.map(({ card }) => card)).toEqual(["d", "e", "f"]);
    });

    it("go to the shelf wished for while it has room, then to the next", () => {
        const plan = new Plan(PACK, shelves(), { "a/0": 1, "b/0": 1 }, all);
        expect(plan.shelfFor("c", 1)).toBe(1);
        const full = new Plan(PACK, shelves(), { "a/0": 1, "b/0": 1, "b/1": 1 }, all);
        expect(full.shelfFor("c", 1)).toBe(0);
        expect(full.next).toBe(0);
    });

    it("join a shelf begun by choosing only if they may still be chosen", () => {
        const plan = new Plan(["a", "d", "e", "f", "g", "h", "i", "j"], shelves(["c"]), {}, new Set(["d", "e"]));
        expect(plan.fits(0, "a")).toBe(false);
        expect(plan.shelfFor("a", 0)).toBe(1);
        expect(plan.fits(0, "d")).toBe(true);
        expect(plan.free(0)).toBe(2);
    });

    it("find no shelf when all are full", () => {
        const plan = new Plan(["a"], [{ fixed: ["x"], size: 1 }], {}, new Set());
        expect(plan.shelfFor("a", 0)).toBeUndefined();
    });
});
