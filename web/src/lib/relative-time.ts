// How long ago, in words.
import type { Language } from "./languages";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
];

/** Both in seconds since 1970. */
export function ago(then: number, now: number, language: Language): string {
    const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    const passed = then - now;
    for (const [unit, seconds] of UNITS) if (Math.abs(passed) >= seconds) return words.format(Math.trunc(passed / seconds), unit);
    return words.format(0, "second");
}

export const clockTime = (seconds: number, language: Language): string =>
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
