// The list of my games: which come first, and who else is there.
import type { OwnTable } from "../api/schema";
import type { Phase } from "./messages";

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
