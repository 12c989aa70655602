import { expect, people, test } from "./fixtures.ts";
import { allLeads, inputOf, names, seedContacts } from "./leads-fixtures.ts";
import { listCalls, listOf } from "./lists-fixtures.ts";
import { hold, watch } from "./requests.ts";

const word = "deandra";

test("late, out-of-order answers never show except for the newest term, and at most one request is waiting", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  // Each further letter leaves one row fewer, so that every answer differs from the others.
  await seedContacts(
    sql,
    ana.id,
    [...word].map((_, index) => ({ first_name: word.slice(0, index + 1), last_name: "x" })),
  );
  // The page itself counts the requests that are neither answered nor cancelled.
  await page.addInitScript(() => {
    const count = { now: 0, most: 0 };
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith("/rpc/contacts/list")) return real(request);
      let isOver = false;
      const end = () => {
        if (!isOver) count.now -= 1;
        isOver = true;
      };
      request.signal.addEventListener("abort", end);
      count.now += 1;
      count.most = Math.max(count.most, count.now);
      return real(request).finally(end);
    };
    Object.assign(window, { underWay: count });
  });
  await page.goto(allLeads);
  const { box } = listOf(page, "Lead");
  await expect(names(page)).toHaveCount(word.length);

  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/rpc/contacts/list")) return;
    const { search } = inputOf(request);
    // The list itself may load again when a slow live channel opens and may have missed a change.
    if (search !== undefined) asked.push(search);
  });
  // The earlier the slower: without care the answer to the first letter would come last.
  await page.route(listCalls, async (route) => {
    const { search } = inputOf(route.request());
    await new Promise((resolve) => setTimeout(resolve, 900 - String(search).length * 120));
    await route.continue().catch(() => {});
  });
  // The page itself records every set of rows it shows, with the text in the box.
  const shown = await page.evaluateHandle(() => {
    const seen: [typed: string, count: number, isBusy: boolean][] = [];
    const note = () => {
      const typed = document.querySelector<HTMLInputElement>("search input")!.value;
      const table = document.querySelector("table");
      seen.push([
        typed,
        document.querySelectorAll("[data-row-name]").length,
        table?.ariaBusy === "true",
      ]);
      requestAnimationFrame(note);
    };
    note();
    return seen;
  });
  await box.pressSequentially(word, { delay: 60 });
  await expect(names(page)).toHaveText([`${word} x`]);
  await page.waitForTimeout(1_000);
  await expect(names(page)).toHaveText([`${word} x`]);

  const frames = await shown.jsonValue();
  const all = word.length;
  // Rows not marked as loading belong to the typed term; nothing reappears or flickers to empty.
  for (const [typed, count, isBusy] of frames)
    if (!isBusy) expect(count, typed).toBe(all - Math.max(0, typed.length - 1));
  const counts = frames.map(([, count]) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(Math.min(...counts)).toBe(1);
  // It sent a request at every key press, and cancelled the older one before the next.
  expect(asked).toEqual([...word].map((_, index) => word.slice(0, index + 1)));
  const underWay = await page.evaluate(
    () => (window as unknown as { underWay: { now: number; most: number } }).underWay,
  );
  expect(underWay).toEqual({ now: 0, most: 1 });
});

test("a list without matches waits for the next answer, without a flicker of anything else", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, [{ first_name: "Only" }]);
  await page.goto(`${allLeads}?q=zz`);
  const { box, table, count } = listOf(page, "Lead");
  const nothing = (term: string) =>
    page.getByRole("heading", { name: `Nothing found for “${term}”` });
  await expect(nothing("zz")).toBeVisible();
  const letGo = await hold(page, listCalls);
  await box.press("End");
  await box.pressSequentially("z");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(1);
  await expect(nothing("zz")).toBeVisible();
  await expect(table).toHaveCount(0);
  letGo();
  await expect(nothing("zzz")).toBeVisible();
  await expect(count).toHaveText("0 leads found");
  await box.fill("");
  await expect(names(page)).toHaveText(["Only Berg"]);
});

test("no row is reused for another person, and people found again keep their row and its focus", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedContacts(
    sql,
    ana.id,
    ["Mona", "Mik", "Mia"].map((first_name) => ({ first_name })),
  );
  await page.goto(`${allLeads}?q=mona`);
  const { box } = listOf(page, "Lead");
  await expect(names(page)).toHaveText(["Mona Berg"]);
  const row = await page.locator("tr[data-contact]").elementHandle();
  await box.fill("mik");
  await expect(names(page)).toHaveText(["Mik Berg"]);
  expect(await row!.evaluate((one) => one.isConnected)).toBe(false);

  let letGo = await hold(page, listCalls);
  await box.fill("mi");
  await names(page).focus();
  letGo();
  await expect(names(page)).toHaveText(["Mik Berg", "Mia Berg"]);
  await expect(names(page).first()).toBeFocused();

  letGo = await hold(page, listCalls);
  await box.fill("mia");
  await names(page).first().focus();
  letGo();
  await expect(names(page)).toHaveText(["Mia Berg"]);
  await expect(names(page)).not.toBeFocused();
});

test(
  "special characters and very long texts are searched literally",
  { tag: ["@CRM-036"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await seedContacts(sql, ana.id, [
      { first_name: "Percent", tags: ["100%"] },
      { first_name: "Under", tags: ["snake_case"] },
      { first_name: "Quote", last_name: "O'Hanrahan" },
      { first_name: "Back", tags: ["c:\\home"] },
      { first_name: "Plain", last_name: "Hundred" },
    ]);
    await page.goto(allLeads);
    const { box } = listOf(page, "Lead");
    for (const [typed, found] of [
      ["%", "Percent Berg"],
      ["_", "Under Berg"],
      ["'", "Quote O'Hanrahan"],
      ["\\", "Back Berg"],
    ] as const) {
      await box.fill(typed);
      await expect(names(page)).toHaveText([found]);
    }
    for (const typed of [
      "x".repeat(10_000),
      "';drop table contacts;--",
      "\u0000\u0007",
      "%%%%",
      "😀",
    ]) {
      await box.fill(typed);
      if (typed.startsWith("\u0000")) await expect(names(page)).toHaveCount(5);
      else await expect(page.getByRole("heading", { name: /^Nothing found for/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    }
    await page.goto(`${allLeads}?q=${"y".repeat(7_000)}`);
    await expect(page.getByRole("heading", { name: /^Nothing found for “y+…”$/ })).toBeVisible();
    await expect(box).toHaveValue("y".repeat(200));
    await box.fill("");
    await expect(names(page)).toHaveCount(5);
    await expect(page).toHaveURL(allLeads);
  },
);

test("every key press sends a request at once; a term repeated within moments does not", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedContacts(sql, ana.id, [{ first_name: "Deandra" }, { first_name: "Dennis" }]);
  await page.goto(allLeads);
  const { box } = listOf(page, "Lead");
  await expect(names(page)).toHaveCount(2);
  const seen = await box.evaluateHandle((element) => {
    const times = { pressed: 0, asked: 0 };
    element.addEventListener("keydown", ({ timeStamp }) => (times.pressed ||= timeStamp));
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name.endsWith("/rpc/contacts/list")) times.asked ||= startTime;
    }).observe({ type: "resource" });
    return times;
  });
  await box.press("d");
  await expect.poll(async () => (await seen.jsonValue()).asked).toBeGreaterThan(0);
  const { pressed, asked } = await seen.jsonValue();
  // We add no delay: what is left is the machine's.
  expect(asked - pressed).toBeLessThan(100);
  const sent = watch(page, "/rpc/contacts/list");
  await box.press("e");
  await expect(page.locator("mark").first()).toHaveText("De");
  await box.press("Backspace");
  await expect(page.locator("mark").first()).toHaveText("D");
  expect(sent).toHaveLength(1);
});
