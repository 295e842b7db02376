// What part of the tower is seen. The picture is as large as its stage; the whole tower fits between what lies at both sides of it.

const CLOSEST = 5;
/** From the hall to the edge of what is shown of the whole tower, in units of its drawing. */
const REACH = 531;

interface Place {
    x: number;
    y: number;
}

export class Camera {
    zoom = $state(1);
    middle = $state.raw<Place>({ x: 0, y: 0 });
    /** Of the stage, in pixels, and what is kept free at each side of it. */
    width = $state(0);
    height = $state(0);
    side = $state(0);
    private readonly fit = $derived(Math.max(1, Math.min(this.height, this.width - 2 * this.side)));
    /** Units that the free part of the stage shows. */
    readonly size = $derived((2 * REACH) / this.zoom);
    /** Units to a pixel. */
    readonly unit = $derived(this.size / this.fit);
    readonly left = $derived(this.middle.x - (this.width * this.unit) / 2);
    readonly top = $derived(this.middle.y - (this.height * this.unit) / 2);
    readonly frame = $derived(`${this.left} ${this.top} ${this.width * this.unit} ${this.height * this.unit}`);
    /** What is seen of the tower, for its map: the middle and half of the width and the height, as parts of the tower. */
    readonly window = $derived({
        x: this.middle.x / REACH,
        y: this.middle.y / REACH,
        width: Math.min(1, (Math.max(0, this.width - 2 * this.side) * this.unit) / 2 / REACH),
        height: Math.min(1, (this.height * this.unit) / 2 / REACH),
    });

    /** Nearer or farther; what lies at a place stays where it is seen. */
    closer(factor: number, at: Place = this.middle): void {
        const before = this.zoom;
        this.zoom = Math.min(CLOSEST, Math.max(1, before * factor));
        const kept = before / this.zoom;
        this.hold(at.x + (this.middle.x - at.x) * kept, at.y + (this.middle.y - at.y) * kept);
    }
    /** The middle of the picture, kept so that nothing beyond the walls is seen. */
    hold(x: number, y: number): void {
        const most = REACH * (1 - 1 / this.zoom);
        this.middle = { x: Math.min(most, Math.max(-most, x)), y: Math.min(most, Math.max(-most, y)) };
    }
    all(): void {
        this.zoom = 1;
        this.hold(0, 0);
    }
    /** Goes there if it is not well inside the picture. */
    show({ x, y }: Place): void {
        const near = this.size * 0.38;
        if (Math.abs(x - this.middle.x) > near || Math.abs(y - this.middle.y) > near) this.hold(x, y);
    }
    /** A place in pixels from the upper left corner of the stage. */
    seen({ x, y }: Place): Place {
        return { x: (x - this.left) / this.unit, y: (y - this.top) / this.unit };
    }
    /** The place in the tower at such pixels. */
    at(x: number, y: number): Place {
        return { x: this.left + x * this.unit, y: this.top + y * this.unit };
    }
}
