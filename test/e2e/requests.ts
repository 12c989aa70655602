import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";

const untilWatched = 400; // milliseconds

/**
 * From a page's first route on its requests stay intercepted. The end of the last route would turn that off, and the
 * browser never answers a request that leaves in that moment: one of some thousand, and a journey waits for it in vain.
 */
export function keepIntercepting(page: Page): void {
  const route = page.route.bind(page);
  let kept: Promise<unknown> | undefined;
  page.route = async (...args) => {
    kept ??= page.context().route("**/asked-for-by-nobody", (asked) => asked.fallback());
    await kept;
    return route(...args);
  };
}

/** Lets requests to an address wait until they are let go, so that what a screen shows meanwhile can be seen. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/**
 * For a journey that opens tabs. A document that is there within a few milliseconds would be in its tab before the
 * browser began to tell of it, which then never tells that it came: so it waits a moment.
 */
export async function seeNewTabs(context: BrowserContext): Promise<void> {
  await context.route("**/dashboard/**", async (route) => {
    await setTimeout(untilWatched);
    await route.fallback();
  });
}

/** The requests from now on whose path begins like this, as "POST /path". */
export function watch(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path)) seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

/** Whom the server wrote into a booking page. */
export async function firstDataOf(page: Page): Promise<{ kind: string; host: object }> {
  const written = await page.locator("script#first-data").textContent();
  return JSON.parse(written ?? "") as { kind: string; host: object };
}

/** Lets a page come as when its server could not say whom it shows: then the page asks by itself. */
export async function leaveUnwritten(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    // Any page that is written for nobody in particular is the application itself.
    const response = await route.fetch({
      url: new URL("/update-password", route.request().url()).href,
    });
    return route.fulfill({ response });
  });
}
