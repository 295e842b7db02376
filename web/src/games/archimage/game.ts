// What Archimage brings to the page.
import type { GamePage } from "../../lib/games";
import "./colours.css";

const archimage: GamePage = {
    presets: { first: { circle: "I" }, passages: { circle: "II" }, surprise: { circle: "random" } },
    secrets: false,
    seatChoice: { option: "mages", load: () => import("./MageChoice.svelte") },
    table: () => import("./board"),
    scene: () => import("./Scene.svelte"),
    nightly: true,
    emblem: () => import("./Emblem.svelte"),
    elements: () => import("./Elements.svelte"),
    legend: () => import("./Legend.svelte"),
    gallery: { groups: ["spell"], load: () => import("./gallery") },
    subjects: () => import("./rulings"),
    fair: () => import("./fair"),
};
export default archimage;
