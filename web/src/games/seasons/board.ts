// What a table of Seasons is drawn with.
import type { Component } from "svelte";
import type { BoardProps, TableParts } from "../../lib/games";
import type { TargetsOf } from "../../lib/actions.svelte";
import SeasonsBoard from "./Board.svelte";
import SeasonsHands from "./Hands.svelte";
import { inPrelude, targetsOf as targetsIn } from "./table";
import type { SeasonsView } from "./types";
import { say } from "../../lib/say.svelte";
import OptionEffect from "./OptionEffect.svelte";

// The page knows views only as far as all games' are alike.
export const Board = SeasonsBoard as unknown as Component<BoardProps>;
export const Hands = SeasonsHands as unknown as TableParts["Hands"];
export const targetsOf = targetsIn as unknown as TargetsOf;
export { OptionEffect };

/** Options that end what is being done have the deciding button to themselves. */
const CLOSING = new Set(["end-turn", "done"]);
export const closes: TableParts["closes"] = ({ verb }) => CLOSING.has(verb);
const NAMED = new Set(["end-turn", "done", "take-die", "summon", "activate", "transmute", "pay", "drop", "move"]);
export const act: TableParts["act"] = ({ verb }) =>
    verb === "token" ? say("seasons-page-keep") : say(`seasons-page-act-${NAMED.has(verb) ? verb : "choose"}`);
/** Cards are laid on shelves, and all chosen at once. */
export const laysOut: TableParts["laysOut"] = ({ question }) => question === "build" || question === "select";
const STACKED = new Set(["build", "token"]); // questions with three shelves on the rack
/** Before the first round the cards need the room of the window. */
export const rack: TableParts["rack"] = (view) => {
    if (!inPrelude(view as SeasonsView) || !(view as SeasonsView).own) return undefined;
    return STACKED.has(view.question) ? "low stacked" : "low";
};
