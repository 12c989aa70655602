import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";

const untilWatched = 400; // milliseconds

/**
 * Keeps a page's requests intercepted once its first route is set. Removing the last route would end interception,
 * and the browser never answers a request sent at that moment: about one in a thousand, for which a journey would
 * wait in vain.
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

/** Holds requests to an address until released, so that loading states can be seen. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/**
 * For journeys that open tabs. If a document loads within a few milliseconds, before the browser starts reporting
 * its tab's events, its load is never reported; so it is delayed a little.
 */
export async function seeNewTabs(context: BrowserContext): Promise<void> {
  await context.route("**/dashboard/**", async (route) => {
    await setTimeout(untilWatched);
    await route.fallback();
  });
}

/** The requests from now on whose path starts like this, as "POST /path". */
export function watch(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path)) seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

/** The professional the server wrote into a booking page. */
export async function firstDataOf(page: Page): Promise<{ kind: string; host: object }> {
  const written = await page.locator("script#first-data").textContent();
  return JSON.parse(written ?? "") as { kind: string; host: object };
}

/** Loads a page as if its server couldn't say whom it shows, so that the page asks. */
export async function leaveUnwritten(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    // Any page for no particular professional is the application's document.
    const response = await route.fetch({
      url: new URL("/update-password", route.request().url()).href,
    });
    return route.fulfill({ response });
  });
}
