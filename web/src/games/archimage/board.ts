// What a table of Archimage is drawn with.
import type { Component } from "svelte";
import type { BoardProps, TableParts } from "../../lib/games";
import type { TargetsOf } from "../../lib/actions.svelte";
import ArchimageBoard from "./Board.svelte";
import { targetsOf as targetsIn } from "./table";
import { say } from "../../lib/say.svelte";
import OptionEffect from "./OptionEffect.svelte";

// The page knows views only as far as all games' are alike.
export const Board = ArchimageBoard as unknown as Component<BoardProps>;
export const targetsOf = targetsIn as unknown as TargetsOf;
export { OptionEffect };

/** Options that end what is being done have the deciding button to themselves. */
const CLOSING = new Set(["done", "give-up"]);
export const closes: TableParts["closes"] = ({ verb }) => CLOSING.has(verb);
const NAMED = new Set(["done", "give-up", "break", "cast", "take", "die"]);
export const act: TableParts["act"] = ({ verb }) => say(`archimage-page-act-${NAMED.has(verb) ? verb : "choose"}`);
