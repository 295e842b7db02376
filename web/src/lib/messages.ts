// What the server sends. The types are generated from its own description (src/api/schema.d.ts); here are those that the page
// knows more of: it always asks for sentences, and what a game adds to a view the game's own folder knows.
import type {
    AboutData,
    ErrorData,
    EventData,
    HintOption,
    Hint as HintData,
    LogEntryData,
    Moment as MomentData,
    OptionData,
    QuestionData,
    ResultData,
    StateData,
    ViewData,
} from "../api/schema";

/** Without the parts that only some game has. */
type Known<Data> = { [Part in keyof Data as string extends Part ? never : Part]: Data[Part] };
/** With the sentences that were asked for. */
type Worded<Data, Part extends keyof Data> = Data & Required<Pick<Data, Part>>;

export type GameKey = StateData["game"];
export type Phase = StateData["phase"];
/** What an option is about: a verb and, where they exist, the things and the place where they lie. */
export type About = AboutData;
/** All that a seat may know. A game's own page knows what else is in it. */
export type View = Known<ViewData>;
/** Something that happened; a game adds what its own events are about. */
export type GameEvent = Partial<EventData> & { event: string };
/** Why something is refused; what the page itself finds has no more than a key and a text. */
export type Fault = Pick<ErrorData, "key" | "text"> & Partial<ErrorData>;
export type Option = Worded<OptionData, "text">;
type Question = Omit<QuestionData, "options"> & { options: Option[] };
export type LogEntry = Omit<Worded<LogEntryData, "texts">, "events"> & { events: GameEvent[] };
export type Result = Worded<ResultData, "texts">;
export type State = Omit<StateData, "view" | "question" | "result" | "log"> & {
    view: View | null;
    question: Question | null;
    result?: Result;
    log: LogEntry[];
};
/** An option that a hint names, what it is worth, and that in words. */
export type HintedOption = Worded<HintOption, "text" | "worth">;
export type Hint = Omit<HintData, "best"> & { best: HintedOption[] };
export type Moment = Omit<Worded<MomentData, "texts" | "words">, "view" | "views"> & { view: View; views?: View[] };
