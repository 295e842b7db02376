// The luck of a game, made again from its key: docs/records.md, "Checking the luck". SHA-256 comes from a library and not from
// the browser, which has it on pages that came by TLS only.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const HEADING = "conclave fair key 1";
const NO_VALUE = "-";
const CHUNK = 6; // bytes that decide one die of a few
const RANK = 5; // bytes that rank one thing in a shuffle
const RANKS = 6; // things that one digest ranks
const SIDES = 6;

/** Bytes in hexadecimal, or null for anything else. */
export function bytesOf(hex: unknown): Uint8Array | null {
    return typeof hex === "string" && /^([0-9a-f]{2})+$/i.test(hex) ? hexToBytes(hex) : null;
}

/** SHA-256 of bytes in hexadecimal: what is shown before the bytes themselves are. */
export function commitmentOf(hex: unknown): string | null {
    const bytes = bytesOf(hex);
    return bytes && bytesToHex(sha256(bytes));
}

/** The key from the server's secret and the values of all seats; an empty value is a bot's. */
export function fairKey(secret: string, values: readonly string[]): string {
    const lines = [HEADING, secret.toLowerCase(), ...values.map((value) => value || NO_VALUE)].join("\n");
    return bytesToHex(sha256(utf8ToBytes(lines)));
}

export function digest(key: Uint8Array, purpose: string, round: number, index: number): Uint8Array {
    return hmac(sha256, key, utf8ToBytes(`${purpose}/${round}/${index}`));
}

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes)}`);

/** Up to five dice from one digest, each from 0 to sides - 1. */
export function roll(key: Uint8Array, purpose: string, round: number, index: number, dice: number, sides = SIDES): number[] {
    const luck = digest(key, purpose, round, index);
    return Array.from({ length: dice }, (_, die) => Number(numberOf(luck.slice(CHUNK * die, CHUNK * (die + 1))) % BigInt(sides)));
}

/** Many dice from one digest, which is one number used up digit by digit. */
export function throwDice(key: Uint8Array, purpose: string, round: number, index: number, dice: number): number[] {
    let luck = numberOf(digest(key, purpose, round, index));
    return Array.from({ length: dice }, () => {
        const shown = Number(luck % BigInt(SIDES));
        luck /= BigInt(SIDES);
        return shown;
    });
}

/** Things in the order of their ranks. */
export function shuffled<Thing>(key: Uint8Array, purpose: string, round: number, things: readonly Thing[]): Thing[] {
    const ranked = things.map((thing, at) => {
        const luck = digest(key, purpose, round, Math.floor(at / RANKS));
        const from = RANK * (at % RANKS);
        return { thing, rank: numberOf(luck.slice(from, from + RANK)) };
    });
    return ranked.sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0)).map(({ thing }) => thing);
}

/** Things in another order, from one digest: each place from the last down takes one of those up to itself. */
export function mixed<Thing>(key: Uint8Array, purpose: string, round: number, things: readonly Thing[]): Thing[] {
    let luck = numberOf(digest(key, purpose, round, 0));
    const order = [...things];
    for (let place = order.length - 1; place > 0; place--) {
        const other = Number(luck % BigInt(place + 1));
        luck /= BigInt(place + 1);
        [order[place], order[other]] = [order[other]!, order[place]!];
    }
    return order;
}
