import type { Page } from "@playwright/test";

/** Lets requests to an address wait until they are let go, so that what a screen shows meanwhile can be seen. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
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
