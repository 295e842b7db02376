// What a new table is made of: the game's options as the server tells them, what goes together, and who sits where.
import type { GameData, NewSeat, OptionWords, SeatData } from "../api/schema";
import { factsOf, pageOf } from "./games";
import type { GameKey } from "./messages";
import { opponentName } from "./opponents";
import { say } from "./say.svelte";

export type Chosen = Record<string, unknown>;

/** How many may play, as far as it is known yet. */
export const playerCounts = (game: GameKey, data: GameData | null | undefined): readonly number[] =>
    (data?.options.players?.values as number[] | undefined) ?? factsOf(game)?.players ?? [];
export function playersSaid(counts: readonly number[]): string {
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    if (!counts.length) return "";
    return least === most ? say("page-lobby-players-exactly", { number: most }) : say("page-lobby-players", { least, most });
}

/** Ready-made games to begin with, by name. */
export const presetsOf = (game: GameKey): Readonly<Record<string, Chosen>> => pageOf(game).presets ?? {};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** The number of players is the number of seats. */
export const settled = (game: GameData): [string, OptionWords][] =>
    Object.entries(game.options).filter(([name, option]) => name !== "players" && option.values.length > 1);

export const defaultsOf = (game: GameData): Chosen => Object.fromEntries(settled(game).map(([name, option]) => [name, option.default]));

export const indexOf = (option: OptionWords, value: unknown): number => option.values.findIndex((one) => same(one, value));

/** A value's name: the server's, or the value itself. */
export function valueTitle(option: OptionWords, value: unknown): string {
    const found = option.words?.[indexOf(option, value)]?.title;
    if (found) return found;
    if (typeof value === "boolean") return say(value ? "page-lobby-yes" : "page-lobby-no");
    return Array.isArray(value) ? value.join(" + ") : String(value);
}

/** Those options that keep a value from being chosen, by name. */
export function against(option: OptionWords, value: unknown, chosen: Chosen): string[] {
    const needs = option.words?.[indexOf(option, value)]?.needs ?? {};
    return Object.keys(needs).filter((name) => name in chosen && !needs[name]!.some((one) => same(one, chosen[name])));
}

/** A choice made; whatever no longer goes with it falls back to what does. */
export function choose(game: GameData, chosen: Chosen, name: string, value: unknown): Chosen {
    const next: Chosen = { ...chosen, [name]: value };
    for (const [other, option] of settled(game)) {
        if (other === name || !against(option, next[other], next).length) continue;
        const fits = [option.default, ...option.values].find((one) => !against(option, one, next).length);
        if (fits !== undefined) next[other] = fits;
    }
    return next;
}

/** The preset that these options are, if they are one. */
export function presetLike(game: GameKey, data: GameData, chosen: Chosen): string | null {
    const names = settled(data).map(([name]) => name);
    const presets = Object.entries(presetsOf(game)).map(([preset, options]) => ({
        preset,
        whole: { ...defaultsOf(data), ...options } as Chosen,
    }));
    return presets.find(({ whole }) => names.every((name) => same(whole[name], chosen[name])))?.preset ?? null;
}

export type SeatKind = "self" | "here" | "open" | "bot";
/** A seat as it is being set up; `here` is another person at this screen. */
export interface SeatWish {
    id: number;
    kind: SeatKind;
    name: string;
    bot: string;
    /** What was chosen for the seat, where the game has such a choice. */
    choice?: string;
}
/** The options with what was chosen seat by seat; as they are where nothing was. */
export function withSeatChoices(game: GameKey, options: Chosen, seats: readonly SeatWish[]): Chosen {
    const option = pageOf(game).seatChoice?.option;
    const choices = seats.map(({ choice }) => choice ?? "");
    return option && choices.some(Boolean) ? { ...options, [option]: choices } : options;
}
export function seatsSent(seats: SeatWish[], self: string): NewSeat[] {
    const called = new Map<string, number>(); // how many computer players of a name there are
    return seats.map(({ kind, name, bot }) => {
        if (kind === "bot") return bot ? { kind, bot, ...named(botName(bot, called)) } : { kind };
        if (kind === "open") return { kind };
        return { kind: "me", name: (kind === "self" ? self : name).trim() };
    });
}

const named = (name: string): { name?: string } => (name ? { name } : {});
/** The name of a computer player; the second of that name at a table is told from the first. */
function botName(bot: string, called: Map<string, number>): string {
    const name = opponentName(bot, "");
    const count = (called.get(name) ?? 0) + 1;
    called.set(name, count);
    return name && count > 1 ? `${name} ${NUMERALS[count] ?? count}` : name;
}
const NUMERALS: Readonly<Record<number, string>> = { 2: "II", 3: "III", 4: "IV" };

export const botTitle = (game: GameData, bot: string): string => game.bot_words?.[game.bots.indexOf(bot)]?.title ?? bot;
export const botText = (game: GameData | undefined, bot: string): string => game?.bot_words?.[game.bots.indexOf(bot)]?.text ?? "";
/** The bot that was wanted, if there is one of that name; else the server's usual one. */
export const botLike = (game: GameData | undefined, wanted: string | null = ""): string =>
    [wanted ?? "", game?.default_bot ?? ""].find((bot) => game?.bots.includes(bot)) ?? game?.bots[0] ?? "";
/** Hints go without saying where one person plays against bots alone. */
export const hintsUsual = (seats: readonly SeatWish[]): boolean => seats.filter(({ kind }) => kind !== "bot").length === 1;

/** The same kinds of seats: those held here sit again, other people's are open, bots stay. */
export function seatsAgain(seats: readonly SeatData[], held: readonly number[]): SeatWish[] {
    return seats.map((seat, id) => {
        const kind = seat.kind === "bot" ? "bot" : held.includes(id) ? "here" : "open";
        return { id, kind, name: seat.name, bot: seat.kind === "bot" ? seat.bot : "" };
    });
}
