// The list of my games: which come first, and who else is there.
import type { OwnTable } from "../api/schema";
import type { Phase } from "./messages";
import { type Sitter, opponentName } from "./opponents";

const ORDER: Record<Phase, number> = { playing: 1, lobby: 2, over: 3 };

export const myTurn = (game: OwnTable): boolean => game.phase === "playing" && game.waiting.some((seat) => game.held.includes(seat));

/** Those that wait for me first, then those being played, then those to come, then the past; the newest first. */
export function byUrgency(games: readonly OwnTable[]): OwnTable[] {
    const rank = (game: OwnTable): number => (myTurn(game) ? 0 : ORDER[game.phase]);
    return [...games].sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}

/** The seats that I do not hold; for a spectator, and where all play at one screen, all. */
export function rivals(game: OwnTable): number[] {
    const seats = game.names.map((_, seat) => seat);
    const others = seats.filter((seat) => !game.held.includes(seat));
    return others.length ? others : seats;
}

/** Who sits there, as far as the list of tables tells. */
export const sitters = (game: OwnTable): Sitter[] => game.bots.map((bot) => ({ kind: bot ? "bot" : "human", bot }));

/** What the player at a seat is called; empty where nobody has said. */
export const nameAt = (game: OwnTable, seat: number): string =>
    game.bots[seat] ? opponentName(game.bots[seat], game.names[seat] || game.bots[seat]) : (game.names[seat] ?? "");

/** The scores of a game that is over, one's own first; empty where it is not over. */
export function scoresTold(game: OwnTable): number[] {
    const own = game.held.length === 1 ? game.held[0]! : -1;
    const others = game.scores.filter((_, seat) => seat !== own);
    return own < 0 ? [...game.scores] : [...game.scores.slice(own, own + 1), ...others];
}

/** How a game ended for the one who held a seat of it, and by how much; null where nobody or several did. */
export function ending(game: OwnTable): { how: "won" | "lost" | "drawn"; by: number } | null {
    const [own, ...more] = game.held;
    if (game.phase !== "over" || own === undefined || more.length) return null;
    const best = Math.max(...game.scores.filter((_, seat) => seat !== own));
    const by = Math.abs((game.scores[own] ?? 0) - best);
    if (!game.winners.includes(own)) return { how: "lost", by };
    return { how: game.winners.length > 1 ? "drawn" : "won", by };
}
