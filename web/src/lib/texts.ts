// Texts that come in a file for each language, such as a game's cards or the rules. Each is read once.
import type { Language } from "./languages";

export class TextFiles<Texts> {
    private known = new Map<Language, Texts>();

    /** The files as the bundler finds them: by a path that ends in `.<language>.json`. */
    constructor(private files: Record<string, () => Promise<unknown>>) {}

    async load(language: Language): Promise<Texts> {
        const known = this.known.get(language);
        if (known) return known;
        const path = Object.keys(this.files).find((one) => one.endsWith(`.${language}.json`));
        if (!path) throw new Error(`no texts in ${language}`);
        const texts = (await this.files[path]!()) as Texts;
        this.known.set(language, texts);
        return texts;
    }
    /** Once they are loaded. */
    in(language: Language): Texts {
        return this.known.get(language)!;
    }
}
