import { describe, expect, it } from "vitest";
import { Actions } from "../src/lib/actions.svelte";
import { PLAIN } from "../src/lib/games";
import type { Live } from "../src/lib/live.svelte";

/** A table that stores what is chosen when it is told to. */
function table(set: object | null) {
    const sent: string[][] = [];
    const state = {
        version: 3,
        view: { set, options: [1], about: [{ verb: "card" }] },
        question: { options: [{ pick: "done", number: 1, text: "" }] },
    };
    const live = { busy: false, fault: null as object | null, status: "open", state, chooseSet: (picks: string[]) => sent.push(picks) };
    const stored = (next: object | null): void =>
        void (live.state = { ...state, version: live.state.version + 1, view: { ...state.view, set: next } });
    return { sent, live, stored, actions: new Actions(live as unknown as Live, PLAIN) };
}
const ANY = { least: 2, most: 2, of: [] };

describe("sets that follow each other", () => {
    it("are sent one by one, each when the one before it is stored", () => {
        const { sent, stored, actions } = table(ANY);
        actions.chooseSets([
            ["card b", "card a"],
            ["card c", "card d"],
        ]);
        actions.goOn();
        expect(sent).toEqual([["card b", "card a"]]);
        stored(ANY);
        actions.goOn();
        expect(sent).toEqual([
            ["card b", "card a"],
            ["card c", "card d"],
        ]);
        stored(ANY);
        actions.goOn();
        expect(sent).toHaveLength(2);
    });
    it("end where something is refused, or another question is asked", () => {
        const refused = table(ANY);
        refused.actions.chooseSets([["card a"], ["card b"]]);
        refused.live.fault = {};
        refused.stored(ANY);
        refused.actions.goOn();
        refused.live.fault = null;
        refused.actions.goOn();
        expect(refused.sent).toHaveLength(1);
        const other = table(ANY);
        other.actions.chooseSets([["card a"], ["card b"]]);
        other.stored(null);
        other.actions.goOn();
        other.stored(ANY);
        other.actions.goOn();
        expect(other.sent).toHaveLength(1);
    });
});
