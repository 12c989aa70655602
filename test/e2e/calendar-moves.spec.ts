import type { Page } from "@playwright/test";
import {
  at,
  clearEntries,
  closeAllBut,
  drag,
  localOf,
  monday,
  partsOf,
  placeOf,
  seedEntry,
} from "./calendar-fixtures.ts";
import { dayFromNow } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

const move = "/rpc/appointments/move";
// Soon enough for visitors to book, because free times are searched there.
const soon = dayFromNow(10);

/** Waits for this many frames: automatic scrolling moves once per frame. */
function frames(page: Page, count: number) {
  return page.evaluate(async (left) => {
    while (left-- > 0) await new Promise(requestAnimationFrame);
  }, count);
}

test("an entry is dragged between times and days, stays under a trembling hand, and scrolls the grid at its edge", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);

  await test.step("an entry is dragged in steps of 15 minutes and between days, at once, and the move can be undone", async () => {
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

  for (const view of ["week", "day"] as const)
    await test.step(`an entry near the upper edge of the ${view} stays there while a trembling hand holds it`, async () => {
      // No open page asks for what is deleted.
      await page.goto("about:blank");
      await clearEntries(sql, ana.id);
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

  await test.step("at the edge the grid scrolls slowly, and the entry stays under the pointer", async () => {
    await page.goto("about:blank");
    await clearEntries(sql, ana.id);
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
});

test("an entry moved by keyboard alone stays visible, and each step is announced", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  const id = await seedEntry(sql, ana.id, { name: "Ada" });
  await page.goto(at(monday, "week"));
  const { block, said, main, dialog } = partsOf(page);

  await test.step("an entry moved by keyboard stays visible", async () => {
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

  await test.step("an entry can be moved by keyboard alone, and each step is announced", async () => {
    await sql(
      "update appointments set appointment_time = appointment_time + interval '7 minutes' where id = $1",
      [id],
    );
    await expect(block("Ada")).toHaveAccessibleName(/10:07 AM/);
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
});

test("a move that fails is reverted, one onto another appointment offers free times, and one outside booking hours asks", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  const ana = await signIn(people.ana);

  await test.step("a failed move is reverted with the reason", async () => {
    allowErrors(/status of 500/);
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
    await page.unroute(`**${move}`);
  });

  await test.step("moving onto another appointment offers the nearest free times, and takes the chosen one", async () => {
    allowErrors(/status of 409/);
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

  await test.step("moving outside booking hours asks first, and moves anyway", async () => {
    allowErrors(/status of 409/);
    await closeAllBut(sql, ana.id, "mon");
    await clearEntries(sql, ana.id);
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
});
