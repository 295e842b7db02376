// Whether a finished game was dealt as its key says: each check by itself, made here and not by the server.
import { bytesOf, commitmentOf, fairKey, roll, shuffled, throwDice } from "./luck";
import type { Remembered } from "./remembered";
import type { GameKey, Happening, LogEntry } from "./messages";

export interface GameRecord {
    format: string;
    game: GameKey;
    options: Record<string, unknown>;
    commitment: string;
    key?: string;
    picks?: string[];
    names?: string[];
    /** Who sat where: a bot by its name. */
    seats?: string[];
    fair?: { secret: string; commitment: string; values: string[] };
}
export type CheckName = "secret" | "promise" | "value" | "key" | "shown" | "deal" | "first" | "dice" | "rerolls";
/** Null where there is nothing to compare with. */
export type Holds = boolean | null;
export interface Check {
    name: CheckName;
    holds: Holds;
    /** What was compared, for who wants to see it: what was told, and what came out here. */
    told: string;
    made: string;
}

const VALUE = /^[0-9a-f]{64}$/;
const GIVING = ["human", "resigned"];

/** One value of each player and none beside: with another, who made the secret could look for a key they like. */
function valuesFit({ fair, seats, options }: GameRecord): boolean {
    if (!Array.isArray(fair?.values) || !Array.isArray(seats)) return false;
    if (fair.values.length !== seats.length || seats.length !== options["players"]) return false;
    return seats.every((seat, at) => (GIVING.includes(seat) ? VALUE.test(fair.values[at]!) : fair.values[at] === ""));
}

/** The promise, the own value and the making of the key. */
export function checkKey(record: GameRecord, seen: Remembered | null): Check[] {
    const { fair } = record;
    const key = record.key ?? "";
    const secret = fair ? commitmentOf(fair.secret) : null;
    const own = Object.entries(seen?.values ?? {});
    const made = fair ? fairKey(fair.secret, fair.values) : "";
    return [
        { name: "secret", holds: fair ? secret === fair.commitment : null, told: fair?.commitment ?? "", made: secret ?? "" },
        {
            name: "promise",
            holds: fair && seen ? seen.commitment === fair.commitment : null,
            told: fair?.commitment ?? "",
            made: seen?.commitment ?? "",
        },
        {
            name: "value",
            holds: fair && own.length ? own.every(([seat, value]) => fair.values[Number(seat)] === value) : null,
            told: fair?.values.map((value) => value || "–").join(" ") ?? "",
            made: own.map(([, value]) => value).join(" "),
        },
        { name: "key", holds: fair ? valuesFit(record) && made === key : null, told: key, made },
        { name: "shown", holds: commitmentOf(key) === record.commitment, told: record.commitment, made: commitmentOf(key) ?? "" },
    ];
}

/** The dice of one round, each as a word that says all of it, as they lay on the table and as the key has them. */
export interface RoundOfDice {
    round: number;
    told: string[];
    made: string[];
    rerolled: { told: string; made: string }[];
}
export interface LuckOfGame {
    /** Who began, counted from 0. */
    first: { told: number; made: number } | null;
    rounds: RoundOfDice[];
}

interface Die {
    season?: string;
    die?: number;
    face?: number;
    colour?: string;
    value?: number;
}
const dieOf = (event: Happening): Die => (event["die"] ?? {}) as Die;
const PLAYERS_WITH_ALL_DICE = 4;
const DICE_OF_A_SEASON = 5;
const SIDES = 6;
const SEASONS = ["winter", "spring", "summer", "fall"];

/** Every roll that the log tells of, beside the roll that the key makes. */
export function luckOfGame(game: GameKey, keyInHex: string, players: number, log: readonly LogEntry[]): LuckOfGame {
    const key = bytesOf(keyInHex);
    const luck: LuckOfGame = { first: null, rounds: [] };
    if (!key) return luck;
    const events = log.flatMap((entry) => entry.events);
    for (const [at, event] of events.entries()) {
        if (event.event !== "round") continue;
        const next = events.findIndex((other, later) => later > at && other.event === "round");
        const within = events.slice(at + 1, next < 0 ? undefined : next);
        const round = Number(event["amount"]);
        const first = Number(event.seat);
        if (!luck.rounds.length) luck.first = { told: first, made: roll(key, "first-player", 0, 0, 1, players)[0]! };
        luck.rounds.push(game === "seasons" ? seasonsRound(key, round, players, within) : archimageRound(key, round, within));
    }
    return luck;
}

function seasonsRound(key: Uint8Array, round: number, players: number, within: readonly Happening[]): RoundOfDice {
    const rolled = within.filter(({ event }) => event === "rolled").map(dieOf);
    const season = Math.max(0, SEASONS.indexOf(rolled[0]?.season ?? ""));
    const sides = roll(key, "dice", round, 0, rolled.length);
    const dice = diceOfGame(key, season, players);
    return {
        round,
        told: rolled.map((die) => seasonsDie(die.season, die.die, die.face)),
        made: sides.map((side, at) => seasonsDie(SEASONS[season], dice[at]! + 1, faceOf(season, dice[at]!, side))),
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
const seasonsDie = (season = "", die = 0, face = 0): string => `${season} ${die}/${(face % SIDES) + 1}`;

function rerolls(key: Uint8Array, round: number, within: readonly Happening[]): RoundOfDice["rerolled"] {
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
            return { told: seasonsDie(told.season, told.die, told.face), made: seasonsDie(told.season, told.die, face) };
        });
}

/** The dice that a round begins with; what spells roll later has luck of its own. */
function archimageRound(key: Uint8Array, round: number, within: readonly Happening[]): RoundOfDice {
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

const alike = (one: readonly string[], other: readonly string[]): boolean =>
    one.length === other.length && one.every((word, at) => word === other[at]);

export const roundHolds = (round: RoundOfDice): boolean =>
    alike(round.told, round.made) && round.rerolled.every(({ told, made }) => told === made);

/** The luck in three checks. */
export function checkLuck(luck: LuckOfGame): Check[] {
    const { first, rounds } = luck;
    const again = rounds.flatMap(({ rerolled }) => rerolled);
    const many = (count: number): string => String(count);
    return [
        {
            name: "first",
            holds: first ? first.told === first.made : null,
            told: first ? many(first.told + 1) : "",
            made: first ? many(first.made + 1) : "",
        },
        {
            name: "dice",
            holds: rounds.length ? rounds.every(({ told, made }) => alike(told, made)) : null,
            told: many(rounds.reduce((sum, { told }) => sum + told.length, 0)),
            made: many(rounds.reduce((sum, { made }) => sum + made.length, 0)),
        },
        {
            name: "rerolls",
            holds: again.length ? again.every(({ told, made }) => told === made) : null,
            told: again.map(({ told }) => told).join(", "),
            made: again.map(({ made }) => made).join(", "),
        },
    ];
}
