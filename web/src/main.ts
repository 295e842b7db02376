import { mount } from "svelte";
import App from "./App.svelte";
import { loadWords, SHARED } from "./lib/say.svelte";
import "./fonts.css";
import "./tokens.css";
import "./page.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
await loadWords(SHARED);
mount(App, { target });
