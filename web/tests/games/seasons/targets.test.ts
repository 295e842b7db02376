import { describe, expect, it } from "vitest";
import sample from "../../../src/data/seasons/sample.json";
import { asRead } from "../../../src/lib/as-read";
import { poolShown, setSize, targetsOf } from "../../../src/games/seasons/table";
import type { SeasonsAbout, SeasonsView } from "../../../src/games/seasons/types";

const view = (changes: Partial<SeasonsView> = {}): SeasonsView => ({
    ...asRead<SeasonsView>(sample),
    known: { top: [] },
    ...changes,
});

describe("the things that a choice is about", () => {
    it.each<[SeasonsAbout, string]>([
        [{ verb: "take-die", die: 4, place: "dice" }, "die/4"],
        [{ verb: "summon", card: "demon-of-argos", place: "hand", seat: 0 }, "hand/demon-of-argos"],
        [{ verb: "transmute", energy: "earth", seat: 0, place: "reserve" }, "energy/0/earth"],
        [{ verb: "bonus-gauge", place: "bonus-track" }, "bonus"],
        [{ verb: "use-token", token: 3 }, "token/3"],
        [{ verb: "token", token: 5 }, "token/5"],
        [{ verb: "use-die", place: "own-die" }, "own-die"],
        [{ verb: "draw", place: "pile" }, "pile"],
        [{ verb: "discard-top", place: "pile", card: "raven-the-usurper" }, "pile"],
        [{ verb: "seat", seat: 2 }, "seat/2"],
        [{ verb: "move", spaces: 3, space: 10, place: "wheel" }, "space/10"],
        [{ verb: "energy", energy: "air", place: "supply" }, "supply/air"],
        [{ verb: "energy", energy: "air", place: "reserve", seat: 2 }, "energy/2/air"],
        [{ verb: "copy", seat: 1, card: "balance-of-ishtar", place: "play", arrival: 21 }, "play/21"],
        [{ verb: "pay", energy: "fire", seat: 0, card: "amulet-of-water", place: "play", arrival: 32 }, "play/32"],
        [{ verb: "keep", card: "amulet-of-time", place: "limbo" }, "pool/amulet-of-time"],
        [{ verb: "card", card: "amulet-of-air", place: "pack", seat: 0 }, "pack/amulet-of-air"],
        [{ verb: "card", card: "amulet-of-air", place: "limbo", seat: 0 }, "pool/amulet-of-air"],
        [{ verb: "card", card: "amulet-of-air", place: "hand", seat: 0 }, "hand/amulet-of-air"],
        [{ verb: "let-go", card: "potion-of-life", place: "limbo" }, "pool/potion-of-life"],
    ])("%j", (about, target) => expect(targetsOf(about)).toEqual([target]));

    it.each<SeasonsAbout>([
        { verb: "end-turn" },
        { verb: "amount", amount: 2, energy: "air" },
        { verb: "lose-space", place: "reserve", seat: 0 },
        { verb: "own", card: "raven-the-usurper", place: "play", seat: 0 },
    ])("%j: no thing", (about) => expect(targetsOf(about)).toEqual([]));
});

describe("cards that wait to be settled", () => {
    const own = { ...view().own!, limbo: ["amulet-of-time"] };
    it("are the viewer's own, and those that others have revealed", () => {
        expect(poolShown(view({ own, revealed: [] }))).toEqual(["amulet-of-time"]);
        const revealed = [{ card: "necrotic-kriss", cards: ["raven-the-usurper"] }];
        expect(poolShown(view({ own, revealed }))).toEqual(["amulet-of-time", "raven-the-usurper"]);
        expect(poolShown(view({ own: null, revealed }))).toEqual(["raven-the-usurper"]);
    });
    it("lie there once where the viewer has revealed them", () => {
        const revealed = [{ card: "necrotic-kriss", cards: ["amulet-of-time"] }];
        expect(poolShown(view({ own, revealed }))).toEqual(["amulet-of-time"]);
    });
    it("are those of the question where it shows the top of the pile", () => {
        const asked = { question: "orb", seat: 0, waiting: [0], arguments: { cards: ["crystal-orb"] }, own };
        expect(poolShown(view(asked))).toEqual(["crystal-orb"]);
    });
});

describe("a set of cards", () => {
    const own = { ...view().own!, hand: ["a"], library2: ["b", "c"] };
    const set = (most: number) => ({ least: most, most, of: [] });
    it("is as large as what is chosen and what is still to choose", () => {
        expect(setSize(view({ own, set: set(2), arguments: { set: "hand" } }))).toBe(3);
        expect(setSize(view({ own, set: set(1), arguments: { set: "library" } }))).toBe(3);
        expect(setSize(view({ own: { ...own, hand: ["a", "b", "c", "d"] }, set: null, arguments: {} }))).toBe(4);
    });
});
