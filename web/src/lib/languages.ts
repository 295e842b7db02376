// The languages that the page speaks: those that have a catalogue of it.
export type Language = string;

const DEFAULT = "en";

/** By package and language: `shared` for what every page says, a game's key for what its own parts say. */
export const CATALOGUES = import.meta.glob<string>("../data/*/page.*.ftl", { query: "?raw", import: "default" });

export const catalogueOf = (folder: string, language: Language): string => `../data/${folder}/page.${language}.ftl`;

const found = Object.keys(CATALOGUES).flatMap((path) => /\/shared\/page\.(.+)\.ftl$/.exec(path)?.[1] ?? []);
/** English first. */
export const LANGUAGES: readonly Language[] = found.sort(
    (one, other) => Number(other === DEFAULT) - Number(one === DEFAULT) || one.localeCompare(other),
);

/** The language of a reader who has chosen none: the browser's, where the page speaks it. */
export const languageLike = (wanted: string): Language =>
    LANGUAGES.find((one) => one === wanted) ?? LANGUAGES.find((one) => one === wanted.split("-")[0]) ?? DEFAULT;

/** A language in its own words. */
export function languageName(language: Language): string {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
