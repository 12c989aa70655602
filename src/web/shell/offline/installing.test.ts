import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isPagePath } from "#domain/site/paths.ts";

const open = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../public${path}`, import.meta.url)));

type Manifest = {
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { url: string }[];
};
const manifest = JSON.parse(open("/manifest.webmanifest").toString()) as Manifest;

/** The width and height, which have fixed positions in every PNG. */
function sizeOf(path: string): string {
  const png = open(path);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test("every icon in the manifest exists in its stated size, both regular and maskable", () => {
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src), src).toBe(sizes);
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  for (const kind of ["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"])
    expect(kinds).toContain(kind);
  expect(sizeOf("/apple-touch-icon.png")).toBe("180x180");
});

test("the start URL and every shortcut open an existing page", () => {
  const paths = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
  for (const path of paths) expect(isPagePath(path.replace(/#.*$/, "")), path).toBe(true);
  expect(manifest.shortcuts).toHaveLength(3);
});
