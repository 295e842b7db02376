// Cards that are dragged to a shelf. A mouse takes a card up by moving it; a finger too, unless the cards are scrolled: then by holding.
export interface Dragged {
    /** The shelf that it is held over, or none. */
    over: (shelf: number | null) => void;
    /** It was let go over a shelf, or over none. */
    drop: (shelf: number | null) => void;
    /** It was held and let go where it lies. */
    look: (thing: HTMLElement) => void;
}
const FAR = 8; // px: less is a tap
const HOLD = 350; // ms

/** The number of the shelf at a place, counted from 0. */
function shelfAt(x: number, y: number): number | null {
    const shelf = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-shelf]");
    return shelf ? Number(shelf.dataset.shelf) - 1 : null;
}

export const draggable = (dragged: Dragged) => (thing: HTMLElement) => {
    let start: PointerEvent | null = null;
    let holding: ReturnType<typeof setTimeout> | undefined;
    let up = false; // whether it was taken up
    let long = false;
    let moved = false;

    function down(event: PointerEvent): void {
        if (event.button !== 0 || !event.isPrimary) return;
        start = event;
        up = long = moved = false;
        thing.setPointerCapture(event.pointerId); // a quick mouse is soon elsewhere
        if (event.pointerType !== "touch") return;
        holding = setTimeout(() => {
            long = true;
            take();
        }, HOLD);
    }
    function take(): void {
        up = true;
        thing.classList.add("held");
    }
    function move(event: PointerEvent): void {
        if (!start) return;
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (Math.hypot(x, y) < FAR && !moved) return;
        const scrolls = event.pointerType === "touch" && getComputedStyle(thing).touchAction !== "none";
        if (!up && scrolls) return end();
        moved = true;
        if (!up) take();
        thing.style.translate = `${x}px ${y}px`;
        dragged.over(shelfAt(event.clientX, event.clientY));
    }
    function end(): void {
        clearTimeout(holding);
        start = null;
        thing.classList.remove("held");
        thing.style.translate = "";
        dragged.over(null);
    }
    function release(event: PointerEvent): void {
        if (!start) return;
        const shelf = shelfAt(event.clientX, event.clientY);
        if (moved) dragged.drop(shelf);
        else if (long) dragged.look(thing);
        end();
    }
    // What was dragged or held is not tapped as well, and a finger that holds a card scrolls nothing.
    const click = (event: MouseEvent): void => {
        if (!moved && !long) return;
        moved = long = false;
        event.stopImmediatePropagation();
        event.preventDefault();
    };
    const still = (event: Event): void => {
        if (up) event.preventDefault();
    };
    const menu = (event: Event): void => {
        if (start) event.preventDefault();
    };
    const ended = new AbortController();
    const { signal } = ended;
    thing.addEventListener("pointerdown", down, { signal });
    thing.addEventListener("pointermove", move, { signal });
    thing.addEventListener("pointerup", release, { signal });
    thing.addEventListener("pointercancel", end, { signal });
    thing.addEventListener("click", click, { signal, capture: true });
    thing.addEventListener("touchmove", still, { signal, passive: false });
    thing.addEventListener("contextmenu", menu, { signal });
    return () => {
        clearTimeout(holding);
        ended.abort();
    };
};
