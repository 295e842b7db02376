// What a table of Archimage is drawn with.
import type { Component } from "svelte";
import type { BoardProps } from "../../lib/games";
import type { TargetsOf } from "../../lib/actions.svelte";
import ArchimageBoard from "./Board.svelte";
import { targetsOf as targetsIn } from "./table";
import OptionEffect from "./OptionEffect.svelte";

// The page knows views only as far as all games' are alike.
export const Board = ArchimageBoard as unknown as Component<BoardProps>;
export const targetsOf = targetsIn as unknown as TargetsOf;
export { OptionEffect };
