import { chromium, type Page } from "playwright-core";
import { chromiumLaunchOptions, prepareChromium } from "../../scripts/chromium.mjs";
import { at, pressFigures, scrollFigures } from "../contacts-browser.ts";
import type { WebSetup } from "./web-setup.ts";

/*
 * How the product feels on a slow machine: the processor slowed down four times by the browser, the network as it
 * is. A list of ten thousand leads, searched, scrolled, left and returned to.
 */

const slower = 4;
const rowsToScroll = 2_000;
const roundsOfPages = 5;

/** Pages of the sidebar and a text on each; the first round fetches them, the later ones count. */
const seenPages = [
  { link: "All Leads", title: "All Leads", ready: "tr[data-contact]" },
  { link: "Full Calendar", title: "Full Calendar", ready: "main" },
  { link: "New Leads", title: "New Leads", ready: "tr[data-contact]" },
  { link: "Appointments List", title: "Appointments List", ready: "main" },
  { link: "Referral Partners", title: "Referral Partners", ready: "tr[data-contact]" },
  { link: "Overview", title: "Overview", ready: "main" },
];

export async function feelFigures(setup: WebSetup, say: (line: string) => void) {
  await prepareChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([setup.cookie]);
    const press = await pressFigures(context, setup.origin, say, slow);
    const page = await context.newPage();
    await slow(page);
    const navigation = await navigationTimes(page, setup.origin);
    await page.close();
    say(`navigation: ${navigation.map((ms) => ms.toFixed(0)).join(" ")} ms`);
    const scroll = await scrollFigures(browser, context, setup.origin, say, {
      rows: rowsToScroll,
      prepare: slow,
    });
    return {
      keypress_to_repaint_p95_ms: press.keypress_to_repaint_p95_ms,
      navigation_p95_ms: at(navigation, 0.95),
      ...scroll,
    };
  } finally {
    await browser.close();
  }
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
}

/** From a click in the sidebar to the frame that shows the page, for pages whose data was loaded before. */
async function navigationTimes(page: Page, origin: string): Promise<number[]> {
  await page.goto(`${origin}/dashboard/overview`);
  const sidebar = page.getByRole("complementary");
  const times: number[] = [];
  for (let round = 0; round <= roundsOfPages; round += 1) {
    for (const { link, title, ready } of seenPages) {
      const isList = ready !== "main";
      if (isList) await sidebar.getByRole("button", { name: "CRM Menu" }).click();
      const target = isList
        ? page.getByRole("menuitem", { name: link, exact: true })
        : sidebar.getByRole("link", { name: link, exact: true });
      await target.hover();
      // Earlier requests should be done before the next click.
      await page.waitForLoadState("networkidle");
      await page.evaluate(watchClick, { title, ready });
      await target.click();
      const ms = await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
      if (round > 0) times.push(ms);
    }
  }
  return times;
}

/** Runs in the page: reports how long after the next click the page with that title is painted with its content. */
function watchClick({ title, ready }: { title: string; ready: string }): void {
  (window as unknown as { shown: Promise<number> }).shown = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${title} was not shown.`)), 20_000);
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          const isThere =
            document.querySelector("h1")?.textContent === title &&
            document.querySelector(ready) !== null &&
            document.querySelector("main [aria-busy=true], main .animate-pulse") === null;
          if (!isThere) return void requestAnimationFrame(look);
          // This frame paints it; the message arrives once it is done.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => resolve(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}
