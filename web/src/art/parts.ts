// Parts that pictures of several games share.
import { type Mark, type Role, both, disc, dot, fill, flat } from "./shape";

/** Two round eyes that look the same way. */
export const eyes = (x: number, y: number, r: number, white: Role = "p"): Mark => both(disc(x, y, r, white), dot(x, y, r * 0.5, "k"));

export const eye = (role: Role, iris: Role): Mark =>
    fill("M-16 0C-8-11 8-11 16 0 8 11-8 11-16 0z", role) + disc(0, 0, 6, iris) + dot(0, 0, 2.6) + dot(2, -2, 1.4, "p");

export const paw = (role: Role): Mark =>
    flat("M0-1c5 0 9 5 8 9-1 3-5 2-8 2s-7 1-8-2c-1-4 3-9 8-9z", role) + both(dot(3.6, -6.5, 3, role), dot(9, -1.5, 2.7, role));
