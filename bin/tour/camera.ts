import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import type { Places, Stop } from "./stops.ts";

/** A screen size at which every page is shown. */
export type Screen = { width: 390 | 1440; theme: "light" | "dark" };

export const screens: Screen[] = [
  { width: 1440, theme: "light" },
  { width: 1440, theme: "dark" },
  { width: 390, theme: "light" },
  { width: 390, theme: "dark" },
];

/** A window; its height and pixels per CSS pixel are those of its device if left out. */
type Window = Pick<Screen, "theme"> & { width: number; height?: number; scale?: number };

/** A browser of that size, in the light or dark theme, with someone's cookies. */
export function openScreen(
  browser: Browser,
  { width, theme, height = width === 390 ? 844 : 900, scale = 1 }: Window,
  { origin, cookie }: { origin: string; cookie: string | null },
): Promise<BrowserContext> {
  return browser
    .newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: width === 390,
      colorScheme: theme,
      reducedMotion: "reduce",
      locale: "en-US",
      timezoneId: "America/New_York",
      serviceWorkers: "block",
    })
    .then(async (context) => {
      const [name, value] = cookie?.split("=", 2) ?? [];
      if (name && value) await context.addCookies([{ name, value, url: origin }]);
      return context;
    });
}

// Longer pages are cut off: no one looks that far down a screenshot.
const longest = 1_800; // CSS pixels

/** Goes to a stop, waits until everything has loaded, and returns its screenshot. */
export async function shoot(page: Page, stop: Stop, origin: string, places: Places) {
  // Some addresses redirect on their own.
  await page.goto(origin + stop.path(places), { waitUntil: "networkidle" });
  await settled(page);
  await stop.act?.(page);
  await settled(page);
  const { width, height } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  // A taller window instead of a stitched screenshot, so that sticky elements stay at its edges.
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), longest) });
  // A clicked element may be further down than the top of the screenshot.
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled(page);
  const png = await page.screenshot({ animations: "disabled" });
  return sharp(png).webp({ quality: 72, effort: 5 }).toBuffer();
}

/** No requests are pending, the fonts are loaded, and two frames have passed. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  // Parts that load on their own start after the first paint.
  await page.waitForTimeout(500);
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
}
