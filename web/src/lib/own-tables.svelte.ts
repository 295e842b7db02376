// The tables of this browser, asked for now and then while the page can be seen; and the scores that they add up to.
import type { OwnTable } from "../api/schema";
import { ask, messageOf } from "./api";
import { heed, standingsKept } from "./standings";

const EVERY = 15_000;

export class OwnTables {
    /** Null until the server has told them. */
    all = $state.raw<OwnTable[] | null>(null);
    standings = $state.raw(standingsKept());
    fault = $state("");
    now = $state(Date.now() / 1000);

    async load(): Promise<void> {
        if (document.hidden) return;
        try {
            this.all = await ask<OwnTable[]>("mine");
            this.standings = heed(this.all, this.standings);
            this.fault = "";
        } catch (refused) {
            this.fault = messageOf(refused);
        }
        this.now = Date.now() / 1000;
    }
    /** From now on, until what comes back is called. */
    follow(): () => void {
        void this.load();
        const pulse = setInterval(() => void this.load(), EVERY);
        return () => clearInterval(pulse);
    }
}
