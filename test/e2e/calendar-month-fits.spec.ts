import { at, calendar, clearEntries, monday, partsOf, seedEntry } from "./calendar-fixtures.ts";
import { dayFromNow } from "./contact-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";

const mondayWords = "Monday, March 22, 2027";

test(
  "cells show what fits, long lists scroll, all days are reached by keyboard, and the view is in the address",
  { tag: ["@CAL-011"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);

    await test.step("cells show dots, times, or times and names", async () => {
      await seedEntry(sql, ana.id, { at: `${monday} 09:00`, name: "Bo" });
      await seedEntry(sql, ana.id, { at: `${monday} 10:30`, name: "Anna Lee" });
      await page.goto(at(monday));
      const { dayButton } = partsOf(page);
      await expect(dayButton(monday)).toContainText("Anna Lee");
      const times = dayButton(monday).locator(".month-day-time");
      for (const [width, shows] of [
        [320, "dots"],
        [360, "times"],
        [390, "times"],
        [1024, "times"],
        [1280, "times and names"],
        [1440, "times and names"],
      ] as const) {
        await page.setViewportSize({ width, height: 720 });
        await expect(times).toHaveText([/9:00 AM/, /10:30 AM/]);
        for (const time of await times.all())
          await expect(time).toBeVisible({ visible: shows !== "dots" });
        for (const name of await dayButton(monday).locator(".month-day-name").all())
          await expect(name).toBeVisible({ visible: shows === "times and names" });
        if (shows === "dots") continue;
        // None is cut off.
        const cell = (await dayButton(monday).boundingBox())!;
        for (const time of await times.all()) {
          const box = (await time.boundingBox())!;
          expect(box.x + box.width).toBeLessThan(cell.x + cell.width);
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step("the panel's list scrolls above 400 px", async () => {
      await clearEntries(sql, ana.id);
      for (let hour = 8; hour < 11; hour += 1)
        await seedEntry(sql, ana.id, {
          at: `${monday} ${hour}:00`,
          type: "Task",
          notes: `Task ${hour}`,
        });
      const { panel } = partsOf(page);
      const list = panel(mondayWords).getByRole("list");
      await expect(list.getByRole("listitem")).toHaveCount(3);
      const measure = () =>
        list.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
      const short = await measure();
      expect(short.clientHeight).toBeLessThan(400);
      expect(short.scrollHeight).toBe(short.clientHeight);
      for (let hour = 11; hour < 23; hour += 1)
        await seedEntry(sql, ana.id, {
          at: `${monday} ${hour}:00`,
          type: "Task",
          notes: `Task ${hour}`,
        });
      await expect(list.getByRole("listitem")).toHaveCount(15);
      const long = await measure();
      expect(long.clientHeight).toBe(400);
      expect(long.scrollHeight).toBeGreaterThan(400);
      await list.getByRole("button", { name: "Task 22" }).focus();
      expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    });

    await test.step("all days can be reached by keyboard, across months too", async () => {
      await page.goto(at("2027-03-30"));
      const { dayButton, title, month } = partsOf(page);
      await expect(dayButton("2027-03-30")).toBeVisible();
      await expect(month.locator("button[tabindex='0']")).toHaveCount(1);
      await dayButton("2027-03-30").focus();
      for (const [key, day] of [
        ["ArrowRight", "2027-03-31"],
        ["ArrowDown", "2027-04-07"],
        ["ArrowLeft", "2027-04-06"],
        ["Home", "2027-04-04"],
        ["End", "2027-04-10"],
        ["ArrowUp", "2027-04-03"],
        ["PageDown", "2027-05-03"],
        ["PageUp", "2027-04-03"],
        ["Shift+PageDown", "2028-04-03"],
        ["Shift+PageUp", "2027-04-03"],
      ] as const) {
        await page.keyboard.press(key);
        await expect(dayButton(day)).toBeFocused();
      }
      await expect(title).toHaveText("April 2027");
      await expect(month.getByRole("gridcell", { selected: true })).toHaveCount(1);
    });

    await test.step("the view and the day are in the address, and today is marked", async () => {
      await page.goto(calendar);
      const { dayButton, title } = partsOf(page);
      const today = dayFromNow(0);
      await expect(dayButton(today)).toHaveAttribute("aria-current", "date");
      await page.goto(at(monday));
      const views = page.getByRole("navigation", { name: "View" });
      await views.getByRole("link", { name: "Week" }).click();
      await expect(page).toHaveURL(`${calendar}?view=week&day=${monday}`);
      await expect(title).toHaveText("Mar 21 – 27, 2027");
      await page.getByRole("button", { name: "Next week" }).click();
      await expect(title).toHaveText("Mar 28 – Apr 3, 2027");
      await views.getByRole("link", { name: "Day" }).click();
      await expect(title).toHaveText("Monday, March 29, 2027");
      await page.goBack();
      await expect(title).toHaveText("Mar 28 – Apr 3, 2027");
      await page.goto(`${calendar}?view=year&day=2027-02-30`);
      await expect(dayButton(today)).toBeVisible();
    });
  },
);
