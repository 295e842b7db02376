// What a view of Seasons says, asked in one place.
import type { CardInPlay, SeasonsPlayer, SeasonsView } from "../../lib/types";

const AMULET = "amulet-of-water";
/** Questions of the prelude: everybody chooses cards or tokens at once. */
const PRELUDE = new Set(["draft", "select", "winnow", "build", "token"]);
const SET = 3; // cards in a hand or library
const LARGER_SET = 4;

export const inPrelude = (view: SeasonsView): boolean => PRELUDE.has(view.question);

/** Whether the viewer is asked something now. */
export const isAsked = (view: SeasonsView): boolean => view.seat !== null && view.waiting.includes(view.seat);

export const mine = (view: SeasonsView): SeasonsPlayer | undefined => (view.seat === null ? undefined : view.players[view.seat]);

/** The card whose effects a card in play has: a Raven's are those of what it copies. */
export const power = (entry: CardInPlay): string => entry.copies || entry.card;

/** The viewer's cards whose energies may be spent, in the order in which picks count them. */
export const amulets = (view: SeasonsView): CardInPlay[] => (mine(view)?.play ?? []).filter((entry) => power(entry) === AMULET);

export const topEffect = (view: SeasonsView) => view.stack.at(-1);

/** Cards drawn, looked at or revealed and not yet settled, as far as the viewer sees them. */
export function poolShown(view: SeasonsView): string[] {
    const top = view.known.top[0];
    if (view.question === "orb" && isAsked(view) && top) return [top[1]];
    return view.stack.flatMap((frame) => (Array.isArray(frame.pool) ? frame.pool : []));
}

/** Cards that lie face up on the pile, the first on top. */
export const faceUp = (view: SeasonsView): string[] => view.known.top.filter(([depth]) => depth < view.face_up).map(([, card]) => card);

/** How many cards make up a hand or a library. */
export const setSize = (view: SeasonsView): number => (view.settings.enchantment === "extended-experience" ? LARGER_SET : SET);

/** Every card with how many of its name came before it: a stable key where two of a name lie side by side. */
export function numbered(cards: readonly string[]): { card: string; id: string }[] {
    const seen = new Map<string, number>();
    return cards.map((card) => {
        const before = seen.get(card) ?? 0;
        seen.set(card, before + 1);
        return { card, id: `${card}/${before}` };
    });
}
