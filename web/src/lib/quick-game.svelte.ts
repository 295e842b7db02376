// A game as it is begun from the lobby with one press: which preset, how many opponents, and which. What was played last is
// offered again.
import type { GameData } from "../api/schema";
import { messageOf } from "./api";
import { gamesTold } from "./games";
import type { GameKey } from "./messages";
import { place } from "./route.svelte";
import { keep, kept, settings } from "./settings.svelte";
import { botLike, playerCounts, presetsOf, type SeatKind, type SeatWish } from "./setup";
import { openTable } from "./tables";

export class QuickGame {
    /** The bots with their names; one press plays without waiting for them. */
    data = $state.raw<GameData | null>(null);
    busy = $state(false);
    fault = $state("");
    preset = $state("");
    private chosenCount = $state(1);
    private chosenBot = $state("");

    constructor(readonly game: GameKey) {
        const [count, preset, bot] = (kept(`quick-${game}`) ?? "").split(" ");
        const names = Object.keys(presetsOf(game));
        this.preset = names.find((name) => name === preset) ?? names[0] ?? "";
        this.chosenCount = Number(count) || 1;
        this.chosenBot = bot ?? "";
    }

    /** How many opponents there may be. */
    get counts(): number[] {
        return playerCounts(this.game, this.data).map((players) => players - 1);
    }
    get opponents(): number {
        return this.counts.includes(this.chosenCount) ? this.chosenCount : (this.counts[0] ?? 1);
    }
    set opponents(count: number) {
        this.chosenCount = count;
    }
    get bot(): string {
        return this.botIn(this.data);
    }
    set bot(bot: string) {
        this.chosenBot = bot;
        settings.setLevel(bot);
        this.remember();
    }
    private botIn(data: GameData | null): string {
        return botLike(data ?? undefined, this.chosenBot || settings.level);
    }

    load(): void {
        gamesTold().then(
            (games) => (this.data = games[this.game] ?? null),
            () => (this.data = null), // what went wrong shows when it matters
        );
    }
    remember(): void {
        keep(`quick-${this.game}`, `${this.opponents} ${this.preset} ${this.chosenBot}`.trimEnd());
    }

    /** A table with these opponents; answers its id, or nothing where that was refused. */
    async open(kind: Exclude<SeatKind, "self">): Promise<string | undefined> {
        this.remember();
        this.busy = true;
        this.fault = "";
        try {
            const bot = kind === "bot" ? this.botIn((await gamesTold())[this.game] ?? null) : "";
            const rivals = Array.from({ length: this.opponents }, (_, index): SeatWish => ({ id: index + 1, kind, name: "", bot }));
            const self: SeatWish = { id: 0, kind: "self", name: "", bot: "" };
            return await openTable(this.game, presetsOf(this.game)[this.preset] ?? {}, [self, ...rivals]);
        } catch (refused) {
            this.fault = messageOf(refused);
            return undefined;
        } finally {
            this.busy = false;
        }
    }
    async play(): Promise<void> {
        const table = await this.open("bot");
        if (table) place.go(`#/table/${table}`);
    }
}
