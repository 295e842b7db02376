import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameData, OptionWords } from "../src/api/schema";
import {
    against,
    botLike,
    choose,
    defaultsOf,
    hintsUsual,
    presetLike,
    playerCounts,
    playersSaid,
    presetsOf,
    type SeatWish,
    seatsSent,
    settled,
    valueTitle,
    withSeatChoices,
} from "../src/lib/setup";
import { factsOf, gamesOffered, gamesOpen, openGame, openGames, openTableParts, pageOf, PLAIN, titleOf } from "../src/lib/games";
import { loadWords, SHARED } from "../src/lib/say.svelte";

type Value = OptionWords["default"];
/** An option whose values have titles and needs only where they are given. */
const option = (values: Value[], usual: Value, ...words: Partial<OptionWords["words"][0]>[]): OptionWords => ({
    title: "",
    text: "",
    values,
    default: usual,
    words: values.map((_, index) => ({ title: "", text: "", ...words[index] })),
});
const seasons: GameData = {
    title: "Seasons",
    text: "",
    options: {
        players: option([2, 3, 4], 2),
        level: option(["apprentice", "magician", "archmage"], "archmage"),
        edition: option([2, 1], 2, { title: "Second" }, { title: "First", needs: { sets: [["base"]], enchantment: ["none"] } }),
        sets: option([["base"], ["base", "enchanted-kingdom"]], ["base"]),
        tokens: option([false, true], false),
        enchantment: option(
            ["none", "random", "natural-selection"],
            "none",
            {},
            {},
            { needs: { level: ["magician", "archmage"], players: [2, 3] } },
        ),
        board: option(["standard"], "standard"),
    },
    bots: ["random", "adept", "master"],
    bot_words: [],
    default_bot: "adept",
    stand_in: "adept",
};
const usual = defaultsOf(seasons);
beforeAll(async () => {
    await loadWords(SHARED);
    await openGames();
});

describe("the games", () => {
    it("are those that have a folder, in their order", () => {
        const folders = Object.keys(import.meta.glob("../src/games/*/game.ts")).map((path) => path.split("/").at(-2)!);
        expect([...gamesOpen()].sort()).toEqual(folders.sort());
        const places = gamesOpen().map((game) => factsOf(game)!.place);
        expect(places).toEqual([...places].sort((one, other) => one - other));
    });
    it("are offered as far as the server has them, those without a page last", () => {
        expect(gamesOffered({ "some-game": {}, archimage: {} })).toEqual(["archimage", "some-game"]);
    });
    it("are called as the package calls them, and those without a page as the server does", async () => {
        expect(titleOf("archimage")).toBe("Archimage");
        expect(titleOf("some-other-game")).toBe("some-other-game");
        vi.stubGlobal("location", { href: "https://games.example/" });
        vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ "some-other-game": { ...seasons, title: "A Game of Others" } })));
        await openGame("some-other-game");
        expect(titleOf("some-other-game")).toBe("A Game of Others");
        vi.unstubAllGlobals();
    });
    it("without a page have a plain one", async () => {
        expect(await openGame("some-game")).toEqual({});
        expect(pageOf("some-game")).toEqual({});
        expect(await openTableParts("some-game")).toBe(PLAIN);
        expect(PLAIN.targetsOf({ verb: "bid" }, {} as never)).toEqual([]);
        expect(gamesOpen()).not.toContain("some-game");
    });
    it("say how many may play, as soon as that is known", () => {
        expect(playersSaid(playerCounts("seasons", null))).toBe("2 to 4 players");
        expect(playersSaid(playerCounts("some-game", null))).toBe("");
        expect(["1 player", "2 players"]).toEqual([[1], [2]].map(playersSaid));
        expect(playerCounts("some-game", seasons)).toEqual([2, 3, 4]);
    });
});

describe("options of a new table", () => {
    it("leaves out the number of players and what is no choice", () => {
        expect(settled(seasons).map(([name]) => name)).toEqual(["level", "edition", "sets", "tokens", "enchantment"]);
    });
    it("names what a value goes together with and does not have", () => {
        const { edition, enchantment } = seasons.options;
        expect(against(edition!, 1, usual)).toEqual([]);
        expect(against(edition!, 1, { ...usual, sets: ["base", "enchanted-kingdom"] })).toEqual(["sets"]);
        expect(against(enchantment!, "natural-selection", { ...usual, level: "apprentice", players: 4 })).toEqual(["level", "players"]);
    });
    it("lets go of what no longer fits a choice", () => {
        const chosen = { ...usual, edition: 1, players: 2 };
        expect(choose(seasons, chosen, "sets", ["base", "enchanted-kingdom"])).toMatchObject({
            edition: 2,
            sets: ["base", "enchanted-kingdom"],
        });
        const picky = { ...usual, enchantment: "natural-selection", players: 3 };
        expect(choose(seasons, picky, "players", 4).enchantment).toBe("none");
        expect(choose(seasons, picky, "tokens", true).enchantment).toBe("natural-selection");
    });
    it("knows a preset again, whatever was chosen to get there", () => {
        for (const [preset, options] of Object.entries(presetsOf("seasons")))
            expect(presetLike("seasons", seasons, { ...usual, ...options })).toBe(preset);
        expect(presetLike("seasons", seasons, { ...usual, tokens: true })).toBeNull();
    });
    it("has a preset for a first game of each", () => {
        for (const game of gamesOpen()) expect(Object.keys(presetsOf(game))[0]).toBe("first");
        expect(presetsOf("some-other-game")).toEqual({});
    });
    it("shows a value as the server names it, or as it is", () => {
        expect(valueTitle(seasons.options.edition!, 1)).toBe("First");
        expect(valueTitle(seasons.options.tokens!, true)).toBe("yes");
        expect(valueTitle(seasons.options.sets!, ["base", "enchanted-kingdom"])).toBe("base + enchanted-kingdom");
    });
});

describe("seats of a new table", () => {
    const seat = (kind: SeatWish["kind"], name = "", bot = ""): SeatWish => ({ id: 0, kind, name, bot });
    it("sends people at this screen as mine, each with their own name", () => {
        expect(
            seatsSent([seat("self", "unused"), seat("here", " Zoe "), seat("open", "x"), seat("bot", "x", "greedy"), seat("bot")], "Ann"),
        ).toEqual([
            { kind: "me", name: "Ann" },
            { kind: "me", name: "Zoe" },
            { kind: "open" },
            { kind: "bot", bot: "greedy" },
            { kind: "bot" },
        ]);
    });
    it("names computer players by their level, and tells two of a level apart", () => {
        const seats = [seat("bot", "", "novice"), seat("bot", "", "master"), seat("bot", "", "novice")];
        expect(seatsSent(seats, "Ann").map(({ name }) => name)).toEqual(["Bruno", "Chiara", "Bruno II"]);
    });
    it("sends what was chosen seat by seat, where a game has such a choice and somebody chose", () => {
        const seats = [seat("self"), { ...seat("open"), choice: "south" }, seat("bot")];
        expect(withSeatChoices("archimage", { circle: "I" }, seats)).toEqual({ circle: "I", mages: ["", "south", ""] });
        expect(withSeatChoices("archimage", { circle: "I" }, [seat("self"), seat("bot")])).toEqual({ circle: "I" });
        expect(withSeatChoices("seasons", { edition: 2 }, seats)).toEqual({ edition: 2 });
    });
    it("offers the bot that was wanted, else the usual one", () => {
        expect(botLike(seasons, "master")).toBe("master");
        expect(botLike(seasons, "gone")).toBe("adept");
        expect(botLike(seasons)).toBe("adept");
        expect(botLike({ ...seasons, default_bot: "" })).toBe("random");
        expect(botLike(undefined, "master")).toBe("");
    });
    it("allows hints by itself where one person plays against bots alone", () => {
        expect(hintsUsual([seat("self"), seat("bot"), seat("bot")])).toBe(true);
        expect(hintsUsual([seat("self"), seat("here"), seat("bot")])).toBe(false);
        expect(hintsUsual([seat("self"), seat("open")])).toBe(false);
    });
});
