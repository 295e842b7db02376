// How long a motion takes: what the style says, which the reader's wishes change. None at all may be wished for.
import { settings } from "./settings.svelte";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const known = new Map<string, number>(); // to read a style in the middle of a drawing costs a whole one

export function duration(name: "--quick" | "--slow"): number {
    const wish = `${name} ${settings.motion} ${still.matches}`;
    let found = known.get(wish);
    if (found === undefined) known.set(wish, (found = read(name)));
    return found;
}

function read(name: string): number {
    const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    const number = parseFloat(value);
    if (!Number.isFinite(number)) return 0;
    return value.endsWith("ms") ? number : number * 1000;
}
