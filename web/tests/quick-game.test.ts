import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameData } from "../src/api/schema";
import { openGames } from "../src/lib/games";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
});
vi.stubGlobal("location", { hash: "", href: "https://games.example/" });
vi.stubGlobal("addEventListener", () => undefined);
const { QuickGame } = await import("../src/lib/quick-game.svelte");
const { settings } = await import("../src/lib/settings.svelte");

const data: GameData = {
    title: "",
    text: "",
    options: { players: { title: "", text: "", values: [2, 3, 4], default: 2, words: [] } },
    bots: ["random", "novice", "adept", "master"],
    bot_words: [],
    default_bot: "novice",
    stand_in: "master",
};
function quick(game: string): InstanceType<typeof QuickGame> {
    const one = new QuickGame(game);
    one.data = data;
    return one;
}

describe("a game that is begun with one press", () => {
    beforeAll(openGames);
    beforeEach(() => {
        store.clear();
        settings.setLevel("");
    });
    it("is the first preset against one of the server's usual bots, for whoever is new", () => {
        const one = quick("seasons");
        expect([one.preset, one.opponents, one.bot]).toEqual(["first", 1, "novice"]);
    });
    it("is what was played last", () => {
        const before = quick("seasons");
        before.preset = "full";
        before.opponents = 3;
        before.bot = "master";
        const one = quick("seasons");
        expect([one.preset, one.opponents, one.bot]).toEqual(["full", 3, "master"]);
    });
    it("takes the level that was chosen elsewhere where it has none of its own", () => {
        settings.setLevel("adept");
        expect(quick("archimage").bot).toBe("adept");
    });
    it("knows what was kept without an opponent, and heeds nothing that there is not", () => {
        store.set("conclave-quick-seasons", "2 kingdom");
        expect([quick("seasons").preset, quick("seasons").opponents, quick("seasons").bot]).toEqual(["kingdom", 2, "novice"]);
        store.set("conclave-quick-seasons", "9 nothing nobody");
        expect([quick("seasons").preset, quick("seasons").opponents, quick("seasons").bot]).toEqual(["first", 1, "novice"]);
    });
    it("is there for a game without presets too", () => {
        const one = quick("some-game");
        expect([one.preset, one.opponents, one.counts]).toEqual(["", 1, [1, 2, 3]]);
    });
});
