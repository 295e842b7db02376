// What a table of Seasons is drawn with.
import type { Component } from "svelte";
import type { BoardProps, TableParts } from "../../lib/games";
import type { TargetsOf } from "../../lib/actions.svelte";
import SeasonsBoard from "./Board.svelte";
import SeasonsHands from "./Hands.svelte";
import { targetsOf as targetsIn } from "./table";
import OptionEffect from "./OptionEffect.svelte";

// The page knows views only as far as all games' are alike.
export const Board = SeasonsBoard as unknown as Component<BoardProps>;
export const Hands = SeasonsHands as unknown as TableParts["Hands"];
export const targetsOf = targetsIn as unknown as TargetsOf;
export { OptionEffect };
