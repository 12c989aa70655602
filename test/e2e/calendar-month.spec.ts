import { at, clearEntries, expectDots, monday, partsOf, seedEntry } from "./calendar-fixtures.ts";
import { dayFromNow, settle } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { hold } from "./requests.ts";

const mondayWords = "Monday, March 22, 2027";
const between = "**/rpc/appointments/between";

test(
  "a month has a dot per event, a day lists its events, and other months load",
  {
    tag: [
      "@CAL-001",
      "@CAL-002",
      "@CAL-003",
      "@CAL-004",
      "@CAL-005",
      "@CAL-006",
      "@CAL-007",
      "@CAL-008",
      "@CAL-009.1-3",
      "@CAL-010",
      "@CAL-016",
      "@CAL-015",
    ],
  },
  async ({ page, signIn, register, sql }) => {
    const ana = await signIn(people.ana);
    const ben = await register(people.ben);
    await seedEntry(sql, ben.id, { at: `${monday} 09:00`, name: "Ben's client" });

    await test.step("a month is shown, and each day has a dot per event in the color of its status, three at most", async () => {
      for (const [day, status] of [
        ["2027-03-01", "Confirmed"],
        ["2027-03-02", "Scheduled"],
        ["2027-03-03", "Cancelled"],
        ["2027-03-04", "Completed"],
      ])
        await seedEntry(sql, ana.id, { at: `${day} 10:00`, status });
      for (const [hour, status] of [
        ["15", "Confirmed"],
        ["12", "Cancelled"],
        ["09", "Completed"],
        ["10", "Scheduled"],
      ])
        await seedEntry(sql, ana.id, { at: `2027-03-05 ${hour}:00`, status, type: "Task" });
      await page.goto(at("2027-03-10"));
      const { month, title, dots, dayButton } = partsOf(page);
      await expect(title).toHaveText("March 2027");
      await expect(month.getByRole("columnheader")).toHaveText([
        /Sunday/,
        /Monday/,
        /Tuesday/,
        /Wednesday/,
        /Thursday/,
        /Friday/,
        /Saturday/,
      ]);
      await expect(month.getByRole("gridcell")).toHaveCount(35);
      await expectDots(page, "2027-03-01", ["green"]);
      await expectDots(page, "2027-03-02", ["blue"]);
      await expectDots(page, "2027-03-03", ["red"]);
      await expectDots(page, "2027-03-04", ["grey"]);
      // Only the first three by time have a dot.
      await expectDots(page, "2027-03-05", ["grey", "blue", "red"]);
      await expect(dots("2027-03-06")).toHaveCount(0);
      await expect(dayButton("2027-03-05")).toHaveAccessibleName(
        "Friday, March 5, 2027, 4 events: 9:00 AM Priya Raman, 10:00 AM Priya Raman, 12:00 PM Priya Raman, and 1 more",
      );
      await expect(dayButton("2027-03-01")).toHaveAccessibleName(
        "Monday, March 1, 2027, 1 event: 10:00 AM Priya Raman",
      );
      await expect(dayButton("2027-03-06")).toHaveAccessibleName("Saturday, March 6, 2027");
      const colors = await Promise.all(
        ["01", "02", "03", "04"].map((day) =>
          dots(`2027-03-${day}`).evaluate((dot) => getComputedStyle(dot).backgroundColor),
        ),
      );
      expect(new Set(colors).size).toBe(4);
    });

    await test.step("the panel lists the selected day's events with time, duration and status, or says that there are none", async () => {
      await seedEntry(sql, ana.id, {
        at: `${monday} 14:05`,
        minutes: 45,
        status: "Confirmed",
        notes: "Bring the keys",
        type: "Callback",
      });
      await seedEntry(sql, ana.id, { at: `${monday} 09:00`, name: "Ben Moss", minutes: 15 });
      const { dayButton, panel } = partsOf(page);
      const empty = panel("Wednesday, March 10, 2027");
      await expect(empty.getByText("No events on this day.")).toBeVisible();
      await dayButton(monday).click();
      await expect(page).toHaveURL(at(monday));
      const items = panel(mondayWords).getByRole("listitem");
      await expect(items).toHaveText([
        /9:00 AM.*15 min.*Scheduled.*Ben Moss/,
        /2:05 PM.*45 min.*Confirmed.*Priya Raman.*Callback · Bring the keys/,
      ]);
      await expect(panel(mondayWords).getByText("No events on this day.")).toHaveCount(0);
      // Only the professional's own: someone else has an event that day, too.
      await expectDots(page, monday, ["blue", "green"]);
      await page.reload();
      await expect(items).toHaveCount(2);
    });

    await test.step("another month loads and shows its events, and one can go back", async () => {
      await seedEntry(sql, ana.id, { at: "2027-04-20 10:00", status: "Confirmed" });
      // April as displayed, and the day before it.
      const asked: string[] = [];
      page.on("request", (request) => {
        const said = `${decodeURIComponent(request.url())}${request.postData()}`;
        if (said.includes("/rpc/appointments/between") && said.includes("2027-03-27"))
          asked.push(said);
      });
      await page.goto(at("2027-03-31"));
      const { act, title, dots } = partsOf(page);
      await expect(title).toHaveText("March 2027");
      // It is prefetched, and requested again when it is viewed.
      await expect.poll(() => asked.length).toBe(1);
      await act("Next month").click();
      await expect.poll(() => asked.length).toBe(2);
      await expect(title).toHaveText("April 2027");
      await expect(page).toHaveURL(at("2027-04-30"));
      await expectDots(page, "2027-04-20", ["green"]);
      await act("Previous month").click();
      await expect(title).toHaveText("March 2027");
      await expect(dots("2027-04-20")).toHaveCount(0);
      await act("Today").click();
      await expect(page).toHaveURL(at(dayFromNow(0)));
    });
  },
);

test("events that load, fail to load or are added elsewhere show as such", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  const ana = await signIn(people.ana);

  await test.step("a loading month says so, and keeps its grid", async () => {
    await seedEntry(sql, ana.id);
    const letGo = await hold(page, between);
    await page.goto(at(monday));
    const { month, panel, title } = partsOf(page);
    await expect(title).toHaveText("March 2027");
    await expect(month).toHaveAttribute("aria-busy", "true");
    await expect(panel(mondayWords).getByRole("status")).toHaveText("Loading events");
    await expect(panel(mondayWords).getByText("No events on this day.")).toHaveCount(0);
    letGo();
    await expect(panel(mondayWords).getByRole("listitem")).toHaveCount(1);
    await expect(month).toHaveAttribute("aria-busy", "false");
  });

  await test.step("an event added elsewhere appears within a second", async () => {
    const { panel } = partsOf(page);
    await clearEntries(sql, ana.id);
    await expect(panel(mondayWords).getByText("No events on this day.")).toBeVisible();
    const id = await seedEntry(sql, ana.id, { name: "Booked just now" });
    await expect(panel(mondayWords).getByText("Booked just now")).toBeVisible({ timeout: 1000 });
    await expectDots(page, monday, ["blue"]);
    await sql("delete from appointments where id = $1", [id]);
    await expect(panel(mondayWords).getByText("No events on this day.")).toBeVisible();
  });

  await test.step("events that fail to load are reported as missing, and can be retried", async () => {
    allowErrors(/status of 500/);
    await seedEntry(sql, ana.id);
    await failProcedure(page, "appointments/between**", "stub 500");
    await page.goto(at(monday));
    const { main, panel } = partsOf(page);
    await expect(toast(page, "Error fetching appointments")).toContainText("stub 500");
    await expect(main.getByRole("alert")).toContainText("stub 500");
    await page.unroute("**/rpc/appointments/between**");
    await main.getByRole("button", { name: "Try again" }).click();
    await settle(page);
    await expect(panel(mondayWords).getByRole("listitem")).toHaveCount(1);
  });
});
