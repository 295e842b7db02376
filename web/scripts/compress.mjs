// Puts compressed copies beside the built files that gain by it: the server sends what a browser takes.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const SMALLEST = 1024; // bytes; less is not worth a second file

for (const name of readdirSync(DIST, { recursive: true })) {
    if (!/\.(html|js|css|svg|json)$/.test(name)) continue;
    const content = readFileSync(DIST + name);
    if (content.length < SMALLEST) continue;
    writeFileSync(`${DIST}${name}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${DIST}${name}.br`, brotliCompressSync(content));
}
