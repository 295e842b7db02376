import { beforeEach, describe, expect, it, vi } from "vitest";
import { FACTS } from "../src/games/seasons/facts";
import { cardsDealt } from "../src/games/seasons/fair";
import type { ArchimageView } from "../src/games/archimage/types";
import type { SeasonsView } from "../src/games/seasons/types";
import { type Check, checkKey, checkLuck, type FairPlay, type GameRecord, roundHolds } from "../src/lib/fair";
import { openGame } from "../src/lib/games";
import { bytesOf, commitmentOf, digest, fairKey, roll, shuffled, throwDice } from "../src/lib/luck";
import { remembered, rememberedBy, rememberCommitment } from "../src/lib/commitments";
import type { GameKey, LogEntry, View } from "../src/lib/messages";
import made from "./luck.json";

const key = bytesOf(made.key)!;
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const PARTS: Record<string, FairPlay> = {};
for (const game of ["seasons", "archimage"]) PARTS[game] = (await (await openGame(game)).fair?.())!;
const checksOf = (game: GameKey, key: string, players: number, log: LogEntry[]): Record<string, Check> =>
    Object.fromEntries(checkLuck(PARTS[game], key, { players, views: [], log }).map((check) => [check.name, check]));
const dealt = (game: GameKey, key: string, views: View[]): Check =>
    checkLuck(PARTS[game], key, { players: views.length, views, log: [] }).find(({ name }) => name === "deal")!;
const games = made.games.map((game) => ({ ...game, game: game.game as GameKey, log: game.log as unknown as LogEntry[] }));

describe("luck", () => {
    it("is the engine's, to the bit", () => {
        expect(commitmentOf(made.key)).toBe(made.commitment);
        expect(hex(digest(key, "dice", 3, 0))).toBe(made.digest);
        expect(roll(key, "dice", 3, 0, 5)).toEqual(made.roll);
        expect(throwDice(key, "dice", 3, 0, 40)).toEqual(made.throw);
        expect(shuffled(key, "deal", 0, [...made.shuffled.keys()])).toEqual(made.shuffled);
        expect(fairKey(made.fair.secret, made.fair.values)).toBe(made.fair.key);
    });
    it("takes nothing but bytes in hexadecimal", () => {
        for (const wrong of ["", "abc", "xy", null, 12]) expect(bytesOf(wrong)).toBeNull();
    });
});

describe("the luck of a game", () => {
    it.each(games)("of $game for $players agrees with the engine, round by round", ({ game, players, key, log }) => {
        const { first, dice, rerolls } = checksOf(game, key, players, log);
        expect(dice!.rounds!.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
        for (const round of dice!.rounds!) {
            expect(round.told.length, `round ${round.round}`).toBeGreaterThan(2);
            expect(round.made).toEqual(round.told);
            expect(roundHolds(round)).toBe(true);
        }
        expect([first!.holds, dice!.holds]).toEqual([true, true]);
        expect(rerolls?.holds).toBe(game === "seasons" ? true : undefined);
    });
    it("of another key does not agree", () => {
        for (const { game, players, log } of games) expect(checksOf(game, made.commitment, players, log)["dice"]!.holds).toBe(false);
    });
    it("notices one die that was turned", () => {
        const { game, players, key, log } = structuredClone(games[0]!);
        const die = log.flatMap(({ events }) => events).find(({ event }) => event === "rolled")!["die"] as { face: number };
        die.face += die.face % 6 === 5 ? -1 : 1;
        const { dice } = checksOf(game, key, players, log);
        expect(dice!.rounds!.map(roundHolds)).toEqual([false, true, true, true, true, true]);
        expect(dice!.holds).toBe(false);
    });
    it("has no checks where the game brings none, or the key is none", () => {
        const nothing = { players: 2, views: [], log: [] };
        expect(checkLuck(undefined, made.key, nothing)).toEqual([]);
        expect(checkLuck(PARTS["seasons"], "no key", nothing)).toEqual([]);
    });
});

describe("the deal", () => {
    const deals = made.deals.map((deal) => ({ ...deal, views: deal.views as unknown as View[] }));
    it.each(deals)("of $game agrees with the engine", ({ game, key, views }) => {
        const told = dealt(game, key, views);
        const sets = game === "seasons" && (views[0] as SeasonsView).settings.level === "apprentice";
        expect(told.made).toBe(told.told);
        expect(told.told.length > 200).toBe(!sets);
        expect(told.holds).toBe(sets ? null : true);
    });
    it("of another key does not", () => {
        for (const { game, views } of deals) expect(dealt(game, made.key, views).holds).not.toBe(true);
    });
    it("notices a card, a seal or a scroll that lies elsewhere", () => {
        const { game, key, views } = structuredClone(deals[0]!);
        const { pack } = (views[0] as SeasonsView).own as unknown as { pack: string[] };
        pack[0] = FACTS.cards.find((card) => !pack.includes(card.key))!.key;
        expect(dealt(game, key, views).holds).toBe(false);
        const archimage = structuredClone(deals.at(-1)!);
        const tower = archimage.views[0] as ArchimageView;
        const at = tower.scrolls.findIndex((scroll) => scroll.endsWith("-fire"));
        tower.scrolls[at] = tower.scrolls[at]!.replace("-fire", "-water");
        expect(dealt(archimage.game, archimage.key, archimage.views).holds).toBe(false);
    });
    it("is from the cards for every level, of each set in the game, but to archmages from all of them", () => {
        const cards = ["base", "base", "other", "other"].map((set, number) => ({ set, number, basic: number % 2 === 0 }));
        const numbers = (level: string, ...sets: string[]): number[] => cardsDealt(cards, level, sets).map(({ number }) => number);
        expect(numbers("magician", "base", "other")).toEqual([0, 2]);
        expect(numbers("archmage", "base", "other")).toEqual([0, 1, 2, 3]);
        expect([numbers("magician", "base"), numbers("archmage", "base")]).toEqual([[0], [0, 1]]);
    });
    it.each(Object.keys(PARTS))("of a file is not known: %s", (game) => expect(dealt(game, made.key, []).holds).toBeNull());
});

describe("the key", () => {
    const record = (): GameRecord => ({
        format: "conclave record 1",
        game: "seasons",
        options: { players: 3 },
        commitment: commitmentOf(made.fair.key)!,
        key: made.fair.key,
        seats: ["human", "greedy", "resigned"],
        fair: { secret: made.fair.secret, commitment: made.commitment, values: [...made.fair.values] },
    });
    const seen = { commitment: made.commitment, values: { "0": made.fair.values[0]! } };
    const holds = (one: GameRecord, what: typeof seen | null): (boolean | null)[] => checkKey(one, what).map((check) => check.holds);

    it("holds", () => expect(holds(record(), seen)).toEqual([true, true, true, true, true]));
    it("cannot be held against what was not seen", () => expect(holds(record(), null)).toEqual([true, null, null, true, true]));
    it("of a game without a server is the key alone", () => {
        const { fair: _, ...alone } = record();
        expect(holds(alone, null)).toEqual([null, null, null, null, true]);
    });
    it("with another secret does not hold", () => {
        const wrong = record();
        wrong.fair!.secret = made.commitment;
        expect(holds(wrong, seen)).toEqual([false, true, true, false, true]);
    });
    it("with another promise than the one seen does not hold", () => {
        expect(holds(record(), { ...seen, commitment: made.key })).toEqual([true, false, true, true, true]);
    });
    it("with another value does not hold", () => {
        const wrong = record();
        wrong.fair!.values[0] = made.key;
        expect(holds(wrong, seen)).toEqual([true, true, false, false, true]);
    });
    it.each<[string, (values: string[], seats: string[]) => void]>([
        ["more values than players", (values) => values.push(made.key)],
        ["more seats than players", (values, seats) => [values.push(made.key), seats.push("human")]],
        ["a value of a bot", (values) => (values[1] = made.key)],
        ["a value that was lost", (values) => (values[2] = "")],
        ["a value that is two", (values) => (values[2] += `\n${made.key}`)],
        ["a value that is no hexadecimal", (values) => (values[2] = "x".repeat(64))],
        ["nobody who gave them", (_, seats) => seats.splice(0)],
    ])("with %s does not hold, whatever comes of it", (_, change) => {
        const wrong = record();
        change(wrong.fair!.values, wrong.seats!);
        wrong.key = fairKey(wrong.fair!.secret, wrong.fair!.values);
        wrong.commitment = commitmentOf(wrong.key)!;
        expect(holds(wrong, null)).toEqual([true, null, null, false, true]);
    });
    it("that was not promised does not hold", () => {
        expect(holds({ ...record(), commitment: made.commitment }, seen)).toEqual([true, true, true, true, false]);
    });
});

describe("what is remembered", () => {
    beforeEach(() => {
        const kept = new Map<string, string>();
        vi.stubGlobal("localStorage", {
            get length() {
                return kept.size;
            },
            key: (at: number) => [...kept.keys()][at] ?? null,
            getItem: (name: string) => kept.get(name) ?? null,
            setItem: (name: string, value: string) => kept.set(name, value),
        });
    });
    it("is what was seen first", () => {
        rememberCommitment("one", "aa");
        rememberCommitment("one", "bb", { 1: "cc" });
        rememberCommitment("one", "bb", { 1: "dd", 2: "ee" });
        expect(remembered("one")).toEqual({ commitment: "aa", values: { 1: "cc", 2: "ee" } });
        expect(remembered("two")).toBeNull();
    });
    it("is found by the promise too", () => {
        rememberCommitment("one", "aa", { 0: "ff" });
        expect(rememberedBy("aa")?.values).toEqual({ 0: "ff" });
        expect(rememberedBy("bb")).toBeNull();
    });
    it("is nothing where storage is forbidden", () => {
        vi.stubGlobal("localStorage", undefined);
        expect(() => rememberCommitment("one", "aa")).not.toThrow();
        expect(remembered("one")).toBeNull();
        expect(rememberedBy("aa")).toBeNull();
    });
});
