import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import type { Places, Stop } from "./stops.ts";

/** A screen on which every page is shown. */
export type Screen = { width: 390 | 1440; theme: "light" | "dark" };

export const screens: Screen[] = [
  { width: 1440, theme: "light" },
  { width: 1440, theme: "dark" },
  { width: 390, theme: "light" },
  { width: 390, theme: "dark" },
];

/** A browser of that size, by day or by night, with somebody's cookies. */
export function openScreen(
  browser: Browser,
  { width, theme }: Screen,
  { origin, cookie }: { origin: string; cookie: string | null },
): Promise<BrowserContext> {
  return browser
    .newContext({
      viewport: { width, height: width === 390 ? 844 : 900 },
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

// Longer pages are cut: below that nobody looks at a picture of a page.
const longest = 1_800; // CSS pixels

/** Goes to a stop, waits until all of it is there, and answers its picture. */
export async function shoot(page: Page, stop: Stop, origin: string, places: Places) {
  // Some addresses lead on by themselves.
  await page.goto(origin + stop.path(places), { waitUntil: "networkidle" });
  await settled(page);
  await stop.act?.(page);
  await settled(page);
  const { width, height } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  // A taller window instead of a stitched picture: what sticks to its edges stays there.
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), longest) });
  // What was pressed may lie further down than what a picture begins with.
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled(page);
  const png = await page.screenshot({ animations: "disabled" });
  return sharp(png).webp({ quality: 72, effort: 5 }).toBuffer();
}

/** Nothing is on its way, the type is there, and two frames have passed. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  // Parts that load on their own begin after the first paint.
  await page.waitForTimeout(500);
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
}
