import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { CATALOGUES, LANGUAGES, languageLike, languageName } from "../src/lib/languages";
import { FUNCTIONS } from "../src/lib/grammar";
import { loadWords, say, SHARED, speak } from "../src/lib/say.svelte";

const texts = Object.fromEntries(await Promise.all(Object.entries(CATALOGUES).map(async ([path, load]) => [path, await load()])));
const folders = [...new Set(Object.keys(texts).map((path) => path.split("/").at(-2)!))];
const textOf = (folder: string, language: string): string => texts[`../data/${folder}/page.${language}.ftl`] ?? "";
const idsIn = (folder: string, language: string): string[] => new FluentResource(textOf(folder, language)).body.map(({ id }) => id);
const sources = import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.svelte"], { query: "?raw", import: "default", eager: true });

/** What the sources say, by the folder that it may come from: names, and patterns of names that are put together. */
const said = Object.entries(sources).flatMap(([path, source]) => {
    const own = /\/games\/([^/]+)\//.exec(path)?.[1];
    const names = source.matchAll(/["'`]((?:[a-z-]+-|\$\{game\}-)?page-(?:[^"'`$\s]|\$\{(?:[^{}]|\{[^}]*\})*\})+)["'`]/g);
    return [...names].map(([, name]) => ({ path, own, name: name!, means: patternOf(name!) }));
});
function patternOf(name: string): RegExp {
    const parts = name.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/).map((part) => part.replace(/[.*+?^$()[\]\\|]/g, "\\$&"));
    return new RegExp(`^${parts.join("[a-z0-9-]+")}$`);
}

describe("the page's words", () => {
    it("come in the languages of the catalogues, English first", () => {
        expect(LANGUAGES[0]).toBe("en");
        expect(LANGUAGES.length).toBeGreaterThan(2);
        expect(languageLike("fr-CA")).toBe("fr");
        expect(languageLike("xx")).toBe("en");
        expect(languageName("fr")).toBe("Français");
    });
    it("are the same messages in each language", () => {
        expect(folders.length).toBeGreaterThan(2);
        for (const folder of folders)
            for (const language of LANGUAGES) expect(idsIn(folder, language), `${folder} ${language}`).toEqual(idsIn(folder, "en"));
    });
    it("are all there, in the catalogue of all or of the game that says them", () => {
        expect(said.length).toBeGreaterThan(300);
        const known = folders.flatMap((folder) => idsIn(folder, "en").map((id) => ({ folder, id })));
        const missing = said.filter(({ own, name, means }) => {
            const folder = name.startsWith("page-") ? SHARED : own;
            return !known.some((one) => (!folder || one.folder === folder) && means.test(one.id));
        });
        expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
    });
    it("are all said somewhere", () => {
        const ids = folders.flatMap((folder) => idsIn(folder, "en"));
        expect(ids.filter((id) => !said.some(({ means }) => means.test(id)))).toEqual([]);
    });
    it("have round apostrophes, and French signs stay with the word before them", () => {
        for (const language of LANGUAGES)
            for (const folder of folders) {
                const lines = textOf(folder, language).split("\n");
                expect(lines.filter((line) => !line.startsWith("#") && /['"]/.test(line))).toEqual([]);
                if (language === "fr") expect(lines.filter((line) => / [;:?!»]|« |[“”]/.test(line))).toEqual([]);
                else expect(lines.filter((line) => /[ \u00a0][;:?!]/.test(line))).toEqual([]);
            }
    });
    it("change with the language, when all of them are there", async () => {
        await Promise.all([loadWords(SHARED), loadWords("a-game-without-words")]);
        expect(say("page-player", { number: 2 })).toBe("Player 2");
        expect(say("page-found", { count: 1 })).toBe("1 picture");
        await speak("fr");
        expect(say("page-player", { number: 2 })).toBe("Joueur 2");
        expect(say("page-found", { count: 0 })).toBe("0 image");
        await speak("en");
        expect(say("page-nothing-of-the-kind")).toBe("page-nothing-of-the-kind");
    });
});

describe("little words", () => {
    const spoken = (name: string, text: string): unknown => FUNCTIONS[name]!([text], {});
    it.each([
        ["DE", "Anne", "d’Anne"],
        ["DE", "Bob", "de Bob"],
        ["DE", "Hélène", "d’Hélène"],
        ["DE", "Hibou", "de Hibou"],
        ["DE", "Yves", "d’Yves"],
        ["DE", "Yann", "de Yann"],
        ["DE", "3 cartes", "de 3 cartes"],
        ["QUE", "Éva", "qu’Éva"],
        ["DI", "Anna", "di Anna"],
        ["A", "Anna", "ad Anna"],
        ["A", "Ugo", "a Ugo"],
    ])("%s before %s", (name, text, whole) => expect(spoken(name, text)).toBe(whole));
});
