// How long a motion takes: what the style says, which the reader's wishes change. None at all may be wished for.
export function pace(name: "--quick" | "--slow"): number {
    const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    const number = parseFloat(value);
    if (!Number.isFinite(number)) return 0;
    return value.endsWith("ms") ? number : number * 1000;
}
