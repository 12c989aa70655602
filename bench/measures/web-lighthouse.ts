import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import lighthouse from "lighthouse";
import { chromium, type Browser } from "playwright-core";
import { chromiumLaunchOptions, prepareChromium } from "../../scripts/chromium.mjs";

/** The results of one Lighthouse run; scores from 0 to 100, times in milliseconds. */
export type Visit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** What cost points, by its title. */
  faults: string[];
};

/** A browser that Lighthouse can reach on its own port. */
export async function lighthouseBrowser(): Promise<{ browser: Browser; port: number }> {
  await prepareChromium();
  const port = await freePort();
  const { args, ...options } = chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

/**
 * Visits a page once with Lighthouse's mobile preset: a slow phone on a slow network, with an empty cache, and signed in
 * if there is a `cookie` header.
 */
export async function visit(url: string, port: number, cookie?: string): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    extraHeaders: cookie === undefined ? null : { cookie },
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  });
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => {
    const { score: found } = categories[name] ?? {};
    if (typeof found !== "number") throw new Error(`${url}: no score for ${name}.`);
    return Math.round(found * 100);
  };
  const value = (name: string) => {
    const { numericValue } = audits[name] ?? {};
    if (typeof numericValue !== "number") throw new Error(`${url}: no ${name}.`);
    return numericValue;
  };
  const counted = ["accessibility", "best-practices", "seo"].flatMap((name) =>
    categories[name]!.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    faults: counted.filter((id) => audits[id]!.score === 0).map((id) => audits[id]!.title),
  };
}

/** The median of some values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
