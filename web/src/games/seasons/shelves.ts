// Cards laid on shelves, in any order, before each shelf is chosen as a set.
import { numbered } from "./table";

export interface Shelf {
    /** Cards that are already chosen. */
    fixed: readonly string[];
    size: number;
}
export interface Card {
    card: string;
    id: string;
}
/** Where each card of the pack lies: the number of its shelf, counted from 0. */
type Placed = Readonly<Record<string, number>>;

export class Plan {
    readonly cards: Card[];

    constructor(
        pack: readonly string[],
        readonly shelves: readonly Shelf[],
        readonly placed: Placed,
        /** The cards that may be chosen now. */
        private offered: ReadonlySet<string>,
    ) {
        this.cards = numbered(pack);
    }

    on(shelf: number): Card[] {
        return this.cards.filter(({ id }) => this.placed[id] === shelf);
    }
    get loose(): Card[] {
        return this.cards.filter(({ id }) => this.placed[id] === undefined);
    }
    free(shelf: number): number {
        const { fixed, size } = this.shelves[shelf]!;
        return size - fixed.length - this.on(shelf).length;
    }
    /** A shelf that has been begun by choosing takes only what may still be chosen for it. */
    fits(shelf: number, card: string): boolean {
        const { fixed, size } = this.shelves[shelf]!;
        const begun = fixed.length > 0 && fixed.length < size;
        return this.free(shelf) > 0 && (!begun || this.offered.has(card));
    }
    /** The shelf that a card goes to: the one wished for, or the first that is free for it. */
    shelfFor(card: string, wished: number): number | undefined {
        const order = [wished, ...this.shelves.keys()];
        return order.find((shelf) => shelf in this.shelves && this.fits(shelf, card));
    }
    /** The first shelf that is not full. */
    get next(): number {
        const found = this.shelves.findIndex((_, shelf) => this.free(shelf) > 0);
        return found < 0 ? 0 : found;
    }
    missing(shelves: number): number {
        return [...this.shelves.keys()].slice(0, shelves).reduce((sum, shelf) => sum + this.free(shelf), 0);
    }
    /** The cards of each of the first shelves. */
    picked(shelves: number): string[][] {
        return [...Array(shelves).keys()].map((shelf) => this.on(shelf).map(({ card }) => card)).filter((cards) => cards.length);
    }
}
