// Whether a finished game was dealt as its key says: each check by itself, made here and not by the server.
import type { RecordData } from "../api/schema";
import { bytesOf, commitmentOf, fairKey, roll } from "./luck";
import type { Remembered } from "./commitments";
import type { GameEvent, GameKey, LogEntry, View } from "./messages";

/** A record, as the server has it or as somebody has kept it in a file: who had the key without a server, has less. */
export type GameRecord = Pick<RecordData, "format" | "game" | "commitment"> &
    Partial<Omit<RecordData, "options">> & { options: Record<string, unknown> };
/** Null where there is nothing to compare with. */
export type Holds = boolean | null;
export interface Check {
    /** The last part of the names of its messages. */
    name: string;
    /** Of a game's own check: whose catalogue has the messages. */
    game?: GameKey;
    holds: Holds;
    /** What was compared, for who wants to see it: what was told, and what came out here. */
    told: string;
    made: string;
    /** The same round by round, where it can be shown so. */
    rounds?: RoundOfDice[];
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

/** What is known of a game whose luck is checked: of one in a file neither views nor log. */
export interface FinishedGame {
    key: Uint8Array;
    players: number;
    /** Those of all seats before the first choice. */
    views: readonly View[];
    log: readonly LogEntry[];
}
/** The luck of a game, made again from its key, as checks of its own. */
export interface FairPlay {
    checksOf(game: FinishedGame): Check[];
}

/** The checks that a game brings; none of one that brings none, and none with a key that is no key. */
export function checkLuck(fair: FairPlay | undefined, key: string, game: Omit<FinishedGame, "key">): Check[] {
    const bytes = bytesOf(key);
    return fair && bytes ? fair.checksOf({ key: bytes, ...game }) : [];
}

// What games check that are played in rounds and begin each with dice.

/** The dice of one round, each as a word that says all of it, as they lay on the table and as the key has them. */
export interface RoundOfDice {
    round: number;
    told: string[];
    made: string[];
    rerolled: { told: string; made: string }[];
}
/** Who began, counted from 0, and the dice of each round. */
interface LuckByRounds {
    first: { told: number; made: number } | null;
    rounds: RoundOfDice[];
}
type RoundOf = (key: Uint8Array, round: number, within: readonly GameEvent[]) => RoundOfDice;

/** Every roll that the log tells of, beside the roll that the key makes. */
export function luckByRounds({ key, players, log }: FinishedGame, roundOf: RoundOf): LuckByRounds {
    const luck: LuckByRounds = { first: null, rounds: [] };
    const events = log.flatMap((entry) => entry.events);
    for (const [at, event] of events.entries()) {
        if (event.event !== "round") continue;
        const next = events.findIndex((other, later) => later > at && other.event === "round");
        const within = events.slice(at + 1, next < 0 ? undefined : next);
        const round = Number(event["amount"]);
        const first = Number(event.seat);
        if (!luck.rounds.length) luck.first = { told: first, made: roll(key, "first-player", 0, 0, 1, players)[0]! };
        luck.rounds.push(roundOf(key, round, within));
    }
    return luck;
}

/** What was told of a deal beside what the key deals; null where there is nothing to compare. */
export type Deal = { told: string[]; made: string[] } | null;

export function checkDeal(game: GameKey, deal: Deal): Check {
    const told = deal?.told.join("; ") ?? "";
    const made = deal?.made.join("; ") ?? "";
    return { name: "deal", game, holds: deal ? told === made : null, told, made };
}

export const checkFirst = (game: GameKey, { first }: LuckByRounds): Check => ({
    name: "first",
    game,
    holds: first ? first.told === first.made : null,
    told: first ? String(first.told + 1) : "",
    made: first ? String(first.made + 1) : "",
});

const alike = (one: readonly string[], other: readonly string[]): boolean =>
    one.length === other.length && one.every((word, at) => word === other[at]);

export const roundHolds = (round: RoundOfDice): boolean =>
    alike(round.told, round.made) && round.rerolled.every(({ told, made }) => told === made);

export const checkDice = (game: GameKey, { rounds }: LuckByRounds): Check => ({
    name: "dice",
    game,
    holds: rounds.length ? rounds.every(({ told, made }) => alike(told, made)) : null,
    told: String(rounds.reduce((sum, { told }) => sum + told.length, 0)),
    made: String(rounds.reduce((sum, { made }) => sum + made.length, 0)),
    rounds,
});

export function checkRerolls(game: GameKey, { rounds }: LuckByRounds): Check {
    const again = rounds.flatMap(({ rerolled }) => rerolled);
    return {
        name: "rerolls",
        game,
        holds: again.length ? again.every(({ told, made }) => told === made) : null,
        told: again.map(({ told }) => told).join(", "),
        made: again.map(({ made }) => made).join(", "),
    };
}
