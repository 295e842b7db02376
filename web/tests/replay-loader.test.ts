import { beforeEach, describe, expect, it, vi } from "vitest";

const asked: { path: string; query: Record<string, unknown>; answer: (told: unknown) => void; refuse: (fault: unknown) => void }[] = [];
vi.mock("../src/lib/api", () => ({
    Refused: class extends Error {
        constructor(
            readonly fault: { text: string },
            readonly status: number,
        ) {
            super(fault.text);
        }
    },
    ask: (path: string, query: Record<string, unknown>) => new Promise((answer, refuse) => asked.push({ path, query, answer, refuse })),
}));
const { ReplayLoader } = await import("../src/lib/replay-loader.svelte");
const { Refused } = await import("../src/lib/api");

const pickOf = (path: string): number => Number(path.split("/").at(-1));
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
/** The server answers the oldest request. */
async function answer(): Promise<number> {
    const { path, answer } = asked.shift()!;
    answer({ pick: pickOf(path), picks: 100, texts: [] });
    await settle();
    return pickOf(path);
}

describe("moments", () => {
    beforeEach(() => asked.splice(0));

    it("asks for one at a time, and while somebody drags for the newest only", async () => {
        const moments = new ReplayLoader("t");
        for (let pick = 10; pick <= 60; pick++) moments.want(pick, 0, "en");
        expect(asked.map(({ path }) => path)).toEqual(["tables/t/moments/10"]);
        await answer();
        expect(moments.late).toBe(true);
        expect(asked.map(({ path }) => pickOf(path))).toEqual([60]);
        await answer();
        expect(moments.shown?.pick).toBe(60);
        expect(moments.late).toBe(false);
    });
    it("then fetches what lies ahead in the direction of travel, and does not ask twice", async () => {
        const moments = new ReplayLoader("t");
        moments.want(50, "watch", "en");
        const order = [];
        while (asked.length) order.push(await answer());
        expect(order).toEqual([50, 51, 52, 53, 49]);
        moments.want(49, "watch", "en");
        expect(moments.shown?.pick).toBe(49);
        const back = [];
        while (asked.length) back.push(await answer());
        expect(back).toEqual([48, 47, 46]);
    });
    it("stays within the game", async () => {
        const moments = new ReplayLoader("t");
        moments.want(100, "watch", "en");
        const order = [];
        while (asked.length) order.push(await answer());
        expect(order).toEqual([100, 99]);
    });
    it("knows views and languages apart, and asks for open hands by name", async () => {
        const moments = new ReplayLoader("t");
        moments.want(0, 2, "fr");
        expect(asked[0]!.query).toEqual({ seat: 2, lang: "fr" });
        moments.want(0, "open", "it");
        await answer();
        expect(asked[0]!.query).toEqual({ watch: true, all: true, lang: "it" });
        moments.close();
    });
    it("tells why there is none, and tries again when asked again", async () => {
        const moments = new ReplayLoader("t");
        moments.want(5, 0, "en");
        asked.shift()!.refuse(new Refused({ key: "not-over", text: "Not over." }, 409));
        await settle();
        expect(moments.fault?.message).toBe("Not over.");
        expect(asked).toEqual([]);
        moments.want(6, 0, "en");
        await answer();
        expect(moments.fault).toBeNull();
        moments.close();
    });
});
