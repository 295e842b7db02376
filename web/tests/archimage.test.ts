import { describe, expect, it } from "vitest";
import { spotsIn } from "../src/games/archimage/spots";
import { boardOf, chosenDice, highest, partsOf, pointsOf, powerOf, scrollSpots, signsOf, soundOf, spellsIn } from "../src/games/archimage/table";
import { isSealed, layout, nextOf, openWays, route } from "../src/games/archimage/tower";
import { walk } from "../src/games/archimage/motion";
import facts from "../src/data/facts.json";
import sample from "../src/data/sample.archimage.json";
import type { ArchimageView, BoardData, FrameTold, ScrollOf } from "../src/lib/types";

const view = { ...(sample as unknown as ArchimageView), seat: 0 };
const frame: FrameTold = { effect: "", owner: 0, a: 0, b: 0, scroll: "", todo: [] };
const asking = (question: string, last: Partial<FrameTold> = {}): ArchimageView => ({ ...view, question, stack: [{ ...frame, ...last }] });
const lying = (scroll: string, rest: Partial<ScrollOf> = {}): ScrollOf => ({ scroll, active: true, fresh: false, stored: null, ...rest });
const withPlayer = (seat: number, part: Partial<ArchimageView["players"][0]>): ArchimageView => ({
    ...view,
    players: view.players.map((player, index) => (index === seat ? { ...player, ...part } : player)),
});

describe("a choice is about", () => {
    it("a space, by either verb", () => {
        expect(spotsIn("break 14", view)).toEqual(["space/14"]);
        expect(spotsIn("space 3", view)).toEqual(["space/3"]);
    });
    it("one's own scrolls and dice, or those of the opponent chosen before", () => {
        expect(spotsIn("cast leap-earth", view)).toEqual(["scroll/0/leap-earth"]);
        expect(spotsIn("scroll leap-air", asking("transfer-mine", { b: 3 }))).toEqual(["scroll/0/leap-air"]);
        expect(spotsIn("scroll leap-air", asking("transfer-theirs", { b: 3 }))).toEqual(["scroll/3/leap-air"]);
        expect(spotsIn("scroll leap-air", asking("borrow-which", { b: 2 }))).toEqual(["scroll/2/leap-air"]);
        expect(spotsIn("die red 3", asking("theft-which"))).toEqual(["die/0/red/3"]);
        expect(spotsIn("die red 3", asking("lower", { b: 4 }))).toEqual(["die/4/red/3"]);
        expect(spotsIn("die red 3", asking("mystify-theirs", { b: 4 }))).toEqual(["die/4/red/3"]);
    });
    it("a colour of the reserves", () => {
        expect(spotsIn("take green", view)).toEqual(["reserve/green"]);
        expect(spotsIn("colour red", view)).toEqual(["reserve/red"]);
    });
    it("a player, by panel and by mage; a mage or familiar where it stands", () => {
        expect(spotsIn("seat 4", view)).toEqual(["seat/3", "mage/3", "space/101"]);
        expect(spotsIn("mage 4", view)).toEqual(["mage/3", "space/101"]);
        expect(spotsIn("familiar 1", view)).toEqual(["familiar/0", "space/41"]);
        expect(spotsIn("familiar 2", view)).toEqual(["familiar/1"]); // at home
    });
    it("one's own familiar when the Bond asks what it does, and the mage's space where it would stay", () => {
        expect(spotsIn("familiar here", view)).toEqual(["familiar/0", "space/54"]);
        expect(spotsIn("familiar breaks", view)).toEqual(["familiar/0"]);
        expect(spotsIn("familiar with one", view)).toEqual(["familiar/0"]);
    });
    it("the guardian that is taken off, where it stands", () => {
        expect(spotsIn("take off", { ...asking("guardian", { a: 2 }), guardians: [-1, -1, 60, -1, -1] })).toEqual(["space/60"]);
    });
    it("nothing on the table, when it is done or given up", () => {
        expect(spotsIn("done", view)).toEqual([]);
        expect(spotsIn("give up", view)).toEqual([]);
    });
});

describe("a player's things", () => {
    it("marks each die that has been chosen once", () => {
        const dice = [
            { colour: "red" as const, value: 3 },
            { colour: "red" as const, value: 3 },
            { colour: "green" as const, value: 1 },
        ];
        const told = { ...withPlayer(0, { dice }), question: "reroll", stack: [{ ...frame, todo: [2] }] };
        expect(chosenDice(told, 0)).toEqual([true, false, false]);
        expect(chosenDice({ ...told, question: "turn" }, 0)).toEqual([false, false, false]);
        expect(chosenDice({ ...told, stack: [{ ...frame, todo: [2, 2, 18] }] }, 0)).toEqual([true, true, true]);
    });
    it("lights of two scrolls alike the one that is meant", () => {
        const scrolls = [lying("leap-air", { active: false }), lying("leap-air"), lying("leap-air"), lying("speed-air", { fresh: true })];
        const told = { ...withPlayer(0, { scrolls }), question: "turn" };
        expect(scrollSpots(told, 0)).toEqual(["scroll/0/leap-air/0", "scroll/0/leap-air", "scroll/0/leap-air/2", "scroll/0/speed-air/3"]);
        expect(scrollSpots({ ...told, question: "transfer-mine" }, 0)[3]).toBe("scroll/0/speed-air");
        expect(scrollSpots({ ...told, question: "absorb" }, 0)[0]).toBe("scroll/0/leap-air");
    });
    it("counts powers, and for a Synergy the scrolls of its element, itself with them", () => {
        expect(pointsOf([lying("bond")])).toBe(1);
        expect(pointsOf([lying("synergy-air"), lying("leap-air", { active: false }), lying("leap-fire")])).toBe(6 + 3 + 3 + 2);
    });
    it("is told by a letter where all differ, and else by a number", () => {
        expect(signsOf(["Ada", "bo", "Éva"])).toEqual(["A", "B", "É"]);
        expect(signsOf(["Player 1", "Player 2"])).toEqual(["1", "2"]);
        expect(signsOf(["Ada", " "])).toEqual(["1", "2"]);
    });
});

describe("a game", () => {
    it("has the Bond and the spells of circle 0 and its own", () => {
        expect(spellsIn("I")).toHaveLength(6);
        expect(spellsIn("IV")).toHaveLength(11);
        expect(spellsIn("IV")).toContain("leap");
        expect(spellsIn("IV")).not.toContain("theft");
    });
    it("knows every spell's power", () => {
        for (const { spell, power } of facts.spells) expect(powerOf(spell)).toBe(power);
        expect(partsOf("leap-air")).toEqual(["leap", "air"]);
        expect(partsOf("bond")).toEqual(["bond", "spirit"]);
    });
    it("counts the scrolls of power 6 that keep it going", () => {
        expect(highest({ ...view, scrolls: ["", "speed-air", "leap-air", "synergy-fire"] })).toEqual({ left: 2, least: 5 });
    });
    it("is played on the board that the view brings, or on a standard one", () => {
        const board: BoardData = { name: "own", players: [2], space: [] };
        expect(boardOf({ ...view, settings: { ...view.settings, board } })).toBe(board);
        expect(boardOf(view).name).toBe("standard-5");
        expect(boardOf(view).space).toHaveLength(view.seals.length);
    });
    it("sounds like the weightiest thing that happened", () => {
        expect(soundOf(["rolled", "round"])).toBe("season");
        expect(soundOf(["lost-die", "broke-seal", "moved"])).toBe("crystal");
        expect(soundOf(["moved"])).toBeUndefined();
    });
});

describe("the ways that are open", () => {
    // hall 0 – 1 (free) – 2 (seal) – 4 (free); 1 – 3 (scroll)
    const row = (id: string, x: number, near: string[], kind: "hall" | "circle" = "circle") => ({ id, kind, x, y: 0, neighbours: near });
    const { spots } = layout({
        name: "row",
        players: [2],
        space: [row("h", 0, ["a"], "hall"), row("a", 1, ["h", "b", "c"]), row("b", 2, ["a", "d"]), row("c", 3, ["a"]), row("d", 4, ["b"])],
    });
    const player = { ...view.players[0]!, mage: 0, familiar: -1 };
    const told: ArchimageView = {
        ...view,
        players: [player, player],
        seals: [null, null, { element: "fire", power: 2 }, null, null],
        scrolls: ["", "", "", "leap-air", ""],
        guardians: [-1, -1, -1, -1, -1],
    };
    const both = (one: ArchimageView) => {
        const { walked, reached } = openWays(spots, one, 0);
        return [[...walked].sort(), [...reached].sort()];
    };
    it("lead over free spaces to the seals beside them, and no farther", () => {
        expect(both(told)).toEqual([
            [0, 1],
            [2, 3],
        ]);
    });
    it("end before other figures and guardians, but not before one's own or in the hall", () => {
        expect(both({ ...told, players: [player, { ...player, mage: 1 }] })).toEqual([[0], []]);
        expect(both({ ...told, players: [player, { ...player, familiar: 3 }] })).toEqual([[0, 1], [2]]);
        expect(both({ ...told, players: [{ ...player, familiar: 1 }, player] })).toEqual([
            [0, 1],
            [2, 3],
        ]);
        expect(both({ ...told, guardians: [-1, -1, 3, -1, -1] })).toEqual([[0, 1], [2]]);
    });
    it("are walked the shortest way, or straight where none is known", () => {
        expect(route(spots, new Set([0, 1]), 0, 2)).toEqual([0, 1, 2]);
        expect(route(spots, new Set([0, 1]), 0, 4)).toEqual([0, 4]);
        expect(isSealed(told, 3)).toBe(true);
        expect(isSealed(told, 4)).toBe(false);
    });
    it("take each step the longer the farther it leads", () => {
        const steps = walk([
            { x: 0, y: 0 },
            { x: 3, y: 0 },
            { x: 3, y: 9 },
        ]);
        expect(steps.map(({ offset }) => offset)).toEqual([0, 0.25, 1]);
        expect(walk([{ x: 1, y: 1 }])[0]!.transform).toBe("translate(1px, 1px)");
    });
});

describe("the next place that can be chosen", () => {
    it("goes around in the order of the spaces", () => {
        const places = new Set([20, 3, 9]);
        expect([nextOf(places, 3, 1), nextOf(places, 20, 1), nextOf(places, 3, -1), nextOf(places, 10, -1)]).toEqual([9, 3, 20, 9]);
        expect(nextOf(new Set(), 7, 1)).toBe(7);
    });
});
