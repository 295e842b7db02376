// What Python writes into JSON files, held field by field against the types that the page has of it when types are checked.

/** A type as TypeScript reads it from a JSON file: a string may be any string there, and a tuple is a list. */
export type AsRead<Whole> = Whole extends string
    ? string
    : Whole extends readonly (infer One)[]
      ? AsRead<One>[]
      : Whole extends object
        ? { [Part in keyof Whole]: AsRead<Whole[Part]> }
        : Whole;

/** What was read from a file, as the page's type. */
export const asRead = <Whole>(data: AsRead<Whole>): Whole => data as Whole;
