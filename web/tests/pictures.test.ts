import { describe, expect, it } from "vitest";
import { CARDS, ENCHANTMENTS, TOKENS, cardPicture } from "../src/games/seasons/art";
import { dieFace } from "../src/games/seasons/art/dice";
import { element } from "../src/art/elements";
import { ELEMENTS } from "../src/games/archimage/elements";
import { MAGES, MAGE_FAMILIARS, guardian } from "../src/games/archimage/art/figures";
import { SEASONS, SEASON_SIGN } from "../src/games/seasons/art/seasons";
import { SPELLS } from "../src/games/archimage/art/spells";
import { FACTS as tower } from "../src/games/archimage/facts";
import { FACTS as facts } from "../src/games/seasons/facts";

const drawn = (pictures: Record<string, () => string>): Record<string, string> =>
    Object.fromEntries(Object.entries(pictures).map(([key, picture]) => [key, picture()]));
const numbered = (pictures: (() => string)[]): Record<string, string> =>
    drawn(Object.fromEntries(pictures.map((one, index) => [String(index + 1), one])));

const ALL: Record<string, Record<string, string>> = {
    cards: drawn(CARDS),
    tokens: drawn(TOKENS),
    enchantments: drawn(ENCHANTMENTS),
    spells: drawn(SPELLS),
    mages: numbered(MAGES),
    familiars: numbered(MAGE_FAMILIARS),
    guardians: Object.fromEntries(ELEMENTS.map((kind) => [kind, guardian(kind)])),
    elements: Object.fromEntries(ELEMENTS.map((kind) => [kind, element(kind)])),
    seasons: SEASON_SIGN,
};

/** The tags of a piece of SVG must close in the order in which they opened. */
function wellFormed(svg: string): boolean {
    const open: string[] = [];
    for (const [, closing, name, self] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
        if (closing) {
            if (open.pop() !== name) return false;
        } else if (!self) open.push(name!);
    }
    return open.length === 0 && !/<[^<>]*</.test(svg);
}

/** Path data of a drawing may have only the letters, numbers and separators that paths have. */
function soundPaths(svg: string): boolean {
    const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]!);
    return paths.every((path) => /^M[MmLlHhVvCcSsQqTtAaZz0-9.,\s-]+$/.test(path));
}

describe.each(Object.entries(ALL))("the pictures of %s", (_, pictures) => {
    it.each(Object.entries(pictures))("%s is drawn of sound shapes", (_key, picture) => {
        expect(picture.match(/<(path|circle|ellipse|rect)/g)?.length ?? 0).toBeGreaterThan(1);
        expect(picture).not.toMatch(/NaN|undefined|Infinity|null/);
        expect(wellFormed(picture)).toBe(true);
        expect(soundPaths(picture)).toBe(true);
    });

    it("are all different, colours aside", () => {
        const shapes = Object.values(pictures).map((picture) => picture.replaceAll(/var\(--[a-z-]+\)/g, ""));
        expect(new Set(shapes).size).toBe(shapes.length);
    });
});

describe("every thing in the catalogue", () => {
    it("has its picture, and no picture is left over", () => {
        expect(Object.keys(ALL.cards!).sort()).toEqual(facts.cards.map(({ key }) => key).sort());
        expect(Object.keys(ALL.tokens!)).toEqual(facts.tokens.map(({ number }) => String(number)));
        expect(Object.keys(ALL.enchantments!).sort()).toEqual(facts.enchantments.map(({ key }) => key).sort());
        expect(Object.keys(ALL.spells!).sort()).toEqual(tower.spells.map(({ spell }) => spell).sort());
    });

    it("that is unknown is refused by name", () => {
        expect(() => cardPicture("amulet-of-mud")).toThrow("no picture of amulet-of-mud");
    });
});

describe("the dice", () => {
    it("show as many dots as a face has, on every face of every season", () => {
        for (const season of SEASONS) {
            const offset = SEASONS.indexOf(season) * 30;
            for (const [symbols, pips] of facts.faces.slice(offset, offset + 30) as [string, number][]) {
                const face = dieFace(season, symbols, pips);
                expect(face.match(/r="3.4"/g)).toHaveLength(pips);
                expect(face).toContain(`var(--${season})`);
                expect(wellFormed(face)).toBe(true);
            }
        }
    });

    it("look different where they give different things", () => {
        const faces = new Set(facts.faces.slice(0, 30).map(([symbols, pips]) => `${symbols} ${pips}`));
        const drawings = new Set(facts.faces.slice(0, 30).map(([symbols, pips]) => dieFace("winter", String(symbols), Number(pips))));
        expect(drawings.size).toBe(faces.size);
    });
});

describe("an element", () => {
    it("carries a letter in place of its sign when the reader asks for letters", () => {
        expect(element("fire", "F")).toContain(">F</text>");
        expect(element("fire")).not.toContain("<text");
    });
});
