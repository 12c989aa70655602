import type { Locator, Page } from "@playwright/test";
import { at, closeAllBut, monday, partsOf, seedEntry, stored } from "./calendar-fixtures.ts";
import { dayFromNow, expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

const move = "/rpc/appointments/move";
// Soon enough for visitors to book, because free times are searched there.
const soon = dayFromNow(10);

/** A block's position: its day's column and its minute, from the size of the grid around it. */
async function placeOf(block: Locator) {
  return block.evaluate((button) => {
    const item = button.closest("li")!;
    const grid = item.closest("ul")!.getBoundingClientRect();
    const { left, top, width, height } = item.getBoundingClientRect();
    return {
      column: Math.floor(((left + width / 2 - grid.left) / grid.width) * 7),
      minute: Math.round(((top - grid.top) / grid.height) * 1440),
      minutes: Math.round((height / grid.height) * 1440),
      width: Math.round((width / grid.width) * 700) / 100,
    };
  });
}

/** Drags a block by days and minutes in several steps, and drops it at once. */
async function drag(page: Page, block: Locator, { days = 0, minutes = 0 }) {
  const grid = (await block.locator("xpath=ancestor::ul").boundingBox())!;
  const box = (await block.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (days * grid.width) / 7, y + (minutes * grid.height) / 1440, {
    steps: 8,
  });
  await page.mouse.up();
}

const localOf = (sql: Parameters<typeof stored>[0], id: string) => async () => {
  const [row] = await sql<{ local: string; minutes: number }>(
    `select to_char(appointment_time at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as local
       from appointments where id = $1`,
    [id],
  );
  return row?.local;
};

test("entries are at their time, and concurrent ones side by side", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedEntry(sql, ana.id, { name: "Ada", at: `${monday} 09:07`, minutes: 50 });
  await seedEntry(sql, ana.id, { name: "Ben", at: `${monday} 09:30`, status: "Cancelled" });
  await seedEntry(sql, ana.id, { name: "Cleo", at: "2027-03-27 23:00", minutes: 120 });
  await page.goto(at(monday, "week"));
  const { block } = partsOf(page);
  await expect(block("Cleo")).toHaveCount(1);
  expect(await placeOf(block("Ada"))).toEqual({ column: 1, minute: 547, minutes: 50, width: 0.5 });
  expect(await placeOf(block("Ben"))).toMatchObject({ column: 1, minute: 570, width: 0.5 });
  expect(await placeOf(block("Cleo"))).toMatchObject({ column: 6, minute: 1380, minutes: 60 });
  await expect(block("Ada")).toHaveAccessibleName(
    "Ada, Monday, March 22, 2027, 9:07 AM, 50 min, Scheduled",
  );
  // What started before midnight continues on the next day.
  await page.goto(at("2027-03-28", "day"));
  await expect(block("Cleo")).toHaveCount(1);
});

test("a line marks the current time, only today", async ({ page, signIn }) => {
  await signIn(people.ana);
  await page.goto(at(dayFromNow(0), "week"));
  await expect(page.locator("[data-now]")).toHaveCount(1);
  await page.goto(at(monday, "week"));
  await expect(page.getByText("Mar 21 – 27, 2027")).toBeVisible();
  await expect(page.locator("[data-now]")).toHaveCount(0);
});

test("on days of 23 and 25 hours entries are where the clock says", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedEntry(sql, ana.id, { name: "Before", at: "2027-03-14 01:30", minutes: 30 });
  await seedEntry(sql, ana.id, { name: "After", at: "2027-03-14 03:00", minutes: 30 });
  await seedEntry(sql, ana.id, { name: "First", at: "2027-11-07T05:30:00Z", minutes: 30 });
  await seedEntry(sql, ana.id, { name: "Second", at: "2027-11-07T06:30:00Z", minutes: 30 });
  await page.goto(at("2027-03-14", "week"));
  const { block } = partsOf(page);
  await expect(block("After")).toHaveCount(1);
  // 2:00 doesn't exist: half an hour from 1:30 ends at 3:00 on the clock.
  expect(await placeOf(block("Before"))).toMatchObject({ column: 0, minute: 90, minutes: 90 });
  expect(await placeOf(block("After"))).toMatchObject({ column: 0, minute: 180 });
  await page.goto(at("2027-11-07", "week"));
  await expect(block("Second")).toHaveCount(1);
  expect(await placeOf(block("First"))).toMatchObject({ column: 0, minute: 90, width: 0.5 });
  expect(await placeOf(block("Second"))).toMatchObject({ column: 0, minute: 90, width: 0.5 });
});

test("an entry is dragged in steps of 15 minutes and between days, at once, and the move can be undone", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  const id = await seedEntry(sql, ana.id, { name: "Ada" });
  await page.goto(at(monday, "week"));
  const { block, dialog } = partsOf(page);
  await expect(block("Ada")).toBeVisible();
  const letGo = await hold(page, `**${move}`);
  await drag(page, block("Ada"), { days: 2, minutes: 50 });
  await expect(block("Ada")).toHaveAccessibleName(/Wednesday, March 24, 2027, 10:45 AM/);
  expect(await placeOf(block("Ada"))).toMatchObject({ column: 3, minute: 645 });
  await expect(dialog).toHaveCount(0);
  letGo();
  const done = toast(page, "Appointment Moved");
  await expect(done).toContainText("Ada, Mar 24, 2027 at 10:45 AM");
  expect(await localOf(sql, id)()).toBe("2027-03-24 10:45");
  await done.getByRole("button", { name: "Undo" }).click();
  await expect.poll(localOf(sql, id)).toBe(`${monday} 10:00`);
  await expect(block("Ada")).toHaveAccessibleName(/Monday, March 22, 2027, 10:00 AM/);

  // Dropped where it was, it sends no request and opens nothing.
  const asked = watch(page, move);
  await drag(page, block("Ada"), { minutes: 6 });
  await expect(block("Ada")).toHaveAccessibleName(/Monday, March 22, 2027, 10:00 AM/);
  expect(asked).toEqual([]);
});

/** Waits for this many frames: automatic scrolling moves once per frame. */
function frames(page: Page, count: number) {
  return page.evaluate(async (left) => {
    while (left-- > 0) await new Promise(requestAnimationFrame);
  }, count);
}

for (const view of ["week", "day"] as const)
  test(`an entry near the upper edge of the ${view} stays there while a trembling hand holds it`, async ({
    page,
    signIn,
    sql,
  }) => {
    const ana = await signIn(people.ana);
    const id = await seedEntry(sql, ana.id, { name: "Ada", at: `${monday} 08:00` });
    await page.goto(at(monday, view));
    const { block } = partsOf(page);
    await expect(block("Ada")).toBeVisible();
    const grid = (await block("Ada").locator("xpath=ancestor::ul").boundingBox())!;
    const box = (await block("Ada").boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const across = view === "week" ? grid.width / 7 : 40;
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1) {
      await page.mouse.move(x + (across * step) / 12, y - (step % 2) * 2);
      await frames(page, 5);
    }
    await page.mouse.up();
    const day = view === "week" ? "Tuesday, March 23" : "Monday, March 22";
    await expect(block("Ada")).toHaveAccessibleName(new RegExp(`${day}, 2027, 8:00 AM`));
    await expect.poll(localOf(sql, id)).toMatch(/08:00$/);
  });

test("at the edge the grid scrolls slowly, and the entry stays under the pointer", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  const id = await seedEntry(sql, ana.id, { name: "Ada", minutes: 60 });
  await page.goto(at(monday, "week"));
  const { block, main } = partsOf(page);
  await expect(block("Ada")).toBeVisible();
  const frame = main.locator(".time-grid");
  const scrolled = () => frame.evaluate(({ scrollTop }) => scrollTop);
  const [before, edges] = [await scrolled(), (await frame.boundingBox())!];
  const box = (await block("Ada").boundingBox())!;
  const [x, bottom] = [box.x + box.width / 2, edges.y + edges.height];
  await page.mouse.move(x, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, bottom - 40, { steps: 4 });
  await frames(page, 10);
  expect(await scrolled()).toBe(before);
  await page.mouse.move(x, bottom - 8, { steps: 2 });
  await expect.poll(scrolled).toBeGreaterThan(before + 30);
  await page.mouse.move(x, bottom - 60);
  const held = (await block("Ada").boundingBox())!;
  // Within half a step of 15 minutes.
  expect(Math.abs(held.y + held.height / 2 - (bottom - 60))).toBeLessThan(12);
  await page.mouse.up();
  const name = (await block("Ada").getAttribute("data-block"))!;
  expect(name).toBe(id);
  const dropped = (await block("Ada").boundingBox())!;
  expect(Math.abs(dropped.y - held.y)).toBeLessThan(2);
});

test("an entry moved by keyboard stays visible", async ({ page, signIn, sql }) => {
  const ana = await signIn(people.ana);
  await seedEntry(sql, ana.id, { name: "Ada" });
  await page.goto(at(monday, "week"));
  const { block, said, main } = partsOf(page);
  await block("Ada").focus();
  await page.keyboard.press("Space");
  for (let step = 0; step < 40; step += 1) await page.keyboard.press("ArrowDown");
  await expect(said).toHaveText("Monday, March 22, 2027, 8:00 PM.");
  const [box, frame] = [
    (await block("Ada").boundingBox())!,
    (await main.locator(".time-grid").boundingBox())!,
  ];
  expect(box.y + box.height).toBeLessThan(frame.y + frame.height + 1);
  for (let step = 0; step < 60; step += 1) await page.keyboard.press("ArrowUp");
  await expect(said).toHaveText("Monday, March 22, 2027, 5:00 AM.");
  const head = (await main.locator(".time-grid-head").boundingBox())!;
  expect((await block("Ada").boundingBox())!.y).toBeGreaterThan(head.y + head.height - 1);
  await page.keyboard.press("Escape");
});

test("an entry can be moved by keyboard alone, and each step is announced", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  const id = await seedEntry(sql, ana.id, { name: "Ada", at: `${monday} 10:07` });
  await page.goto(at(monday, "week"));
  const { block, said, dialog } = partsOf(page);
  await block("Ada").focus();
  await expect(block("Ada")).toHaveAccessibleDescription(/press Space, use the arrow keys/);
  await page.keyboard.press("Space");
  await expect(said).toHaveText("Ada is picked up from Monday, March 22, 2027, 10:07 AM.");
  await page.keyboard.press("ArrowDown");
  await expect(said).toHaveText("Monday, March 22, 2027, 10:15 AM.");
  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText("Tuesday, March 23, 2027, 10:15 AM.");
  await page.keyboard.press("Escape");
  await expect(said).toHaveText("Ada stays at Monday, March 22, 2027, 10:07 AM.");
  expect(await localOf(sql, id)()).toBe(`${monday} 10:07`);

  await page.keyboard.press("Space");
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"])
    await page.keyboard.press(key);
  // The week starts on Sunday: a second step to the left does nothing.
  await expect(said).toHaveText("Sunday, March 21, 2027, 9:45 AM.");
  await page.keyboard.press("Space");
  await expect(said).toHaveText("Ada is moved to Sunday, March 21, 2027, 9:45 AM.");
  await expect.poll(localOf(sql, id)).toBe("2027-03-21 09:45");
  await expect(block("Ada")).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveAccessibleName("Ada");
});

test("a failed move is reverted with the reason", async ({ page, signIn, sql, allowErrors }) => {
  allowErrors(/status of 500/);
  const ana = await signIn(people.ana);
  const id = await seedEntry(sql, ana.id, { name: "Ada" });
  await failProcedure(page, "appointments/move", "stub 500");
  await page.goto(at(monday, "week"));
  const { block } = partsOf(page);
  await expect(block("Ada")).toBeVisible();
  const letGo = await hold(page, `**${move}`);
  await drag(page, block("Ada"), { days: 1 });
  await expect(block("Ada")).toHaveAccessibleName(/Tuesday, March 23/);
  // It is reverted on its own, before the calendar is reloaded.
  const read = await hold(page, "**/rpc/appointments/between**");
  letGo();
  await expect(block("Ada")).toHaveAccessibleName(/Monday, March 22/);
  await expect(toast(page, "Update Failed")).toContainText("stub 500");
  read();
  expect(await localOf(sql, id)()).toBe(`${monday} 10:00`);
});

test("moving onto another appointment offers the nearest free times, and takes the chosen one", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors(/status of 409/);
  const ana = await signIn(people.ana);
  const id = await seedEntry(sql, ana.id, { name: "Ada", at: `${soon} 10:00` });
  await seedEntry(sql, ana.id, { name: "Ben", at: `${soon} 11:00` });
  await page.goto(at(soon, "day"));
  const { block, dialog } = partsOf(page);
  await block("Ada").focus();
  for (const key of ["Space", "ArrowDown", "ArrowDown", "ArrowDown", "Space"])
    await page.keyboard.press(key);
  await expect(dialog).toHaveAccessibleName("Move Ada");
  const refusal = dialog.getByRole("alert");
  await expect(refusal).toContainText("Another appointment takes this time.");
  await expect(dialog.getByRole("textbox", { name: "Time" })).toHaveValue("10:45");
  await expect(block("Ada")).toContainText("10:00 AM");
  const free = refusal.getByRole("listitem").getByRole("button").first();
  const chosen = await free.innerText();
  await free.click();
  await expect(refusal).toHaveCount(0);
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(toast(page, "Appointment Moved")).toContainText(chosen);
  await expect(dialog).toHaveCount(0);
  expect(await localOf(sql, id)()).not.toBe(`${soon} 10:00`);
});

test("moving outside booking hours asks first, and moves anyway", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors(/status of 409/);
  const ana = await signIn(people.ana);
  await closeAllBut(sql, ana.id, "mon");
  const id = await seedEntry(sql, ana.id, { name: "Ada" });
  await page.goto(at(monday, "week"));
  const { block, dialog } = partsOf(page);
  await expect(block("Ada")).toBeVisible();
  await drag(page, block("Ada"), { days: 1 });
  await expect(dialog.getByRole("alert")).toContainText("outside your booking hours");
  expect(await localOf(sql, id)()).toBe(`${monday} 10:00`);
  await dialog.getByRole("button", { name: "Move anyway" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await localOf(sql, id)()).toBe("2027-03-23 10:00");
  await expect(block("Ada")).toHaveAccessibleName(/Tuesday, March 23/);
});

test("a day opens from the week, and its neighbors from there", async ({ page, signIn }) => {
  await signIn(people.ana);
  await page.goto(at(monday, "week"));
  const { act, title } = partsOf(page);
  await act("Thursday, March 25, 2027").click();
  await expect(title).toHaveText("Thursday, March 25, 2027");
  await expect(act("Thursday, March 25, 2027")).toHaveAttribute("aria-pressed", "true");
  await act("Friday, March 26, 2027").click();
  await expect(page).toHaveURL(at("2027-03-26", "day"));
});

test.describe("with touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a week scrolls within its frame, and starts at the selected day", async ({
    page,
    signIn,
    sql,
  }) => {
    const ana = await signIn(people.ana);
    await seedEntry(sql, ana.id, { name: "Cleo", at: "2027-03-27 09:00" });
    await page.goto(at("2027-03-26", "week"));
    const { block } = partsOf(page);
    await expect(block("Cleo")).toBeInViewport();
    await expectNoSidewaysScroll(page);
  });

  test("an entry held for a moment is moved, and a swiped one isn't", async ({
    page,
    signIn,
    sql,
  }) => {
    const ana = await signIn(people.ana);
    const id = await seedEntry(sql, ana.id, { name: "Ada", minutes: 60 });
    await page.goto(at(monday, "day"));
    const { block } = partsOf(page);
    await expect(block("Ada")).toBeVisible();
    await block("Ada").scrollIntoViewIfNeeded();
    const touch = await page.context().newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y }],
      });
    const box = (await block("Ada").boundingBox())!;
    const hour = box.height;
    const [x, y] = [box.x + 60, box.y + 20];
    const asked = watch(page, move);

    await finger("touchStart", x, y);
    for (let step = 1; step <= 5; step += 1) await finger("touchMove", x, y - step * 8);
    await finger("touchEnd");
    await expect(page.locator("[data-block][aria-pressed=true]")).toHaveCount(0);
    expect(asked).toEqual([]);

    await page.reload();
    await expect(block("Ada")).toBeVisible();
    const again = (await block("Ada").boundingBox())!;
    const [left, top] = [again.x + 60, again.y + 20];
    await finger("touchStart", left, top);
    await expect(page.locator("[data-block][aria-pressed=true]")).toBeAttached();
    for (let step = 1; step <= 10; step += 1)
      await finger("touchMove", left, top + (hour * step) / 10);
    await finger("touchEnd");
    await expect.poll(localOf(sql, id)).toMatch(/^2027-03-22 (10:45|11:00|11:15)$/);
  });
});

for (const view of ["week", "day"])
  test(`a ${view} with an event across midnight opens at the working day`, async ({
    page,
    signIn,
    sql,
  }) => {
    const ana = await signIn(people.ana);
    // From Sunday evening into Monday.
    await seedEntry(sql, ana.id, { at: "2027-03-21 23:00", minutes: 180, name: "Ada" });
    await seedEntry(sql, ana.id, { at: `${monday} 09:00`, name: "Bo" });
    await page.goto(at(monday, view));
    const { block, main } = partsOf(page);
    await expect(block("Bo")).toBeInViewport();
    await expect(block("Ada").last()).not.toBeInViewport();
    const grid = main.locator(".time-grid");
    expect(await grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200);
  });
