import { at, calendar, expectDots, monday, partsOf, seedEntry } from "./calendar-fixtures.ts";
import { dayFromNow, settle } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { hold } from "./requests.ts";

const mondayWords = "Monday, March 22, 2027";
const between = "**/rpc/appointments/between";

test(
  "a month is shown, and each day has a dot per event in the color of its status, three at most",
  { tag: ["@CAL-001", "@CAL-002", "@CAL-003", "@CAL-004", "@CAL-005", "@CAL-006", "@CAL-007"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
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
  },
);

test(
  "the panel lists the selected day's events with time, duration and status, or says that there are none",
  { tag: ["@CAL-008", "@CAL-009.1-3", "@CAL-010"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await seedEntry(sql, ana.id, {
      at: `${monday} 14:05`,
      minutes: 45,
      status: "Confirmed",
      notes: "Bring the keys",
      type: "Callback",
    });
    await seedEntry(sql, ana.id, { at: `${monday} 09:00`, name: "Ben Moss", minutes: 15 });
    await page.goto(at("2027-03-10"));
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
    await page.reload();
    await expect(items).toHaveCount(2);
  },
);

test(
  "the panel's list scrolls above 400 px",
  { tag: ["@CAL-011"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    for (let hour = 8; hour < 11; hour += 1)
      await seedEntry(sql, ana.id, {
        at: `${monday} ${hour}:00`,
        type: "Task",
        notes: `Task ${hour}`,
      });
    await page.goto(at(monday));
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
  },
);

test(
  "another month loads and shows its events, and one can go back",
  { tag: ["@CAL-015"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
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
  },
);

test("a loading month says so, and keeps its grid", async ({ page, signIn, sql }) => {
  const ana = await signIn(people.ana);
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

test(
  "only the professional's own events are shown",
  { tag: ["@CAL-016"] },
  async ({ page, signIn, register, sql }) => {
    const ben = await register(people.ben);
    await seedEntry(sql, ben.id, { at: `${monday} 09:00`, name: "Ben's client" });
    const ana = await signIn(people.ana);
    await seedEntry(sql, ana.id, { name: "Ana's client" });
    await page.goto(at(monday));
    const { panel } = partsOf(page);
    await expect(panel(mondayWords).getByRole("listitem")).toHaveText([/Ana's client/]);
    await expectDots(page, monday, ["blue"]);
  },
);

test("an event added elsewhere appears within a second", async ({ page, signIn, sql }) => {
  const ana = await signIn(people.ana);
  await page.goto(at(monday));
  const { panel } = partsOf(page);
  await expect(panel(mondayWords).getByText("No events on this day.")).toBeVisible();
  const id = await seedEntry(sql, ana.id, { name: "Booked just now" });
  await expect(panel(mondayWords).getByText("Booked just now")).toBeVisible({ timeout: 1000 });
  await expectDots(page, monday, ["blue"]);
  await sql("delete from appointments where id = $1", [id]);
  await expect(panel(mondayWords).getByText("No events on this day.")).toBeVisible();
});

test("all days can be reached by keyboard, across months too", async ({ page, signIn }) => {
  await signIn(people.ana);
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

test("the view and the day are in the address, and today is marked", async ({ page, signIn }) => {
  await signIn(people.ana);
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

test("events that fail to load are reported as missing, and can be retried", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  const ana = await signIn(people.ana);
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

for (const [width, shows] of [
  [320, "dots"],
  [360, "times"],
  [390, "times"],
  [1024, "times"],
  [1280, "times and names"],
  [1440, "times and names"],
] as const)
  test(`at ${width} px the cells show ${shows}`, async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await page.setViewportSize({ width, height: 720 });
    await seedEntry(sql, ana.id, { at: `${monday} 09:00`, name: "Bo" });
    await seedEntry(sql, ana.id, { at: `${monday} 10:30`, name: "Anna Lee" });
    await page.goto(at(monday));
    const { dayButton } = partsOf(page);
    await expect(dayButton(monday)).toContainText("Anna Lee");
    const times = dayButton(monday).locator(".month-day-time");
    await expect(times).toHaveText([/9:00 AM/, /10:30 AM/]);
    for (const time of await times.all())
      await expect(time).toBeVisible({ visible: shows !== "dots" });
    for (const name of await dayButton(monday).locator(".month-day-name").all())
      await expect(name).toBeVisible({ visible: shows === "times and names" });
    if (shows === "dots") return;
    // None is cut off.
    const cell = (await dayButton(monday).boundingBox())!;
    for (const time of await times.all()) {
      const box = (await time.boundingBox())!;
      expect(box.x + box.width).toBeLessThan(cell.x + cell.width);
    }
  });
