// A hint for the choice at hand: asked for, thought about, and gone as soon as the question is another one.
import { messageOf, send } from "./api";
import type { Live } from "./live.svelte";
import { settings } from "./settings.svelte";
import type { Hint, HintedOption } from "./messages";

/** What a hint, or the wish for one, is about; it counts for nothing else. */
interface About {
    seat: number | null;
    since: number | undefined;
    language: string;
}
const same = (one: About | null, other: About | null): boolean =>
    !!one && !!other && one.seat === other.seat && one.since === other.since && one.language === other.language;

export class Hints {
    private wish = $state.raw<About | null>(null);
    private hint = $state.raw<{ about: About; together: boolean; best: HintedOption[] } | null>(null);
    private refused = $state.raw<{ about: About; text: string } | null>(null);

    private readonly now = $derived.by((): About | null => {
        const state = this.live.state;
        if (!state?.question?.options.length || state.phase !== "playing") return null;
        return { seat: state.seat, since: state.question.since, language: settings.language };
    });
    /** Whether one can be asked for. */
    readonly allowed = $derived.by((): boolean => !!this.live.state?.hints && this.now !== null && this.live.status === "open");
    readonly thinking = $derived.by((): boolean => same(this.wish, this.now));
    /** The best options of the question that stands, the best first; empty as long as nobody has asked. */
    readonly best = $derived.by((): HintedOption[] => (this.hint && same(this.hint.about, this.now) ? this.hint.best : []));
    /** Whether the best are to be chosen together. */
    readonly together = $derived.by((): boolean => this.best.length > 0 && !!this.hint?.together);
    readonly fault = $derived.by((): string => (this.refused && same(this.refused.about, this.now) ? this.refused.text : ""));

    constructor(private readonly live: Live) {}

    async ask(): Promise<void> {
        const about = this.now;
        if (!about || !this.allowed || this.thinking || this.best.length) return;
        this.wish = about;
        this.refused = null;
        try {
            const { since, together, best } = await send<Hint>(`tables/${this.live.table}/hint`, { seat: about.seat });
            this.hint = { about: { ...about, since }, together, best };
        } catch (refused) {
            this.refused = { about, text: messageOf(refused) };
        } finally {
            if (this.wish === about) this.wish = null;
        }
    }

    /** The place of a pick among the best, from 1; 0 if it has none. */
    rank(pick: string): number {
        if (this.together) return 0;
        return this.best.findIndex((one) => one.pick === pick) + 1;
    }
}
