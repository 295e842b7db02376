// When somebody's turn begins: told once, however often the table is told, and not again for each choice of the same turn.
import type { State } from "./messages";

export class TurnTracker {
    private known = ""; // the question that was told of
    private asked = false;

    /** Whether one of these seats is asked now, and whether that is news. */
    heed(state: State | null, held: readonly number[]): { asked: boolean; news: boolean } {
        const seat = state?.phase === "playing" ? state.question?.waiting.find((one) => held.includes(one)) : undefined;
        if (!state || seat === undefined) {
            this.asked = false;
            return { asked: false, news: false };
        }
        const since = seat === state.seat ? state.question?.since : undefined;
        const question = `${state.table}/${seat}/${since ?? state.version}`;
        const news = !this.asked && question !== this.known;
        this.asked = true;
        this.known = question;
        return { asked: true, news };
    }
}
