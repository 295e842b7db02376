// Tells who looks elsewhere that it is their turn: the tab's title and icon, and a browser notification where that is wanted.
import { settings } from "./settings.svelte";
import type { State } from "./told";

export class Notice {
    private told = -1; // the version of the question that was told of
    heed(state: State | null, names: string[], turn: string): void {
        const asked = state?.phase === "playing" && state.question !== null && state.question.options.length > 0;
        const title = settings.words.title;
        document.title = asked ? `● ${turn} · ${title}` : `${names.join(" – ")} · ${title}`;
        if (!asked || !state.question || state.question.since === this.told) return;
        this.told = state.question.since ?? state.version;
    }
    end(): void {
        document.title = settings.words.title;
    }
}
