// Which things on a table of Seasons an option is about.
import type { SeasonsAbout } from "./types";

export function spotsOf({ verb, place, card, arrival, die, energy, seat, space, token }: SeasonsAbout): string[] {
    switch (place) {
        case "bonus-track":
            return ["bonus"];
        case "own-die":
        case "pile":
            return [place];
        case "dice":
            return [`die/${die}`];
        case "wheel":
            return [`space/${space}`];
        case "play":
            return arrival ? [`play/${arrival}`] : [];
        case "reserve":
            return energy ? [`energy/${seat}/${energy}`] : [];
        case "supply":
            return [`supply/${energy}`];
        case "limbo":
            return [`pool/${card}`];
        case "hand":
        case "pack":
            return card ? [`${place}/${card}`] : [];
    }
    if (token) return [`token/${token}`];
    return verb === "seat" ? [`seat/${seat}`] : [];
}
