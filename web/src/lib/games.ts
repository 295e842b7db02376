// The games that have pages of their own. What a game does not bring has a plain default: choices as a list, its state as text.
import type { Component, Snippet } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { GameData, SeatData } from "../api/schema";
import { ask } from "./api";
import type { Actions, TargetsOf } from "./actions.svelte";
import type { Gallery } from "./gallery";
import type { FairPlay } from "./fair";
import type { About, GameKey, LogEntry, Option, View } from "./messages";
import { loadWords } from "./say.svelte";
import { settings } from "./settings.svelte";
import type { Chosen } from "./setup";

export type Games = Partial<Record<GameKey, GameData>>;

export interface BoardProps {
    view: View;
    names: string[];
    /** Who sits there, where there are people: in a replay nobody does. */
    seats?: SeatData[];
    /** Null where nothing can be chosen: in a replay, for a spectator. */
    actions: Actions | null;
    /** What happened, for motion and sound; empty in a replay. */
    log: LogEntry[];
    /** What happened in sentences, for where the board has room for it. */
    chronicle?: Snippet;
}
/** What a table is drawn with. */
export interface TableParts {
    Board?: Component<BoardProps>;
    /** The things on the board that an option is about. */
    targetsOf: TargetsOf;
    /** Whether an option ends what is being done, such as a turn: it has the deciding button as long as nothing is selected. */
    closes?: (about: About) => boolean;
    /** What stands on the deciding button for an option, in a word or two. */
    act?: (about: About) => string;
    /** Whether the board lays a set out by itself; else its things are tapped one by one. */
    laysOut?: (view: View) => boolean;
    /** What an option costs or brings, in signs. */
    OptionEffect?: Component<{ option: Option }>;
    /** What all hold, for a replay with open hands; without it a replay does not offer them. */
    Hands?: Component<{ views: View[]; names: string[] }>;
}
export interface SeatChoiceProps {
    /** Of the seat, counted from 1. */
    number: number;
    /** Empty where nothing is chosen. */
    value: string;
    /** What other seats have chosen. */
    taken: string[];
    onchoose: (value: string) => void;
}
type Part<Module> = () => Promise<Module>;
type Drawing = Part<{ default: Component }>;

/** What a game's folder brings to the page, as its `game.ts` exports it. */
export interface GamePage {
    /** Options that make up a game to begin with, by name; the first is offered first. */
    presets?: Readonly<Record<string, Chosen>>;
    /** Whether seats hold what others must not see, so that the screen is covered between people at one screen. */
    secrets?: boolean;
    /** An option that is a list of what each seat has chosen, and how a new table's seats choose it. */
    seatChoice?: { option: string; load: Part<{ default: Component<SeatChoiceProps> }> };
    table?: Part<TableParts>;
    /** What the game is about, in one picture: a square that fills whatever it is shown in, painted on beyond its edges. */
    scene?: Drawing;
    /** Whether that picture is dark by day too, so that what is written on it must be light. */
    nightly?: boolean;
    /** A sign for the game, round, where there is little room. */
    emblem?: Drawing;
    /** For the legend: its elements, if it has any, and what its other signs mean. */
    elements?: Drawing;
    legend?: Drawing;
    /** Its kinds of things in the gallery. */
    gallery?: { groups: readonly string[]; load: Part<Gallery> };
    /** The gallery's address of what a ruling is about. */
    subjects?: Part<{ subjectOf: (ruling: string) => string | undefined }>;
    /** What of its luck can be checked. */
    fair?: Part<FairPlay>;
}

/** What is known of a game that has a folder before the server is asked: what scripts/export.py writes into its game.json. */
interface GameFacts {
    title: string;
    /** Where it stands among the games, the lowest first. */
    place: number;
    /** How many may play; what the server tells counts. */
    players: readonly number[];
    /** The sources of points, in the order in which they are read. */
    sources: readonly string[];
}

const FACTS = import.meta.glob<GameFacts>("../data/*/game.json", { import: "default", eager: true });
/** A game's facts; of one without a folder nothing. */
export const factsOf = (key: GameKey): GameFacts | undefined => FACTS[`../data/${key}/game.json`];

const FILES = import.meta.glob<GamePage>("../games/*/game.ts", { import: "default" });
const keyIn = (path: string): GameKey => path.split("/").at(-2)!;
const PAGES = new Map(Object.entries(FILES).map(([path, load]) => [keyIn(path), load]));
const opened = new Map<GameKey, GamePage>();

/** A game's page and its words, loaded once; of a game without one nothing. */
export async function openGame(key: GameKey): Promise<GamePage> {
    const [page] = await Promise.all([PAGES.get(key)?.() ?? {}, loadWords(key), PAGES.has(key) || gamesTold().catch(() => null)]);
    opened.set(key, page);
    return page;
}
/** All games that have a page, in their order. */
export async function openGames(): Promise<void> {
    await Promise.all([...PAGES.keys()].map(openGame));
}
const NOTHING: GamePage = {};
/** A game's page, once it is opened. */
export const pageOf = (key: GameKey): GamePage => opened.get(key) ?? NOTHING;

const LAST = Infinity;
/** The games that are opened, in their order. */
export function gamesOpen(): GameKey[] {
    const place = (key: GameKey): number => factsOf(key)?.place ?? LAST;
    return [...opened.keys()].filter((key) => PAGES.has(key)).sort((one, other) => place(one) - place(other) || one.localeCompare(other));
}

/** Those that the server has: what it lacks nobody can play, and what has no page comes last. */
export const gamesOffered = (offered: object): GameKey[] => [
    ...gamesOpen().filter((key) => key in offered),
    ...Object.keys(offered).filter((key) => !PAGES.has(key)),
];

/** Whether a game has a page of its own, and with it words of its own. */
export const isOwn = (key: GameKey): boolean => PAGES.has(key);

const asked = new Map<string, Promise<Games>>();
/** Titles that the server tells, of games that have no folder. */
const titles = new SvelteMap<GameKey, string>();

/** The games that the server has, in the reader's language; asked for once. */
export function gamesTold(): Promise<Games> {
    const language = settings.language;
    const found = asked.get(language) ?? askForGames();
    asked.set(language, found);
    found.catch(() => asked.delete(language));
    return found;
}
async function askForGames(): Promise<Games> {
    const games = await ask<Games>("games");
    for (const [key, game] of Object.entries(games)) if (game) titles.set(key, game.title);
    return games;
}

/** A game's name as people write it, the same in every language; its key as long as nobody has told the name. */
export const titleOf = (key: GameKey): string => factsOf(key)?.title ?? titles.get(key) ?? key;

export const PLAIN: TableParts = { targetsOf: () => [] };
/** What a table is drawn with: the game's own parts, or the plain ones. */
export async function openTableParts(key: GameKey): Promise<TableParts> {
    const page = await openGame(key);
    return (await page.table?.()) ?? PLAIN;
}
