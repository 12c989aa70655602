import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { PageNeeds, PathNeeds } from "#web/shell/start/start-when-painted.ts";

const leads = "/dashboard/crm/all-leads";

/*
 * What a first visit may load, in bytes as transferred (brotli; font files as they are). Each budget is about 5%
 * above what was measured when it was set: raise one only for what people get in return.
 */
const budgets = {
  // The inline scripts of index.html, and the toasts that load after the first paint. 10 KB is the most they may ever
  // take.
  "landing page: scripts": {
    bytes: 5_600,
    files: () => [
      ...inlineScripts("index.html"),
      ...linked("index.html", / data-toasts="\/([^"]+)"/g).map(file),
    ],
  },
  // What the example call loads when a visitor first uses it: grammar, conversation and speech. Understanding people
  // better costs bytes here: most are its patterns and the weights of acts, and Spanish. Nothing of it loads before.
  "landing page: example call": {
    bytes: 275_000,
    files: () => linked("index.html", / data-call="\/([^"]+)"/g).map(file),
  },
  // The HTML with everything inline, including its styles. With its headers, about 700 bytes once HTTP/2 has
  // compressed them, it fits into the ten packets (14,600 bytes) that a server sends before it waits for an
  // acknowledgment: anything more costs another round trip.
  "landing page: HTML and CSS": {
    bytes: 13_900,
    files: () => [file("index.html"), ...styles("index.html")],
  },
  // The font files that both font families need; extended Latin loads only where its letters occur.
  "landing page: fonts": { bytes: 52_400, files: () => typeFiles("index.html") },
  // All scripts before the form can be used, with the other ways to sign in; the reset dialog, the second step and
  // the form for an emailed code load on demand.
  "sign-in: scripts": {
    bytes: 150_900,
    files: () => scriptsOf("/signin"),
  },
  // All scripts before a visitor can choose a time, including what restores a booking and a draft after a reload;
  // the proof of work loads when one is required.
  "booking page: scripts": {
    bytes: 160_000,
    files: () => scriptsOf("/book/:profileId"),
  },
  // All scripts before a visitor can talk to an assistant; on the booking page they load on a click.
  "talk page: scripts": {
    bytes: 147_000,
    files: () => scriptsOf("/talk/:profileId"),
  },
  // All scripts before the overview can be used on a desktop; a phone's menu loads on a tap.
  "dashboard: scripts": {
    bytes: 142_500,
    files: () => scriptsOf("/dashboard/overview"),
  },
  // All scripts before a list of leads can be read; its form and its confirmation dialog load right after.
  "list of leads: scripts": {
    bytes: 150_000,
    files: () => scriptsOf(leads),
  },
  // What a click on Add Lead loads before its first field can be filled in; validation loads after it.
  "Lead form: scripts": {
    bytes: 25_000,
    files: () => besides(scriptsOf(leads), "contact-dialog"),
  },
  "every other page: HTML with its first-paint styles": {
    bytes: 3_000,
    files: () => [html(application)],
  },
  // Loads after the first paint.
  "every other page: style sheet": {
    bytes: 11_500,
    files: () => filesOf("styles", "/dashboard"),
  },
  // Must fit into the same first packets as the landing page. A page rendered per visit is compressed quickly, and
  // a tenth larger.
  "booking page: HTML with its first-paint styles": {
    bytes: 11_800,
    files: () => [file("book/any/index.html")],
  },
} satisfies Record<string, { bytes: number; files: () => Sized[] }>;

type Sized = { name: string; bytes: number };

const site = fileURLToPath(new URL("../build/client/", import.meta.url));
const application = "application.html";

test.each(Object.entries(budgets))("%s stay within their bytes", (_, { bytes, files }) => {
  const measured = files().sort((a, b) => b.bytes - a.bytes);
  const sum = measured.reduce((total, one) => total + one.bytes, 0);
  const list = measured.map((one) => `  ${String(one.bytes).padStart(6)}  ${one.name}`).join("\n");
  expect(sum).toBeGreaterThan(0);
  expect(sum, `${sum} bytes where ${bytes} are allowed:\n${list}\n`).toBeLessThanOrEqual(bytes);
});

/** How many files a first visit may request: the page, its scripts, styles and fonts; without the icon and the data. */
const requests = {
  "landing page": { most: 4, files: () => [...styles("index.html"), ...typeFiles("index.html")] },
  // In addition to the page itself and its fonts, everything a visitor waits for after the first paint, requested
  // at once; half of the files are below 400 bytes.
  "booking page": {
    most: 26,
    files: () => [
      ...filesOf("scripts", "/book/:profileId"),
      ...filesOf("styles", "/book/:profileId"),
      ...typeFiles("book/any/index.html"),
    ],
  },
  "list of leads": {
    most: 8,
    files: () => [
      ...filesOf("scripts", leads),
      ...filesOf("styles", leads),
      ...typeFiles(application),
    ],
  },
} satisfies Record<string, { most: number; files: () => Sized[] }>;

test.each(Object.entries(requests))("%s requests few files", (_, { most, files }) => {
  const names = ["the page itself", ...new Set(files().map(({ name }) => name))];
  expect(names.length, names.join("\n")).toBeLessThanOrEqual(most);
  expect(names.length).toBeGreaterThan(1);
});

test("the landing page loads no script or style sheet, and all other pages start with the same one", () => {
  const landing = read("index.html");
  expect(landing.match(/<script[^>]*\ssrc=|rel="modulepreload"/g)).toBeNull();
  expect(styles("index.html")).toEqual([]);
  expect(landing.match(/<style>/g)).toHaveLength(1);
  expect(filesOf("styles", "/dashboard")).toHaveLength(1);
  for (const page of Object.keys(said))
    expect(needsIn(page).styles, page).toEqual(needsAt("/dashboard").styles);
});

test("pages are painted before they request anything but fonts", () => {
  for (const page of [...Object.keys(said), application]) {
    expect(read(page).match(/<script[^>]*\ssrc=|rel="modulepreload"/g), page).toBeNull();
    expect(read(page).match(/<style>/g), page).toHaveLength(1);
    // The full style sheet loads after the first paint.
    expect(styles(page), page).toEqual([]);
  }
});

/** The other prerendered public pages, with text from each. */
const said = {
  "signup/index.html": "Create Your Account",
  "signin/index.html": "Sign In · Hearthline",
  "privacy/index.html": "What is stored",
  "terms/index.html": "Before the launch",
  "contact/index.html": "The quickest way to reach us is to book a demo",
  "book/any/index.html": "%HOST_NAME%</span></h1>",
  "book-demo/any/index.html": "%HOST_NAME%</span></h1>",
  "book/any-es/index.html": "Reserve una cita con</span>",
  "book-demo/any-es/index.html": "Reserve una demostración con</span>",
};

test("the text of public pages is in their HTML before any script runs", () => {
  expect(read("index.html")).toContain("Enhance Real Estate Productivity with AI Voice Agent");
  for (const [page, words] of Object.entries(said)) expect(read(page), page).toContain(words);
});

function read(path: string): string {
  if (!existsSync(join(site, path)))
    throw new Error(`build/client/${path} is missing: "npm test" builds the pages.`);
  return readFileSync(join(site, path), "utf8");
}

/** A built file as transferred. */
function file(path: string): Sized {
  const squeezed = join(site, `${path}.br`);
  const bytes = statSync(existsSync(squeezed) ? squeezed : join(site, path)).size;
  return { name: path, bytes };
}

// Structured data for search engines is a script element but not a script.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

function inlineScripts(page: string): Sized[] {
  const scripts = [...read(page).matchAll(inlineScript)];
  const code = scripts.map(([, text]) => text).join("\n");
  return [{ name: `${scripts.length} scripts in ${page}`, bytes: brotliCompressSync(code).length }];
}

/** A page without its inline scripts, which count as scripts. */
function html(page: string): Sized {
  const text = read(page).replace(inlineScript, "");
  return { name: `${page} without its scripts`, bytes: brotliCompressSync(text).length };
}

function linked(page: string, pattern: RegExp): string[] {
  return [...read(page).matchAll(pattern)].map(([, path]) => path!);
}

function styles(page: string): Sized[] {
  return linked(page, /<link rel="stylesheet"[^>]* href="\/([^"]+)"/g).map(file);
}

/** What a prerendered page requests after its first paint. */
function needsIn(page: string): PageNeeds {
  const [, json] = /id="page-needs">(.*?)<\/script>/.exec(read(page)) ?? [];
  if (!json) throw new Error(`${page} requests nothing.`);
  return JSON.parse(json) as PageNeeds;
}

/** What the page at a path requests after its first paint. */
function needsAt(path: string): PageNeeds {
  const known = JSON.parse(read(".vite/page-needs.json")) as PathNeeds[];
  const page = known.find((one) => one.path === path);
  if (!page) throw new Error(`The build has no page at ${path}.`);
  return page.needs;
}

function typeFiles(page: string): Sized[] {
  return linked(page, /<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g).map(file);
}

/** Every file that the page at this path needs before its content can be shown. */
function filesOf(kind: "scripts" | "styles", path: string): Sized[] {
  const { entry, scripts, styles: sheets } = needsAt(path);
  const urls = kind === "styles" ? sheets : [entry, ...scripts];
  return withImports(urls.map((url) => basename(url))).map((name) => file(`assets/${name}`));
}

/** Files and all their static imports. */
function withImports(names: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    if (!name.endsWith(".js")) return;
    const code = read(`assets/${name}`);
    for (const [, next] of code.matchAll(/\b(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g))
      follow(next!);
  };
  for (const name of names) follow(name);
  return [...found];
}

/** What a part that these files load later adds. */
function besides(files: readonly Sized[], part: string): Sized[] {
  const there = files.map(({ name }) => name);
  const asked = new RegExp(`\\bimport\\(["\`]\\./(${part}-[^"\`]+\\.js)["\`]\\)`);
  const names = there
    .filter((name) => name.endsWith(".js"))
    .map((name) => asked.exec(read(name))?.[1])
    .filter((name) => name !== undefined);
  return withImports(names)
    .map((name) => `assets/${name}`)
    .filter((name) => !there.includes(name))
    .map(file);
}

/** The scripts before a page can be used, including the inline ones of the application's document. */
function scriptsOf(path: string): Sized[] {
  return [...inlineScripts(application), ...filesOf("scripts", path)];
}
