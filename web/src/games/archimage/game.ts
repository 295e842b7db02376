// What Archimage brings to the page.
import type { GamePage } from "../../lib/games";
import "./colours.css";

const archimage: GamePage = {
    order: 2,
    players: [2, 3, 4, 5],
    presets: { first: { circle: "I" }, passages: { circle: "II" }, surprise: { circle: "random" } },
    secrets: false,
    sources: ["scroll", "synergy"],
    table: () => import("./board"),
    scene: () => import("./Scene.svelte"),
    elements: () => import("./Elements.svelte"),
    signs: () => import("./Signs.svelte"),
    gallery: { groups: ["spell"], load: () => import("./gallery") },
    subjects: () => import("./rulings"),
    fair: () => import("./fair"),
};
export default archimage;
