import { availabilityPage, partsOfForm } from "./appointments-fixtures.ts";
import { apiOf, expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";

test("custom hours with breaks, days off and limits are saved, and visitors are offered exactly them; booking hours that fail to load can be retried", async ({
  page,
  signIn,
  sql,
  baseURL,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  const ana = await signIn(people.ana);
  const { main, usual, own, start, end, press, field, save } = partsOfForm(page);

  await test.step("a failed load can be retried", async () => {
    await failProcedure(page, "appointments/availability", "The clock has stopped.");
    await page.goto(availabilityPage);
    await expect(main.getByRole("alert")).toContainText("The clock has stopped.");
    await page.unroute("**/rpc/appointments/availability");
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(usual).toBeChecked();
  });

  await test.step("custom hours with breaks, days off and limits are saved, and visitors are offered exactly them", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking hours");
    await expect(usual).toBeChecked();
    await own.check();
    await end("Monday").selectOption({ label: "12:00 PM" });
    await press("Add hours on Monday");
    await expect(start("Monday", 2)).toBeFocused();
    await start("Monday", 2).selectOption({ label: "2:15 PM" });
    await end("Monday", 2).selectOption({ label: "Midnight" });
    await press("Remove stretch 1 of Friday");
    await press("Add hours on Sunday");
    await field("Start times every").selectOption({ label: "15 minutes" });
    await page.getByRole("checkbox", { name: "45 minutes" }).uncheck();
    await field("Notice for a new booking").selectOption({ label: "2 hours" });
    await field("Notice for a client's change").selectOption({ label: "1 day" });
    await field("Buffer before and after").fill("10");
    await field("Daily limit").fill("6");
    await field("How many days ahead").fill("21");
    await press("Add days off");
    await field("First day").fill("2026-12-24");
    await field("Last day").fill("2027-01-01");
    await save.click();
    const told = toast(page, "Booking Hours Saved");
    await expect(told).toHaveAttribute("data-variant", "success");

    const workday = [{ from: "09:00", until: "17:00" }];
    const saved = {
      weeklyHours: {
        mon: [
          { from: "09:00", until: "12:00" },
          { from: "14:15", until: "24:00" },
        ],
        tue: workday,
        wed: workday,
        thu: workday,
        fri: [],
        sat: [],
        sun: workday,
      },
      startEveryMinutes: 15,
      daysOff: [{ from: "2026-12-24", until: "2027-01-01" }],
      durations: [15, 30, 60],
      bufferMinutes: 10,
      minimumNoticeMinutes: 120,
      changeNoticeMinutes: 1440,
      horizonDays: 21,
      dailyCap: 6,
    };
    const [row] = await sql<{ availability_preferences: unknown }>(
      "select availability_preferences from profiles where id = $1",
      [ana.id],
    );
    expect(row!.availability_preferences).toEqual(saved);

    await page.reload();
    await expect(own).toBeChecked();
    await expect(end("Monday", 2)).toHaveValue("24:00");
    await expect(start("Friday")).toHaveCount(0);
    await expect(field("Daily limit")).toHaveValue("6");

    const api = await apiOf(page, baseURL!);
    const { slots, durations } = await api.booking.slots({
      profileId: ana.id,
      from: new Date(),
      until: new Date(Date.now() + 8 * 24 * 60 * 60_000),
      timeZone: "America/New_York",
    });
    expect(durations).toEqual([15, 30, 60]);
    const mondays = slots
      .map((slot) => newYork.format(slot))
      .filter((text) => text.startsWith("Mon"));
    expect(mondays).toContain("Mon 14:15");
    expect(mondays).not.toContain("Mon 12:00");
    expect(slots.map((slot) => newYork.format(slot)).join()).not.toContain("Fri");
  });
});

const newYork = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/New_York",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
});

test("errors appear at their fields, a day's hours can be copied to other days, and all of it is accessible in both themes at any width", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(people.ana);
  await page.goto(availabilityPage);
  const { own, start, end, press, field, save, main, preview } = partsOfForm(page);
  const look = async () => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, { inBothThemes: true });
      await expectNoSidewaysScroll(page);
    }
  };
  await expect(preview.getByRole("listitem")).toHaveCount(7);
  await look();
  await own.check();

  await test.step("errors appear at their fields, the first one gets the focus, and nothing typed is lost", async () => {
    await press("Add hours on Tuesday");
    await start("Tuesday", 2).selectOption({ label: "10:00 AM" });
    await end("Wednesday").selectOption({ label: "8:00 AM" });
    for (const minutes of ["15", "30", "45", "60"])
      await page.getByRole("checkbox", { name: `${minutes} minutes`, exact: true }).uncheck();
    await field("Buffer before and after").fill("ten");
    await field("How many days ahead").fill("400");
    await press("Add days off");
    await field("First day").fill("2026-12-24");
    await field("Last day").fill("2026-12-23");
    await press("Make a private address");
    await expect(field("Your private calendar address")).toBeVisible();
    // The toast about it would hide that a refused form shows none.
    await toast(page, "Calendar Address Ready").getByRole("button", { name: "Close" }).click();
    await save.click();
    await expect(main.getByText("Two stretches of this day overlap.")).toBeVisible();
    await expect(start("Tuesday")).toBeFocused();
    await expect(end("Wednesday")).toHaveAccessibleDescription("The end must be after the start.");
    await expect(main.getByText("Offer at least one length.")).toBeVisible();
    await expect(field("Buffer before and after")).toHaveAccessibleDescription(
      /Enter a whole number of minutes from 0 to 240\./,
    );
    await expect(field("How many days ahead")).toHaveAccessibleDescription(
      /Enter a whole number of days from 1 to 365\./,
    );
    await expect(field("Last day")).toHaveAccessibleDescription(
      "The last day must not be before the first.",
    );
    await expect(field("Buffer before and after")).toHaveValue("ten");
    await expect(toast(page, "")).toHaveCount(0);
    await look();

    await start("Tuesday", 2).selectOption({ label: "6:00 PM" });
    await expect(main.getByText("Two stretches of this day overlap.")).toHaveCount(0);
  });

  await test.step("a day's hours can be copied to other days, with undo", async () => {
    await start("Monday").selectOption({ label: "7:30 AM" });
    await press("Copy the hours of Monday");
    await page.getByRole("menuitem", { name: "Monday to Friday" }).click();
    for (const day of ["Tuesday", "Wednesday", "Thursday", "Friday"])
      await expect(start(day)).toHaveValue("07:30");
    await expect(start("Saturday")).toHaveCount(0);
    await press("Copy the hours of Monday");
    await page.getByRole("menuitem", { name: "Every day" }).click();
    await expect(end("Sunday")).toHaveValue("17:00");
    await toast(page, "Hours Copied").getByRole("button", { name: "Undo" }).click();
    await expect(start("Sunday")).toHaveCount(0);
    await expect(start("Friday")).toHaveValue("07:30");
  });
});
