// What every part of a table of Seasons needs: what can be done, and the texts.
import { createContext } from "svelte";
import type { Actions } from "../../lib/actions.svelte";
import type { Texts } from "./types";

interface TableContext {
    readonly actions: Actions | null;
    readonly texts: Texts;
    readonly players: number;
}
export const [tableContext, setTableContext] = createContext<TableContext>();
