// What a new table is made of: the game's options as the server tells them, what goes together, and who sits where.
import type { GameKey } from "./messages";

export interface Explained {
    title?: string;
    text?: string;
}
export interface ValueTold extends Explained {
    /** The other options that this value goes together with, each with the values that will do. */
    needs?: Record<string, unknown[]>;
}
export interface OptionTold extends Explained {
    values: unknown[];
    default: unknown;
    words?: ValueTold[];
}
export interface GameTold extends Explained {
    options: Record<string, OptionTold>;
    bots: string[];
    bot_words?: Explained[];
    /** The one that a new table is offered first, and the one that plays for who is away. */
    default_bot?: string;
    stand_in?: string;
}
export type Games = Record<GameKey, GameTold>;
export type Chosen = Record<string, unknown>;

export const GAMES: readonly GameKey[] = ["seasons", "archimage"];
/** How many may play, known before the server is asked; what it tells counts. */
export const PLAYERS: Record<GameKey, readonly number[]> = { seasons: [2, 3, 4], archimage: [2, 3, 4, 5] };

export const PRESETS = {
    seasons: {
        first: { level: "apprentice" },
        full: { level: "archmage" },
        kingdom: { level: "archmage", sets: ["base", "enchanted-kingdom"], tokens: true, enchantment: "random" },
    },
    archimage: { first: { circle: "I" }, passages: { circle: "II" }, surprise: { circle: "random" } },
} as const satisfies Record<GameKey, Record<string, Chosen>>;
export type Preset = keyof (typeof PRESETS)["seasons"] | keyof (typeof PRESETS)["archimage"];
export const presetsOf = (game: GameKey): Preset[] => Object.keys(PRESETS[game]) as Preset[];
export const presetOptions = (game: GameKey, preset: Preset): Chosen => (PRESETS[game] as Partial<Record<Preset, Chosen>>)[preset] ?? {};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** The number of players is the number of seats. */
export const settled = (game: GameTold): [string, OptionTold][] =>
    Object.entries(game.options).filter(([name, option]) => name !== "players" && option.values.length > 1);

export const defaultsOf = (game: GameTold): Chosen => Object.fromEntries(settled(game).map(([name, option]) => [name, option.default]));

export const indexOf = (option: OptionTold, value: unknown): number => option.values.findIndex((one) => same(one, value));

/** A value's name: the server's, or the value itself. */
export function titleOf(option: OptionTold, value: unknown, words: { yes: string; no: string }): string {
    const found = option.words?.[indexOf(option, value)]?.title;
    if (found) return found;
    if (typeof value === "boolean") return value ? words.yes : words.no;
    return Array.isArray(value) ? value.join(" + ") : String(value);
}

/** Those options that keep a value from being chosen, by name. */
export function against(option: OptionTold, value: unknown, chosen: Chosen): string[] {
    const needs = option.words?.[indexOf(option, value)]?.needs ?? {};
    return Object.keys(needs).filter((name) => name in chosen && !needs[name]!.some((one) => same(one, chosen[name])));
}

/** A choice made; whatever no longer goes with it falls back to what does. */
export function choose(game: GameTold, chosen: Chosen, name: string, value: unknown): Chosen {
    const next: Chosen = { ...chosen, [name]: value };
    for (const [other, option] of settled(game)) {
        if (other === name || !against(option, next[other], next).length) continue;
        const fits = [option.default, ...option.values].find((one) => !against(option, one, next).length);
        if (fits !== undefined) next[other] = fits;
    }
    return next;
}

/** The preset that these options are, if they are one. */
export function presetLike(game: GameKey, told: GameTold, chosen: Chosen): Preset | null {
    const names = settled(told).map(([name]) => name);
    const whole = (preset: Preset): Chosen => ({ ...defaultsOf(told), ...presetOptions(game, preset) });
    return presetsOf(game).find((preset) => names.every((name) => same(whole(preset)[name], chosen[name]))) ?? null;
}

export type SeatKind = "self" | "here" | "open" | "bot";
/** A seat as it is being set up; `here` is another person at this screen. */
export interface SeatWish {
    id: number;
    kind: SeatKind;
    name: string;
    bot: string;
}
interface SeatSent {
    kind: "me" | "open" | "bot";
    name?: string;
    bot?: string;
}

export function seatsSent(seats: SeatWish[], self: string): SeatSent[] {
    return seats.map(({ kind, name, bot }) => {
        if (kind === "bot") return bot ? { kind, bot } : { kind };
        if (kind === "open") return { kind };
        return { kind: "me", name: (kind === "self" ? self : name).trim() };
    });
}

export const botTitle = (game: GameTold, bot: string): string => game.bot_words?.[game.bots.indexOf(bot)]?.title ?? bot;
export const botText = (game: GameTold | undefined, bot: string): string => game?.bot_words?.[game.bots.indexOf(bot)]?.text ?? "";
/** The bot that was wanted, if there is one of that name; else the server's usual one. */
export const botLike = (game: GameTold | undefined, wanted: string | null = ""): string =>
    [wanted ?? "", game?.default_bot ?? ""].find((bot) => game?.bots.includes(bot)) ?? game?.bots[0] ?? "";
/** Hints go without saying where one person plays against bots alone. */
export const hintsUsual = (seats: readonly SeatWish[]): boolean => seats.filter(({ kind }) => kind !== "bot").length === 1;
