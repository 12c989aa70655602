import { momentText, timeText } from "#domain/kernel/moment-text.ts";
import { addDays, wallTimeOf } from "#domain/kernel/zone-rules.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import { zoneNamed } from "#test/harness/zones.ts";
import { at, expectDots, partsOf, seedEntry, stored } from "./calendar-fixtures.ts";
import { dayFromNow } from "./contact-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";

// The browser is in New York (playwright.config.ts); these two zones are a day and two hours apart. Each time falls
// on a different day there than here.
const zones = [
  ["Pacific/Honolulu", "08:30"],
  ["Pacific/Kiritimati", "12:30"],
] as const;

test("an event reads the same everywhere in its professional's time zone, which is named only where the browser's differs", async ({
  page,
  signIn,
  sql,
}) => {
  for (const [zone, hour] of zones)
    await test.step(`at ${zone} an event reads the same in the calendar, its panel and the overview`, async () => {
      const ana = await signIn(people.ana);
      await sql("update profiles set time_zone = $2 where id = $1", [ana.id, zone]);
      const rules = zoneNamed(zone);
      const moment = new Date(`${dayFromNow(5)}T${hour}:00Z`);
      const { day } = wallTimeOf(rules, moment);
      expect(day).not.toBe(dayFromNow(5));
      await seedEntry(sql, ana.id, { at: moment.toISOString(), status: "Confirmed" });

      await page.goto(at(day));
      const { panel, dots, block, main, dialog } = partsOf(page);
      await expectDots(page, day, ["green"]);
      for (const other of [addDays(day, -1), addDays(day, 1)])
        await expect(dots(other)).toHaveCount(0);
      const words = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });
      await expect(panel(words.format(new Date(`${day}T00:00:00Z`)))).toContainText(
        timeText(moment, rules),
      );
      await main.getByRole("button", { name: "Priya Raman", exact: true }).click();
      await expect(dialog).toContainText(momentText(moment, rules));

      await page.goto(at(day, "day"));
      await expect(block("Priya Raman")).toContainText(timeText(moment, rules));
      // The time zone is named next to the times.
      const note = `Times are in your time zone, ${zoneName(zone)}. This device is in Eastern Time (New York).`;
      await expect(main).toContainText(note);
      await page.goto("/dashboard/appointments");
      await expect(main).toContainText(note);
      // So is today's date there.
      await seedEntry(sql, ana.id, { name: "Right Now", at: new Date().toISOString() });
      await page.goto("/dashboard/overview");
      const schedule = main.getByRole("region", { name: "Today’s schedule" });
      await expect(schedule).toContainText("Right Now");
      await expect(schedule).toContainText(note);
      const upcoming = main.getByRole("region", { name: "Upcoming Appointments" });
      await expect(upcoming).toContainText(momentText(moment, rules));
      await expect(upcoming).toContainText(note);

      // Input uses that time zone too.
      await page.goto(at(day));
      await page.getByRole("button", { name: "Add Task" }).click();
      await expect(dialog).toContainText(`Times are in your time zone, ${zoneName(zone)}.`);
      await dialog.getByRole("textbox", { name: "Time" }).fill("06:15");
      await dialog.getByRole("button", { name: "Add Event" }).click();
      await expect(dialog).toHaveCount(0);
      expect(await stored(sql, ana.id)).toHaveLength(3);
      const [task] = await sql<{ local: string }>(
        `select to_char(appointment_time at time zone $2, 'YYYY-MM-DD HH24:MI') as local
         from appointments where professional_id = $1 and appointment_type = 'Task'`,
        [ana.id, zone],
      );
      expect(task?.local).toBe(`${day} 06:15`);
    });

  for (const zone of ["America/New_York", "America/Detroit"])
    await test.step(`a browser whose clock agrees with ${zone} mentions no time zone`, async () => {
      const ana = await signIn(people.ana);
      await sql("update profiles set time_zone = $2 where id = $1", [ana.id, zone]);
      await seedEntry(sql, ana.id, { at: `${dayFromNow(5)}T15:00:00Z` });
      for (const path of [at(dayFromNow(5)), "/dashboard/appointments", "/dashboard/overview"]) {
        await page.goto(path);
        const { main } = partsOf(page);
        await expect(main.getByText("Priya Raman").first()).toBeAttached();
        await expect(main).not.toContainText("Times are in");
      }
    });
});
