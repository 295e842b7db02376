// What part of the tower is seen.

const CLOSEST = 5;

interface Place {
    x: number;
    y: number;
}

export class Camera {
    zoom = $state(1);
    middle = $state.raw<Place>({ x: 0, y: 0 });
    readonly size = $derived.by(() => (2 * this.reach()) / this.zoom);
    readonly left = $derived(this.middle.x - this.size / 2);
    readonly top = $derived(this.middle.y - this.size / 2);
    readonly frame = $derived(`${this.left} ${this.top} ${this.size} ${this.size}`);

    constructor(private reach: () => number) {}

    /** Nearer or farther; what lies at a place stays where it is seen. */
    closer(factor: number, at: Place = this.middle): void {
        const before = this.zoom;
        this.zoom = Math.min(CLOSEST, Math.max(1, before * factor));
        const kept = before / this.zoom;
        this.hold(at.x + (this.middle.x - at.x) * kept, at.y + (this.middle.y - at.y) * kept);
    }
    /** The middle of the picture, kept so that nothing beyond the walls is seen. */
    hold(x: number, y: number): void {
        const most = this.reach() * (1 - 1 / this.zoom);
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
    /** A place as parts of the picture's width and height. */
    seen({ x, y }: Place): Place {
        return { x: (x - this.left) / this.size, y: (y - this.top) / this.size };
    }
}
