// What a player has come to so far, from what lies open.
import { FACTS, factsOf, tokenPoints } from "./facts";
import type { SeasonsPlayer } from "./types";

/** Crystals, the prestige of the cards in play, a token that was used, and what bonuses cost. */
export function pointsSoFar(player: SeasonsPlayer): number {
    const prestige = player.play.reduce((sum, { card }) => sum + factsOf(card).prestige, 0);
    const token = player.token_used ? (tokenPoints(player.token) ?? 0) : 0;
    return player.crystals + prestige + token - (FACTS.bonus_costs[player.bonuses] ?? 0);
}
