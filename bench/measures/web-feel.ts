import { chromium, type CDPSession, type Page } from "playwright-core";
import { chromiumLaunchOptions, prepareChromium } from "../../scripts/chromium.mjs";
import {
  at,
  keypressFigures,
  pressTimes,
  productSide,
  scrollFigures,
  scrollTasks,
  type Side,
} from "../contacts-browser.ts";
import { bareSide } from "./web-bare.ts";
import type { WebSetup } from "./web-setup.ts";

/*
 * How the product feels on a slow machine: the processor slowed down four times by the browser, the network as it is. A
 * list of ten thousand leads, searched, scrolled, left and returned to. Machines differ threefold, so each action
 * alternates with the same action on a bare page (web-bare.ts), and the ratio tells whether the product got slower.
 */

const slower = 4;
const rowsToScroll = 2_000;
const roundsOfPages = 5;
const roundsOfScrolls = 5;
const afterwardsMs = 300; // a page's work after it is shown must not overlap the other page's turn

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
    const open = async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([setup.cookie]);
      return context;
    };
    const product = productSide(await open(), setup.origin);
    const bare = await open();
    const sides = [product, bareSide(bare, setup.origin)];
    const presses = await pressTimes(sides, { turn: brake });
    const navigations = await navigationTimes(sides);
    const scrolls = await scrollTasks(
      browser,
      [product, bareSide(bare, setup.origin, rowsToScroll)],
      { rows: rowsToScroll, times: roundsOfScrolls, turn: brake },
    );
    const longest = scrolls.map((side) => side.map((tasks) => tasks[0]!));
    say(`navigation: ${navigations[0]!.map((ms) => ms.toFixed(0)).join(" ")} ms`);
    return {
      keypress_to_repaint_p95_ms: keypressFigures(presses[0]!, say).keypress_to_repaint_p95_ms,
      ...timesBare("keypress", presses, say),
      navigation_p95_ms: at(navigations[0]!, 0.95),
      ...timesBare("navigation", navigations, say),
      ...scrollFigures(scrolls[0]!, say),
      scroll_vs_bare: timesBare("scroll", longest, say).scroll_vs_bare!,
    };
  } finally {
    await browser.close();
  }
}

/** How many times as long as the bare action the product's takes: the median, and the 95th percentile of each. */
function timesBare(act: string, [product, bare]: number[][], say: (line: string) => void) {
  // Both of a pair ran in the same second, and a disturbed pair doesn't move the median. The 95th percentile is a ratio of
  // percentiles: that of the ratios would tell how much two neighbors can differ by chance.
  const ratios = product!.map((ms, index) => ms / bare![index]!);
  const [slow, bareSlow] = [at(product!, 0.95), at(bare!, 0.95)];
  const spread = [0.05, 0.25, 0.75, 0.95].map((share) => at(ratios, share).toFixed(2)).join(" ");
  say(
    `${act}: bare p50 ${at(bare!, 0.5).toFixed(1)} ms, p95 ${bareSlow.toFixed(1)} ms; ` +
      `${ratios.length} ratios, p5, p25, p75, p95 ${spread}`,
  );
  return { [`${act}_vs_bare`]: at(ratios, 0.5), [`${act}_p95_vs_bare`]: slow / bareSlow };
}

const sessions = new WeakMap<Page, CDPSession>();

/** Throttles the page whose turn it is; throttling a page that waits would use up a processor. */
async function brake(page: Page, phase: "begins" | "ends"): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const rate = phase === "begins" ? slower : 1;
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** For each side, from a click in the sidebar to the frame that shows the page, for pages loaded before. */
async function navigationTimes(sides: Side[]): Promise<number[][]> {
  const pages: { page: Page; times: number[] }[] = [];
  for (const side of sides) {
    const page = await side.context.newPage();
    await side.show(page);
    pages.push({ page, times: [] });
  }
  for (let round = 0; round <= roundsOfPages; round += 1)
    for (const [index, seen] of seenPages.entries()) {
      // The sides take turns to go first.
      for (const one of (round + index) % 2 === 0 ? pages : pages.toReversed()) {
        const { page, times } = one;
        await brake(page, "begins");
        const ms = await navigation(page, seen);
        await page.waitForTimeout(afterwardsMs);
        await brake(page, "ends");
        if (round > 0) times.push(ms);
      }
    }
  for (const { page } of pages) await page.close();
  return pages.map(({ times }) => times);
}

async function navigation(page: Page, { link, title, ready }: (typeof seenPages)[number]) {
  const sidebar = page.getByRole("complementary");
  const menu = sidebar.getByRole("button", { name: "CRM Menu" });
  // The bare page has no menus, so opening one isn't measured.
  const isInMenu = ready !== "main" && (await menu.count()) > 0;
  if (isInMenu) await menu.click();
  const target = isInMenu
    ? page.getByRole("menuitem", { name: link, exact: true })
    : sidebar.getByRole("link", { name: link, exact: true });
  await target.hover();
  // Earlier requests should be done before the next click.
  await page.waitForLoadState("networkidle");
  await page.evaluate(watchClick, { title, ready });
  await target.click();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
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
