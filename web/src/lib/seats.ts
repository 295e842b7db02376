// Where an invitation or a spectator link leads, and whether this browser is already there.
import { ask, Refused } from "./api";
import type { LinkTarget, Links, OwnTable, SeatData } from "../api/schema";

export const openSeats = (seats: readonly SeatData[]): number[] => seats.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : []));

const MOST_ASKED = 6;

/** The tables of mine that this could be. */
export function alike(looked: LinkTarget, mine: readonly OwnTable[]): OwnTable[] {
    const names = looked.seats.map(({ name }) => name).join("\n");
    return mine
        .filter(({ game, phase, held }) => held.length > 0 && game === looked.game && phase === looked.phase)
        .filter((one) => looked.kind === "watch" || one.names.join("\n") === names)
        .slice(0, MOST_ASKED);
}

/** The table of mine that a code leads to, if it is one: who comes back by an old invitation shall find their own seat. */
export async function mineBehind(code: string, looked: LinkTarget): Promise<string | null> {
    try {
        for (const { table } of alike(looked, await ask<OwnTable[]>("mine"))) {
            const { invite, watch } = await ask<Links>(`tables/${table}/links`);
            if (code === invite || code === watch) return table;
        }
    } catch (refused) {
        if (!(refused instanceof Refused)) throw refused;
    }
    return null;
}
