// Which things on a table of Seasons a choice is about. A pick is read as the engine spells it.
import type { SpotsOf } from "../../lib/actions.svelte";
import type { CardInPlay, SeasonsView } from "../../lib/types";
import { amulets, mine, poolShown, topEffect } from "./table";

// What a pick about a card means: one of the cards drawn or looked at, one of the pack, or else one in hand.
const FROM_POOL = new Set(["pool", "free-entry", "give", "dig", "under", "arrange", "orb"]);
const FROM_PACK = new Set(["draft", "select", "build"]);
const OWN_DIE = new Set(["use die", "raise gauge", "leave energy", "instead gauge", "instead energy", "instead transmute"]);
const PILE = new Set(["draw", "look at top", "discard top", "discard first"]);
const SPACES = 12;

export const spotsOf: SpotsOf = (pick, state) => (state.view?.game === "seasons" ? spotsIn(state.view, pick) : []);

export function spotsIn(view: SeasonsView, pick: string): string[] {
    if (OWN_DIE.has(pick)) return ["own-die"];
    if (PILE.has(pick)) return ["pile"];
    const [verb = "", ...rest] = pick.split(" ");
    const what = rest.join(" ");
    switch (verb) {
        case "take":
            if (what === "energy") return view.question === "statue" ? [] : ["own-die"];
            return [`die/${rest[1]}`];
        case "bonus":
            return ["bonus"];
        case "use":
            return [`token/${view.own?.token}`];
        case "keep":
        case "discard":
            return pick === "keep" || pick === "discard" ? poolShown(view).slice(-1).map(inPool) : [];
        case "let":
            return atStake(view);
        case "energy":
            return energySpots(view, what);
        case "drop":
            return [`energy/${view.seat}/${what}`];
        case "pay":
        case "transmute":
            return sourceSpots(view, rest);
        case "move":
            return [`space/${spaceAfter(view, rest[0] === "back" ? -Number(rest[1]) : Number(rest[1]))}`];
        case "seat":
            return [`seat/${Number(what) - 1}`];
        case "token":
            return [`token/${what}`];
        case "summon":
            return [`hand/${what}`];
        case "card":
            return [FROM_POOL.has(view.question) ? inPool(what) : FROM_PACK.has(view.question) ? `pack/${what}` : `hand/${what}`];
        case "own":
        case "activate":
            return ownSpots(view, rest[0] ?? "", rest[1] === "2");
        case "copy":
            return others(view)
                .filter((entry) => entry.card === rest[0])
                .map(inPlay);
        default:
            return [];
    }
}

const inPool = (card: string): string => `pool/${card}`;
const inPlay = (entry: CardInPlay): string => `play/${entry.arrival}`;
const others = (view: SeasonsView): CardInPlay[] => view.players.flatMap((player, seat) => (seat === view.seat ? [] : player.play));

const spaceAfter = (view: SeasonsView, steps: number): number => ((view.space - 1 + steps + SPACES) % SPACES) + 1;

/** The card that a Shield may stand in for: in play, or on its way out of a hand. */
function atStake(view: SeasonsView): string[] {
    const frame = topEffect(view);
    if (frame?.uid) return [`play/${frame.uid}`];
    // A card that is to pay for something waits one below.
    const pools = view.stack.slice(-2).map(({ pool }) => (Array.isArray(pool) ? pool : []));
    const pool = pools.at(-1)?.length ? pools.at(-1) : pools.at(-2);
    return (pool ?? []).slice(-1).map(inPool);
}

/** A type of energy that is named: of one's own, of another's reserve, or of the supply. */
function energySpots(view: SeasonsView, kind: string): string[] {
    if (view.question === "mirror-type") return [`energy/${view.seat}/${kind}`];
    if (view.question === "rob") return [`energy/${topEffect(view)?.seat}/${kind}`];
    return [`supply/${kind}`];
}

/** Energies of the reserve, or the Amulet of Water that they lie on. */
function sourceSpots(view: SeasonsView, rest: string[]): string[] {
    const [kind, , , source] = rest;
    if (kind === "crystals" || kind === "energy") return [];
    if (!source) return [`energy/${view.seat}/${kind}`];
    const amulet = amulets(view)[Number(source) - 1];
    return amulet ? [inPlay(amulet)] : [];
}

/** One of the viewer's cards in play; those that wait to speak are named by their order of speaking. */
function ownSpots(view: SeasonsView, card: string, second: boolean): string[] {
    const twins = (mine(view)?.play ?? []).filter((entry) => entry.card === card);
    if (view.question === "order") {
        const waiting = topEffect(view)?.todo ?? [];
        return twins.filter((entry) => waiting.includes(entry.arrival)).map(inPlay);
    }
    const meant = twins[second ? 1 : 0];
    return meant ? [inPlay(meant)] : [];
}
