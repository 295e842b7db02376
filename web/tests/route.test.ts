import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { routeOf } = await import("../src/lib/route.svelte");

it("the legend is found by its address, and by the one that it had before", () => {
    expect(routeOf("#/legend")).toEqual({ name: "legend" });
    expect(routeOf("#/signs")).toEqual({ name: "legend" });
    expect(routeOf("#/anything-else")).toEqual({ name: "lobby" });
});

it("a new table is asked for with its game, and with everybody at one screen", () => {
    expect(routeOf("#/new/some-game")).toEqual({ name: "new", game: "some-game", here: false });
    expect(routeOf("#/new/some-game/here")).toEqual({ name: "new", game: "some-game", here: true });
});
