// How figures walk.
/** Steps of a walk through some places, each as long as its part of the way. */
export function walk(places: { x: number; y: number }[]): Keyframe[] {
    const lengths = places.map((place, index) => {
        const last = places[index - 1] ?? place;
        return Math.hypot(place.x - last.x, place.y - last.y);
    });
    const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
    let gone = 0;
    return places.map(({ x, y }, index) => {
        gone += lengths[index]!;
        return { transform: `translate(${x}px, ${y}px)`, offset: Math.min(1, gone / whole) };
    });
}
