import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { readConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { serve } from "#server/serve.ts";
import { chromiumLaunchOptions, prepareChromium } from "../scripts/chromium.mjs";
import { demoPeople } from "./demo/people.ts";
import { fillDemo } from "./demo/fill-demo.ts";
import { openScreen, screens, shoot } from "./tour/camera.ts";
import { landingPictures, takeLandingPictures } from "./tour/landing-pictures.ts";
import { cookiesOf, placesOf } from "./tour/people.ts";
import { stops } from "./tour/stops.ts";
import { pictureOf, tourPage } from "./tour/write-page.ts";

/**
 * Takes the screenshots of docs/tour.md and the landing page's pictures from a fresh demo, and writes that page.
 * Arguments choose stops by name, or the landing page's pictures; the page lists all stops either way.
 */
const wanted = process.argv.slice(2);
const chosen = stops.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const docs = fileURLToPath(new URL("../docs/", import.meta.url));
const say = (line: string) => console.error(`  ${line}`);

const authSecret = randomBytes(32).toString("hex");
const data = await mkdtemp(join(tmpdir(), "hearthline-tour-"));
const clock: { now: Date | null } = { now: null };
const running = await serve({
  config: readConfig({
    PORT: "0",
    DATA_DIR: data,
    LOG_LEVEL: "error",
    AUTH_SECRET: authSecret,
    SIGN_IN_TRIES_PER_MINUTE: "10000",
    ADMIN_EMAIL: demoPeople.hanna.email,
  }),
  log: createLog("error"),
  say,
  now: () => clock.now ?? new Date(),
});
await prepareChromium();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const origin = running.baseUrl;
  await fillDemo({ origin, clock, say });
  const cookies = await cookiesOf(origin);
  if (wanted.length === 0 || wanted.includes(landingPictures)) {
    const folder = fileURLToPath(new URL("../public/landing/", import.meta.url));
    await takeLandingPictures(browser, { origin, cookies, folder });
    say("the landing page's pictures");
  }
  const places = await placesOf(origin, { ana: cookies.ana!, authSecret });
  if (wanted.length === 0)
    rmSync(join(docs, "screenshots", "tour"), { recursive: true, force: true });
  for (const screen of screens) {
    for (const stop of chosen) {
      const context = await openScreen(browser, screen, { origin, cookie: cookies[stop.viewer] });
      const picture = await shoot(await context.newPage(), stop, origin, places);
      const file = join(docs, pictureOf(stop, screen));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
      await context.close();
    }
    say(`${chosen.length} pages at ${screen.width} px, ${screen.theme}`);
  }
  writeFileSync(join(docs, "tour.md"), tourPage(stops));
} finally {
  await browser.close();
  await running.stop();
  await rm(data, { recursive: true, force: true });
}
