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
// A window of 900 px shows eighteen rows; those below may render a frame later.
const rowsInSight = 20;

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
    const origin = setup.product.origin;
    return {
      ...(await pressFigures(context, origin, say)),
      ...(await scrollFigures(browser, context, origin, say)),
    };
  } finally {
    await browser.close();
  }
}

/** Slows a page down, or observes it. */
export type Prepare = (page: Page) => Promise<unknown>;

type Press = { term: string; ms: number; ids: string[] };

/** From a key press in the leads search to the frame with its rows; `prepare` sees each new page first. */
export async function pressFigures(
  context: BrowserContext,
  origin: string,
  say: (line: string) => void,
  prepare?: Prepare,
) {
  const times: number[] = [];
  const page = await context.newPage();
  await prepare?.(page);
  await page.addInitScript(watchPresses);
  for (const words of rounds) {
    await page.goto(origin + allLeads);
    const box = page.getByRole("textbox", { name: "Search leads" });
    await box.focus();
    await page.locator("[data-row-name]").nth(49).waitFor();
    for (const word of words) {
      for (let length = 1; length <= word.length; length += 1) {
        const key = word[length - 1]!;
        const press = await pressed(page, key);
        if (press.term !== word.slice(0, length)) throw new Error(`Measured ${press.term}.`);
        times.push(press.ms);
        await expectRowsOf(page, press);
        await page.waitForTimeout(40 + ((times.length * 37) % 80));
      }
      await page.keyboard.press("Escape");
      await page.locator("[data-row-name]").nth(49).waitFor();
    }
  }
  await page.close();
  const [median, p95] = [at(times, 0.5), at(times, 0.95)];
  say(`keypress: ${times.length} presses, p50 ${median.toFixed(1)} ms, most ${at(times, 1)} ms`);
  return { keypress_to_repaint_p50_ms: median, keypress_to_repaint_p95_ms: p95 };
}

async function pressed(page: Page, key: string): Promise<Press> {
  await page.evaluate(() => (window as unknown as Watched).listen());
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as Watched).press);
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
      body: JSON.stringify({ json: { type: "Lead", ...(search && { search }), limit: 50 } }),
    });
    const { json } = (await answer.json()) as { json: { contacts: { id: string }[] } };
    return json.contacts.map(({ id }) => id);
  }, term);
  const first = expected.slice(0, Math.max(ids.length, rowsInSight));
  if (ids.join() !== first.join())
    throw new Error(`“${term}” showed rows that are not the first of its ${expected.length}.`);
}

/** The longest task while scrolling down through this many leads and back up. */
export async function scrollFigures(
  browser: Browser,
  context: BrowserContext,
  origin: string,
  say: (line: string) => void,
  { rows: wanted = rowsToScroll, prepare }: { rows?: number; prepare?: Prepare } = {},
) {
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(origin + allLeads);
  const rows = page.locator("tr[data-contact]");
  await rows.nth(49).waitFor();
  await browser.startTracing(page, { categories: ["toplevel"] });
  await page.mouse.move(900, 500);
  let count = 0;
  while (count < wanted) {
    for (let turns = 0; turns < 40; turns += 1) {
      await page.mouse.wheel(0, 1_200);
      await page.waitForTimeout(16);
    }
    // The cheapest possible query: one by role or over thousands of rows would itself be a long task.
    count = await page.evaluate(() =>
      Number(document.querySelector("main output")!.textContent.replace(/\D/g, "")),
    );
  }
  // And back up, over rows already seen.
  for (let turns = 0; turns < 200; turns += 1) {
    await page.mouse.wheel(0, -2_400);
    await page.waitForTimeout(16);
  }
  const tasks = tasksOf(await browser.stopTracing());
  await page.close();
  say(`scroll: ${count} rows, ${tasks.length} tasks, longest ${tasks.slice(0, 8).join(", ")} ms`);
  return { scroll_longest_task_ms: tasks[0]! };
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
  if (tasks.length === 0) throw new Error("The trace contains no task.");
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
