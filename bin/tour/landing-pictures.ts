import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { pictures, type LandingPicture } from "#web/site/messages.ts";
import { openScreen, settled } from "./camera.ts";
import type { Viewer } from "./stops.ts";

/** The name by which `npm run tour` takes only these pictures. */
export const landingPictures = "landing-pictures";

type Scene = { viewer: Viewer; path: string; act?: (page: Page) => Promise<void> };

const scenes: Record<LandingPicture["name"], Scene> = {
  morning: { viewer: "ana", path: "/dashboard/overview" },
  verdict: {
    viewer: "ana",
    path: "/dashboard/pre-approval-calculator",
    act: async (page) => {
      await page.getByLabel("Deal", { exact: true }).selectOption({ index: 1 });
      const verdict = page.getByText("Within Pre-Approval Limits!");
      await verdict.waitFor();
      // Below the header, which stays at the top.
      await verdict.evaluate((line) => window.scrollBy(0, line.getBoundingClientRect().top - 96));
    },
  },
};

/**
 * Takes the landing page's pictures of the demo into a folder, light and dark, in one and two pixels per CSS pixel. The
 * window is as wide as the pictures are shown, so that their text is as large as the page's.
 */
export async function takeLandingPictures(
  browser: Browser,
  { origin, cookies, folder }: Camera,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name } of pictures.list)
    for (const theme of ["light", "dark"] as const) {
      const { viewer, path, act } = scenes[name];
      const screen = { width: pictures.width, height: pictures.height, theme, scale: 2 };
      const context = await openScreen(browser, screen, { origin, cookie: cookies[viewer] });
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await settled(page);
      await act?.(page);
      await settled(page);
      const twice = sharp(await page.screenshot({ animations: "disabled" }));
      const once = twice.clone().resize(pictures.width, pictures.height);
      const file = (size: string) => join(folder, `${name}-${theme}${size}.avif`);
      writeFileSync(file(""), await once.avif({ quality: 55 }).toBuffer());
      writeFileSync(file("-2x"), await twice.avif({ quality: 45 }).toBuffer());
      await context.close();
    }
}

/** Where the demo runs, who is signed in, and where the pictures go. */
type Camera = { origin: string; cookies: Record<Viewer, string | null>; folder: string };
