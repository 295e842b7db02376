// The same table once more.
import type { SeatWish } from "./setup";
import type { SeatInfo } from "./messages";

/** The same kinds of seats: those held here sit again, other people's are open, bots stay. */
export function seatsAgain(seats: readonly SeatInfo[], held: readonly number[]): SeatWish[] {
    return seats.map((seat, id) => {
        const kind = seat.kind === "bot" ? "bot" : held.includes(id) ? "here" : "open";
        return { id, kind, name: seat.name, bot: seat.kind === "bot" ? seat.bot : "" };
    });
}
