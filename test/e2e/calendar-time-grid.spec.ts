import { at, localOf, monday, partsOf, placeOf, seedEntry } from "./calendar-fixtures.ts";
import { dayFromNow, expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";
import { watch } from "./requests.ts";

const move = "/rpc/appointments/move";

test("entries are where the clock says, side by side, across midnight and on days of 23 and 25 hours", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);

  await test.step("entries are at their time, and concurrent ones side by side", async () => {
    await seedEntry(sql, ana.id, { name: "Ada", at: `${monday} 09:07`, minutes: 50 });
    await seedEntry(sql, ana.id, { name: "Ben", at: `${monday} 09:30`, status: "Cancelled" });
    await seedEntry(sql, ana.id, { name: "Cleo", at: "2027-03-27 23:00", minutes: 120 });
    await page.goto(at(monday, "week"));
    const { block } = partsOf(page);
    await expect(block("Cleo")).toHaveCount(1);
    expect(await placeOf(block("Ada"))).toEqual({
      column: 1,
      minute: 547,
      minutes: 50,
      width: 0.5,
    });
    expect(await placeOf(block("Ben"))).toMatchObject({ column: 1, minute: 570, width: 0.5 });
    expect(await placeOf(block("Cleo"))).toMatchObject({ column: 6, minute: 1380, minutes: 60 });
    await expect(block("Ada")).toHaveAccessibleName(
      "Ada, Monday, March 22, 2027, 9:07 AM, 50 min, Scheduled",
    );
    // What started before midnight continues on the next day.
    await page.goto(at("2027-03-28", "day"));
    await expect(block("Cleo")).toHaveCount(1);
  });

  await test.step("on days of 23 and 25 hours entries are where the clock says", async () => {
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

  await test.step("a week or a day with an event across midnight opens at the working day", async () => {
    // From Sunday evening into Monday.
    await seedEntry(sql, ana.id, { at: "2027-04-04 23:00", minutes: 180, name: "Eve" });
    await seedEntry(sql, ana.id, { at: "2027-04-05 09:00", name: "Bo" });
    const { block, main } = partsOf(page);
    for (const view of ["week", "day"]) {
      await page.goto(at("2027-04-05", view));
      await expect(block("Bo")).toBeInViewport();
      await expect(block("Eve").last()).not.toBeInViewport();
      const grid = main.locator(".time-grid");
      expect(await grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200);
    }
  });

  await test.step("a line marks the current time, only today", async () => {
    await page.goto(at(dayFromNow(0), "week"));
    await expect(page.locator("[data-now]")).toHaveCount(1);
    await page.goto(at(monday, "week"));
    await expect(page.getByText("Mar 21 – 27, 2027")).toBeVisible();
    await expect(page.locator("[data-now]")).toHaveCount(0);
  });

  await test.step("a day opens from the week, and its neighbors from there", async () => {
    const { act, title } = partsOf(page);
    await act("Thursday, March 25, 2027").click();
    await expect(title).toHaveText("Thursday, March 25, 2027");
    await expect(act("Thursday, March 25, 2027")).toHaveAttribute("aria-pressed", "true");
    await act("Friday, March 26, 2027").click();
    await expect(page).toHaveURL(at("2027-03-26", "day"));
  });
});

test.describe("with touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("on a phone a week scrolls within its frame, and an entry is moved when held, not when swiped", async ({
    page,
    signIn,
    sql,
  }) => {
    const ana = await signIn(people.ana);

    await test.step("a week scrolls within its frame, and starts at the selected day", async () => {
      await seedEntry(sql, ana.id, { name: "Cleo", at: "2027-03-27 09:00" });
      await page.goto(at("2027-03-26", "week"));
      const { block } = partsOf(page);
      await expect(block("Cleo")).toBeInViewport();
      await expectNoSidewaysScroll(page);
    });

    await test.step("an entry held for a moment is moved, and a swiped one isn't", async () => {
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
});
