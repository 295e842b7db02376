// Requests to the server that the page came from; its paths are beside the page, whatever folder that is served from.
import { settings } from "./settings.svelte";
import type { Fault } from "./messages";
import { say } from "../lib/say.svelte";

/** What the server, or the network, has against a request; its message can be shown. */
export class Refused extends Error {
    constructor(
        readonly fault: Fault,
        readonly status: number,
    ) {
        super(fault.text);
    }
}

export const messageOf = (fault: unknown): string => (fault instanceof Refused ? fault.message : String(fault));

type Query = Record<string, string | number | boolean | undefined>;

export function address(path: string, query: Query = {}): URL {
    const url = new URL(`api/${path}`, new URL(".", location.href));
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
    return url;
}

async function answer<Answer>(request: Promise<Response>): Promise<Answer> {
    let response: Response;
    try {
        response = await request;
    } catch {
        throw new Refused({ key: "network", text: say("page-shell-no-server") }, 0);
    }
    const body: unknown = await response.json().catch(() => null);
    if (response.ok && body !== null) return body as Answer;
    const fault = (body as { error?: Fault } | null)?.error;
    throw new Refused(fault ?? { key: "inner", text: say("page-shell-server-fault", { status: response.status }) }, response.status);
}

export const ask = <Answer>(path: string, query: Query = {}): Promise<Answer> =>
    answer<Answer>(fetch(address(path, { lang: settings.language, ...query }), { credentials: "same-origin" }));

export const send = <Answer>(path: string, body: object): Promise<Answer> =>
    answer<Answer>(
        fetch(address(path, { lang: settings.language }), {
            method: "POST",
            credentials: "same-origin",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
        }),
    );

/** 32 random bytes in hexadecimal: what a seat adds to the key of its game. */
export function ownValue(): string {
    return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
