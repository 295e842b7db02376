// A table that is open here: its newest state, its whole log, and what was chosen but is not yet stored.
import type { Done, PickMessage, RefusedMessage, SetMessage, UndoMessage } from "../api/schema";
import { address } from "./api";
import type { Fault, LogEntry, State } from "./messages";
import type { Language } from "./languages";
import { settings } from "./settings.svelte";

export type Viewer = number | "watch";
type Status = "connecting" | "open" | "lost" | "refused";

type Request = (PickMessage | SetMessage | UndoMessage) & { id: number };
type Message = State | Done | RefusedMessage;

const SOONEST = 250;
const LATEST = 8000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
const HOLD = { calm: 800, quick: 400, off: 0 }; // milliseconds for a step of another player
const LONGEST = 5000; // for all that still waits to be shown
const SENTENCES = 2; // of a step, in its caption
const UNSEEN = 4404; // what the server closes with when there is no such table for this browser

export class Live {
    state = $state.raw<State | null>(null);
    log = $state.raw<LogEntry[]>([]);
    status = $state<Status>("connecting");
    /** Why the last choice was not taken, or why there is no table here. */
    fault = $state.raw<Fault | null>(null);
    /** What is told of the step that is being shown. */
    caption = $state("");
    /** What has been chosen and is not yet known to be stored. */
    pending = $state.raw<Request | null>(null);

    /** Steps of others that are still to be shown, one after the other. */
    private coming: State[] = [];
    private showing: ReturnType<typeof setTimeout> | undefined;
    private socket: WebSocket | null = null;
    private ids = 0;
    private delay = SOONEST;
    private retry: ReturnType<typeof setTimeout> | undefined;
    private pulse: ReturnType<typeof setInterval> | undefined;
    private heard = 0;
    private closed = false;
    private storedAs: number | null = null; // the number of the step that what was chosen has become

    constructor(
        readonly table: string,
        readonly viewer: Viewer,
        private language: Language,
    ) {
        addEventListener("online", this.hurry);
        addEventListener("offline", this.drop);
        document.addEventListener("visibilitychange", this.hurry);
        this.pulse = setInterval(() => this.beat(), PING_EVERY);
        this.connect();
    }

    get busy(): boolean {
        return this.pending !== null;
    }

    choose(pick: string): void {
        this.act({ type: "pick", id: ++this.ids, version: this.state?.version ?? 0, pick });
    }

    /** A whole set, in any order. */
    chooseSet(picks: string[]): void {
        this.act({ type: "set", id: ++this.ids, version: this.state?.version ?? 0, picks });
    }

    undo(): void {
        this.act({ type: "undo", id: ++this.ids, version: this.state?.version ?? 0 });
    }

    /** Everything is told again in another language. */
    speak(language: Language): void {
        if (language === this.language) return;
        this.language = language;
        this.skip();
        this.log = [];
        this.reconnect();
    }

    close(): void {
        this.closed = true;
        clearTimeout(this.retry);
        clearTimeout(this.showing);
        clearInterval(this.pulse);
        removeEventListener("online", this.hurry);
        removeEventListener("offline", this.drop);
        document.removeEventListener("visibilitychange", this.hurry);
        this.hangUp();
    }

    private act(request: Request): void {
        if (this.pending || !this.state) return;
        this.pending = request;
        this.fault = null;
        this.say(request);
    }

    private say(message: object): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    private connect(): void {
        clearTimeout(this.retry);
        const who = this.viewer === "watch" ? { watch: true } : { seat: this.viewer };
        const url = address(`tables/${this.table}/live`, { ...who, after: this.log.at(-1)?.number ?? 0, lang: this.language });
        url.protocol = url.protocol.replace("http", "ws");
        const socket = new WebSocket(url);
        this.socket = socket;
        this.heard = Date.now();
        socket.onopen = () => this.opened();
        socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
        socket.onclose = (event) => this.lost(event.code);
    }

    /** What was not acknowledged is sent again as it was: the server does it once. */
    private opened(): void {
        this.delay = SOONEST;
        if (this.pending) this.say(this.pending);
    }

    private hear(message: Message): void {
        this.heard = Date.now();
        if (message.type === "state") this.receive(message);
        else if (message.type === "done") this.stored(message.id, message.version);
        else this.refused(message.id, message.error);
    }

    private receive(state: State): void {
        this.status = "open";
        if (this.state && state.version < this.state.version) return;
        if (this.isStaged(state)) {
            this.coming.push(state);
            if (!this.showing) this.showNext();
        } else {
            this.skip();
            this.apply(state);
        }
    }
    private apply(state: State): void {
        const last = this.log.at(-1)?.number ?? 0;
        this.log = [...this.log, ...state.log.filter((entry) => entry.number > last)];
        this.state = state;
        this.settle();
    }

    /** Whether a state is shown step by step: what others did, while nothing is waited for here. */
    private isStaged(state: State): boolean {
        if (settings.staging === "off" || !this.state || this.pending || document.hidden) return false;
        return !this.state.question?.options.length && this.captionOf(state) !== "";
    }
    /** What others did in a state's steps, in the words of the log. */
    private captionOf(state: State): string {
        const last = this.log.at(-1)?.number ?? 0;
        const fresh = state.log.filter(({ number, kind, seat }) => number > last && kind === "pick" && seat !== this.viewer);
        return fresh.flatMap(({ texts }) => texts.slice(0, SENTENCES)).join(" ");
    }
    private showNext(): void {
        this.showing = undefined;
        const next = this.coming.shift();
        this.caption = next ? this.captionOf(next) : "";
        if (!next) return;
        this.apply(next);
        const time = Math.min(HOLD[settings.staging], LONGEST / (this.coming.length + 1));
        this.showing = setTimeout(() => this.showNext(), time);
    }
    /** Shows at once whatever is still to be shown. */
    skip(): void {
        clearTimeout(this.showing);
        this.showing = undefined;
        this.caption = "";
        for (const state of this.coming.splice(0)) this.apply(state);
    }

    private stored(id: number, version: number): void {
        if (this.pending?.id !== id) return;
        this.storedAs = version;
        this.settle();
    }

    /** An answer and the state that it brings come in either order: what was chosen is done when its step is seen here. */
    private settle(): void {
        const { pending, viewer } = this;
        if (!pending) return;
        const seen = this.log.some(({ number, kind, seat }) => number > pending.version && kind === pending.type && seat === viewer);
        if (seen || (this.storedAs !== null && (this.state?.version ?? 0) >= this.storedAs)) this.forget();
    }

    private forget(): void {
        this.pending = null;
        this.storedAs = null;
    }

    private refused(id: number, fault: Fault): void {
        if (this.pending?.id === id) this.forget();
        this.fault = fault;
    }

    private lost(code: number): void {
        this.socket = null;
        if (this.closed) return;
        if (code === UNSEEN) {
            this.status = "refused";
            return;
        }
        this.status = this.state ? "lost" : "connecting";
        this.retry = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
        this.delay = Math.min(LATEST, this.delay * 2);
    }

    private beat(): void {
        if (!this.socket) return;
        if (Date.now() - this.heard > PING_EVERY + ANSWER_WITHIN) this.reconnect();
        else this.say({ type: "ping" });
    }

    private hurry = (): void => {
        if (document.visibilityState === "hidden" || this.closed || this.status === "refused") return;
        if (!this.socket) this.connect();
        else this.say({ type: "ping" });
    };

    /** The browser knows that the network is gone: no need to wait until a message is missed. */
    private drop = (): void => {
        if (this.socket) {
            this.hangUp();
            this.lost(1006);
        }
    };

    private reconnect(): void {
        this.hangUp();
        this.connect();
    }

    private hangUp(): void {
        const socket = this.socket;
        this.socket = null;
        if (!socket) return;
        const early = socket.readyState === WebSocket.CONNECTING; // browsers complain of what is closed before it is open
        socket.onmessage = socket.onclose = null;
        socket.onopen = early ? () => socket.close() : null;
        if (!early) socket.close();
    }
}
