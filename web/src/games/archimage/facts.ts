// What the rules and the catalogues of Archimage say, as the page's data has it.
import boards from "../../data/archimage/boards.json";
import facts from "../../data/archimage/facts.json";
import { asRead } from "../../lib/as-read";
import { TextFiles } from "../../lib/texts";
import type { BoardData, Facts, Texts } from "./types";

export const FACTS = asRead<Facts>(facts);
/** The standard boards, by the number of players. */
export const BOARDS = asRead<Record<string, BoardData>>(boards);
export const TEXTS = new TextFiles<Texts>(import.meta.glob("../../data/archimage/texts.*.json", { import: "default" }));
