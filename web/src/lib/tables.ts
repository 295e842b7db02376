// Opening tables.
import { ask, ownValue, send } from "./api";
import { remembered, rememberCommitment } from "./commitments";
import { settings } from "./settings.svelte";
import { type Chosen, seatsSent, type SeatWish } from "./setup";
import type { GameKey, State } from "./messages";

/** Ready, with a value of one's own. What the server promised is kept before it learns the value; sent again, it is the same one. */
export async function getReady(table: string, seat: number): Promise<void> {
    const { fair } = await ask<State>(`tables/${table}`, { seat, lang: "none" });
    const value = remembered(table)?.values[seat] ?? ownValue();
    rememberCommitment(table, fair.commitment, { [seat]: value });
    await send(`tables/${table}/ready`, { seat, value });
}

/** A new table; where nobody has to come first, the game begins at once. Answers the table's id. */
export async function openTable(game: GameKey, options: Chosen, seats: SeatWish[], patience?: number, hints?: boolean): Promise<string> {
    const wish = { game, options, seats: seatsSent(seats, settings.name), patience, hints };
    const { table } = await send<{ table: string }>("tables", wish);
    if (!seats.some(({ kind }) => kind === "open"))
        for (const [seat, { kind }] of seats.entries()) if (kind !== "bot") await getReady(table, seat);
    return table;
}
