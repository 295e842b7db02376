import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
    base: "./",
    plugins: [svelte()],
    build: { target: "es2022", assetsInlineLimit: 0 },
    test: { include: ["tests/**/*.test.ts"] },
});
