import { describe, expect, it } from "vitest";
import { targetsOf } from "../../../src/games/archimage/table";
import {
    boardOf,
    chosenDice,
    highest,
    nextDice,
    partsOf,
    pointsIn,
    pointsOf,
    powerOf,
    sealAt,
    soundOf,
    spellsIn,
} from "../../../src/games/archimage/table";
import { isSealed, layout, nextOf, openWays, route, walk } from "../../../src/games/archimage/tower";
import { FACTS as facts } from "../../../src/games/archimage/facts";
import sample from "../../../src/data/archimage/sample.json";
import { asRead } from "../../../src/lib/as-read";
import type { ArchimageAbout, ArchimageView, BoardData, ScrollOf } from "../../../src/games/archimage/types";

const view = { ...asRead<ArchimageView>(sample), seat: 0 };
const lying = (scroll: string, rest: Partial<ScrollOf> = {}): ScrollOf => ({ scroll, active: true, fresh: false, stored: null, ...rest });
const withPlayer = (seat: number, part: Partial<ArchimageView["players"][0]>): ArchimageView => ({
    ...view,
    players: view.players.map((player, index) => (index === seat ? { ...player, ...part } : player)),
});

describe("a choice is about", () => {
    const targets = (about: ArchimageAbout): string[] => targetsOf(about, view);
    it("a space, by either verb", () => {
        expect(targets({ verb: "break", space: 14, place: "tower" })).toEqual(["space/14"]);
        expect(targets({ verb: "space", space: 3, place: "tower" })).toEqual(["space/3"]);
        expect(targets({ verb: "take-off", space: 60, place: "tower" })).toEqual(["space/60"]);
    });
    it("somebody's scrolls and dice", () => {
        expect(targets({ verb: "cast", scroll: "leap-earth", place: "scrolls", seat: 0, at: 2 })).toEqual(["scroll/0/2"]);
        expect(targets({ verb: "scroll", scroll: "leap-air", place: "scrolls", seat: 3, at: 0 })).toEqual(["scroll/3/0"]);
        expect(targets({ verb: "die", colour: "red", value: 3, place: "dice", seat: 4 })).toEqual(["die/4/red/3"]);
    });
    it("a colour of the reserves", () => {
        expect(targets({ verb: "take", colour: "green", place: "reserve" })).toEqual(["reserve/green"]);
        expect(targets({ verb: "colour", colour: "red", place: "reserve" })).toEqual(["reserve/red"]);
    });
    it("a player, by panel and by mage; a mage or familiar where it stands", () => {
        expect(targets({ verb: "seat", seat: 3 })).toEqual(["seat/3", "mage/3", "space/101"]);
        expect(targets({ verb: "mage", seat: 3, space: 101, place: "tower" })).toEqual(["mage/3", "space/101"]);
        expect(targets({ verb: "familiar", seat: 0, space: 41, place: "tower" })).toEqual(["familiar/0", "space/41"]);
        expect(targets({ verb: "familiar", seat: 1, place: "tower" })).toEqual(["familiar/1"]); // at home
    });
    it("one's own familiar when the Bond asks what it does, and the mage's space where it would stay", () => {
        expect(targets({ verb: "familiar-here", seat: 0, space: 54, place: "tower" })).toEqual(["familiar/0", "space/54"]);
        expect(targets({ verb: "familiar-breaks", seat: 0 })).toEqual(["familiar/0"]);
        expect(targets({ verb: "familiar-with-one", seat: 0 })).toEqual(["familiar/0"]);
    });
    it("nothing on the table, when it is done or given up", () => {
        expect(targets({ verb: "done" })).toEqual([]);
        expect(targets({ verb: "give-up" })).toEqual([]);
    });
});

describe("a player's things", () => {
    it("marks each die that has been chosen once", () => {
        const red = { colour: "red" as const, value: 3 };
        const dice = [red, red, { colour: "green" as const, value: 1 }];
        const told = { ...withPlayer(0, { dice }), about: [], arguments: { chosen: [red] } };
        expect(chosenDice(told, 0)).toEqual([true, false, false]);
        expect(chosenDice({ ...told, arguments: {} }, 0)).toEqual([false, false, false]);
        expect(chosenDice({ ...told, arguments: { chosen: [red, red, dice[2]!] } }, 0)).toEqual([true, true, true]);
    });
    it("marks an opponent's dice where those are chosen from", () => {
        const red = { colour: "red" as const, value: 3 };
        const about = [{ verb: "die", place: "dice", seat: 2, colour: "red" as const, value: 4 }];
        const told = { ...withPlayer(2, { dice: [red] }), about, arguments: { chosen: [red] } };
        expect(chosenDice(told, 2)).toEqual([true]);
        expect(chosenDice({ ...told, players: view.players.map((player) => ({ ...player, dice: [red] })) }, 0)).toEqual([false]);
    });
    it("counts powers, and for a Synergy the scrolls of its element, itself with them", () => {
        expect(pointsOf([lying("bond")])).toBe(1);
        expect(pointsOf([lying("synergy-air"), lying("leap-air", { active: false }), lying("leap-fire")])).toBe(6 + 3 + 3 + 2);
    });
    it("counts so far, and at the end as the game does", () => {
        const told = withPlayer(0, { scrolls: [lying("leap-air"), lying("bond")] });
        expect(pointsIn(told, 0)).toBe(4);
        expect(pointsIn({ ...told, scores: [9, 0, 0, 0, 0] }, 0)).toBe(9);
    });
    it("has dice of each colour put aside, in the order of the colours", () => {
        expect(nextDice({ waiting: [1, 0, 0, 2] })).toEqual(["red", "green", "green"]);
        expect(nextDice({ waiting: [] })).toEqual([]);
    });
});

describe("a game", () => {
    it("has the Bond and the spells of circle 0 and its own", () => {
        expect(new Set(spellsIn("IV")).size).toBe(2 * spellsIn("I").length - 1);
        expect(spellsIn("I")).toContain("bond");
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
    it("seals a space with a token or with what lies there", () => {
        const told: ArchimageView = { ...view, seals: [null, { element: "fire", power: 2 }, null], scrolls: ["", "", "leap-air"] };
        expect([0, 1, 2].map((space) => sealAt(told, space))).toEqual([
            undefined,
            { element: "fire", power: 2 },
            { element: "air", power: 3 },
        ]);
    });
    it("is played on the board that the view brings, or on a standard one", () => {
        const board: BoardData = { name: "own", players: [2], space: [] };
        expect(boardOf({ ...view, settings: { ...view.settings, board } })).toBe(board);
        expect(boardOf(view).name).toBe("standard-5");
        expect(boardOf(view).space).toHaveLength(view.seals.length);
    });
    it("sounds like the weightiest thing that happened", () => {
        expect(soundOf(["rolled", "round"])).toBe("round");
        expect(soundOf(["lost-die", "broke-seal", "moved"])).toBe("gain");
        expect(soundOf(["moved"])).toBeUndefined();
    });
});

describe("the ways that are open", () => {
    // hall 0 – 1 (free) – 2 (seal) – 4 (free); 1 – 3 (scroll)
    const row = (id: string, x: number, near: string[], kind: "hall" | "circle" = "circle") => ({ id, kind, x, y: 0, neighbours: near });
    const { points } = layout({
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
        const { walked, reached } = openWays(points, one, 0);
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
        expect(route(points, new Set([0, 1]), 0, 2)).toEqual([0, 1, 2]);
        expect(route(points, new Set([0, 1]), 0, 4)).toEqual([0, 4]);
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
