import { beforeAll, describe, expect, it } from "vitest";
import { FACTS as TOWER } from "../src/games/archimage/facts";
import * as archimage from "../src/games/archimage/gallery";
import { costFor, costWords, energiesIn } from "../src/games/seasons/costs";
import { facePart, faceWords } from "../src/games/seasons/dice";
import { FACTS } from "../src/games/seasons/facts";
import * as seasons from "../src/games/seasons/gallery";
import { addressOf, ALL, type Entry, entryAt, plain, search, type Wanted } from "../src/lib/gallery";
import { loadWords, SHARED, speak } from "../src/lib/say.svelte";

let entries: Entry[] = [];
beforeAll(async () => {
    entries = [...(await seasons.entries()), ...(await archimage.entries())];
    await Promise.all([SHARED, "seasons"].map(loadWords));
});
const find = (text: string, more: Partial<Wanted> = {}): string[] =>
    search(entries, { text, group: ALL, tag: null, ...more }).map(({ key }) => key);

describe("plain", () => {
    it("drops case, accents and punctuation", () => {
        expect(plain("  Amulette d’Été, n° 1 ")).toBe("amulette d ete n 1");
        expect(plain("Cœur")).toBe("coeur");
    });
});

describe("the gallery", () => {
    it("knows every card, token, enchantment and spell in three languages", () => {
        expect(entries).toHaveLength(FACTS.cards.length + FACTS.tokens.length + FACTS.enchantments.length + TOWER.spells.length);
        for (const entry of entries) for (const name of Object.values(entry.names)) expect(name, entry.id).not.toBe("");
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    });

    it("finds a card by its name in each language, with or without accents, whatever the case", () => {
        expect(find("glutton cauldron")).toEqual(["glutton-cauldron"]);
        expect(find("CHAUDRON")[0]).toBe("glutton-cauldron");
        expect(find("calderone")[0]).toBe("glutton-cauldron");
        expect(find("baton printemps")[0]).toBe("staff-of-spring");
        expect(find("bâton")[0]).toBe("staff-of-spring");
    });

    it("finds by the beginning of a word, not by its middle", () => {
        expect(find("caul")).toContain("glutton-cauldron");
        expect(find("auldron")).toEqual([]);
    });

    it("wants all words in one language", () => {
        expect(find("chaudron cauldron")).toEqual([]);
    });

    it("finds by words of the text and lists fitting names first", () => {
        const found = find("transmut");
        expect(found.slice(0, 2).sort()).toEqual(["ios-transmuter", "transmutation"]);
        expect(found).toContain("purse-of-io");
    });

    it("keeps to a kind and to an energy in the cost", () => {
        expect(find("", { group: "familiar" })).toHaveLength(FACTS.cards.filter(({ kind }) => kind === "familiar").length);
        expect(find("", { group: "spell" })).toHaveLength(TOWER.spells.length);
        const fiery = find("", { tag: { game: "seasons", value: "fire" } });
        expect(fiery).toContain("amulet-of-fire");
        expect(fiery).toContain("elemental-amulet");
        expect(fiery).not.toContain("amulet-of-water");
    });

    it("shows everything when nothing is asked, and nothing for nonsense", () => {
        expect(find(" ’ ")).toHaveLength(entries.length);
        expect(find("xyzzy")).toEqual([]);
    });
});

describe("costs", () => {
    const card = (key: string) => FACTS.cards.find((one) => one.key === key)!;

    it("are told in words, in each language", async () => {
        const hand = costFor(card("hand-of-fortune"), 2);
        await speak("fr");
        expect(costWords(hand)).toBe("coûte 1 terre, 1 feu, 1 air, 3 cristaux");
        await speak("it");
        expect(costWords(hand)).toBe("costa 1 terra, 1 fuoco, 1 aria, 3 cristalli");
        await speak("en");
        expect(costWords(hand)).toBe("costs 1 earth, 1 fire, 1 air, 3 crystals");
        expect(costWords(costFor(card("temporal-boots"), 4))).toBe("costs nothing");
        expect(costWords(costFor(card("elemental-amulet"), 4))).toBe("costs 1 to 4 different energies");
    });

    it("follow the number of players where they differ", () => {
        const two = costFor(card("figrim-the-avaricious"), 2);
        const four = costFor(card("figrim-the-avaricious"), 4);
        expect(two).not.toEqual(four);
        expect(costFor(card("amulet-of-air"), 4)).toEqual({ air: 2 });
    });

    it("list energies in the order of the rulebook", () => {
        expect(energiesIn({ air: 2, water: 1 })).toEqual(["water", "air", "air"]);
    });
});

describe("a die's face", () => {
    it("is taken apart and told in words", () => {
        expect(facePart("WW3")).toEqual({ energies: ["water", "water"], crystals: 3, gauge: 0, card: false, transmute: false });
        expect(faceWords("F*t")).toBe("fire, gauge up, transmute");
        expect(faceWords("c")).toBe("a card");
    });
});

describe("the address of an entry", () => {
    it("leads to it and to no other", () => {
        for (const entry of entries) expect(entryAt(entries, addressOf(entry).replace("#/gallery/", ""))).toBe(entry);
        expect(entryAt(entries, "token-3")?.group).toBe("token");
        expect(entryAt(entries, "nothing")).toBeUndefined();
    });
});
