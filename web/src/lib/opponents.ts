// Who the computer players are: each level has a name and a face of its own. People have what faces are left.
import type { SeatData } from "../api/schema";
import type { Face } from "../art/portraits";

/** Who sits somewhere, as far as it shows in the face. */
export type Sitter = Pick<SeatData, "kind" | "bot">;

interface Character {
    name: string;
    face: Face;
}
// Names of people, the same in every language.
const CHARACTERS: Readonly<Record<string, Character>> = {
    random: { name: "Tobia", face: "toad" },
    novice: { name: "Bruno", face: "seer" },
    adept: { name: "Dario", face: "sage" },
    master: { name: "Chiara", face: "witch" },
};
/** The faces of other bots, and of the second of a level at one table. */
const STRANGERS: readonly Face[] = ["horned", "raven", "hare"];
/** The faces of people, by seat. */
const PEOPLE: readonly Face[] = ["stag", "owl", "fox", "queen", "cat"];

const at = (faces: readonly Face[], index: number): Face => faces[index % faces.length]!;
/** A number for a word: the same word has the same face on every device. */
const sum = (word: string): number => [...word].reduce((total, letter) => total + letter.charCodeAt(0), 0);

export const faceOfBot = (bot: string): Face => CHARACTERS[bot]?.face ?? at(STRANGERS, sum(bot));
export const faceOf = (seat: Sitter, index: number): Face => (seat.kind === "bot" ? faceOfBot(seat.bot) : at(PEOPLE, index));

/** The faces of people, as many as there are seats: for where nobody is known to sit. */
export const facesOfPeople = (seats: number): Face[] => Array.from({ length: seats }, (_, index) => at(PEOPLE, index));
/** The faces of a whole table, seat by seat: who would look like somebody before them gets another face. */
export function facesOf(seats: readonly Sitter[]): Face[] {
    const faces: Face[] = [];
    for (const [index, seat] of seats.entries()) {
        const own = faceOf(seat, index);
        const others = seat.kind === "bot" ? STRANGERS : PEOPLE;
        const free = [own, ...others, ...PEOPLE].find((face) => !faces.includes(face) && (face === own || !isOf(seats, index, face)));
        faces.push(free ?? own);
    }
    return faces;
}
/** Whether a face is that of somebody at a later seat. */
const isOf = (seats: readonly Sitter[], index: number, face: Face): boolean =>
    seats.some((seat, other) => other > index && faceOf(seat, other) === face);

/** What a bot is called: those of our levels have names, every other one its title. */
export const opponentName = (bot: string, title = bot): string => CHARACTERS[bot]?.name ?? title;

/** How strong a bot is: its step among the levels offered, counted from 1, and how many there are; of other bots nobody knows. */
export function rungOf(bot: string, offered: readonly string[]): { step: number; steps: number } | null {
    const levels = offered.filter((one) => one in CHARACTERS);
    return levels.includes(bot) ? { step: levels.indexOf(bot) + 1, steps: levels.length } : null;
}
