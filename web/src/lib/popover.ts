// What opens beside a thing stays inside the window.
const EDGE = 8;

/** Moves an absolutely placed box, once it is there, so that all of it can be seen. */
export function clampToViewport(box: HTMLElement): void {
    // What is done at the table's edge covers the lower edge of a small window.
    const acts = document.querySelector(".acts");
    const covered = acts && getComputedStyle(acts).position === "fixed" ? acts.getBoundingClientRect().top : innerHeight;
    const { left, right, bottom, height } = box.getBoundingClientRect();
    const aside = Math.max(EDGE - left, Math.min(0, document.documentElement.clientWidth - EDGE - right));
    const thing = box.parentElement?.getBoundingClientRect();
    const above = bottom > covered - EDGE && thing && thing.top - height - 12 > EDGE;
    if (aside) box.style.marginInlineStart = `${aside}px`;
    if (above) {
        box.style.insetBlockStart = "auto";
        box.style.insetBlockEnd = "calc(100% + 6px)";
    }
}
export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}
const apart = (one: Box, other: Box): boolean =>
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

/** Where a box of a size goes beside a thing: inside the window and, if it can be, not over what must stay seen. */
export function placeBeside(
    thing: Box,
    width: number,
    height: number,
    window: { width: number; height: number },
    seen?: Box,
): { left: number; top: number } {
    const top = Math.max(EDGE, Math.min(thing.top - 20, window.height - height - EDGE));
    const left = Math.max(EDGE, Math.min(thing.left, window.width - width - EDGE));
    const tries = [
        { left: thing.right + 12, top },
        { left: thing.left - width - 12, top },
        { left, top: thing.bottom + 12 },
        { left, top: thing.top - height - 12 },
    ];
    const fits = (at: { left: number; top: number }, heed: boolean): boolean => {
        const box = { ...at, right: at.left + width, bottom: at.top + height };
        const within = box.left >= EDGE && box.top >= EDGE && box.right <= window.width - EDGE && box.bottom <= window.height - EDGE;
        return within && (!heed || !seen || apart(box, seen));
    };
    return tries.find((at) => fits(at, true)) ?? tries.find((at) => fits(at, false)) ?? { left: EDGE, top: EDGE };
}
