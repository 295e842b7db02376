// What the page says: Fluent messages, from catalogues that are loaded by language and, for a game's own words, by game.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FUNCTIONS } from "./grammar";
import { CATALOGUES, catalogueOf, type Language } from "./languages";
import { keep, settings } from "./settings.svelte";

export const SHARED = "shared";
const bundles = new Map<Language, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<string>(); // folders whose words are on the page

function bundleOf(language: Language): FluentBundle {
    const bundle = bundles.get(language) ?? new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    bundles.set(language, bundle);
    return bundle;
}

/** The words of a folder in a language, loaded once; a game need not have any. */
function load(folder: string, language: Language): Promise<void> {
    const path = catalogueOf(folder, language);
    const read = async (): Promise<void> => {
        const text = await CATALOGUES[path]?.();
        if (text) bundleOf(language).addResource(new FluentResource(text));
    };
    const found = loading.get(path) ?? read();
    loading.set(path, found);
    found.catch(() => loading.delete(path));
    return found;
}

/** The words of a folder in the reader's language, now and after every change of language. */
export function loadWords(folder: string): Promise<void> {
    wanted.add(folder);
    return load(folder, settings.language);
}

/** The reader chose another language: the page changes when all its words are there. */
export async function speak(language: Language): Promise<void> {
    await Promise.all([...wanted].map((folder) => load(folder, language)));
    settings.language = language;
    keep("language", language);
}

/** A message in the reader's language, put together with its arguments. */
export function say(name: string, args: Record<string, FluentVariable> = {}): string {
    const bundle = bundles.get(settings.language);
    const pattern = bundle?.getMessage(name)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : name;
}
