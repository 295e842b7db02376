// What Seasons brings to the page.
import type { GamePage } from "../../lib/games";
import "./colours.css";

const seasons: GamePage = {
    presets: {
        first: { level: "apprentice" },
        full: { level: "archmage" },
        kingdom: { level: "archmage", sets: ["base", "enchanted-kingdom"], tokens: true, enchantment: "random" },
    },
    table: () => import("./board"),
    scene: () => import("./Scene.svelte"),
    emblem: () => import("./Emblem.svelte"),
    elements: () => import("./Elements.svelte"),
    legend: () => import("./Legend.svelte"),
    gallery: { groups: ["item", "familiar", "token", "enchantment"], load: () => import("./gallery") },
    subjects: () => import("./rulings"),
    fair: () => import("./fair"),
};
export default seasons;
