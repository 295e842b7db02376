// What a table of Seasons is drawn with.
import type { Component } from "svelte";
import type { BoardProps, TableParts } from "../../lib/games";
import type { SpotsOf } from "../../lib/actions.svelte";
import SeasonsBoard from "./Board.svelte";
import SeasonsHands from "./Hands.svelte";
import { spotsOf as spotsIn } from "./table";
import Worth from "./Worth.svelte";

// The page knows views only as far as all games' are alike.
export const Board = SeasonsBoard as unknown as Component<BoardProps>;
export const Hands = SeasonsHands as unknown as TableParts["Hands"];
export const spotsOf = spotsIn as unknown as SpotsOf;
export { Worth };
