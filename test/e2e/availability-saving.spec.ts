import { availabilityPage, partsOfForm, seedAppointments } from "./appointments-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { tabTo } from "./leads-fixtures.ts";
import { hold } from "./requests.ts";

test("the preview follows the form before it is saved and leaves out taken times; once a time zone is saved, times change to it at once", async ({
  page,
  signIn,
  sql,
}) => {
  // A Wednesday morning in New York.
  await page.clock.install({ time: new Date("2026-11-18T13:00:00Z") });
  const ana = await signIn(people.ana);
  await seedAppointments(sql, ana.id, [
    { appointment_time: new Date("2026-11-20T14:00:00Z"), duration_minutes: 60 },
    { appointment_time: new Date("2027-03-16T19:05:00Z") },
  ]);
  await page.goto(availabilityPage);
  const { own, preview, press, start, end, field, save, main } = partsOfForm(page);
  await expect(field("Time Zone")).toHaveValue("America/New_York");

  await test.step("the preview follows the form before it is saved, and leaves out taken times", async () => {
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

  await test.step("the hours use the profile's time zone: saved here, times change to it at once", async () => {
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
});

test("a week is set with the keyboard alone, what is typed during a save is kept, and leaving unsaved changes asks first", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  const ana = await signIn(people.ana);
  await page.goto("/dashboard/appointments");
  await page.getByRole("main").getByRole("link", { name: "Booking hours" }).click();
  const { usual, own, end, save, main, field } = partsOfForm(page);

  await test.step("a week can be set with the keyboard alone", async () => {
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
    await toast(page, "Booking Hours Saved").getByRole("button", { name: "Close" }).click();
    await expect(toast(page, "Booking Hours Saved")).toBeHidden();
  });

  await test.step("what is typed during a save is kept, and a second click saves nothing twice", async () => {
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

  await test.step("a failed save says why and keeps the form; leaving unsaved changes asks first", async () => {
    await field("How many days ahead").fill("31");
    await failProcedure(page, "appointments/saveAvailability", "The clock has stopped.");
    await save.click();
    const told = toast(page, "Error Saving Booking Hours");
    await expect(told).toContainText("The clock has stopped.");
    await expect(told).toHaveAttribute("data-variant", "destructive");
    await expect(field("How many days ahead")).toHaveValue("31");

    await main.getByRole("link", { name: "Appointments List" }).click();
    const question = page.getByRole("alertdialog", { name: "Discard changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(page).toHaveURL(availabilityPage);
    await expect(field("How many days ahead")).toHaveValue("31");

    await page.unroute("**/rpc/appointments/saveAvailability");
    await save.click();
    await expect(toast(page, "Booking Hours Saved")).toBeVisible();
    await main.getByRole("link", { name: "Appointments List" }).click();
    await expect(page).toHaveURL("/dashboard/appointments");
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
