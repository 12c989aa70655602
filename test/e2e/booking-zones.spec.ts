import { dayText, longDayText, timeText } from "#domain/kernel/moment-text.ts";
import { wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { zoneNamed } from "../harness/zones.ts";
import { at, bookingOf, chooseDay, fillIn, inDays, york } from "./booking-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";

const day = inDays(6);

test.describe("a visitor in Los Angeles", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("sees both local times, and books, reads and moves in the time zone they choose", async ({
    page,
    register,
    sql,
  }) => {
    await test.step("sees both local times, and one instant is stored", async () => {
      const ana = await register(people.ana);
      await page.goto(`/book/${ana.id}`);
      const booking = bookingOf(page);
      await expect(booking.main).toContainText("Times are shown in Pacific Time (Los Angeles).");
      await fillIn(page, { day, time: "6:00 AM · 9:00 AM for Ana" });
      await booking.submit.click();
      await expect(booking.done).toBeVisible();
      const startsAt = at(day, "09:00");
      await expect(booking.main).toContainText(`${longDayText(startsAt, york)} at 6:00 AM`);
      await expect(booking.main).toContainText("Pacific Time (Los Angeles)");
      await expect(booking.main).toContainText("at 9:00 AM");
      await expect(booking.main).toContainText("Eastern Time (New York)");
      expect(
        await sql("select appointment_time from appointments where professional_id = $1", [ana.id]),
      ).toEqual([{ appointment_time: startsAt }]);
    });

    await test.step("can read the times in another time zone, and keeps the selection", async () => {
      const ana = await register(people.ana);
      await page.goto(`/book/${ana.id}`);
      const booking = bookingOf(page);
      await fillIn(page, { day, time: "6:00 AM" });
      await page.getByRole("button", { name: "Change time zone" }).press("Enter");
      const zones = page.getByLabel("Time zone");
      await expect(zones).toBeFocused();
      await expect(zones).toHaveValue("America/Los_Angeles");
      await zones.selectOption("Asia/Tokyo");
      await expect(booking.main).toContainText("Times are shown in Japan Standard Time (Tokyo).");
      const tokyo = zoneNamed("Asia/Tokyo");
      const startsAt = at(day, "09:00");
      await expect(booking.main.getByRole("time").or(booking.main.locator("time"))).toContainText(
        `${longDayText(startsAt, tokyo)} · ${timeText(startsAt, tokyo)}`,
      );
      await expect(booking.day(wallTimeOf(tokyo, startsAt).day)).toHaveText(/\d/);
      await expect(booking.name).toHaveValue("Pat Doe");
      await zones.selectOption("America/New_York");
      await expect(booking.slot("9:00 AM")).toBeChecked();
      await expect(booking.times.locator("label").first()).toHaveText("9:00 AM");
    });

    await test.step("reads the appointment in the time zone chosen for it, and in the one it is moved in", async () => {
      const ana = await register(people.ana);
      await page.goto(`/book/${ana.id}`);
      const { main, submit, slot } = bookingOf(page);
      await fillIn(page, { day, time: "6:00 AM" });
      const change = page.getByRole("button", { name: "Change time zone" });
      await change.click();
      await page.getByLabel("Time zone").selectOption("America/New_York");
      await expect(slot("9:00 AM")).toBeChecked();
      await submit.click();
      await page.getByRole("link", { name: "Move or cancel" }).click();
      await expect(main).toContainText(`${longDayText(at(day, "09:00"), york)} at 9:00 AM`);
      // As from the email.
      await page.reload();
      await expect(main).toContainText("Eastern Time (New York)");
      await main.getByRole("button", { name: "Move", exact: true }).click();
      await expect(main).toContainText("Times are shown in Eastern Time (New York).");

      await change.click();
      await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
      await expect(main).toContainText("Times are shown in Japan Standard Time (Tokyo).");
      const tokyo = zoneNamed("Asia/Tokyo");
      const startsAt = at(day, "16:30");
      await chooseDay(page, wallTimeOf(tokyo, startsAt).day);
      await slot(timeText(startsAt, tokyo)).check();
      await main.getByRole("button", { name: /^Move to / }).click();
      const moved = `${longDayText(startsAt, tokyo)} at ${timeText(startsAt, tokyo)}`;
      await expect(main.locator("time")).toHaveText(moved);
      await page.reload();
      await expect(main.locator("time")).toHaveText(moved);
      expect(
        await sql("select client_time_zone from appointments where professional_id = $1", [ana.id]),
      ).toEqual([{ client_time_zone: "Asia/Tokyo" }]);
    });
  });
});

test.describe("a visitor in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("finds the slots on local days, with the professional's date next to them", async ({
    page,
    register,
    sql,
  }) => {
    const tokyo = zoneNamed("Asia/Tokyo");
    const ana = await register(people.ana);
    await page.goto(`/book/${ana.id}`);
    const startsAt = at(day, "16:30");
    const own = wallTimeOf(tokyo, startsAt).day;
    expect(own).not.toBe(day);
    await fillIn(page, { day: own, time: timeText(startsAt, tokyo) });
    const booking = bookingOf(page);
    const theirs = `${dayText(startsAt, startsAt, york)}, 4:30 PM for Ana`;
    await expect(booking.times).toContainText(theirs);
    await booking.submit.click();
    await expect(booking.done).toBeVisible();
    await expect(booking.main).toContainText(longDayText(startsAt, tokyo));
    expect(
      await sql("select appointment_time from appointments where professional_id = $1", [ana.id]),
    ).toEqual([{ appointment_time: startsAt }]);
  });
});
