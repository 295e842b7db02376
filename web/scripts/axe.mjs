// Looks at every page of the built page in Chromium: findings of axe, keys, sideways scrolling, weight of the first load.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { withPage } from "./browser.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PLACES = ["gallery", "legend", "seasonsTable", "tower"];
const SIZES = [
    [1440, 900],
    [360, 640],
];
const MOST_BYTES = 200_000;
const faults = [];
const check = (holds, what) => holds || faults.push(what);

async function open(browser, address, colorScheme, [width, height]) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: "en-GB", reducedMotion: "reduce" });
    const page = await context.newPage();
    page.on("pageerror", (error) => faults.push(`${address}: ${error.message}`));
    page.on("console", (message) => message.type() === "error" && faults.push(`${address}: ${message.text()}`));
    await page.goto(address);
    await page.waitForSelector(".tile, .table, .legend");
    await page.evaluate(() => document.fonts.ready);
    return page;
}

async function findings(page, what) {
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(() => window.axe.run(document));
    for (const { id, impact, nodes } of violations)
        faults.push(
            `${what}: ${impact} ${id}: ${nodes
                .map((node) => node.target)
                .slice(0, 3)
                .join(" | ")}`,
        );
}

async function looks(browser, address) {
    for (const colorScheme of ["light", "dark"]) {
        for (const size of SIZES) {
            for (const place of PLACES) {
                const what = `${place}, ${colorScheme}, ${size[0]} px`;
                const page = await open(browser, `${address}#/${place}`, colorScheme, size);
                await findings(page, what);
                check((await page.evaluate(() => document.documentElement.scrollWidth)) <= size[0], `${what}: scrolls sideways`);
                if (place === "gallery") {
                    await page.locator(".tile").first().click();
                    await findings(page, `${what}, a card open`);
                }
                await page.context().close();
            }
        }
    }
}

async function keys(browser, address) {
    const page = await open(browser, `${address}#/gallery`, "light", SIZES[0]);
    const focused = () =>
        page.evaluate(() => document.activeElement?.querySelector(".name")?.textContent ?? document.activeElement?.tagName);
    await page.keyboard.press("Tab");
    check((await focused()) === "A", "keys: the first stop is not the way to the content");
    await page.keyboard.press("Enter");
    for (const what of ["INPUT", ...Array(10).fill("BUTTON")]) {
        await page.keyboard.press("Tab");
        check((await focused()) === what, `keys: ${await focused()} where ${what} should be`);
    }
    await page.keyboard.press("Tab");
    check((await focused())?.startsWith("Amulet of Air"), `keys: the gallery begins with ${await focused()}`);
    await page.keyboard.press("ArrowRight");
    check((await focused())?.startsWith("Amulet of Fire"), `keys: right of it is ${await focused()}`);
    await page.keyboard.press("End");
    check((await focused())?.startsWith("Speed"), `keys: it ends with ${await focused()}`);
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog[open]");
    await page.keyboard.press("ArrowRight");
    check((await page.locator("dialog h2").innerText()) === "Amulet of Fire", "keys: the right arrow turns no page in the dialog");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    check((await focused())?.startsWith("Amulet of Fire"), `keys: after closing, the focus is on ${await focused()}`);
    await page.context().close();
}

async function weight(browser, address) {
    const page = await (await browser.newContext()).newPage();
    const bodies = [];
    page.on("response", (response) => bodies.push(response.body().then((body) => [response.url(), body])));
    await page.goto(`${address}#/gallery`);
    await page.waitForSelector(".tile");
    const loaded = await Promise.all(bodies);
    const bytes = loaded.reduce((sum, [url, body]) => sum + (url.endsWith(".woff2") ? body.length : gzipSync(body).length), 0);
    check(bytes < MOST_BYTES, `first load: ${bytes} bytes compressed`);
    console.log(`first load of the gallery with all three languages: ${bytes} bytes compressed in ${loaded.length} files`);
    await page.context().close();
}

await withPage(async (browser, address) => {
    await looks(browser, address);
    await keys(browser, address);
    await weight(browser, address);
});
for (const fault of faults) console.error(fault);
console.log(faults.length ? `${faults.length} faults` : "no faults");
process.exitCode = faults.length ? 1 : 0;
