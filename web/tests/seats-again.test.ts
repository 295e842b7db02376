import { expect, it } from "vitest";
import { seatsAgain } from "../src/lib/setup";
import type { SeatData } from "../src/api/schema";

const seat = (kind: SeatData["kind"], name: string, bot = ""): SeatData => ({
    kind,
    name,
    bot,
    ready: true,
    away: false,
    resigned: false,
    waited: false,
    stand_in_from: null,
});

it("sits everybody as before: own seats here, others' open, bots as they were", () => {
    const seats = [seat("human", "Ada"), seat("human", "Grace"), seat("bot", "", "greedy"), seat("human", "Emmy", "random")];
    expect(seatsAgain(seats, [1, 3])).toEqual([
        { id: 0, kind: "open", name: "Ada", bot: "" },
        { id: 1, kind: "here", name: "Grace", bot: "" },
        { id: 2, kind: "bot", name: "", bot: "greedy" },
        { id: 3, kind: "here", name: "Emmy", bot: "" }, // a bot stood in at the end; the seat is still somebody's
    ]);
});
