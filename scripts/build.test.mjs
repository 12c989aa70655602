import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { inputs } from "./build.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { at } from "./project.mjs";

const files = {
  "public/manifest.webmanifest": "{}",
  "public/icons/favicon.svg": "<svg/>",
  "src/web/root.tsx": "export {};",
  "src/domain/kernel/text.ts": "export {};",
  "vite/chunks.ts": "export {};",
  "vite/first-styles.ts": "export {};",
  "vite.config.ts": "export default {};",
  "index.html": "<!doctype html>",
};

/** The fingerprint of a small project with these files, as a build computes it. */
function printOf(project) {
  const root = mkdtempSync(join(tmpdir(), "hearthline-print-"));
  try {
    for (const [path, text] of Object.entries(project)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return fingerprint(inputs, { root });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test("the same files give the same fingerprint", () => {
  expect(printOf(files)).toBe(printOf(files));
});

test.each(Object.keys(files))(
  "a change to %s rebuilds the pages, and so does its removal",
  (path) => {
    const { [path]: text, ...others } = files;
    expect(printOf({ ...files, [path]: `${text} ` })).not.toBe(printOf(files));
    expect(printOf(others)).not.toBe(printOf(files));
  },
);

test("a new file in public rebuilds the pages; a test or server-only file doesn't", () => {
  expect(printOf({ ...files, "public/robots.txt": "" })).not.toBe(printOf(files));
  for (const path of ["vite/chunks.test.ts", "src/web/root.test.tsx", "src/server/app.ts"])
    expect(printOf({ ...files, [path]: "export {};" }), path).toBe(printOf(files));
});

test("the fingerprint covers every file the build itself reads", () => {
  // What they import, and folders next to them; other relative paths are names within src/web.
  const reads = /(?:from|import\(|new URL\()\s*["'`](\.{1,2}\/[\w./-]*)/g;
  const builders = ["vite.config.ts"].concat(readdirSync(at("vite")).map((name) => `vite/${name}`));
  const named = builders
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) =>
      [...readFileSync(at(file), "utf8").matchAll(reads)].map(([, path]) =>
        normalize(join(dirname(file), path)),
      ),
    )
    // Their output.
    .filter((path) => !path.startsWith("build/"));
  expect(named).toContain("vite/first-styles.ts");
  expect(named).toContain("src/web/shell/offline/");
  for (const path of named)
    expect(
      inputs.some((input) => path === input || path.startsWith(`${input}/`)),
      path,
    ).toBe(true);
});
