import { describe, expect, it } from "vitest";
import {
    against,
    botLike,
    choose,
    defaultsOf,
    hintsUsual,
    GAMES,
    type GameTold,
    presetLike,
    presetOptions,
    presetsOf,
    type SeatWish,
    seatsSent,
    settled,
    titleOf,
} from "../src/lib/setup";

const seasons: GameTold = {
    title: "Seasons",
    options: {
        players: { values: [2, 3, 4], default: 2 },
        level: { values: ["apprentice", "magician", "archmage"], default: "archmage" },
        edition: {
            values: [2, 1],
            default: 2,
            words: [{ title: "Second" }, { title: "First", needs: { sets: [["base"]], enchantment: ["none"] } }],
        },
        sets: { values: [["base"], ["base", "enchanted-kingdom"]], default: ["base"] },
        tokens: { values: [false, true], default: false },
        enchantment: {
            values: ["none", "random", "natural-selection"],
            default: "none",
            words: [{}, {}, { needs: { level: ["magician", "archmage"], players: [2, 3] } }],
        },
        board: { values: ["standard"], default: "standard" },
    },
    bots: ["random", "adept", "master"],
    default_bot: "adept",
};
const usual = defaultsOf(seasons);

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
        for (const preset of presetsOf("seasons"))
            expect(presetLike("seasons", seasons, { ...usual, ...presetOptions("seasons", preset) })).toBe(preset);
        expect(presetLike("seasons", seasons, { ...usual, tokens: true })).toBeNull();
    });
    it("has a preset for a first game of each", () => {
        for (const game of GAMES) expect(presetsOf(game)).toContain("first");
        expect(presetOptions("archimage", "kingdom")).toEqual({});
    });
    it("shows a value as the server names it, or as it is", () => {
        const words = { yes: "yes", no: "no" };
        expect(titleOf(seasons.options.edition!, 1, words)).toBe("First");
        expect(titleOf(seasons.options.tokens!, true, words)).toBe("yes");
        expect(titleOf(seasons.options.sets!, ["base", "enchanted-kingdom"], words)).toBe("base + enchanted-kingdom");
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
    it("offers the bot that was wanted, else the usual one", () => {
        expect(botLike(seasons, "master")).toBe("master");
        expect(botLike(seasons, "gone")).toBe("adept");
        expect(botLike(seasons)).toBe("adept");
        expect(botLike({ ...seasons, default_bot: undefined })).toBe("random");
        expect(botLike(undefined, "master")).toBe("");
    });
    it("allows hints by itself where one person plays against bots alone", () => {
        expect(hintsUsual([seat("self"), seat("bot"), seat("bot")])).toBe(true);
        expect(hintsUsual([seat("self"), seat("here"), seat("bot")])).toBe(false);
        expect(hintsUsual([seat("self"), seat("open")])).toBe(false);
    });
});
