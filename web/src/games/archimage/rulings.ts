// Which rulings are about which spells: those whose words leave a doubt.
const RULINGS: Record<string, string[]> = {
    absorption: ["R5", "R6"],
    alteration: ["R7"],
    transfer: ["R8"],
    borrow: ["R9"],
    leap: ["R10"],
    teleportation: ["R11"],
};
export const rulingsOf = ({ key }: { key: string }): string[] => RULINGS[key] ?? [];

/** The other way: the spell that a ruling is about. */
export const subjectOf = (ruling: string): string | undefined => Object.keys(RULINGS).find((spell) => RULINGS[spell]!.includes(ruling));
