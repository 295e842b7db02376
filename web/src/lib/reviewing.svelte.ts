// A review on its way: the server works it out for as long as somebody asks, and tells what it has.
import { ask, messageOf } from "./api";
import type { ReviewInfo } from "./review";
import type { Language } from "./languages";

const AGAIN = 700; // milliseconds between two questions

export class Reviewing {
    told = $state.raw<ReviewInfo | null>(null);
    fault = $state("");
    private timer: ReturnType<typeof setTimeout> | undefined;
    private closed = false;
    private request = false; // whether an answer is awaited

    constructor(
        readonly table: string,
        readonly language: Language,
    ) {
        void this.look();
    }

    async look(): Promise<void> {
        if (this.request) return;
        this.request = true;
        clearTimeout(this.timer);
        this.fault = "";
        try {
            const told = await ask<ReviewInfo>(`tables/${this.table}/review`, { lang: this.language });
            if (this.closed) return;
            this.told = told;
            if (!told.ready) this.timer = setTimeout(() => void this.look(), AGAIN);
        } catch (refused) {
            if (!this.closed) this.fault = messageOf(refused);
        } finally {
            this.request = false;
        }
    }

    close(): void {
        this.closed = true;
        clearTimeout(this.timer);
    }
}
