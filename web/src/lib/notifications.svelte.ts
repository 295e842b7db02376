// Tells who looks elsewhere that it is their turn: the tab's title and icon, a sound, and a browser notification where that is wanted.
import { settings } from "./settings.svelte";
import { sound } from "./sounds";
import type { State } from "./messages";
import { TurnTracker } from "./turn-tracker";
import { say } from "../lib/say.svelte";

const ICON = "./icon.svg";
const ICON_TURN = "./icon-turn.svg";

function showIcon(icon: string): void {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && link.getAttribute("href") !== icon) link.href = icon;
}

/** Asks the browser, which asks the reader; only ever upon a click. */
export async function allowNotifications(): Promise<boolean> {
    return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export class Notifications {
    private turn = new TurnTracker();
    private shown: Notification | null = null;
    private arrived = false; // whoever has just opened the table looks at it

    /** `held`: the seats of this browser; without them, the seat that is seen. */
    heed(state: State | null, names: string[], words: string, held: readonly number[] = []): void {
        if (!state) return;
        const own = held.length ? held : state.seat === null ? [] : [state.seat];
        const { asked, news } = this.turn.heed(state, own);
        const title = say("page-title");
        document.title = asked ? `● ${words} · ${title}` : `${names.join(" – ")} · ${title}`;
        showIcon(asked ? ICON_TURN : ICON);
        if (!asked) this.withdraw();
        if (news && (this.arrived || document.hidden)) {
            sound("turn");
            this.notify(words, names, state);
        }
        this.arrived = true;
    }

    end(): void {
        document.title = say("page-title");
        showIcon(ICON);
        this.withdraw();
    }

    private notify(words: string, names: string[], state: State): void {
        if (!settings.notices || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
        try {
            const notice = new Notification(words, { body: names.join(" – "), icon: ICON_TURN, tag: state.table });
            notice.onclick = () => {
                window.focus();
                notice.close();
            };
            this.shown = notice;
        } catch {
            this.shown = null; // some phones show notifications of installed pages only
        }
    }

    private withdraw(): void {
        this.shown?.close();
        this.shown = null;
    }
}
