import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { build, runnerImport } from "vite";
import type { PathNeeds } from "../src/web/shell/start/start-when-painted.ts";

const offlineFolder = fileURLToPath(new URL("../src/web/shell/offline/", import.meta.url));
/** Cached in addition to the assets: these have no hash in their names. */
const plainFiles = ["/offline.html", "/favicon.svg"];

type OfflinePage = {
  OfflineDocument: (props: { styles: string; script: string }) => React.ReactNode;
};

/**
 * Adds offline support to the built pages: the offline page and, at the fixed address /sw.js, the service worker,
 * which lists all files of this release by name.
 */
async function writeServiceWorker(site: string): Promise<void> {
  const needs = await readFile(join(site, ".vite/page-needs.json"), "utf8");
  const styles = (JSON.parse(needs) as PathNeeds[]).find(({ path }) => path === "/dashboard")?.needs
    .styles[0];
  if (!styles) throw new Error("no style sheet is known for /dashboard");
  const script = await bundle("offline-script.ts");
  const { module } = await runnerImport<OfflinePage>(join(offlineFolder, "offline-page.tsx"));
  const page = renderToStaticMarkup(createElement(module.OfflineDocument, { styles, script }));
  await writeFile(join(site, "offline.html"), `<!DOCTYPE html>${page}`);

  const assets = (await readdir(join(site, "assets"))).filter((name) => !/\.(br|gz)$/.test(name));
  const files = [...assets.sort().map((name) => `/assets/${name}`), ...plainFiles];
  const release = { name: await releaseOf(site, files), files };
  const worker = await bundle("service-worker.ts", { __RELEASE__: JSON.stringify(release) });
  await writeFile(join(site, "sw.js"), worker);
}

/** A name that changes with any file: assets carry the hash of their content. */
async function releaseOf(site: string, files: string[]): Promise<string> {
  const hash = createHash("sha256").update(files.join("\n"));
  for (const path of plainFiles) hash.update(await readFile(join(site, path)));
  return hash.digest("base64url").slice(0, 12);
}

/** One entry point as one minified script without imports. */
async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define,
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: join(offlineFolder, entry), output: { format: "iife" } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !("output" in output)) throw new Error(`${entry} was not bundled`);
  return output.output[0].code.trim();
}

await writeServiceWorker(fileURLToPath(new URL("../build/client", import.meta.url)));
