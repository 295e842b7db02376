// What every part of a table of Seasons needs: the desk, the texts and the facts.
import { createContext } from "svelte";
import facts from "../../data/facts.json";
import type { Desk } from "../../lib/actions.svelte";
import type { CardFacts, Facts, Texts } from "../../lib/types";

export const FACTS = facts as unknown as Facts;
const BY_KEY = new Map<string, CardFacts>(FACTS.cards.map((card) => [card.key, card]));
export const factsOf = (key: string): CardFacts => {
    const card = BY_KEY.get(key);
    if (!card) throw new Error(`no card ${key}`);
    return card;
};

export interface Room {
    readonly desk: Desk | null;
    readonly texts: Texts;
    readonly players: number;
}
export const [room, setRoom] = createContext<Room>();
