// Links that open a table. What they carry stands after the #, which no browser sends.
type LinkKind = "join" | "watch" | "seat";

export const linkTo = (kind: LinkKind, code: string, page = location.href): string => `${page.replace(/#.*$/s, "")}#${kind}=${code}`;

const LINK = /#?\b(join|watch|seat)=([A-Za-z0-9_-]{8,64})(\/\d+)?/;
const CODE = /^[A-Za-z0-9_-]{8,64}$/;
const PLACE = /#(\/(?:table|replay|verify)\/[0-9a-f]{20}(?:\/\w+)?)/;

/** Where something that was pasted leads, as the part after the #; null if it is no link. A bare code is looked up as an invitation. */
export function placeOf(pasted: string): string | null {
    const text = pasted.trim();
    const link = LINK.exec(text);
    if (link) return `#${link[1]}=${link[2]}${link[3] ?? ""}`;
    const place = PLACE.exec(text);
    if (place) return `#${place[1]}`;
    return CODE.test(text) ? `#join=${text}` : null;
}
