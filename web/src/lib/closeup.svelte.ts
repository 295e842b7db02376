// What is looked at closely: beside the thing while it is pointed at, or in a sheet of its own. Each game's board draws it.
export interface Subject {
    /** What it is, as the game names it: "card/some-card", "token/3". */
    about: string;
    /** Its target, whose choices the sheet offers. */
    target: string;
    /** The choice, in notation, whose reason is told when it cannot be made. */
    why?: string;
    /** Where the thing lies. */
    rect: DOMRect;
}
const WAIT = 300; // ms: whoever only passes over a card is left alone

class Closeup {
    /** Shown beside the thing. */
    beside = $state.raw<Subject | null>(null);
    /** Shown in a sheet, with its choices. */
    sheet = $state.raw<Subject | null>(null);
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** Null where the thing has left the table meanwhile. */
    soon(find: () => Subject | null): void {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => (this.beside = this.sheet ? null : find()), WAIT);
    }
    away(): void {
        clearTimeout(this.timer);
        this.beside = null;
    }
    open(looked: Subject): void {
        this.away();
        this.sheet = looked;
    }
}
export const closeup = new Closeup();
