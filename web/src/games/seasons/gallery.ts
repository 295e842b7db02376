// The cards, ability tokens and enchantments of Seasons in the gallery.
import { type Entry, entryOf, type Gallery, type Tags } from "../../lib/gallery";
import { LANGUAGES } from "../../lib/languages";
import { say } from "../../lib/say.svelte";
import { settings } from "../../lib/settings.svelte";
import { cardPicture, enchantmentPicture, tokenPicture } from "./art";
import { type Framed, framed } from "./art/frames";
import EnergyIcon from "./EnergyIcon.svelte";
import { ENERGIES, type Energy, energyName } from "./energies";
import { cardNamed, enchantmentFacts, FACTS, TEXTS, tokenFacts } from "./facts";
import About from "./GalleryAbout.svelte";
import Tile from "./GalleryTile.svelte";
import { rulingsOf } from "./rulings";
import type { Cost, Words } from "./types";

const said = (words: Words | undefined): [string, string] => [words?.name ?? "", `${words?.text ?? ""} ${words?.note ?? ""}`];
const energiesOf = (cost: Cost): string[] => ENERGIES.filter((kind) => cost[kind] || cost.different_energies_at_most);

async function entries(): Promise<Entry[]> {
    await Promise.all(LANGUAGES.map((language) => TEXTS.load(language)));
    const game = "seasons";
    return [
        ...FACTS.cards.map((card) =>
            entryOf({ game, group: card.kind, key: card.key, tags: energiesOf(card.cost["2"] ?? {}) }, (language) =>
                said(TEXTS.in(language).cards[card.key]),
            ),
        ),
        ...FACTS.tokens.map(({ number }) =>
            entryOf({ game, group: "token", key: `${number}`, address: `token-${number}` }, (language) =>
                said(TEXTS.in(language).tokens[number]),
            ),
        ),
        ...FACTS.enchantments.map(({ key }) =>
            entryOf({ game, group: "enchantment", key }, (language) => said(TEXTS.in(language).enchantments[key])),
        ),
    ];
}
function pictureOf({ group, key }: Entry): ReturnType<Gallery["pictureOf"]> {
    const mark = group === "token" ? tokenPicture(Number(key)) : group === "enchantment" ? enchantmentPicture(key) : cardPicture(key);
    return { mark, ...framed(group as Framed) };
}
function originOf({ group, key }: Entry): string[] {
    const card = cardNamed(key);
    const set = group === "token" ? tokenFacts(key)?.set : group === "enchantment" ? enchantmentFacts(key)?.set : card?.set;
    const origin = [say(`seasons-page-group-${group}`), TEXTS.in(settings.language).sets[set ?? ""] ?? ""];
    return card ? [...origin, say("seasons-page-number", { number: card.number })] : origin;
}
const tags: Tags = {
    values: ENERGIES,
    title: () => say("seasons-page-energies"),
    nameOf: (value) => energyName(value as Energy),
    Icon: EnergyIcon as Tags["Icon"],
};
export { About, entries, originOf, pictureOf, rulingsOf, tags, Tile };
