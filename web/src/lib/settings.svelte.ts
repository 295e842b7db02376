// What the reader has chosen: language, light, letters, motion, sounds. Kept in the browser; the system's wishes are the default.
import { type Language, languageLike } from "./languages";

export type Theme = "system" | "day" | "night";
export type Motion = "full" | "calm" | "none";
export type Staging = "calm" | "quick" | "off";

export function kept(name: string): string | null {
    try {
        return localStorage.getItem(`conclave-${name}`);
    } catch {
        return null; // storage may be forbidden; the page works without
    }
}
export function keep(name: string, value: string): void {
    try {
        localStorage.setItem(`conclave-${name}`, value);
    } catch {
        return;
    }
}
function oneOf<Value extends string>(value: string | null | undefined, values: readonly Value[], otherwise: Value): Value {
    return values.find((one) => one === value) ?? otherwise;
}

class Settings {
    language = $state<Language>(languageLike(kept("language") ?? navigator.language));
    theme = $state<Theme>(oneOf(kept("theme"), ["system", "day", "night"], "system"));
    letters = $state(kept("letters") !== "no");
    motion = $state<Motion>(oneOf(kept("motion"), ["full", "calm", "none"], "full"));
    /** How long each step of another player is shown. */
    staging = $state<Staging>(oneOf(kept("staging"), ["calm", "quick", "off"], "calm"));
    sounds = $state(kept("sounds") === "yes");
    /** Whether the live region reads every choice. */
    spoken = $state(kept("spoken") !== "no");
    notices = $state(kept("notices") === "yes");
    /** Whether the list of all choices stays open beside the table. */
    listed = $state(kept("listed") === "yes");
    /** The name that this reader last played under. */
    name = $state(kept("name") ?? "");
    /** The computer player that this reader last chose; empty for the usual one. */
    level = $state(kept("level") ?? "");

    setTheme(theme: Theme): void {
        this.theme = theme;
        keep("theme", theme);
    }
    setLetters(letters: boolean): void {
        this.letters = letters;
        keep("letters", letters ? "yes" : "no");
    }
    setMotion(motion: Motion): void {
        this.motion = motion;
        keep("motion", motion);
    }
    setStaging(staging: Staging): void {
        this.staging = staging;
        keep("staging", staging);
    }
    setSwitch(what: "sounds" | "spoken" | "notices" | "listed", on: boolean): void {
        this[what] = on;
        keep(what, on ? "yes" : "no");
    }
    setLevel(level: string): void {
        this.level = level;
        keep("level", level);
    }
    setName(name: string): void {
        this.name = name;
        keep("name", name);
    }
}

export const settings = new Settings();
