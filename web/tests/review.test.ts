import { describe, expect, it } from "vitest";
import type { Chances } from "../src/api/schema";
import { costliest, type Decision, lineOf, pickAt, placed, roundsOf, signsOf } from "../src/lib/review.svelte";

const box = { left: 10, right: 110, top: 0, bottom: 100 };
const moment = (pick: number, round: number, first: number): Chances => ({ pick, round, chances: [first, 1 - first] });
const moments = [moment(0, 0, 0.5), moment(1, 0, 0.6), moment(2, 1, 0.25), moment(3, 1, 0), moment(4, 2, 1)];

describe("the chances of a game", () => {
    it("lie between the edges, certain at the top", () => {
        expect(placed(0, 1, 5, box)).toEqual({ x: 10, y: 0 });
        expect(placed(4, 0, 5, box)).toEqual({ x: 110, y: 100 });
        expect(placed(0, 0.5, 1, box)).toEqual({ x: 10, y: 50 });
    });
    it("are drawn as far as they are known", () => {
        expect(lineOf(moments.slice(0, 3), 0, 5, box).map(({ x }) => x)).toEqual([10, 35, 60]);
        expect(lineOf(moments, 1, 5, box).at(-1)).toEqual({ x: 110, y: 100 });
    });
    it("show whose they are at different places for each seat", () => {
        const many = Array.from({ length: 61 }, (_, pick) => moment(pick, 1, 0.5));
        const [one, other] = [0, 1].map((seat) => signsOf(lineOf(many, seat, 61, box), seat, 2, 61).map(({ x }) => x));
        expect(one!.length).toBe(6);
        expect(one!.filter((x) => other!.includes(x))).toEqual([]);
    });
    it("are told round by round, and at the end", () => {
        expect(roundsOf(moments, true).map(({ pick }) => pick)).toEqual([0, 2, 4]);
        expect(roundsOf(moments.slice(0, 4), false).map(({ pick }) => pick)).toEqual([0, 2]);
        expect(roundsOf(moments.slice(0, 4), true).map(({ pick }) => pick)).toEqual([0, 2, 3]);
    });
    it("lead to the moment that was tapped, no further than is known", () => {
        expect(pickAt(60, 5, 5, box)).toBe(2);
        expect(pickAt(110, 3, 5, box)).toBe(2);
        expect(pickAt(0, 5, 5, box)).toBe(0);
    });
});

it("names the costliest decisions of everybody or of one", () => {
    const decision = (number: number, seat: number): Decision => ({
        number,
        seat,
        round: 1,
        cost: 1 / number,
        pick: "",
        chance: 0,
        text: "",
        question: "",
        best: [],
        sentence: "",
    });
    const worst = Array.from({ length: 10 }, (_, index) => decision(index + 1, index % 2));
    expect(costliest(worst, null).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(costliest(worst, 1).map(({ number }) => number)).toEqual([2, 4, 6, 8, 10]);
});
