// What lay on the table before anybody chose, made again from the key: the packs of Seasons, seals and scrolls of Archimage.
import { ELEMENTS } from "../../art/elements";
import type { Check } from "../../lib/fair";
import { bytesOf, mixed, shuffled } from "../../lib/luck";
import type { View } from "../../lib/messages";
import type { ArchimageView, Facts, SeasonsView } from "../../lib/types";

const COPIES = 2;
const LAST_BASIC = 30; // the highest number of a card for those who are not archmages
const SEALS_OF_A_KIND = 6;

/** The deal as one check; `views` are those of all seats before the first choice. */
export function checkDeal(keyInHex: string, views: readonly View[], facts: Facts): Check {
    const key = bytesOf(keyInHex);
    const first = views[0];
    const found = !key || !first ? null : first.game === "seasons" ? packs(key, views as SeasonsView[], facts) : tower(key, first, facts);
    const told = found?.told.join("; ") ?? "";
    const made = found?.made.join("; ") ?? "";
    return { name: "deal", holds: found ? told === made : null, told, made };
}

interface Dealt {
    told: string[];
    made: string[];
}

/** The packs to choose from; apprentices are dealt whole sets, which a view does not name. */
function packs(key: Uint8Array, views: readonly SeasonsView[], facts: Facts): Dealt | null {
    const { level, sets } = views[0]!.settings as { level?: string; sets?: string[] };
    if (level === "apprentice") return null;
    const order = facts.cards.map((card) => card.key);
    const within = facts.cards.filter((card) =>
        card.set === "base" ? level === "archmage" || card.number <= LAST_BASIC : sets?.includes(card.set),
    );
    const deck = shuffled(
        key,
        "deal",
        0,
        within.flatMap((card) => Array<string>(COPIES).fill(card.key)),
    );
    const told = views.map((view) => (view.own as { pack?: string[] } | null)?.pack ?? []);
    let from = 0;
    const made = told.map((pack) => {
        const dealt = deck.slice(from, from + pack.length);
        from += pack.length;
        return dealt.sort((one, other) => order.indexOf(one) - order.indexOf(other));
    });
    return { told: told.map((pack) => pack.join(" ")), made: made.map((pack) => pack.join(" ")) };
}

/** For each power the seals on the circles and the scrolls on their spaces, taken from the end of what was mixed. */
function tower(key: Uint8Array, view: ArchimageView, facts: Facts): Dealt {
    const powers = [...new Set(view.seals.flatMap((seal) => (seal ? [seal.power] : [])))].sort((one, other) => one - other);
    const spells = (circle: string, power: number): string[] =>
        facts.spells.filter((one) => one.power === power && one.circles.includes(circle)).map((one) => one.spell);
    const powerOf = (scroll: string): number => facts.spells.find(({ spell }) => scroll.startsWith(`${spell}-`))?.power ?? 0;
    const told: string[] = [];
    const made: string[] = [];
    for (const power of powers) {
        const seals = view.seals.flatMap((seal) => (seal?.power === power ? [seal.element as string] : []));
        const box = ELEMENTS.filter((element) => element !== "spirit").flatMap((element) => Array<string>(SEALS_OF_A_KIND).fill(element));
        const scrolls = view.scrolls.filter((scroll) => scroll && powerOf(scroll) === power);
        const lying = [...spells("0", power), ...spells(view.settings.circle, power)];
        const sheets = lying.flatMap((spell) => ELEMENTS.map((element) => `${spell}-${element}`));
        told.push([...seals, ...scrolls].join(" "));
        made.push(
            [
                ...fromEnd(mixed(key, "seals", power, box), seals.length),
                ...fromEnd(mixed(key, "scrolls", power, sheets), scrolls.length),
            ].join(" "),
        );
    }
    return { told, made };
}

const fromEnd = (things: readonly string[], count: number): string[] => [...things].reverse().slice(0, count);
