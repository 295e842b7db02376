// Where the reader is: the part of the address after the #, which no browser sends.
export type Route =
    | { name: "lobby" }
    | { name: "new"; game?: string; here?: boolean }
    | { name: "table"; table: string; viewer?: string }
    | { name: "replay"; table: string; pick?: number; review?: boolean }
    | { name: "join"; code: string }
    | { name: "watch"; code: string; pick?: number }
    | { name: "seat"; code: string }
    | { name: "gallery"; key?: string }
    | { name: "legend" }
    | { name: "rules"; topic?: string }
    | { name: "verify"; table?: string };

const number = (text: string | undefined): number | undefined => (text && /^\d+$/.test(text) ? Number(text) : undefined);

/** A part of an address as it reads; a broken one as it is. */
function plain(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

export function routeOf(hash: string): Route {
    const link = /^#(join|watch|seat)=([A-Za-z0-9_-]+)(?:\/(\d+))?$/.exec(hash);
    if (link) {
        const [, name, code = "", pick] = link;
        return name === "watch" ? { name, code, pick: number(pick) } : { name: name as "join" | "seat", code };
    }
    const [place, first, second, third] = hash.replace(/^#\/?/, "").split("/").map(plain);
    if (place === "table" && first) return { name: "table", table: first, viewer: second };
    if (place === "replay" && first) return { name: "replay", table: first, pick: number(second), review: third === "review" };
    if (place === "new") return { name: "new", game: first, here: second === "here" };
    if (place === "gallery") return { name: "gallery", key: first };
    if (place === "rules") return { name: "rules", topic: first };
    if (place === "verify") return { name: "verify", table: first };
    if (place === "legend" || place === "signs") return { name: "legend" };
    return { name: "lobby" };
}

class Place {
    route = $state.raw<Route>(routeOf(location.hash));
    constructor() {
        addEventListener("hashchange", () => (this.route = routeOf(location.hash)));
    }
    /** A secret that has been used does not stay in the address or the history. */
    replace(hash: string): void {
        history.replaceState(null, "", hash);
        this.route = routeOf(hash);
    }
    go(hash: string): void {
        location.hash = hash;
    }
}

export const place = new Place();
