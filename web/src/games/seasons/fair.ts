// The luck of Seasons, made again from the key: the packs, the dice of each round and those that were rolled again.
import {
    type Check,
    checkDeal,
    checkDice,
    checkFirst,
    checkRerolls,
    type Deal,
    type FinishedGame,
    luckByRounds,
    type RoundOfDice,
} from "../../lib/fair";
import { roll, shuffled } from "../../lib/luck";
import type { GameEvent } from "../../lib/messages";
import { SEASONS } from "./art/seasons";
import { FACTS } from "./facts";
import type { CardFacts, SeasonsView } from "./types";

const COPIES = 2;
const PLAYERS_WITH_ALL_DICE = 4;
const DICE_OF_A_SEASON = 5;
const SIDES = 6;

interface Die {
    season?: string;
    die?: number;
    face?: number;
}
const dieOf = (event: GameEvent): Die => (event["die"] ?? {}) as Die;

/** The cards that are dealt from: all of the sets in the game to archmages, to others those for every level. */
export const cardsDealt = <Card extends Pick<CardFacts, "set" | "basic">>(cards: Card[], level: string, sets: string[]): Card[] =>
    cards.filter((card) => sets.includes(card.set) && (level === "archmage" || card.basic));

/** The packs to choose from; apprentices are dealt whole sets, which a view does not name. */
function dealOf(game: FinishedGame): Deal {
    const { key } = game;
    const views = game.views as readonly SeasonsView[];
    if (!views[0]) return null;
    const { level, sets } = views[0].settings;
    if (level === "apprentice") return null;
    const order = FACTS.cards.map((card) => card.key);
    const deck = shuffled(
        key,
        "deal",
        0,
        cardsDealt(FACTS.cards, level, sets).flatMap((card) => Array<string>(COPIES).fill(card.key)),
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

export function checksOf(game: FinishedGame): Check[] {
    const luck = luckByRounds(game, (...round) => roundOf(game.players, ...round));
    return [checkDeal("seasons", dealOf(game)), checkFirst("seasons", luck), checkDice("seasons", luck), checkRerolls("seasons", luck)];
}

function roundOf(players: number, key: Uint8Array, round: number, within: readonly GameEvent[]): RoundOfDice {
    const rolled = within.filter(({ event }) => event === "rolled").map(dieOf);
    const season = Math.max(
        0,
        SEASONS.findIndex((season) => season === rolled[0]?.season),
    );
    const sides = roll(key, "dice", round, 0, rolled.length);
    const dice = diceOfGame(key, season, players);
    return {
        round,
        told: rolled.map((die) => dieWord(die.season, die.die, die.face)),
        made: sides.map((side, at) => dieWord(SEASONS[season], dice[at]! + 1, faceOf(season, dice[at]!, side))),
        rerolled: rerolls(key, round, within),
    };
}

/** Which of a season's five dice are in the game: one more than there are players. */
function diceOfGame(key: Uint8Array, season: number, players: number): number[] {
    const all = Array.from({ length: DICE_OF_A_SEASON }, (_, die) => die);
    if (players >= PLAYERS_WITH_ALL_DICE) return all;
    return shuffled(key, "game-dice", season, all)
        .slice(0, players + 1)
        .sort((one, other) => one - other);
}

const faceOf = (season: number, die: number, side: number): number => (season * DICE_OF_A_SEASON + die) * SIDES + side;
const dieWord = (season = "", die = 0, face = 0): string => `${season} ${die}/${(face % SIDES) + 1}`;

function rerolls(key: Uint8Array, round: number, within: readonly GameEvent[]): RoundOfDice["rerolled"] {
    const before = new Map<number, number>();
    return within
        .filter(({ event }) => event === "rerolled")
        .map((event) => {
            const seat = Number(event.seat);
            const already = before.get(seat) ?? 0;
            before.set(seat, already + 1);
            const told = dieOf(event);
            const side = roll(key, "reroll", round, DICE_OF_A_SEASON * seat + already, 1)[0]!;
            const face = Math.floor((told.face ?? 0) / SIDES) * SIDES + side;
            return { told: dieWord(told.season, told.die, told.face), made: dieWord(told.season, told.die, face) };
        });
}
