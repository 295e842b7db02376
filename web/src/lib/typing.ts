/** Whether a key belongs to a field that is being written in, or to the browser itself. */
export function typing(event: KeyboardEvent): boolean {
    const where = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey) return true;
    return where instanceof HTMLElement && (where.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(where.tagName));
}
