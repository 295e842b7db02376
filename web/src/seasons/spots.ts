// Which things on a table of Seasons a choice is about.
import type { SpotsOf } from "../lib/desk.svelte";

export const spotsOf: SpotsOf = (pick) => {
    const [verb = "", ...rest] = pick.split(" ");
    const what = rest.join(" ");
    if (verb === "take" && rest[0] === "die") return [`die/${rest[1]}`];
    if (verb === "summon" || verb === "card") return [`hand/${what}`];
    return [];
};
