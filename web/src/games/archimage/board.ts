// What a table of Archimage is drawn with.
import type { Component } from "svelte";
import type { BoardProps } from "../../lib/games";
import type { SpotsOf } from "../../lib/actions.svelte";
import ArchimageBoard from "./Board.svelte";
import { spotsOf as spotsIn } from "./table";
import Worth from "./Worth.svelte";

// The page knows views only as far as all games' are alike.
export const Board = ArchimageBoard as unknown as Component<BoardProps>;
export const spotsOf = spotsIn as unknown as SpotsOf;
export { Worth };
