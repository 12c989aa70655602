import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { build } from "../scripts/build.mjs";
import { chromiumLaunchOptions, prepareChromium } from "../scripts/chromium.mjs";
import type { ContactsSetup } from "./measures/contacts-setup.ts";

/*
 * What a user with 100,000 contacts sees in the browser: the time from a key press to the frame that shows the
 * matching rows, and the longest task while scrolling through 10,000 rows.
 */
type Setup = Pick<ContactsSetup, "product"> & {
  accounts: Pick<ContactsSetup["accounts"], "large">;
};

const allLeads = "/dashboard/crm/all-leads";
const rowsToScroll = 10_000;
/** Rows that a window of 900 px shows, the last one partly; rows below may render a frame later. */
export const rowsInSight = 17;

// No two words of a round start alike, so no term was requested before; some match many contacts, some few, some
// none.
const rounds = [
  "marti gmail longr zzyzx kowal dabro smith ohana priya achte inves 718)5 cash% first va_lo nobod brook tanak harri umber",
  "joane examp qqqqq white harri yukiq papad osei. rafae victo ivano bianc clark deann freem grace samue m'xyz (718) lead-",
].map((words) => words.split(" "));

/** Both figures, on the largest account; the product must run on built pages. */
export async function browserFigures(
  setup: Setup,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  await prepareChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const [name, value] = setup.accounts.large.cookie.split("=", 2);
    await context.addCookies([{ name: name!, value: value!, url: setup.product.origin }]);
    const sides = [productSide(context, setup.product.origin)];
    const presses = keypressFigures((await pressTimes(sides))[0]!, say);
    const scrolls = await scrollTasks(browser, sides, { rows: rowsToScroll });
    return { ...presses, ...scrollFigures(scrolls[0]!, say) };
  } finally {
    await browser.close();
  }
}

/** Where an action is measured: the product's page or a bare one (web-bare.ts) with the same test hooks. */
export type Side = {
  context: BrowserContext;
  /** Rows in its DOM when it is idle. */
  rowsAtRest: number;
  /** Shows the list of leads in a page. */
  show(page: Page): Promise<unknown>;
};

/** Called before and after each measured action, so that only the measured page is slowed down. */
export type Turn = (page: Page, phase: "begins" | "ends") => Promise<unknown>;

/** The product's own page. */
export function productSide(context: BrowserContext, origin: string): Side {
  return { context, rowsAtRest: 50, show: (page) => page.goto(origin + allLeads) };
}

type Press = { term: string; ms: number; ids: string[] };

/**
 * For each side, the milliseconds from each key press in the leads search to the frame with its rows. Each word is typed
 * on all sides in turn, in alternating order, so that other load on the machine affects all of them alike. Sides don't
 * alternate within a word: the pause would let the product render the rows below the window, which typing doesn't.
 */
export async function pressTimes(sides: Side[], { turn }: { turn?: Turn } = {}) {
  const typists = await Promise.all(
    sides.map(async (side) => {
      const page = await side.context.newPage();
      await page.addInitScript(watchPresses);
      return { side, page, times: [] as number[] };
    }),
  );
  for (const words of rounds) {
    for (const { side, page } of typists) {
      await side.show(page);
      await page.getByRole("textbox", { name: "Search leads" }).focus();
      await rest(page, side);
    }
    for (const word of words) {
      for (const { side, page, times } of typists) {
        await turn?.(page, "begins");
        await type(page, word, times);
        await page.keyboard.press("Escape");
        await rest(page, side);
        await turn?.(page, "ends");
      }
      typists.reverse();
    }
  }
  for (const { page } of typists) await page.close();
  return sides.map((side) => typists.find((one) => one.side === side)!.times);
}

/** Waits until a page shows the list without a search, with all the rows that it keeps in the DOM. */
async function rest(page: Page, { rowsAtRest }: Side): Promise<void> {
  await page.locator("main:not(:has([aria-busy=true]))").waitFor();
  await page
    .locator("[data-row-name]")
    .nth(rowsAtRest - 1)
    .waitFor();
}

/** Types a word and appends the time of each key press. */
async function type(page: Page, word: string, times: number[]): Promise<void> {
  for (let length = 1; length <= word.length; length += 1) {
    const press = await pressed(page, word[length - 1]!);
    if (press.term !== word.slice(0, length)) throw new Error(`Measured ${press.term}.`);
    times.push(press.ms);
    await expectRowsOf(page, press);
    await page.waitForTimeout(40 + ((times.length * 37) % 80));
  }
}

async function pressed(page: Page, key: string): Promise<Press> {
  await page.evaluate(() => (window as unknown as Watched).listen());
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as Watched).press);
}

/** The median key press and the 95th percentile. */
export function keypressFigures(times: number[], say: (line: string) => void) {
  const [median, p95] = [at(times, 0.5), at(times, 0.95)];
  say(`keypress: ${times.length} presses, p50 ${median.toFixed(1)} ms, most ${at(times, 1)} ms`);
  return { keypress_to_repaint_p50_ms: median, keypress_to_repaint_p95_ms: p95 };
}

type Watched = { listen(): void; press: Promise<Press> };

/** Runs in the page: reports each key press once the frame with its rows has been painted. */
function watchPresses(): void {
  const watched = window as unknown as Watched;
  let tell: (press: Press) => void = () => {};
  const isAnswered = () =>
    document.querySelector("main [aria-busy=false]") !== null &&
    document.querySelector("main [aria-busy=true]") === null;
  const look = (began: number) => {
    if (!isAnswered()) return void requestAnimationFrame(() => look(began));
    // This frame paints the current rows; the message arrives once it is done.
    const ids = [...document.querySelectorAll<HTMLElement>("tr[data-contact]")].map(
      (row) => row.dataset.contact!,
    );
    const term = document.querySelector<HTMLInputElement>("search input")!.value;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      tell({ term, ms: performance.now() - began, ids });
    });
    port1.start();
    port2.postMessage(null);
  };
  addEventListener(
    "keydown",
    ({ timeStamp }) => void requestAnimationFrame(() => look(timeStamp)),
    true,
  );
  watched.listen = () => {
    watched.press = new Promise((resolve, reject) => {
      tell = resolve;
      setTimeout(() => reject(new Error(`No answer: ${document.title}, ${location.href}`)), 10_000);
    });
    watched.press.catch(() => {});
  };
}

/** The painted rows are what the server returns for the term, so a quick frame with older rows doesn't count. */
async function expectRowsOf(page: Page, { term, ids }: Press): Promise<void> {
  const expected = await page.evaluate(async (search) => {
    const answer = await fetch("/rpc/contacts/list", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        json: { type: "Lead", ...(search && { search, sort: "best" }), limit: 50 },
      }),
    });
    const { json } = (await answer.json()) as { json: { contacts: { id: string }[] } };
    return json.contacts.map(({ id }) => id);
  }, term);
  const first = expected.slice(0, Math.max(ids.length, rowsInSight));
  if (ids.join() !== first.join())
    throw new Error(`“${term}” showed rows that are not the first of its ${expected.length}.`);
}

/**
 * The tasks of each scroll down through this many rows and back up (milliseconds, longest first), for each side. The
 * sides take turns.
 */
export async function scrollTasks(
  browser: Browser,
  sides: Side[],
  { rows, turn, times = 1 }: { rows: number; turn?: Turn; times?: number },
): Promise<number[][][]> {
  const all: number[][][] = sides.map(() => []);
  const order = [...sides.entries()];
  for (let time = 0; time < times; time += 1) {
    for (const [index, side] of order) {
      const page = await side.context.newPage();
      await side.show(page);
      await rest(page, side);
      await turn?.(page, "begins");
      await browser.startTracing(page, { categories: ["toplevel"] });
      await scroll(page, rows);
      all[index]!.push(tasksOf(await browser.stopTracing()));
      await page.close();
    }
    order.reverse();
  }
  return all;
}

async function scroll(page: Page, rows: number): Promise<void> {
  const height = await page.evaluate(
    () => document.querySelector("tr[data-contact]")!.getBoundingClientRect().height,
  );
  await page.mouse.move(900, 500);
  // The count above the list may be of all leads, so the scroll position tells how many rows were passed.
  let bottom = 0;
  while (bottom < rows * height) {
    for (let turns = 0; turns < 40; turns += 1) {
      await page.mouse.wheel(0, 1_200);
      await page.waitForTimeout(16);
    }
    // The cheapest possible query: one by role or over thousands of rows would itself be a long task.
    bottom = await page.evaluate(() => scrollY + innerHeight);
  }
  // And back up, over rows already seen.
  for (let turns = 0; turns < 200; turns += 1) {
    await page.mouse.wheel(0, -2_400);
    await page.waitForTimeout(16);
  }
}

/** The longest task of a scroll, as the median over several scrolls. */
export function scrollFigures(scrolls: number[][], say: (line: string) => void) {
  for (const tasks of scrolls)
    say(`scroll: ${tasks.length} tasks, longest ${tasks.slice(0, 8).join(", ")} ms`);
  return {
    scroll_longest_task_ms: at(
      scrolls.map((tasks) => tasks[0]!),
      0.5,
    ),
  };
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { name?: string };
};

/** How long the tasks of the pages' main threads took, in milliseconds, longest first. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && main.has(`${pid}/${tid}`))
    .map(({ dur = 0 }) => Math.round(dur / 100) / 10)
    .sort((a, b) => b - a);
  if (tasks.length === 0) throw new Error("The trace holds no task.");
  return tasks;
}

/** The percentile of some values. */
export function at(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

if (import.meta.main) {
  const { contactsSetup } = await import("./measures/contacts-setup.ts");
  const say = (line: string) => console.error(`  ${line}`);
  await build();
  await using setup = await contactsSetup(say);
  for (const [figure, value] of Object.entries(await browserFigures(setup, say)))
    console.log(`${figure}=${Number(value.toFixed(1))}`);
}
