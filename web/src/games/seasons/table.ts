// What a view of Seasons says, asked in one place.
import type { SeasonsAbout, SeasonsView } from "./types";

/** Questions of the prelude: everybody chooses cards or tokens at once. */
const PRELUDE = new Set(["draft", "select", "winnow", "build", "token"]);

export const inPrelude = (view: SeasonsView): boolean => PRELUDE.has(view.question);

/** Whether the viewer is asked something now. */
export const isAsked = (view: SeasonsView): boolean => view.seat !== null && view.waiting.includes(view.seat);

/** Cards drawn, looked at or revealed and not yet settled, as far as the viewer sees them. */
export function poolShown(view: SeasonsView): string[] {
    if (view.question === "orb" && isAsked(view)) return view.arguments.cards ?? [];
    const own = [...(view.own?.limbo ?? [])];
    // What the viewer has revealed lies among their own cards already.
    const others = view.revealed.flatMap(({ cards }) => (cards.every((card) => own.includes(card)) ? [] : cards));
    return [...own, ...others];
}

/** Cards that lie face up on the pile, the first on top. */
export const faceUp = (view: SeasonsView): string[] => view.known.top.filter(([depth]) => depth < view.face_up).map(([, card]) => card);

/** How many cards make up what is being chosen: a hand, or a library after it. */
export function setSize({ own, set, arguments: { set: which } }: SeasonsView): number {
    const chosen = (which === "library" ? own?.library2 : own?.hand) ?? [];
    return chosen.length + (set?.most ?? 0);
}

/** Every card with how many of its name came before it: a stable key where two of a name lie side by side. */
export function numbered(cards: readonly string[]): { card: string; id: string }[] {
    const seen = new Map<string, number>();
    return cards.map((card) => {
        const before = seen.get(card) ?? 0;
        seen.set(card, before + 1);
        return { card, id: `${card}/${before}` };
    });
}

const MOST_IN_A_ROW = 6;
/** How many rows large cards to choose from take, where a window is wide. */
export const rowsOf = (cards: number): number => (cards > MOST_IN_A_ROW ? 2 : 1);

/** Which things on a table of Seasons an option is about. */
export function targetsOf({ verb, place, card, arrival, die, energy, seat, space, token }: SeasonsAbout): string[] {
    switch (place) {
        case "bonus-track":
            return ["bonus"];
        case "own-die":
        case "pile":
            return [place];
        case "dice":
            return [`die/${die}`];
        case "wheel":
            return [`space/${space}`];
        case "play":
            return arrival ? [`play/${arrival}`] : [];
        case "reserve":
            return energy ? [`energy/${seat}/${energy}`] : [];
        case "supply":
            return [`supply/${energy}`];
        case "limbo":
            return [`pool/${card}`];
        case "hand":
        case "pack":
            return card ? [`${place}/${card}`] : [];
    }
    if (token) return [`token/${token}`];
    return verb === "seat" ? [`seat/${seat}`] : [];
}
