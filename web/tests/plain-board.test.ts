import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actions } from "../src/lib/actions.svelte";
import { PLAIN } from "../src/lib/games";
import type { Option } from "../src/lib/messages";
import { loadWords, SHARED } from "../src/lib/say.svelte";
import BoardText from "../src/parts/BoardText.svelte";
import Acts from "../src/parts/Acts.svelte";
import Choices from "../src/parts/Choices.svelte";

beforeAll(() => loadWords(SHARED));

const option = (number: number, text: string): Option => ({
    pick: `bid ${number}`,
    number,
    text,
    brings: { coins: 1 },
    costs: { coins: 2 },
});
const options = [option(3, "Bid 3"), option(4, "Bid 4")];
/** What the list of choices reads of a table that asks. */
const actions = {
    parts: PLAIN,
    options,
    marked: null,
    unconfirmed: null,
    deciding: null,
    selection: null,
    renew: () => undefined,
    hints: { allowed: true, best: [], together: false, thinking: false, fault: "", rank: () => 0 },
    live: {
        busy: false,
        fault: null,
        status: "open",
        state: { may_undo: true, phase: "playing", question: { key: "bid", waiting: [0], options, text: "What do you bid?", since: 5 } },
    },
} as unknown as Actions;

describe("a game without a page", () => {
    it("shows its state in sentences", () => {
        const { body } = render(BoardText, { props: { words: { title: "Round 2", lines: ["Ann has 3 coins.", "Bob has 4 coins."] } } });
        expect(body).toContain("Round 2</h2>");
        expect(body.match(/<p[^>]*>[^<]+<\/p>/g)).toHaveLength(2);
        expect(body).toContain("Bob has 4 coins.");
    });
    it("has its choices as a list of buttons", () => {
        const { body } = render(Choices, { props: { actions } });
        expect(body).toContain("What do you bid?");
        expect([...body.matchAll(/data-pick="([^"]*)"/g)].map(([, pick]) => pick)).toEqual(["bid 3", "bid 4"]);
    });
    it("has a button to decide with, undo and hints", () => {
        const { body } = render(Acts, { props: { actions } });
        expect(body).toMatch(/class="stamp[^>]*aria-disabled="true"/);
        expect(body).toContain("Take back");
        expect(body).toContain("data-hint");
    });
});
