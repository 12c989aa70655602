import type { Page } from "@playwright/test";
import { availabilityPage, seedAppointments } from "./appointments-fixtures.ts";
import { apiOf, expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { tabTo } from "./leads-fixtures.ts";
import { hold } from "./requests.ts";

/** The elements of Booking hours as a person finds them. */
function partsOfForm(page: Page) {
  const main = page.getByRole("main");
  return {
    main,
    usual: main.getByRole("radio", { name: "Standard hours" }),
    own: main.getByRole("radio", { name: "My own hours" }),
    field: (label: string) => main.getByLabel(label, { exact: true }),
    start: (day: string, at = 1) => main.getByLabel(`${day}, start of stretch ${at}`),
    end: (day: string, at = 1) => main.getByLabel(`${day}, end of stretch ${at}`),
    press: (name: string) => main.getByRole("button", { name, exact: true }).click(),
    save: main.getByRole("button", { name: "Save Booking Hours" }),
    preview: main.getByRole("region", { name: "What visitors see" }),
  };
}

test("custom hours with breaks, days off and limits are saved, and visitors are offered exactly them", async ({
  page,
  signIn,
  sql,
  baseURL,
}) => {
  const ana = await signIn(people.ana);
  await page.goto(availabilityPage);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking hours");
  const { usual, own, start, end, press, field, save } = partsOfForm(page);
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

const newYork = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/New_York",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
});

test("errors appear at their fields, the first one gets the focus, and nothing typed is lost", async ({
  page,
  signIn,
}) => {
  await signIn(people.ana);
  await page.goto(availabilityPage);
  const { own, start, end, press, field, save, main } = partsOfForm(page);
  await own.check();
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

  await start("Tuesday", 2).selectOption({ label: "6:00 PM" });
  await expect(main.getByText("Two stretches of this day overlap.")).toHaveCount(0);
});

test("a day's hours can be copied to other days, with undo", async ({ page, signIn }) => {
  await signIn(people.ana);
  await page.goto(availabilityPage);
  const { own, start, end, press } = partsOfForm(page);
  await own.check();
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

test("the preview follows the form before it is saved, and leaves out taken times", async ({
  page,
  signIn,
  sql,
}) => {
  // A Wednesday morning in New York.
  await page.clock.install({ time: new Date("2026-11-18T13:00:00Z") });
  const ana = await signIn(people.ana);
  await seedAppointments(sql, ana.id, [
    { appointment_time: new Date("2026-11-20T14:00:00Z"), duration_minutes: 60 },
  ]);
  await page.goto(availabilityPage);
  const { own, preview, press, start, end, field } = partsOfForm(page);
  const days = preview.getByRole("listitem");
  await expect(days).toHaveCount(7);
  await expect(days.nth(0)).toContainText("TodayNov 18");
  await expect(days.nth(0)).toContainText("9:00 AM9:30 AM10:00 AM");
  // Two starts are taken on Friday.
  await expect(days.nth(2)).toContainText("FridayNov 2010:00 AM10:30 AM");
  await days.nth(2).getByRole("button", { name: "and 7 more" }).click();
  await expect(days.nth(2)).toContainText("4:30 PM");

  await own.check();
  await start("Thursday").selectOption({ label: "3:00 PM" });
  await end("Thursday").selectOption({ label: "4:00 PM" });
  await expect(days.nth(1)).toHaveText("ThursdayNov 193:00 PM3:30 PM");
  await expect(days.nth(3)).toHaveText("SaturdayNov 21Nothing free");
  await press("Add days off");
  await field("First day").fill("2026-11-19");
  await field("Last day").fill("2026-11-19");
  await expect(days.nth(1)).toHaveText("ThursdayNov 19Day off");
  await field("Time Zone").selectOption("Pacific/Honolulu");
  await expect(preview).toContainText("Save to see the times.");
});

test("the hours use the profile's time zone: saved here, times change to it at once", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedAppointments(sql, ana.id, [{ appointment_time: new Date("2027-03-16T19:05:00Z") }]);
  await page.goto(availabilityPage);
  const { field, save, preview, main } = partsOfForm(page);
  await expect(field("Time Zone")).toHaveValue("America/New_York");
  await field("Time Zone").selectOption("Pacific/Honolulu");
  await save.click();
  await expect(toast(page, "Booking Hours Saved")).toBeVisible();
  await expect(preview).not.toContainText("Save to see the times.");
  await main.getByRole("link", { name: "Appointments List" }).click();
  await expect(main).toContainText("Mar 16, 2027 at 9:05 AM");
  const [row] = await sql<{ time_zone: string }>("select time_zone from profiles where id = $1", [
    ana.id,
  ]);
  expect(row!.time_zone).toBe("Pacific/Honolulu");
});

test("a failed save says why and keeps the form; leaving unsaved changes asks first", async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  await signIn(people.ana);
  await page.goto("/dashboard/appointments");
  await page.getByRole("main").getByRole("link", { name: "Booking hours" }).click();
  const { field, save, main } = partsOfForm(page);
  await field("How many days ahead").fill("30");
  await failProcedure(page, "appointments/saveAvailability", "The clock has stopped.");
  await save.click();
  const told = toast(page, "Error Saving Booking Hours");
  await expect(told).toContainText("The clock has stopped.");
  await expect(told).toHaveAttribute("data-variant", "destructive");
  await expect(field("How many days ahead")).toHaveValue("30");

  await main.getByRole("link", { name: "Appointments List" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(availabilityPage);
  await expect(field("How many days ahead")).toHaveValue("30");

  await page.unrouteAll();
  await save.click();
  await expect(toast(page, "Booking Hours Saved")).toBeVisible();
  await main.getByRole("link", { name: "Appointments List" }).click();
  await expect(page).toHaveURL("/dashboard/appointments");
});

test("what is typed during a save is kept, and a second click saves nothing twice", async ({
  page,
  signIn,
}) => {
  await signIn(people.ana);
  await page.goto(availabilityPage);
  const { field, save } = partsOfForm(page);
  await field("How many days ahead").fill("30");
  const release = await hold(page, "**/rpc/appointments/saveAvailability");
  let saves = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/rpc/appointments/saveAvailability")) saves += 1;
  });
  await save.click();
  await expect(save).toHaveAttribute("aria-busy", "true");
  await field("Daily limit").fill("4");
  await field("Daily limit").press("Enter");
  release();
  await expect(toast(page, "Booking Hours Saved")).toBeVisible();
  await expect(field("Daily limit")).toHaveValue("4");
  expect(saves).toBe(1);
});

test("booking hours that fail to load say so and can be retried", async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  await signIn(people.ana);
  await failProcedure(page, "appointments/availability", "The clock has stopped.");
  await page.goto(availabilityPage);
  const { main, usual } = partsOfForm(page);
  await expect(main.getByRole("alert")).toContainText("The clock has stopped.");
  await page.unrouteAll();
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(usual).toBeChecked();
});

test("a week can be set with the keyboard alone", async ({ page, signIn, sql }) => {
  const ana = await signIn(people.ana);
  await page.goto(availabilityPage);
  const { usual, own, end, save, main } = partsOfForm(page);
  await tabTo(page, usual);
  await page.keyboard.press("ArrowDown");
  await expect(own).toBeChecked();
  await tabTo(page, end("Monday"));
  await page.keyboard.press("ArrowUp");
  await expect(end("Monday")).toHaveValue("16:45");
  await tabTo(page, main.getByRole("button", { name: "Copy the hours of Monday" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Monday to Friday" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(end("Friday")).toHaveValue("16:45");
  await tabTo(page, save, 120);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Booking Hours Saved")).toBeVisible();
  const [row] = await sql<{ fri: unknown }>(
    "select availability_preferences #> '{weeklyHours,fri}' as fri from profiles where id = $1",
    [ana.id],
  );
  expect(row!.fri).toEqual([{ from: "09:00", until: "16:45" }]);
});

for (const width of [1440, 320])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
    test(`booking hours are accessible in both themes at ${width} px`, async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(people.ana);
      await page.goto(availabilityPage);
      const { own, press, end, field, save, preview, main } = partsOfForm(page);
      await expect(preview.getByRole("listitem")).toHaveCount(7);
      await expectAccessible(page, { inBothThemes: true });
      await own.check();
      await press("Add hours on Monday");
      await press("Add days off");
      await end("Tuesday").selectOption({ label: "8:00 AM" });
      await field("How many days ahead").fill("0");
      await press("Make a private address");
      await expect(field("Your private calendar address")).toBeVisible();
      await save.click();
      await expect(main.getByText("The end must be after the start.")).toBeVisible();
      await expectAccessible(page, { inBothThemes: true });
      await expectNoSidewaysScroll(page);
    });
  });

test("two windows that save booking hours keep each other's changes, and ask about conflicts", async ({
  page,
  context,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("409 (Conflict)");
  const ana = await signIn(people.ana);
  const beside = await context.newPage();
  await Promise.all([page.goto(availabilityPage), beside.goto(availabilityPage)]);
  const [here, there] = [partsOfForm(page), partsOfForm(beside)];
  await expect(here.usual).toBeChecked();
  await there.field("How many days ahead").fill("21");
  await there.save.click();
  await expect(toast(beside, "Booking Hours Saved")).toBeVisible();

  await here.field("Daily limit").fill("6");
  await here.save.click();
  await expect(toast(page, "Booking Hours Saved")).toBeVisible();
  await expect(here.field("How many days ahead")).toHaveValue("21");
  const stored = async () => {
    const [row] = await sql<{ rules: object }>(
      "select availability_preferences as rules from profiles where id = $1",
      [ana.id],
    );
    return row!.rules;
  };
  expect(await stored()).toMatchObject({ horizonDays: 21, dailyCap: 6 });

  await there.field("Daily limit").fill("4");
  await there.save.click();
  const panel = there.main.getByRole("region", {
    name: "Your booking hours were changed in another window or on another device.",
  });
  await expect(panel).toBeFocused();
  await expect(there.field("Daily limit")).toHaveValue("4");
  expect(await stored()).toMatchObject({ dailyCap: 6 });
  await panel.getByRole("radio", { name: "Theirs: 6" }).check();
  await expect(there.field("Daily limit")).toHaveValue("6");
  await panel.getByRole("radio", { name: "Yours: 4" }).check();
  await there.save.click();
  await expect(panel).toBeHidden();
  expect(await stored()).toMatchObject({ horizonDays: 21, dailyCap: 4 });
});
