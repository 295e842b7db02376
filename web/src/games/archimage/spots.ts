// Which things on a table of Archimage an option is about.
import type { ArchimageAbout, ArchimageView } from "./types";

const space = (number: number | undefined): string[] => (number === undefined || number < 0 ? [] : [`space/${number}`]);

export function spotsOf(about: ArchimageAbout, view: ArchimageView): string[] {
    const { verb, place, seat = -1 } = about;
    if (place === "scrolls") return [`scroll/${seat}/${about.scroll}`];
    if (place === "dice") return [`die/${seat}/${about.colour}/${about.value}`];
    if (place === "reserve") return [`reserve/${about.colour}`];
    if (verb === "seat") return [`seat/${seat}`, `mage/${seat}`, ...space(view.players[seat]?.mage)];
    const figure = verb === "mage" ? [`mage/${seat}`] : verb.startsWith("familiar") ? [`familiar/${seat}`] : [];
    return [...figure, ...space(about.space)];
}
