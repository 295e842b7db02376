// Serves the built page on loopback and opens it in Debian's Chromium, for checks that need a real browser.
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2" };
// As strict as the page bears: nothing from elsewhere, no script or style in the markup.
const POLICY =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'";
const FLAGS =
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

function answer(request, response) {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = join(DIST, normalize(path === "/" ? "/index.html" : path));
    if (!file.startsWith(DIST) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, {
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
        "content-security-policy": POLICY,
    });
    createReadStream(file).pipe(response);
}

/** Runs `work` with a browser and the address of the page, and leaves nothing behind. */
export async function withPage(work) {
    const server = createServer(answer);
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
    const browser = await chromium.launch({ executablePath, args: FLAGS.split(" ") });
    try {
        return await work(browser, `http://127.0.0.1:${server.address().port}/`);
    } finally {
        await browser.close();
        server.close();
    }
}
