// What the page has for each game, loaded when a table of it is opened.
import type { Component } from "svelte";
import type { Desk, SpotsOf } from "./actions.svelte";
import type { GameKey, LogEntry, View } from "./messages";

export interface BoardProps {
    view: View;
    names: string[];
    /** Null where nothing can be chosen: in a replay, for a spectator. */
    desk: Desk | null;
    /** What happened, for motion and sound; empty in a replay. */
    log: LogEntry[];
}
export interface Game {
    Board: Component<BoardProps>;
    spotsOf: SpotsOf;
}
type Loader = () => Promise<[{ default: unknown }, { spotsOf: SpotsOf }]>;
const LOADERS: Record<GameKey, Loader> = {
    seasons: () => Promise.all([import("../games/seasons/Board.svelte"), import("../games/seasons/spots")]),
    archimage: () => Promise.all([import("../games/archimage/Board.svelte"), import("../games/archimage/spots")]),
};

export async function loadGame(key: GameKey): Promise<Game> {
    const [board, { spotsOf }] = await LOADERS[key]();
    return { Board: board.default as Component<BoardProps>, spotsOf };
}
