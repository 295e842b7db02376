// The reader's score against each computer player: read off the games of this browser that are over, and kept for when the
// server has forgotten them.
import type { OwnTable } from "../api/schema";
import type { GameKey } from "./messages";
import { keep, kept } from "./settings.svelte";

/** A game that is over: the bots that the reader beat, and those that beat the reader. */
interface Ended {
    game: GameKey;
    beat: string[];
    lostTo: string[];
}
export type Standings = Readonly<Record<string, Ended>>;
const KEY = "standings";

export function standingsKept(): Standings {
    try {
        return JSON.parse(kept(KEY) ?? "{}") as Standings;
    } catch {
        return {}; // somebody has written something else there
    }
}

/** How a game ended for the reader; null where it is not over or was not played from one seat against bots. */
function endOf(table: OwnTable): Ended | null {
    const [own, ...others] = table.held;
    if (table.phase !== "over" || own === undefined || others.length) return null;
    const bots = table.bots.flatMap((bot, seat) => (bot ? [{ bot, won: table.winners.includes(seat) }] : []));
    if (!bots.length) return null;
    const won = table.winners.includes(own);
    const those = (wanted: boolean): string[] => [...new Set(bots.filter((bot) => bot.won === wanted).map(({ bot }) => bot))];
    return { game: table.game, beat: won ? those(false) : [], lostTo: won ? [] : those(true) };
}

/** What is kept with what these tables add; kept anew if that is anything. */
export function heed(tables: readonly OwnTable[], known: Standings): Standings {
    const news = tables.flatMap((table) => {
        const end = table.table in known ? null : endOf(table);
        return end ? [[table.table, end] as const] : [];
    });
    if (!news.length) return known;
    const all = { ...known, ...Object.fromEntries(news) };
    keep(KEY, JSON.stringify(all));
    return all;
}

/** Won and lost against a bot; null where neither ever happened. */
export function scoreAgainst(standings: Standings, game: GameKey, bot: string): { won: number; lost: number } | null {
    const ended = Object.values(standings).filter((one) => one.game === game);
    const won = ended.filter(({ beat }) => beat.includes(bot)).length;
    const lost = ended.filter(({ lostTo }) => lostTo.includes(bot)).length;
    return won + lost ? { won, lost } : null;
}
