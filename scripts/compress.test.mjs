import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressFolder } from "./compress.mjs";

test("every text file large enough gets a brotli and a gzip twin, in all folders, and no other file does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hearthline-compress-"));
  try {
    const text = "const answer = 42;\n".repeat(100);
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "assets", "app.js"), text);
    writeFileSync(join(folder, "small.css"), "a{}");
    writeFileSync(join(folder, "font.woff2"), text);
    await compressFolder(folder);
    expect(readdirSync(folder).sort()).toEqual(["assets", "font.woff2", "small.css"]);
    const twin = (ending) => readFileSync(join(folder, "assets", `app.js.${ending}`));
    expect(brotliDecompressSync(twin("br")).toString()).toBe(text);
    expect(gunzipSync(twin("gz")).toString()).toBe(text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
