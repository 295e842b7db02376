// Functions that the catalogues call: little words whose form depends on what follows them, as conclave/text/grammar.py has them.
import type { FluentFunction, FluentValue } from "@fluent/bundle";

const VOWELS = "aeiouœæ";
const WORD = /^\p{L}+/u;
/** French words that begin with a vowel's sound but are spoken, and written, as if they did not. */
const UNELIDED = new Set(
    (
        "hache hall halo hamac hameau hanche hangar harpe harpie hasard haut haute heaume hérisson héron héros hêtre hibou " +
        "hiérarchie homard honte houx huit hurlement hutte onze onzième oui ouistiti yaourt yeti"
    ).split(" "),
);

/** A letter in lower case and without its accent. */
const bare = (letter: string | undefined): string => (letter ?? "").normalize("NFD").charAt(0).toLowerCase();
const isVowel = (letter: string): boolean => letter !== "" && VOWELS.includes(letter);

/** Whether French drops the vowel of a little word before this: before a vowel and a mute h, not before a digit. */
function elided(text: string): boolean {
    const word = WORD.exec(text)?.[0];
    if (!word || UNELIDED.has(word.toLowerCase())) return false;
    const [first, second] = [bare(text[0]), bare(text[1])];
    if (first === "y") return !isVowel(second); // d’Yves, but de Yann
    return isVowel(first) || (first === "h" && (isVowel(second) || second === "y"));
}

const spoken =
    (say: (text: string) => string): FluentFunction =>
    ([what]: FluentValue[]) =>
        say(String(what));

export const FUNCTIONS: Record<string, FluentFunction> = {
    DE: spoken((text) => (elided(text) ? `d’${text}` : `de ${text}`)),
    QUE: spoken((text) => (elided(text) ? `qu’${text}` : `que ${text}`)),
    DI: spoken((text) => `di ${text}`),
    A: spoken((text) => (bare(text[0]) === "a" ? `ad ${text}` : `a ${text}`)),
};
