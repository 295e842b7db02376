// What this browser saw of a table's luck before the game began. Only what was kept before can show that nothing was changed since.
export interface Remembered {
    /** The server's promise: SHA-256 of its secret. */
    commitment: string;
    /** By seat: the values that this browser added to the key. */
    values: Record<string, string>;
}

const PREFIX = "conclave-promise-";

/** Keeps the promise as it was first seen, and every own value as it was first sent; `own` is by seat. */
export function rememberCommitment(table: string, commitment: string, own: Record<number, string> = {}): void {
    const before = remembered(table);
    const kept: Remembered = { commitment: before?.commitment ?? commitment, values: { ...own, ...before?.values } };
    try {
        localStorage.setItem(PREFIX + table, JSON.stringify(kept));
    } catch {
        return; // storage may be forbidden; the game can be checked without, only not against what was seen here
    }
}

export function remembered(table: string): Remembered | null {
    return read(PREFIX + table);
}

/** The table to which this browser was promised this luck, if there is one: a record in a file does not name its table. */
export function rememberedBy(commitment: string): Remembered | null {
    try {
        for (let at = 0; at < localStorage.length; at++) {
            const key = localStorage.key(at) ?? "";
            const found = key.startsWith(PREFIX) ? read(key) : null;
            if (found?.commitment === commitment) return found;
        }
    } catch {
        return null;
    }
    return null;
}

function read(key: string): Remembered | null {
    try {
        const data = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Remembered> | null;
        return data && typeof data.commitment === "string" ? { commitment: data.commitment, values: data.values ?? {} } : null;
    } catch {
        return null;
    }
}
