import { describe, expect, it } from "vitest";
import sample from "../src/data/sample.seasons.json";
import { spotsIn } from "../src/games/seasons/spots";
import type { SeasonsView } from "../src/lib/types";

const NOTHING_KNOWN = { known: { top: [] } };
const view = (changes: Partial<SeasonsView> = {}): SeasonsView => ({ ...(sample as unknown as SeasonsView), ...NOTHING_KNOWN, ...changes });
const free = view({ question: "free", stack: [] });
const me = free.players[free.seat!]!;

describe("the things that a choice is about", () => {
    it.each([
        ["take die 4", ["die/4"]],
        ["summon demon-of-argos", ["hand/demon-of-argos"]],
        ["transmute earth", ["energy/0/earth"]],
        ["pay fire", ["energy/0/fire"]],
        ["drop water", ["energy/0/water"]],
        ["bonus gauge", ["bonus"]],
        ["use token", ["token/3"]],
        ["use die", ["own-die"]],
        ["take energy", ["own-die"]],
        ["instead gauge", ["own-die"]],
        ["draw", ["pile"]],
        ["seat 3", ["seat/2"]],
        ["move forward 3", ["space/10"]],
        ["move back 3", ["space/4"]],
        ["energy air", ["supply/air"]],
        ["copy balance-of-ishtar", ["play/3", "play/21"]],
    ])("%s", (pick, spots) => expect(spotsIn(free, pick)).toEqual(spots));

    it.each(["end turn", "done", "pay crystals", "pay energy", "amount 2", "lose space", "again"])("%s: no thing", (pick) =>
        expect(spotsIn(free, pick)).toEqual([]),
    );

    it("goes round the wheel, over the turn of the year and back", () => {
        expect(spotsIn(view({ space: 11 }), "move forward 3")).toEqual(["space/2"]);
        expect(spotsIn(view({ space: 1 }), "move back 3")).toEqual(["space/10"]);
    });

    it("keeps or discards the card drawn", () => {
        expect(spotsIn(view(), "keep")).toEqual(["pool/amulet-of-time"]);
        expect(spotsIn(view(), "discard")).toEqual(["pool/amulet-of-time"]);
        expect(spotsIn(view(), "discard cards")).toEqual([]);
    });

    it.each([
        ["draft", "pack/amulet-of-air"],
        ["build", "pack/amulet-of-air"],
        ["dig", "pool/amulet-of-air"],
        ["orb", "pool/amulet-of-air"],
        ["winnow", "hand/amulet-of-air"],
        ["from-hand", "hand/amulet-of-air"],
    ])("a card that is named in %s", (question, spot) => expect(spotsIn(view({ question }), "card amulet-of-air")).toEqual([spot]));

    it("tells two cards of a name in play apart by their order", () => {
        const ravens = me.play.filter(({ card }) => card === "raven-the-usurper").map(({ arrival }) => `play/${arrival}`);
        expect(ravens).toHaveLength(2);
        expect(spotsIn(free, "own raven-the-usurper")).toEqual([ravens[0]]);
        expect(spotsIn(free, "activate raven-the-usurper 2")).toEqual([ravens[1]]);
    });

    it("names cards that wait to speak wherever they wait", () => {
        const stack = [{ ...view().stack[0]!, todo: [22] }];
        expect(spotsIn(view({ question: "order", stack }), "own raven-the-usurper")).toEqual(["play/22"]);
    });

    it("finds the amulet that an energy is taken from, a Raven's too", () => {
        const play = [
            { ...me.play[0]!, card: "amulet-of-water", arrival: 31 },
            { ...me.play[0]!, card: "raven-the-usurper", copies: "amulet-of-water", arrival: 32 },
        ];
        const players = free.players.map((player, seat) => (seat === free.seat ? { ...player, play } : player));
        expect(spotsIn(view({ players }), "pay fire from amulet 2")).toEqual(["play/32"]);
        expect(spotsIn(view({ players }), "transmute air from amulet 1")).toEqual(["play/31"]);
        expect(spotsIn(view({ players }), "transmute air from amulet 3")).toEqual([]);
    });

    it("takes another's energies from their reserve", () => {
        const stack = [{ ...view().stack[0]!, seat: 2 }];
        expect(spotsIn(view({ question: "rob", stack }), "energy air")).toEqual(["energy/2/air"]);
    });

    it("lets a card go from play, or from the cards that wait", () => {
        const frame = view().stack[0]!;
        expect(spotsIn(view({ stack: [{ ...frame, uid: 9, pool: [] }] }), "let go")).toEqual(["play/9"]);
        const stack = [
            { ...frame, uid: 0, pool: ["potion-of-life"] },
            { ...frame, uid: 0, pool: [] },
        ];
        expect(spotsIn(view({ stack }), "let go")).toEqual(["pool/potion-of-life"]);
    });
});
