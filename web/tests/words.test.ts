import { describe, expect, it } from "vitest";

// Every sentence of the page itself, in each file of words: by area and language, or by language alone.
const files = import.meta.glob<Record<string, unknown>>("../src/words/*.ts", { eager: true });
const LANGUAGES = ["en", "fr", "it"] as const;

/** What stands under a name; a function is asked for one and for several. */
function said(words: unknown): string[] {
    if (typeof words === "string") return [words];
    if (typeof words === "function")
        return [1, 2].flatMap((count) => said((words as (...args: unknown[]) => unknown)(count, count, count, count)));
    if (words && typeof words === "object") return Object.values(words).flatMap(said);
    return [];
}
const of = (language: (typeof LANGUAGES)[number]): string[] =>
    Object.values(files)
        .flatMap((file) => Object.entries(file))
        .flatMap(([name, words]) => (name === language ? said(words) : said((words as Record<string, unknown> | null)?.[language])));

describe("the page's words", () => {
    it("are there in each language", () => {
        for (const language of LANGUAGES) expect(of(language).length).toBeGreaterThan(300);
    });
    it("have round apostrophes and quotation marks of their language", () => {
        for (const language of LANGUAGES) expect(of(language).filter((text) => /['"]/.test(text))).toEqual([]);
        expect(of("fr").filter((text) => /[“”]/.test(text))).toEqual([]);
    });
    it("keep French signs with the word before them", () => {
        expect(of("fr").filter((text) => / [;:?!»]|« |\w[;?!»]/.test(text))).toEqual([]);
    });
    it("have no space before a sign in English and Italian", () => {
        for (const language of ["en", "it"] as const) expect(of(language).filter((text) => /[ \u00a0][;:?!]/.test(text))).toEqual([]);
    });
});
