// How the picture of each kind of thing is framed.
import type { Frame } from "../../../parts/Picture.svelte";

const FRAMES = { item: "round", familiar: "scalloped", token: "octagon", enchantment: "quatrefoil" } as const satisfies Record<
    string,
    Frame
>;
export type Framed = keyof typeof FRAMES;

/** Frame and colour of a kind of thing. */
export const framed = (kind: Framed): { frame: Frame; hue: Framed } => ({ frame: FRAMES[kind], hue: kind });
