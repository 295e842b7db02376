import { describe, expect, it } from "vitest";
import { BOARDS } from "../../../src/games/archimage/facts";
import { layout, stepFrom } from "../../../src/games/archimage/tower";
import type { BoardData } from "../../../src/games/archimage/types";

const standard = Object.entries(BOARDS);
const cross: BoardData = {
    name: "cross",
    players: [2],
    space: [
        { id: "hall", kind: "hall", x: 0, y: 0, neighbours: ["east", "north"] },
        { id: "east", kind: "circle", power: 2, x: 5, y: 1, neighbours: ["hall"] },
        { id: "north", kind: "scroll", power: 3, x: 0, y: -4, neighbours: ["hall"] },
    ],
};

describe.each(standard)("the standard board for %s", (_, board) => {
    const { points, ways } = layout(board);

    it("has every space inside, the hall in the middle and no two spaces upon each other", () => {
        expect(points).toHaveLength(board.space.length);
        expect([points[0]!.kind, points[0]!.x, points[0]!.y]).toEqual(["hall", 0, 0]);
        for (const point of points) expect(Math.hypot(point.x, point.y)).toBeLessThanOrEqual(500.001);
        for (const one of points)
            for (const other of points) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(68);
    });

    it("has each way once, and the same from both ends", () => {
        expect(new Set(ways.map(([from, to]) => `${from.number} ${to.number}`)).size).toBe(ways.length);
        for (const [from, to] of ways) expect(to.near).toContain(from.number);
        expect(ways.length * 2).toBe(points.reduce((sum, point) => sum + point.near.length, 0));
    });

    it("can be walked with arrow keys to every space", () => {
        const seen = new Set([0]);
        const queue = [0];
        for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
            for (const to of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => stepFrom(points, from!, key))) {
                if (!seen.has(to)) queue.push(to);
                seen.add(to);
            }
        }
        expect(seen.size).toBe(points.length);
    });
});

describe("an arrow key", () => {
    const { points } = layout(cross);
    it("takes the way that leads in its direction, and stays where none does", () => {
        expect(stepFrom(points, 0, "ArrowRight")).toBe(1);
        expect(stepFrom(points, 0, "ArrowUp")).toBe(2);
        expect(stepFrom(points, 0, "ArrowLeft")).toBe(0);
        expect(stepFrom(points, 2, "ArrowDown")).toBe(0);
        expect(stepFrom(points, 0, "Tab")).toBe(0);
    });
});
