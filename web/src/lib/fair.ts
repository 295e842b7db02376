// Whether a finished game was dealt as its key says: each check by itself, made here and not by the server.
import type { RecordData } from "../api/schema";
import type { FairPlay } from "./games";
import { bytesOf, commitmentOf, fairKey, roll } from "./luck";
import type { Remembered } from "./remembered";
import type { GameEvent, LogEntry, View } from "./messages";

/** A record, as the server has it or as somebody has kept it in a file: who had the key without a server, has less. */
export type GameRecord = Pick<RecordData, "format" | "game" | "commitment"> &
    Partial<Omit<RecordData, "options">> & { options: Record<string, unknown> };
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

type RoundOf = (key: Uint8Array, round: number, within: readonly GameEvent[]) => RoundOfDice;

export const NOTHING_KNOWN: LuckOfGame = { first: null, rounds: [] };

/** Every roll that the log tells of, beside the roll that the key makes, of a game that is played in rounds. */
export function luckByRounds(keyInHex: string, players: number, log: readonly LogEntry[], roundOf: RoundOf): LuckOfGame {
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
        luck.rounds.push(roundOf(key, round, within));
    }
    return luck;
}

/** The deal as one check: what was told of it beside what the key deals. */
export function checkDeal(keyInHex: string, views: readonly View[], dealOf: FairPlay["dealOf"] | undefined): Check {
    const key = bytesOf(keyInHex);
    const found = key && views.length && dealOf ? dealOf(key, views) : null;
    const told = found?.told.join("; ") ?? "";
    const made = found?.made.join("; ") ?? "";
    return { name: "deal", holds: found ? told === made : null, told, made };
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
