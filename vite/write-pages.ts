import { readFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import type { Language } from "../src/domain/kernel/language.ts";
import type * as Server from "../src/web/entry.server.tsx";
import routes, { type PageRoute } from "../src/web/routes.ts";
import {
  needsElement,
  type PageNeeds,
  type PathNeeds,
  startWhenPainted,
} from "../src/web/shell/start/start-when-painted.ts";
import { firstStyles } from "./first-styles.ts";

/*
 * Builds the product for browsers and writes its HTML: the prerendered public pages, and one document for all
 * others, with a list of the scripts each path needs.
 */

const site = fileURLToPath(new URL("../build/client", import.meta.url));
const server = fileURLToPath(new URL("../build/server", import.meta.url));
/** The prerendered pages by path; booking pages have placeholders for the professional, in each language. */
const prerendered: { path: string; language?: Language; folder?: string }[] = [
  { path: "/" },
  { path: "/signup" },
  { path: "/signin" },
  { path: "/privacy" },
  { path: "/terms" },
  { path: "/contact" },
  { path: "/book/any" },
  { path: "/book-demo/any" },
  { path: "/book/any", language: "es", folder: "/book/any-es" },
  { path: "/book-demo/any", language: "es", folder: "/book-demo/any-es" },
];

/** All files of a route, outer layouts first. */
type Leaf = { path: string; files: string[] };

function leavesOf(all: readonly PageRoute[], above: Leaf = { path: "", files: [] }): Leaf[] {
  return all.flatMap(({ path, file, children }) => {
    const leaf = {
      path: path ? `${above.path}/${path}` : above.path,
      files: [...above.files, file],
    };
    return children ? leavesOf(children, leaf) : [{ ...leaf, path: leaf.path || "/" }];
  });
}

/** The build manifest: its files, and which modules each contains. */
type Build = { manifest: Manifest; modules: Record<string, string[]> };

/** The URLs of all scripts and style sheets that the given source files need. */
function assetsOf({ manifest, modules }: Build, sources: readonly string[]) {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const keyOf = (source: string) =>
    manifest[source] ? source : (modules[source] ?? []).map((file) => keys.get(file)).find(Boolean);
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key]!;
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) follow(next);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    scripts.add(`/${chunk.file}`);
  };
  for (const source of sources) {
    const key = keyOf(source);
    if (!key) throw new Error(`the build knows nothing of ${source}`);
    follow(key);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

const linkTag =
  /\s*<(?:link rel="(?:modulepreload|stylesheet)"|script type="module")[^>]*>(?:<\/script>)?/g;

async function writePages(): Promise<void> {
  await build();
  await build({
    build: { ssr: "src/web/entry.server.tsx", outDir: server, copyPublicDir: false },
  });
  const { firstRequestsOf, renderPage, renderWaiting } = (await import(
    pathToFileURL(join(server, "entry.server.js")).href
  )) as typeof Server;
  // Without the indentation of its source, of which browsers need none.
  const template = (await readFile(join(site, "index.html"), "utf8")).replace(/\n\s*/g, "\n");
  const built: Build = {
    manifest: JSON.parse(await readFile(join(site, ".vite/manifest.json"), "utf8")) as Manifest,
    modules: JSON.parse(
      await readFile(join(site, ".vite/ssr-manifest.json"), "utf8"),
    ) as Build["modules"],
  };
  const entry = `/${built.manifest["index.html"]!.file}`;
  const leaves = leavesOf(routes);
  const needsOf = async (path: string): Promise<PageNeeds> => {
    const { files } = leaves.find((one) => matches(one.path, path))!;
    const { scripts, styles } = assetsOf(built, [
      "index.html",
      ...files.map((file) => `src/web/${file}`),
    ]);
    const requests = firstRequestsOf(path);
    return { requests, entry, scripts: scripts.filter((one) => one !== entry), styles };
  };
  const started = (needs: string) =>
    `${needsElement(needs)}<script>${startWhenPainted}</script></body>`;

  for (const { path, language = "en", folder = path } of prerendered) {
    const { head, body, isStatic } = await renderPage(path, language);
    const needs = await needsOf(path);
    const page = fill(template.replace(linkTag, ""), {
      'lang="en"': `lang="${language}"`,
      "<title>Hearthline</title>": head,
      '<div id="root"></div>': `<div id="root" data-prerendered>${body}</div>`,
    });
    const whole = isStatic ? page : fill(page, { "</body>": started(JSON.stringify(needs)) });
    await write(`${folder}/index.html`, await dressed(whole, needs, { isAll: isStatic }));
  }

  // The document of all other pages: the server fills in what the page at each path needs.
  const application = fill(template.replace(linkTag, ""), {
    '<div id="root"></div>': `<div id="root">${renderWaiting()}</div>`,
    "</body>": started("%PAGE_NEEDS%"),
  });
  const all: PathNeeds[] = await Promise.all(
    leaves.map(async ({ path }) => ({ path, needs: await needsOf(path) })),
  );
  await write(
    "application.html",
    await dressed(application, await needsOf("/dashboard"), { isAll: false }),
  );
  await rm(join(site, ".vite"), { recursive: true });
  await write(".vite/page-needs.json", JSON.stringify(all));
}

/** The page with the styles of its first paint inlined. */
async function dressed(page: string, { styles }: PageNeeds, { isAll }: { isAll: boolean }) {
  const css = await Promise.all(styles.map((file) => readFile(join(site, file), "utf8")));
  const first = await firstStyles(css.join(""), page, { isAll });
  return fill(page, { "</head>": `<style>${first}</style></head>` });
}

/** Whether a route's path matches a page's path. */
function matches(path: string, page: string): boolean {
  return path === page || new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`).test(page);
}

function fill(html: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce((filled, [place, text]) => {
    if (!filled.includes(place)) throw new Error(`index.html has no ${place}`);
    return filled.replace(place, () => text);
  }, html);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(site, path)), { recursive: true });
  await writeFile(join(site, path), text);
}

await writePages();
