import { describe, expect, it } from "vitest";
import type { SeatData } from "../src/api/schema";
import { drawingOf, FACES } from "../src/art/portraits";
import { faceOf, faceOfBot, facesOf, opponentName, rungOf } from "../src/lib/opponents";

const seat = (kind: SeatData["kind"], bot = ""): SeatData => ({
    kind,
    name: "",
    bot,
    ready: true,
    away: false,
    resigned: false,
    waited: false,
    stand_in_from: null,
});
const LEVELS = ["random", "novice", "adept", "master"];

describe("portraits", () => {
    it("are enough for a full table, and all different", () => {
        const marks = Object.values(FACES).map(({ mark }) => mark().replaceAll(/var\(--[a-z-]+\)/g, ""));
        expect(marks.length).toBeGreaterThanOrEqual(9);
        expect(new Set(marks).size).toBe(marks.length);
        expect(marks.join("")).not.toMatch(/NaN|undefined/);
    });
    it("have grounds of their own", () => {
        const grounds = Object.values(FACES).map(({ ground }) => ground);
        expect(new Set(grounds).size).toBe(grounds.length);
    });
    it("are there for whoever is unknown too", () => expect(drawingOf("nobody").mark()).toContain("<path"));
});

describe("opponents", () => {
    it("have a face and a name for each level", () => {
        expect(new Set(LEVELS.map(faceOfBot)).size).toBe(LEVELS.length);
        expect(LEVELS.map((bot) => opponentName(bot))).toEqual(["Tobia", "Bruno", "Dario", "Chiara"]);
    });
    it("from other packages have a face, and are called what they are titled", () => {
        expect(FACES).toHaveProperty(faceOfBot("some-bot"));
        expect(faceOfBot("some-bot")).toBe(faceOfBot("some-bot"));
        expect(opponentName("some-bot", "Some Bot")).toBe("Some Bot");
        expect(opponentName("some-bot")).toBe("some-bot");
    });
    it("look the same at every seat, and people do not look like them", () => {
        expect(faceOf(seat("bot", "master"), 1)).toBe(faceOf(seat("bot", "master"), 3));
        const people = [0, 1, 2, 3, 4].map((index) => faceOf(seat("human"), index));
        expect(new Set(people).size).toBe(people.length);
        for (const bot of LEVELS) expect(people).not.toContain(faceOfBot(bot));
    });
    it("never look alike at one table", () => {
        for (const bot of [...LEVELS, "some-bot"])
            for (const table of [
                [seat("human"), seat("bot", bot), seat("bot", bot), seat("bot", bot), seat("bot", bot)],
                [seat("bot", bot), seat("bot", bot), seat("human"), seat("human"), seat("human")],
                [seat("bot", bot), seat("bot", bot), seat("bot", bot), seat("bot", bot), seat("bot", bot)],
            ])
                expect(new Set(facesOf(table)).size).toBe(table.length);
    });
    it("keep the face of their level where they are the only ones of it", () => {
        const table = [seat("human"), ...LEVELS.map((bot) => seat("bot", bot))];
        expect(facesOf(table)).toEqual(table.map(faceOf));
    });
    it("stand on the steps that are offered, and nobody knows where others stand", () => {
        expect(rungOf("adept", [...LEVELS, "some-bot"])).toEqual({ step: 3, steps: 4 });
        expect(rungOf("adept", ["adept", "master"])).toEqual({ step: 1, steps: 2 });
        expect(rungOf("some-bot", [...LEVELS, "some-bot"])).toBeNull();
    });
});
