// Which things on a table of Archimage a choice is about.
import type { SpotsOf } from "../../lib/actions.svelte";
import type { ArchimageView } from "../../lib/types";
import { diceOwner, scrollsOwner } from "./table";

const space = (number: number | undefined): string[] => (number === undefined || number < 0 ? [] : [`space/${number}`]);

export function spotsIn(pick: string, view: ArchimageView): string[] {
    const [verb = "", what = "", value = ""] = pick.split(" ");
    const own = view.seat ?? view.active;
    const other = Number(what) - 1; // people count seats from 1
    switch (verb) {
        case "break":
        case "space":
            return space(Number(what));
        case "cast":
        case "scroll":
            return [`scroll/${scrollsOwner(view)}/${what}`];
        case "die":
            return [`die/${diceOwner(view)}/${what}/${value}`];
        case "colour":
            return [`reserve/${what}`];
        case "seat":
            return [`seat/${other}`, `mage/${other}`, ...space(view.players[other]?.mage)];
        case "mage":
            return [`mage/${other}`, ...space(view.players[other]?.mage)];
        case "familiar":
            return what === "here"
                ? [`familiar/${own}`, ...space(view.players[own]?.mage)]
                : other >= 0
                  ? [`familiar/${other}`, ...space(view.players[other]?.familiar)]
                  : [`familiar/${own}`];
        case "take":
            return what === "off" ? space(view.guardians[view.stack.at(-1)?.a ?? -1]) : [`reserve/${what}`];
        default:
            return [];
    }
}
export const spotsOf: SpotsOf = (pick, state) => (state.view?.game === "archimage" ? spotsIn(pick, state.view) : []);
