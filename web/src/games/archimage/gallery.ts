// The spells of Archimage in the gallery.
import { ELEMENTS } from "./elements";
import { type Entry, entryOf, type Gallery } from "../../lib/gallery";
import { LANGUAGES } from "../../lib/languages";
import { say } from "../../lib/say.svelte";
import { spellPicture } from "./art/spells";
import { FACTS, TEXTS } from "./facts";
import About from "./GalleryAbout.svelte";
import Tile from "./GalleryTile.svelte";
import { rulingsOf } from "./rulings";
import type { SpellWords } from "./types";

function said(words: SpellWords | undefined): [string, string] {
    const scrolls = ELEMENTS.map((element) => words?.scrolls[element]);
    return [words?.name ?? "", scrolls.map((scroll) => `${scroll?.name ?? ""} ${scroll?.text ?? ""}`).join(" ") + (words?.note ?? "")];
}
async function entries(): Promise<Entry[]> {
    await Promise.all(LANGUAGES.map((language) => TEXTS.load(language)));
    return FACTS.spells.map(({ spell }) =>
        entryOf({ game: "archimage", group: "spell", key: spell }, (language) => said(TEXTS.in(language).spells[spell])),
    );
}
const pictureOf = ({ key }: Entry): ReturnType<Gallery["pictureOf"]> => ({ mark: spellPicture(key), frame: "round", hue: "spirit" });
function originOf({ key }: Entry): string[] {
    const spell = FACTS.spells.find((one) => one.spell === key);
    const circles = spell?.circles.map((circle) => say("archimage-page-circle", { circle })) ?? [];
    return [say("archimage-page-group-spell"), ...circles, say("archimage-page-power", { power: spell?.power ?? 0 })];
}
export { About, entries, originOf, pictureOf, rulingsOf, Tile };
