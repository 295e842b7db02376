import type { Standing } from "../src/api/schema";
import { describe, expect, it } from "vitest";
import en from "../src/data/shared/rules.en.json";
import fr from "../src/data/shared/rules.fr.json";
import it_ from "../src/data/shared/rules.it.json";
import { apart, beginnings, drawn, lookOf, stepFor } from "../src/lib/score-chart";
import { linesOf, pieces, type Rulebook, searchRules, ruleAddressOf } from "../src/lib/rulebook";
import type { Result } from "../src/lib/messages";
import { scoreRows } from "../src/lib/scores";
import * as archimage from "../src/games/archimage/gallery";
import * as archimageRulings from "../src/games/archimage/rulings";
import * as seasons from "../src/games/seasons/gallery";
import * as seasonsRulings from "../src/games/seasons/rulings";

const book = en as Rulebook;

describe("the rulebook", () => {
    it("knows what an address means", () => {
        expect(ruleAddressOf(undefined, book)).toEqual({ kind: "contents" });
        expect(ruleAddressOf("archimage", book)).toEqual({ kind: "game", game: "archimage" });
        expect(ruleAddressOf("archimage-aim", book)).toEqual({ kind: "game", game: "archimage", topic: "aim" });
        expect(ruleAddressOf("energy", book)).toEqual({ kind: "game", game: "seasons", topic: "energy" });
        expect(ruleAddressOf("bond", book)).toEqual({ kind: "game", game: "archimage", topic: "bond" });
        expect(ruleAddressOf("b6", book)).toEqual({ kind: "section", section: "B", ruling: "B6" });
        expect(ruleAddressOf("EK", book)).toEqual({ kind: "section", section: "EK" });
        expect(ruleAddressOf("Z9", book)).toEqual({ kind: "unknown", asked: "Z9" });
    });
    it("finds the numbers of rulings in a line and nothing else", () => {
        expect(pieces("With a Grimoire (C18), see B8.", book)).toEqual([
            { text: "With a Grimoire (" },
            { ruling: "C18" },
            { text: "), see " },
            { ruling: "B8" },
            { text: "." },
        ]);
        expect(pieces("C99 and AB6 are none", book)).toEqual([{ text: "C99 and AB6 are none" }]);
    });
    it.each(["en", "fr", "it"] as const)("has the same addresses in every language, and no line loses a letter: %s", (language) => {
        const told = { en, fr, it: it_ }[language] as Rulebook;
        expect(Object.keys(told.rulings)).toEqual(Object.keys(book.rulings));
        for (const [game, { topics }] of Object.entries(told.games))
            expect(topics.map(({ key }) => key)).toEqual(book.games[game]!.topics.map(({ key }) => key));
        for (const { blocks } of Object.values(told.rulings))
            for (const line of linesOf(blocks)) {
                const joined = pieces(line, told).map((piece) => ("ruling" in piece ? piece.ruling : piece.text));
                expect(joined.join("")).toBe(line);
            }
    });
    it("is searched by beginnings of words, titles first, accents aside", () => {
        expect(searchRules(book, "")).toEqual([]);
        expect(searchRules(book, "B6")[0]).toMatchObject({ href: "#/rules/B6", number: "B6" });
        expect(searchRules(book, "raven")[0]?.number).toBe("EK18");
        expect(searchRules(book, "reserve").map(({ href }) => href)[0]).toBe("#/rules/seasons-energy");
        expect(searchRules(book, "gibberish-word")).toEqual([]);
        expect(searchRules(fr as Rulebook, "reserve").length).toBeGreaterThan(3);
    });
    it("gives every card, token and enchantment the ruling that bears its name", async () => {
        for (const entry of await seasons.entries()) {
            const [ruling] = seasons.rulingsOf(entry);
            if (entry.group !== "token") expect(book.rulings[ruling!]?.title).toBe(entry.names["en"]);
            expect(seasonsRulings.subjectOf(ruling!)).toBe(entry.address);
        }
        expect(seasonsRulings.rulingsOf({ group: "item", key: "nothing" })).toEqual([]);
        for (const general of ["A1", "D0", "E0", "R3"]) expect(seasonsRulings.subjectOf(general)).toBeUndefined();
    });
    it("has rulings about some spells", async () => {
        let some = 0;
        for (const entry of await archimage.entries())
            for (const ruling of archimage.rulingsOf(entry)) {
                const told = [book.rulings[ruling]!.title, ...linesOf(book.rulings[ruling]!.blocks)].join(" ");
                expect(told).toContain(entry.names["en"]);
                expect(archimageRulings.subjectOf(ruling)).toBe(entry.address);
                some++;
            }
        expect(some).toBe(7);
        expect(archimageRulings.rulingsOf({ key: "bond" })).toEqual([]);
        expect(archimageRulings.subjectOf("A1")).toBeUndefined();
    });
});

const rounds: Standing[] = [
    { round: 1, pick: 12, scores: [0, 10] },
    { round: 2, pick: 30, scores: [-5, 40] },
    { round: 3, pick: 55, scores: [60, 35] },
    { round: 3, pick: 55, scores: [62, 35] },
];
const box = { left: 0, right: 300, top: 0, bottom: 100 };

describe("the course of a game", () => {
    it("has a line for each of many seats, told apart by more than its colour", () => {
        const looks = Array.from({ length: 12 }, (_, seat) => lookOf(seat));
        expect(new Set(looks.map(({ mark, dash }) => `${mark} ${dash}`)).size).toBe(12);
        for (const { hue } of looks) expect(hue).toMatch(/^hue-seat-[1-5]$/);
    });
    it("is drawn from the lowest score, or nothing, to the highest", () => {
        const { lines, columns, ticks } = drawn(rounds, 2, box);
        expect(columns).toEqual([0, 100, 200, 300]);
        expect(lines[0]!.map(({ score }) => score)).toEqual([0, -5, 60, 62]);
        expect(lines[0]![1]!.y).toBe(100);
        expect(lines[0]![3]!.y).toBe(0);
        expect(ticks.map(({ score }) => score)).toEqual([0, 20, 40, 60]);
        for (const { y } of ticks) expect(y).toBeGreaterThanOrEqual(0);
    });
    it("can be one round without points", () => {
        const { lines, columns } = drawn([{ round: 1, pick: 1, scores: [0, 0] }], 2, box);
        expect(columns).toEqual([150]);
        expect(lines[1]![0]!.y).toBe(100);
    });
    it("has few lines across, at round numbers", () => {
        expect(stepFor(0, 5)).toBe(1);
        expect(stepFor(0, 42)).toBe(10);
        expect(stepFor(-30, 260)).toBe(50);
    });
    it("keeps names apart", () => {
        expect(apart([50, 52, 10], 12, box)).toEqual([50, 62, 10]);
        expect(apart([99, 98], 12, box)).toEqual([100, 88]);
    });
    it("knows where each round begins", () => {
        expect(beginnings(rounds)).toEqual([
            { round: 1, pick: 0 },
            { round: 2, pick: 12 },
            { round: 3, pick: 30 },
        ]);
    });
});

describe("the score by source", () => {
    it("has a row for each kind, and the parts of it in words", () => {
        const result: Result = {
            scores: [15, 3],
            winners: [0],
            breakdown: [
                { crystals: 5, "prestige amulet-of-air": 6, "prestige divine-chalice": 10, hand: -6 },
                { crystals: 3, hand: 0, "end damned-soul-of-onys": -2 },
            ],
            texts: [
                ["Crystals: 5", "Amulet of Air: 6", "Divine Chalice: 10", "Cards left in hand: -6"],
                ["Crystals: 3", "Cards left in hand: 0", "Damned Soul of Onys, at the end of the game: -2"],
            ],
        };
        const rows = scoreRows(result, ["crystals", "prestige", "end"]);
        expect(rows.map(({ kind }) => kind)).toEqual(["crystals", "prestige", "end", "hand"]);
        expect(rows.filter(({ kind }) => kind !== "end")).toEqual([
            { kind: "crystals", points: [5, 3], parts: [[], []] },
            { kind: "prestige", points: [16, null], parts: [["Amulet of Air: 6", "Divine Chalice: 10"], []] },
            { kind: "hand", points: [-6, 0], parts: [[], []] },
        ]);
    });
});
