import { expect, people, test } from "./fixtures.ts";
import { allLeads, inputOf, names, seedContacts } from "./leads-fixtures.ts";
import { listCalls, listOf } from "./lists-fixtures.ts";
import { hold, watch } from "./requests.ts";

const word = "deandra";
/** Found by none of its letters. */
const others = ["Moa", "Moe"];

test("every key press sends a request at once, a term repeated within moments none, and only the newest answer shows", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  // Each further letter leaves one row fewer, so that every answer differs from the others.
  await seedContacts(
    sql,
    ana.id,
    [...[...word].map((_, index) => word.slice(0, index + 1)), ...others].map((first_name) => ({
      first_name,
      last_name: "x",
    })),
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
  await expect(names(page)).toHaveCount(word.length + others.length);

  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/rpc/contacts/list")) return;
    const { search } = inputOf(request);
    // The list itself may load again when a slow live channel opens and may have missed a change.
    if (search !== undefined) asked.push(search);
  });
  // The earlier the slower: without care the answer to the first letter would come last.
  let late = 0;
  await page.route(listCalls, async (route) => {
    const { search } = inputOf(route.request());
    await new Promise((resolve) => setTimeout(resolve, 900 - String(search).length * 120));
    await route.continue().catch(() => {});
    late += 1;
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
  const underWay = () =>
    page.evaluate(
      () => (window as unknown as { underWay: { now: number; most: number } }).underWay,
    );
  // Every answer has come or was called off, and would show in the next frames.
  await expect.poll(() => late).toBe(word.length);
  await expect.poll(async () => (await underWay()).now).toBe(0);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
  });
  await expect(names(page)).toHaveText([`${word} x`]);

  const frames = await shown.jsonValue();
  const all = word.length;
  // Rows not marked as loading belong to the typed term; nothing reappears or flickers to empty.
  for (const [typed, count, isBusy] of frames)
    if (!isBusy)
      expect(count, typed).toBe(typed === "" ? all + others.length : all - typed.length + 1);
  const counts = frames.map(([, count]) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(Math.min(...counts)).toBe(1);
  // It sent a request at every key press, and cancelled the older one before the next.
  expect(asked).toEqual([...word].map((_, index) => word.slice(0, index + 1)));
  expect(await underWay()).toEqual({ now: 0, most: 1 });

  await page.unroute(listCalls);
  await box.fill("");
  await expect(names(page)).toHaveCount(word.length + others.length);

  await test.step("every key press sends a request at once; a term repeated within moments does not", async () => {
    const seen = await box.evaluateHandle((element) => {
      const times = { pressed: 0, asked: 0 };
      element.addEventListener("keydown", ({ timeStamp }) => (times.pressed ||= timeStamp));
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
          if (name.endsWith("/rpc/contacts/list")) times.asked ||= startTime;
      }).observe({ type: "resource" });
      return times;
    });
    await box.press("m");
    await expect.poll(async () => (await seen.jsonValue()).asked).toBeGreaterThan(0);
    const { pressed, asked } = await seen.jsonValue();
    // We add no delay: what is left is the machine's.
    expect(asked - pressed).toBeLessThan(100);
    const sent = watch(page, "/rpc/contacts/list");
    await box.press("o");
    await expect(page.locator("mark").first()).toHaveText("Mo");
    await box.press("Backspace");
    await expect(page.locator("mark").first()).toHaveText("M");
    expect(sent).toHaveLength(1);
  });
});

test(
  "an empty list waits for the next answer, people found again keep their row, and any text is searched literally",
  { tag: ["@CRM-036"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    const crowd = [
      { first_name: "Only" },
      ...["Mona", "Mik", "Mia"].map((first_name) => ({ first_name })),
      { first_name: "Percent", tags: ["100%"] },
      { first_name: "Under", tags: ["snake_case"] },
      { first_name: "Quote", last_name: "O'Hanrahan" },
      { first_name: "Back", tags: ["c:\\home"] },
      { first_name: "Plain", last_name: "Hundred" },
    ];
    await seedContacts(sql, ana.id, crowd);
    await page.goto(`${allLeads}?q=zz`);
    const { box, table, count } = listOf(page, "Lead");

    await test.step("a list without matches waits for the next answer, without a flicker of anything else", async () => {
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
      await expect(names(page)).toHaveCount(crowd.length);
    });

    await test.step("no row is reused for another person, and people found again keep their row and its focus", async () => {
      await box.fill("mona");
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

    await test.step("special characters and very long texts are searched literally", async () => {
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
        if (typed.startsWith("\u0000")) await expect(names(page)).toHaveCount(crowd.length);
        else await expect(page.getByRole("heading", { name: /^Nothing found for/ })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
      }
      await page.goto(`${allLeads}?q=${"y".repeat(7_000)}`);
      await expect(page.getByRole("heading", { name: /^Nothing found for “y+…”$/ })).toBeVisible();
      await expect(box).toHaveValue("y".repeat(200));
      await box.fill("");
      await expect(names(page)).toHaveCount(crowd.length);
      await expect(page).toHaveURL(allLeads);
    });
  },
);
