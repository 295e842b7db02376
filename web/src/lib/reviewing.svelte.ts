// A review on its way: the server works it out for as long as somebody asks, and tells what it has.
import { ask, messageOf } from "./api";
import type { ReviewTold } from "./review";
import type { Language } from "./types";

const AGAIN = 700; // milliseconds between two questions

export class Reviewing {
    told = $state.raw<ReviewTold | null>(null);
    fault = $state("");
    private timer: ReturnType<typeof setTimeout> | undefined;
    private closed = false;
    private asking = false; // whether an answer is awaited

    constructor(
        readonly table: string,
        readonly language: Language,
    ) {
        void this.look();
    }

    async look(): Promise<void> {
        if (this.asking) return;
        this.asking = true;
        clearTimeout(this.timer);
        this.fault = "";
        try {
            const told = await ask<ReviewTold>(`tables/${this.table}/review`, { lang: this.language });
            if (this.closed) return;
            this.told = told;
            if (!told.ready) this.timer = setTimeout(() => void this.look(), AGAIN);
        } catch (refused) {
            if (!this.closed) this.fault = messageOf(refused);
        } finally {
            this.asking = false;
        }
    }

    close(): void {
        this.closed = true;
        clearTimeout(this.timer);
    }
}
