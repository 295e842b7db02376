// The reading pages: rules and rulings, and what the gallery and the signs say of them.
import type { Language } from "../lib/types";

const en = {
    title: "Rules",
    lead: "How both games are played, in ten minutes each, and every ruling by its number.",
    search: "Search the rules",
    searchHint: "Words, or a number such as B6",
    found: (count: number) => (count === 1 ? "1 place" : `${count} places`),
    none: "Nothing has all of these words. Try fewer.",
    rulings: "Rulings",
    whole: "All on one page",
    print: "Print",
    contents: "Contents",
    copyable: (number: string) => `Link to ruling ${number}`,
    unknown: (asked: string) => `There is no topic and no ruling “${asked}”.`,
    unknownHint: "Look for it below.",
    picture: "See the card",
    ruling: (number: string) => `Ruling ${number}`,
    games: { seasons: "Seasons", archimage: "Archimage" } as Record<string, string>,
    count: (count: number) => (count === 1 ? "1 ruling" : `${count} rulings`),
    letters:
        "The letters are the same in every language: W water, E earth, F fire, A air, S spirit. They can be switched off in the settings.",
};
export type RulesWords = typeof en;
const fr: RulesWords = {
    title: "Règles",
    lead: "Comment se jouent les deux jeux, en dix minutes chacun, et chaque point de règle par son numéro.",
    search: "Chercher dans les règles",
    searchHint: "Des mots, ou un numéro comme B6",
    found: (count) => (count < 2 ? `${count} endroit` : `${count} endroits`),
    none: "Rien ne contient tous ces mots. Essayez-en moins.",
    rulings: "Points de règle",
    whole: "Tout sur une page",
    print: "Imprimer",
    contents: "Sommaire",
    copyable: (number) => `Lien vers le point de règle ${number}`,
    unknown: (asked) => `Il n’y a ni sujet ni point de règle « ${asked} ».`,
    unknownHint: "Cherchez ci-dessous.",
    picture: "Voir la carte",
    ruling: (number) => `Point de règle ${number}`,
    games: { seasons: "Seasons", archimage: "Archimage" },
    count: (count) => (count < 2 ? `${count} point de règle` : `${count} points de règle`),
    letters:
        "Les lettres sont les mêmes dans toutes les langues : W eau, E terre, F feu, A air, S esprit. Les réglages permettent de les masquer.",
};
const it: RulesWords = {
    title: "Regole",
    lead: "Come si giocano i due giochi, in dieci minuti ciascuno, e ogni chiarimento con il suo numero.",
    search: "Cerca nelle regole",
    searchHint: "Parole, o un numero come B6",
    found: (count) => (count === 1 ? "1 punto" : `${count} punti`),
    none: "Niente contiene tutte queste parole. Provane meno.",
    rulings: "Chiarimenti",
    whole: "Tutto su una pagina",
    print: "Stampa",
    contents: "Indice",
    copyable: (number) => `Link al chiarimento ${number}`,
    unknown: (asked) => `Non c’è né un argomento né un chiarimento «${asked}».`,
    unknownHint: "Cerca qui sotto.",
    picture: "Guarda la carta",
    ruling: (number) => `Chiarimento ${number}`,
    games: { seasons: "Seasons", archimage: "Archimage" },
    count: (count) => (count === 1 ? "1 chiarimento" : `${count} chiarimenti`),
    letters:
        "Le lettere sono le stesse in ogni lingua: W acqua, E terra, F fuoco, A aria, S spirito. Si possono togliere nelle impostazioni.",
};
export const rulesWords: Record<Language, RulesWords> = { en, fr, it };
