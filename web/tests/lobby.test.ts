import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { linkTo, placeOf } from "../src/lib/links";
import { byUrgency, ending, myTurn, nameAt, rivals, scoresTold, sitters } from "../src/lib/my-games";
import type { OwnTable, SeatData } from "../src/api/schema";
import type { State } from "../src/lib/messages";
import { TurnTracker } from "../src/lib/turn-tracker";
import { ago } from "../src/lib/relative-time";

const CODE = "AbCdEfGh12345678_-xyz012";

describe("links", () => {
    it("stand after the #, whatever page they are made on", () => {
        expect(linkTo("join", CODE, "https://games.example/c/#/table/1")).toBe(`https://games.example/c/#join=${CODE}`);
    });
    it("are found in what was pasted", () => {
        expect(placeOf(` https://games.example/c/#join=${CODE} `)).toBe(`#join=${CODE}`);
        expect(placeOf(`Come and watch: http://x/#watch=${CODE}/41, it is fun`)).toBe(`#watch=${CODE}/41`);
        expect(placeOf(`#seat=${CODE}`)).toBe(`#seat=${CODE}`);
        expect(placeOf(CODE)).toBe(`#join=${CODE}`);
        expect(placeOf("http://x/#/table/0123456789abcdef0123/1")).toBe("#/table/0123456789abcdef0123/1");
    });
    it("are not seen where there are none", () => {
        for (const text of ["", "hello", "a few words", "https://games.example/", "#join=short"]) expect(placeOf(text)).toBeNull();
    });
});

describe("my games", () => {
    const game = (table: string, phase: OwnTable["phase"], touched: number, waiting: number[] = [], held = [0]): OwnTable => ({
        table,
        game: "seasons",
        phase,
        version: 1,
        held,
        waiting,
        names: ["Ann", "Bob", ""],
        bots: ["", "", "master"],
        scores: [],
        winners: [],
        made: 0,
        touched,
    });
    const ended = (scores: number[], winners: number[], held = [0]): OwnTable => ({ ...game("a", "over", 0, [], held), scores, winners });
    it("come in the order in which they want me", () => {
        const games = [
            game("over", "over", 9),
            game("lobby", "lobby", 8),
            game("theirs", "playing", 7, [1]),
            game("old", "playing", 1, [0]),
            game("new", "playing", 2, [1, 0]),
        ];
        expect(byUrgency(games).map(({ table }) => table)).toEqual(["new", "old", "theirs", "lobby", "over"]);
    });
    it("wait for me only at a seat of mine, and only while they are played", () => {
        expect(myTurn(game("a", "playing", 0, [1]))).toBe(false);
        expect(myTurn(game("a", "over", 0, [0]))).toBe(false);
        expect(myTurn(game("a", "playing", 0, [2], [0, 2]))).toBe(true);
    });
    it("name the others; a spectator sees all", () => {
        expect(rivals(game("a", "playing", 0, [], [0, 2]))).toEqual([1]);
        expect(rivals(game("a", "playing", 0, [], []))).toEqual([0, 1, 2]);
    });
    it("call bots by the names of their levels", () => {
        const all = [0, 1, 2].map((seat) => nameAt(game("a", "playing", 0), seat));
        expect(all).toEqual(["Ann", "Bob", "Chiara"]);
        expect(sitters(game("a", "playing", 0)).map(({ kind }) => kind)).toEqual(["human", "human", "bot"]);
    });
    it("tell how they ended, one's own points first", () => {
        expect(scoresTold(ended([51, 43, 60], [2], [1]))).toEqual([43, 51, 60]);
        expect(scoresTold(ended([51, 43, 60], [2], []))).toEqual([51, 43, 60]);
        expect(ending(ended([51, 43, 60], [2], [1]))).toEqual({ how: "lost", by: 17 });
        expect(ending(ended([72, 43, 60], [0]))).toEqual({ how: "won", by: 12 });
        expect(ending(ended([60, 43, 60], [0]))).toEqual({ how: "won", by: 0 });
        expect(ending(ended([60, 43, 60], [0, 2]))).toEqual({ how: "drawn", by: 0 });
    });
    it("have no ending before the end, for a spectator, or where several sat at one screen", () => {
        for (const one of [game("a", "playing", 0), ended([1, 2, 3], [2], []), ended([1, 2, 3], [2], [0, 1])])
            expect(ending(one)).toBeNull();
    });
    it("tell how long ago", () => {
        expect(ago(1000, 1030, "en")).toBe("now");
        expect(ago(0, 300, "en")).toBe("5 minutes ago");
        expect(ago(0, 90_000, "en")).toBe("yesterday");
        expect(ago(0, 7300, "fr")).toBe("il y a 2 heures");
        expect(ago(0, 3 * 86_400, "it")).toBe("3 giorni fa");
    });
});

describe("a turn", () => {
    const told = (waiting: number[], since: number, version: number, seat: number | null = 0): State =>
        ({
            table: "t",
            phase: "playing",
            seat,
            version,
            question: { key: "k", waiting, options: [], since },
            seats: [] as SeatData[],
        }) as unknown as State;
    it("is news once, however often it is told", () => {
        const turn = new TurnTracker();
        expect(turn.heed(told([0], 4, 4), [0])).toEqual({ asked: true, news: true });
        expect(turn.heed(told([0], 4, 5), [0])).toEqual({ asked: true, news: false });
    });
    it("is no news again for the next question of the same turn", () => {
        const turn = new TurnTracker();
        turn.heed(told([0], 4, 4), [0]);
        expect(turn.heed(told([0], 5, 5), [0]).news).toBe(false);
        expect(turn.heed(told([1], 0, 6), [0])).toEqual({ asked: false, news: false });
        expect(turn.heed(told([0], 7, 7), [0]).news).toBe(true);
    });
    it("is no news after a lost connection told of the same question", () => {
        const turn = new TurnTracker();
        turn.heed(told([0], 4, 4), [0]);
        turn.heed(null, [0]);
        expect(turn.heed(told([0], 4, 4), [0])).toEqual({ asked: true, news: false });
    });
    it("belongs to any seat of this browser, and to no spectator", () => {
        expect(new TurnTracker().heed(told([2], 0, 9), [0, 2]).news).toBe(true);
        expect(new TurnTracker().heed(told([0], 0, 9, null), []).asked).toBe(false);
        expect(new TurnTracker().heed({ ...told([0], 4, 4), phase: "over" }, [0]).asked).toBe(false);
    });
});

describe("sounds", () => {
    const made: string[] = [];
    class Param {
        value = 0;
        setValueAtTime(): void {}
        exponentialRampToValueAtTime(): void {}
    }
    class Node {
        gain = new Param();
        frequency = new Param();
        constructor(private kind: string) {}
        connect<To>(to: To): To {
            return to;
        }
        start(): void {
            made.push(this.kind);
        }
        stop(): void {}
    }
    class Context {
        state = "running";
        currentTime = 0;
        sampleRate = 8;
        destination = {};
        constructor() {
            made.push("context");
        }
        createGain = () => new Node("gain");
        createOscillator = () => new Node("tone");
        createBufferSource = () => new Node("noise");
        createBiquadFilter = () => new Node("filter");
        createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
    }
    beforeEach(() => {
        made.length = 0;
        vi.resetModules();
        vi.stubGlobal("navigator", { language: "en", userActivation: { hasBeenActive: true } });
        vi.stubGlobal("AudioContext", Context);
    });
    afterEach(() => vi.unstubAllGlobals());

    it("are not even prepared before they are wanted", async () => {
        const { sound } = await import("../src/lib/sounds");
        sound("dice");
        expect(made).toEqual([]);
    });
    it("use one context for all once they are", async () => {
        const { sound, SOUNDS } = await import("../src/lib/sounds");
        const { settings } = await import("../src/lib/settings.svelte");
        settings.setSwitch("sounds", true);
        sound("turn");
        sound("card");
        expect(made.filter((kind) => kind === "context")).toHaveLength(1);
        expect(made.filter((kind) => kind === "tone" || kind === "noise")).toHaveLength(SOUNDS.turn.length + SOUNDS.card.length);
    });
    it("wait until the page was touched", async () => {
        vi.stubGlobal("navigator", { language: "en", userActivation: { hasBeenActive: false } });
        const { sound } = await import("../src/lib/sounds");
        const { settings } = await import("../src/lib/settings.svelte");
        settings.setSwitch("sounds", true);
        sound("turn");
        expect(made).toEqual([]);
    });
    it("are short and soft, and fade within their length", async () => {
        const { SOUNDS } = await import("../src/lib/sounds");
        for (const voices of Object.values(SOUNDS)) {
            expect(Math.max(...voices.map(({ at, length }) => at + length))).toBeLessThanOrEqual(2);
            for (const { gain, swell = 0, length, from } of voices) {
                expect(gain).toBeGreaterThan(0);
                expect(gain).toBeLessThan(0.3);
                expect(swell).toBeLessThan(length);
                expect(from).toBeGreaterThan(20);
            }
        }
    });
});
