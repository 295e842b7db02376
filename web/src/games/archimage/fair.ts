// The luck of Archimage, made again from the key: seals, scrolls and the dice of each round.
import { ELEMENTS } from "./elements";
import { type Check, checkDeal, checkDice, checkFirst, type Deal, type FinishedGame, luckByRounds, type RoundOfDice } from "../../lib/fair";
import { mixed, throwDice } from "../../lib/luck";
import type { GameEvent } from "../../lib/messages";
import { FACTS } from "./facts";
import type { ArchimageView } from "./types";

const SEALS_OF_A_KIND = 6;

interface Die {
    colour?: string;
    value?: number;
}
const dieOf = (event: GameEvent): Die => (event["die"] ?? {}) as Die;

/** For each power the seals on the circles and the scrolls on their spaces, taken from the end of what was mixed. */
function dealOf({ key, views }: FinishedGame): Deal {
    const view = views[0] as ArchimageView | undefined;
    if (!view) return null;
    const powers = [...new Set(view.seals.flatMap((seal) => (seal ? [seal.power] : [])))].sort((one, other) => one - other);
    const spells = (circle: string, power: number): string[] =>
        FACTS.spells.filter((one) => one.power === power && one.circles.includes(circle)).map((one) => one.spell);
    const powerOf = (scroll: string): number => FACTS.spells.find(({ spell }) => scroll.startsWith(`${spell}-`))?.power ?? 0;
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

export function checksOf(game: FinishedGame): Check[] {
    const luck = luckByRounds(game, roundOf);
    return [checkDeal("archimage", dealOf(game)), checkFirst("archimage", luck), checkDice("archimage", luck)];
}

/** The dice that a round begins with; what spells roll later has luck of its own. */
function roundOf(key: Uint8Array, round: number, within: readonly GameEvent[]): RoundOfDice {
    const end = within.findIndex(({ event }) => event !== "rolled");
    const rolled = within.slice(0, end < 0 ? undefined : end).map(dieOf);
    const shown = throwDice(key, "dice", round, 0, rolled.length);
    const word = (colour = "", value = 0): string => `${colour} ${value}`;
    return {
        round,
        told: rolled.map((die) => word(die.colour, die.value)),
        made: shown.map((value, at) => word(rolled[at]?.colour, value + 1)),
        rerolled: [],
    };
}
