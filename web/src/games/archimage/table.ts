// What a view of Archimage says, in the form that the table shows it.
import type { Element } from "../../art/elements";
import { BOARDS, FACTS } from "./facts";
import type { SoundName } from "../../lib/sounds";
import type { ArchimageAbout, ArchimageView, BoardData, Colour, ScrollOf, Seal } from "./types";

/** In the order of the game's numbers. */
export const COLOURS: Colour[] = ["red", "blue", "yellow", "green"];
export const ELEMENT_OF: Record<Colour, Element> = { red: "fire", blue: "water", yellow: "air", green: "earth" };
const CIRCLE_OF_ALL = "0";
export const BOND = "bond";

/** A game's own board comes with the view; the standard ones are FACTS. */
export function boardOf(view: ArchimageView): BoardData {
    const { board, players } = view.settings;
    return typeof board === "string" ? BOARDS[players]! : board;
}

/** A scroll's spell and element. The Bond is of spirit alone. */
export function partsOf(scroll: string): [spell: string, element: Element] {
    const cut = scroll.lastIndexOf("-");
    return cut < 0 ? [scroll, "spirit"] : [scroll.slice(0, cut), scroll.slice(cut + 1) as Element];
}

const POWERS = new Map(FACTS.spells.map(({ spell, power }) => [spell, power]));
export const powerOf = (spell: string): number => POWERS.get(spell) ?? 0;

/** The spells of a game: the Bond, circle 0 and the other circle. */
export const spellsIn = (circle: string): string[] =>
    FACTS.spells
        .filter(({ spell, circles }) => spell === BOND || circles.includes(CIRCLE_OF_ALL) || circles.includes(circle))
        .map(({ spell }) => spell);

/** Points so far: powers, and for each Synergy the scrolls of its element. */
export function pointsOf(scrolls: ScrollOf[]): number {
    const parts = scrolls.map(({ scroll }) => partsOf(scroll));
    const alike = (element: Element): number => parts.filter((part) => part[1] === element).length;
    return parts.reduce((sum, [spell, element]) => sum + powerOf(spell) + (spell === "synergy" ? alike(element) : 0), 0);
}

const HIGHEST = 6;
/** Scrolls of power 6 that lie in the tower, and how many must at the end of a round for the game to go on. */
export function highest(view: ArchimageView): { left: number; least: number } {
    const left = view.scrolls.filter((scroll) => scroll && powerOf(partsOf(scroll)[0]) === HIGHEST).length;
    return { left, least: FACTS.few_highest[view.settings.players] ?? 0 };
}

/** What a player has, as far as it is counted: the final score, or what the scrolls are worth so far. */
export const pointsIn = (view: ArchimageView, seat: number): number => view.scores?.[seat] ?? pointsOf(view.players[seat]!.scrolls);

/** The dice that a player has put aside for the next round. */
export const nextDice = ({ waiting }: { waiting: number[] }): Colour[] =>
    COLOURS.flatMap((colour, index) => Array<Colour>(waiting[index] ?? 0).fill(colour));

/** What a space of the tower is sealed with: its seal, or that of its scroll. */
export function sealAt(view: ArchimageView, space: number): Seal | undefined {
    const scroll = view.scrolls[space];
    if (!scroll) return view.seals[space] ?? undefined;
    const [spell, element] = partsOf(scroll);
    return { element, power: powerOf(spell) };
}

/** For each of a player's dice, whether it has been chosen already for what is being done. */
export function chosenDice(view: ArchimageView, seat: number): boolean[] {
    const left = diceOwner(view) === seat ? [...(view.arguments.chosen ?? [])] : [];
    return (view.players[seat]?.dice ?? []).map((die) => {
        const at = left.findIndex(({ colour, value }) => colour === die.colour && value === die.value);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
    });
}
/** Whose dice the options are about: the viewer's, or those of an opponent. */
const diceOwner = (view: ArchimageView): number | null => view.about.find(({ place }) => place === "dice")?.seat ?? view.seat;

const HEARD: [SoundName, string[]][] = [
    ["end", ["game-ended"]],
    ["round", ["round"]],
    ["gain", ["broke-seal", "won-scroll"]],
    ["card", ["cast", "absorbed", "gave-scroll"]],
    ["dice", ["rolled", "changed-die", "gained-die", "took-die"]],
];
/** What one step sounds like: the weightiest of what happened. */
export const soundOf = (events: string[]): SoundName | undefined =>
    HEARD.find(([, causes]) => causes.some((cause) => events.includes(cause)))?.[0];

const space = (number: number | undefined): string[] => (number === undefined || number < 0 ? [] : [`space/${number}`]);

/** Which things on a table of Archimage an option is about. */
export function targetsOf(about: ArchimageAbout, view: ArchimageView): string[] {
    const { verb, place, seat = -1 } = about;
    if (place === "scrolls") return [`scroll/${seat}/${about.at}`];
    if (place === "dice") return [`die/${seat}/${about.colour}/${about.value}`];
    if (place === "reserve") return [`reserve/${about.colour}`];
    if (verb === "seat") return [`seat/${seat}`, `mage/${seat}`, ...space(view.players[seat]?.mage)];
    const figure = verb === "mage" ? [`mage/${seat}`] : verb.startsWith("familiar") ? [`familiar/${seat}`] : [];
    return [...figure, ...space(about.space)];
}

/** Which of the five mages a player has. */
export function mageOf(view: ArchimageView, seat: number): number {
    const chosen = view.settings.mages?.[seat];
    return chosen === undefined ? seat : FACTS.mages.indexOf(chosen);
}
