import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>(["../src/**/*.{ts,svelte,css}", "!../src/games/**"], {
    query: "?raw",
    import: "default",
    eager: true,
});
const all = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const games = Object.keys(import.meta.glob("../src/games/*/game.ts")).map((path) => path.split("/").at(-2)!);

describe("the page's shell", () => {
    it("names no game", () => {
        expect(games.length).toBeGreaterThan(1);
        expect(Object.keys(sources).length).toBeGreaterThan(60);
        const named = Object.entries(sources).filter(([, text]) => new RegExp(games.join("|"), "i").test(text));
        expect(named.map(([path]) => path)).toEqual([]);
    });
    it("imports a game by its folder alone", () => {
        const importing = Object.entries(sources).filter(([, text]) => /(?:from|import\()\s*["'`][^"'`]*\/games\//.test(text));
        expect(importing.map(([path]) => path)).toEqual([]);
    });
    it("reads no paused effects, nor do the games: what a question is about is told with it", () => {
        const reading = Object.entries(all).filter(([, text]) =>
            /\b(?:view|data)\??\.(?:stack|paused|moves)\b|\["(?:stack|paused|moves)"\]/.test(text),
        );
        expect(reading.map(([path]) => path)).toEqual([]);
    });
    it("and a game's folder name no other game", () => {
        for (const game of games) {
            const own = Object.entries(all).filter(([path]) => path.includes(`/games/${game}/`));
            const others = games.filter((one) => one !== game).join("|");
            expect(own.length).toBeGreaterThan(10);
            expect(own.filter(([, text]) => new RegExp(`\\b(?:${others})\\b`).test(text)).map(([path]) => path)).toEqual([]);
        }
    });
});
