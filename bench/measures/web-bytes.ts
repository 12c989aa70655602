import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser, type Page } from "playwright-core";
import { chromiumLaunchOptions, prepareChromium } from "../../scripts/chromium.mjs";
import type { WebSetup } from "./web-setup.ts";

/*
 * What is transferred before anything is shown, in a browser with an empty cache. A kB is 1,000 bytes as
 * transferred, in brotli. The icon and the manifest aren't counted, because no one waits for them; an inline script
 * counts as a script.
 */

const leads = "/dashboard/crm/all-leads";
const kB = (bytes: number) => bytes / 1_000;
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

type Loaded = { path: string; kind: "script" | "file" | "data"; bytes: number };

/** What the landing page, the first list and the lead form load. */
export async function byteFigures(setup: WebSetup, say: (line: string) => void) {
  await prepareChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const landing = await landingLoad(browser, setup);
    const { list, form } = await listLoad(browser, setup);
    for (const [name, all] of Object.entries({ landing, list, form }))
      for (const { path, kind, bytes } of all) say(`${name}: ${kind} ${bytes} ${path}`);
    const scripts = (all: Loaded[]) =>
      all.filter(({ kind }) => kind === "script").reduce((sum, { bytes }) => sum + bytes, 0);
    const requests = (all: Loaded[]) => all.filter(({ path }) => path.startsWith("/"));
    return {
      landing_js_kb: kB(scripts(landing)),
      landing_requests: requests(landing).length,
      dashboard_js_kb: kB(scripts(list)),
      // The page with its scripts, styles and fonts; requests for procedures are listed separately.
      list_requests: requests(list).filter(({ kind }) => kind !== "data").length,
      list_data_requests: requests(list).filter(({ kind }) => kind === "data").length,
      form_js_kb: kB(scripts(form)),
    };
  } finally {
    await browser.close();
  }
}

async function landingLoad(browser: Browser, { origin }: WebSetup): Promise<Loaded[]> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(origin, { waitUntil: "networkidle" });
  return [...(await inlineOf(origin)), ...(await loadedBy(page))];
}

async function listLoad(browser: Browser, { origin, cookie }: WebSetup) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([cookie]);
  const page = await context.newPage();
  await page.addInitScript(markFirstRow);
  await page.goto(origin + leads);
  await page.locator("tr[data-contact]").first().waitFor();
  const shown = await page.evaluate(() => performance.getEntriesByName("first-row")[0]!.startTime);
  const list = [...(await inlineOf(origin + leads)), ...(await loadedBy(page, shown))];
  await page.getByRole("button", { name: "Add Lead" }).first().click();
  await page.getByLabel("First Name").first().waitFor();
  const usable = await page.evaluate(() => performance.now());
  const before = new Set(list.map(({ path }) => path));
  const form = (await loadedBy(page, usable)).filter(({ path }) => !before.has(path));
  return { list, form };
}

/** Runs in the page: marks the moment the first row of a list appears. */
function markFirstRow(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector("tr[data-contact]")) return;
    performance.mark("first-row");
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** What the page requested up to a moment, including the page itself. */
async function loadedBy(page: Page, until = Infinity): Promise<Loaded[]> {
  const entries = await page.evaluate(() =>
    [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ].map((entry) => {
      const { name, startTime, encodedBodySize } = entry as PerformanceResourceTiming;
      return { path: new URL(name).pathname, startTime, bytes: encodedBodySize };
    }),
  );
  return entries
    .filter(
      ({ path, startTime }) => startTime < until && !/favicon|webmanifest|touch-icon/.test(path),
    )
    .map(({ path, bytes }, place) => ({ path, bytes, kind: kindOf(path, place) }));
}

function kindOf(path: string, place: number): Loaded["kind"] {
  if (path.endsWith(".js")) return "script";
  return place === 0 || path.startsWith("/assets/") ? "file" : "data";
}

async function inlineOf(url: string): Promise<Loaded[]> {
  const html = await (await fetch(url)).text();
  const code = [...html.matchAll(inlineScript)].map(([, text]) => text).join("\n");
  return [{ path: "(in the page)", kind: "script", bytes: brotliCompressSync(code).length }];
}
