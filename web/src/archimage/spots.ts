// Which things on a table of Archimage a choice is about.
import type { SpotsOf } from "../lib/desk.svelte";

export const spotsOf: SpotsOf = (pick) => {
    const [verb = "", what = ""] = pick.split(" ");
    if (verb === "break" || verb === "space") return [`space/${what}`];
    return [];
};
