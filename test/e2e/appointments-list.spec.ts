import type { Page } from "@playwright/test";
import { momentText } from "#domain/kernel/moment-text.ts";
import { relativeDay } from "#domain/kernel/relative-day.ts";
import { zoneNamed } from "../harness/zones.ts";
import {
  appointmentsPage,
  hoursFromNow,
  partsOf,
  partsOfCard,
  seedAppointments,
  zoneBeforeMidnight,
} from "./appointments-fixtures.ts";
import { expectNoSidewaysScroll } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { contactPage } from "./contact-fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";
import { hold, watch } from "./requests.ts";

const statuses = ["Scheduled", "Confirmed", "Completed", "Cancelled"];

test(
  "professionals see their appointments as cards, earliest first, each with a status and an end time",
  { tag: ["@APPT-001", "@APPT-002", "@APPT-003", "@APPT-004", "@APPT-009", "@APPT-010"] },
  async ({ page, signIn, register, sql }) => {
    const ben = await register(people.ben);
    await seedAppointments(sql, ben.id, [{ client_name: "Ben's own" }]);
    const ana = await signIn(people.ana);
    await seedAppointments(sql, ana.id, [
      { client_name: "Third", appointment_time: hoursFromNow(30) },
      { client_name: "First", appointment_time: hoursFromNow(-30) },
      { client_name: "Fourth", appointment_time: hoursFromNow(300), status: "Cancelled" },
      { client_name: "Second", appointment_time: hoursFromNow(26) },
    ]);
    await page.goto(appointmentsPage);
    const { names, cards, show } = partsOf(page);
    await expect(names).toHaveText(["First", "Second", "Third", "Fourth"]);
    await expect(show("All")).toHaveAttribute("aria-current", "page");
    for (const card of await cards.all()) {
      await expect(partsOfCard(card).status.locator("option")).toHaveText(statuses);
      await expect(partsOfCard(card).remove).toBeVisible();
    }
    // A grid: one card is next to another.
    const [second, third] = [await cards.nth(1).boundingBox(), await cards.nth(2).boundingBox()];
    expect(third!.y).toBe(second!.y);
    expect(third!.x).toBeGreaterThan(second!.x + second!.width);
  },
);

test("a card shows the time in the professional's zone, the length, the client, contact details and the topic", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await sql("update profiles set time_zone = 'Pacific/Honolulu' where id = $1", [ana.id]);
  const [contactId] = await seedContacts(sql, ana.id, [{ first_name: "Priya" }]);
  const at = hoursFromNow(49);
  await seedAppointments(sql, ana.id, [
    {
      appointment_time: at,
      duration_minutes: 45,
      contact_id: contactId!,
      notes: "Roof. ".repeat(90),
    },
    {
      client_name: "Internal Task/Reminder",
      client_email: ana.email,
      client_phone: null,
      appointment_time: hoursFromNow(60),
      appointment_type: "Task",
      notes: "Prepare the papers",
      booked_by: "owner",
    },
    {
      client_name: "Chen Wei",
      client_email: "callback@placeholder.invalid",
      appointment_time: hoursFromNow(70),
      appointment_type: "Callback",
      booked_by: "owner",
    },
  ]);
  await page.goto(appointmentsPage);
  const { card } = partsOf(page);
  const priya = card("Priya Raman");
  await expect(priya).toContainText(momentText(at, zoneNamed("Pacific/Honolulu")));
  await expect(priya).toContainText(/Tomorrow|In 2 days|In 3 days/);
  await expect(priya).toContainText("45 min · Appointment · Booked by the client");
  await expect(priya.getByRole("link", { name: "Email priya@example.com" })).toHaveAttribute(
    "href",
    "mailto:priya@example.com",
  );
  await expect(priya.getByRole("link", { name: "Phone (917) 555-0163" })).toHaveAttribute(
    "href",
    "tel:9175550163",
  );

  const notes = priya.getByText(/^Roof\. /);
  const folded = (await notes.boundingBox())!.height;
  await priya.getByRole("button", { name: "Show more" }).click();
  expect((await notes.boundingBox())!.height).toBeGreaterThan(folded);

  // A task is named by its title; the professional's own and placeholder addresses have no email link.
  await expect(card("Prepare the papers")).toContainText("30 min · Task");
  await expect(card("Prepare the papers").getByRole("link")).toHaveCount(0);
  await expect(card("Chen Wei").getByRole("link")).toHaveText(["Phone (917) 555-0163"]);

  await priya.getByRole("link", { name: "Priya Raman" }).click();
  await expect(page).toHaveURL(contactPage(contactId!));
});

for (const zone of ["Pacific/Honolulu", "Pacific/Kiritimati"])
  test(`an appointment reads the same in list and overview for someone in ${zone}, wherever the browser is`, async ({
    page,
    signIn,
    sql,
  }) => {
    const ana = await signIn(people.ana);
    await sql("update profiles set time_zone = $2 where id = $1", [ana.id, zone]);
    const at = hoursFromNow(49);
    await seedAppointments(sql, ana.id, [{ appointment_time: at }]);
    const rules = zoneNamed(zone);
    const moment = momentText(at, rules);
    const day = relativeDay(at, new Date(), rules)!;
    await page.goto(appointmentsPage);
    const { card } = partsOf(page);
    await expect(card("Priya Raman")).toContainText(`${day}${moment}`);
    await page.goto("/dashboard/overview");
    const upcoming = page.getByRole("region", { name: "Upcoming Appointments" });
    await expect(upcoming.getByRole("listitem").locator("time")).toHaveText(moment);
    await expect(upcoming.getByRole("listitem")).toContainText(day);
  });

test(
  "each status has a badge in its own style",
  { tag: ["@APPT-017"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await seedAppointments(
      sql,
      ana.id,
      statuses.map((status) => ({ status, client_name: `A ${status} one` })),
    );
    for (const status of ["In Progress", "Failed"])
      await sql(
        `insert into ai_tasks_log (user_id, id, task_description, status, performed_at)
       values ($1, gen_random_uuid(), $2, $2, now())`,
        [ana.id, status],
      );
    await page.goto(appointmentsPage);
    const { card } = partsOf(page);
    const lookOf = (status: string) =>
      partsOfCard(card(`A ${status} one`))
        .badge(status)
        .evaluate(readLook);
    expect(await lookOf("Scheduled")).toEqual(await look(page, "sky-wash", "sky"));
    expect(await lookOf("Confirmed")).toEqual(await look(page, "green-wash", "green"));
    expect(await lookOf("Cancelled")).toEqual(await look(page, "clay-wash", "clay"));
    expect(await lookOf("Completed")).toEqual(await look(page, "transparent", "soft", "line"));

    await page.goto("/dashboard/overview");
    const tasks = page.getByRole("region", { name: "Recent AI Agent Tasks" });
    const taskLook = (status: string) =>
      tasks.getByRole("listitem").locator("span", { hasText: status }).evaluate(readLook);
    expect(await taskLook("In Progress")).toEqual(await look(page, "sunk", "soft"));
    expect(await taskLook("Failed")).toEqual(await look(page, "clay-wash", "clay"));
  },
);

/** A badge's appearance. */
function readLook(badge: Element) {
  const { backgroundColor, color, borderTopColor } = getComputedStyle(badge);
  return { backgroundColor, color, borderTopColor };
}

/** The computed values of a badge's design tokens. */
function look(page: Page, background: string, ink: string, border = "transparent") {
  return page.evaluate(
    ([first, second, third]) => {
      const probe = document.body.appendChild(document.createElement("i"));
      const token = (name: string) => (name === "transparent" ? name : `var(--color-${name})`);
      probe.style.cssText = `background: ${token(first!)}; color: ${token(second!)}; border: 1px solid ${token(third!)}`;
      const { backgroundColor, color, borderTopColor } = getComputedStyle(probe);
      probe.remove();
      return { backgroundColor, color, borderTopColor };
    },
    [background, ink, border],
  );
}

test("upcoming and past have their own addresses, which are those of the list that shows both", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedAppointments(sql, ana.id, [
    { client_name: "Yesterday's", appointment_time: hoursFromNow(-24) },
    { client_name: "Last week's", appointment_time: hoursFromNow(-24 * 7) },
    { client_name: "Tomorrow's" },
  ]);
  await page.goto(appointmentsPage);
  const { names, cards, show, main } = partsOf(page);
  await expect(names).toHaveText(["Last week's", "Yesterday's", "Tomorrow's"]);
  await show("Past").click();
  await expect(page).toHaveURL(`${appointmentsPage}?show=past`);
  await expect(names).toHaveText(["Yesterday's", "Last week's"]);
  await show("Upcoming").click();
  await expect(names).toHaveText(["Tomorrow's"]);
  await page.goBack();
  await expect(names).toHaveText(["Yesterday's", "Last week's"]);

  await seedAppointments(
    sql,
    ana.id,
    Array.from({ length: 60 }, (_, index) => ({
      appointment_time: hoursFromNow(-900 + 2 * index),
    })),
  );
  await page.goto(`${appointmentsPage}?show=past`);
  await expect(cards).toHaveCount(60);
  await main.getByRole("button", { name: "Load more" }).click();
  await expect(cards).toHaveCount(62);
  await expect(main.getByRole("button", { name: "Load more" })).toHaveCount(0);
});

test("the list opens at today with the past above it, and grows in both directions without a jump", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await sql("update profiles set time_zone = $2 where id = $1", [ana.id, zoneBeforeMidnight()]);
  const every = (count: number, first: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      client_name: `${name} ${index + 1}`,
      appointment_time: hoursFromNow(first + 2 * index),
    }));
  await seedAppointments(sql, ana.id, [
    ...every(70, -400, "Past"),
    ...every(70, 48, "Upcoming"),
    { client_name: "Right now", appointment_time: new Date() },
  ]);
  await page.goto(appointmentsPage);
  const { main, card, names, part, show } = partsOf(page);
  await expect(show("All")).toHaveAttribute("aria-current", "page");
  const today = part(/^Today/).getByRole("heading", { level: 2 });
  await expect(today).toBeInViewport();
  await expect(part(/^Today/)).toContainText("Right now");
  await expect(card("Right now")).toBeInViewport();
  await expect(part(/^Past/)).toContainText("Past 70");
  // Today's title is below the filters, which stay at the top and cover the last of the past.
  const bar = (await show("All").boundingBox())!;
  const bottom = bar.y + bar.height;
  const last = (await card("Past 70").boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(bottom + 8);
  expect((await today.boundingBox())!.y).toBeGreaterThan(bottom);
  // A page holds 60, and the one right now is the newest of the past.
  await expect(card("Past 11")).toHaveCount(0);

  // What is on the screen stays where it is while earlier ones appear above it.
  const earlier = main.getByRole("button", { name: "Show earlier" });
  await earlier.scrollIntoViewIfNeeded();
  const shown = card("Past 12");
  const before = (await shown.boundingBox())!.y;
  await earlier.click();
  await expect(names.first()).toHaveText("Past 1");
  expect(Math.abs((await shown.boundingBox())!.y - before)).toBeLessThan(2);
  // Its button is gone with the last of them, so the part's title has the focus.
  await expect(earlier).toHaveCount(0);
  await expect(part(/^Past/).getByRole("heading", { level: 2 })).toBeFocused();

  await main.getByRole("button", { name: "Today", exact: true }).click();
  await expect(today).toBeFocused();
  await expect(today).toBeInViewport();
  await main.getByRole("button", { name: "Load more" }).click();
  await expect(names.last()).toHaveText("Upcoming 70");

  // Back returns to the place that was left.
  await card("Upcoming 69").scrollIntoViewIfNeeded();
  await page
    .getByRole("link", { name: "Booking hours" })
    .evaluate((one) => (one as HTMLElement).click());
  await expect(page).toHaveURL(/booking-hours$/);
  await page.goBack();
  await expect(card("Upcoming 69")).toBeInViewport();
});

test("the Add button asks for the kind, adds it, and returns the focus", async ({
  page,
  signIn,
}) => {
  await signIn(people.ana);
  await page.goto(appointmentsPage);
  const { add, names } = partsOf(page);
  await add.click();
  const kinds = page.getByRole("menuitem");
  await expect(kinds).toHaveText(["Appointment", "Task", "Callback", "Reminder"]);
  await kinds.filter({ hasText: "Task" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Event" });
  await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("New Task");
  await dialog.getByRole("textbox", { name: "Title" }).fill("Call the lender");
  await dialog.getByRole("button", { name: "Add Event", exact: true }).click();
  await expect(names).toHaveText(["Call the lender"]);
  await expect(add).toBeFocused();
});

test("an empty filter says so and leads back to all", async ({ page, signIn, sql }) => {
  const ana = await signIn(people.ana);
  await seedAppointments(sql, ana.id, [{}]);
  await page.goto(`${appointmentsPage}?show=past`);
  const { main, names } = partsOf(page);
  await expect(main.getByRole("heading", { name: "No past appointments yet" })).toBeVisible();
  await main.getByRole("link", { name: "Show all" }).click();
  await expect(names).toHaveText(["Priya Raman"]);
});

test(
  "a list that fails to load says why in a toast and in its place, and retries",
  { tag: ["@ERR-041"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    const ana = await signIn(people.ana);
    await seedAppointments(sql, ana.id, [{}]);
    await failProcedure(page, "appointments/list", "The calendar is asleep.");
    await page.goto(appointmentsPage);
    const { main, names } = partsOf(page);
    const told = toast(page, "Error fetching appointments");
    await expect(told).toContainText("The calendar is asleep.");
    await expect(told).toHaveAttribute("data-variant", "destructive");
    const failed = main.getByRole("alert");
    await expect(failed).toContainText("Error fetching appointments");
    await expect(failed).toContainText("The calendar is asleep.");
    await page.unrouteAll();
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(names).toHaveText(["Priya Raman"]);
  },
);

test("an appointment created elsewhere appears in the open list at once", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await page.goto(appointmentsPage);
  const { main, names } = partsOf(page);
  await expect(main.getByRole("heading", { name: "No appointments yet" })).toBeVisible();
  await seedAppointments(sql, ana.id, [{ client_name: "Chen Wei" }]);
  await expect(names).toHaveText(["Chen Wei"]);
});

test("cards show placeholders while loading, and are requested once", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  await seedAppointments(sql, ana.id, [{}]);
  const release = await hold(page, "**/rpc/appointments/list**");
  const asked = watch(page, "/rpc/appointments/list");
  await page.goto(appointmentsPage);
  const { main, names } = partsOf(page);
  await expect(main.locator("[aria-busy=true]").first()).toBeVisible();
  await expect(main).not.toContainText("No appointments yet");
  release();
  await expect(names).toHaveText(["Priya Raman"]);
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
  // Once for each side of now.
  expect(asked).toHaveLength(2);
});

for (const width of [1440, 320])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });
    test(`the list is accessible in both themes at ${width} px`, async ({
      page,
      signIn,
      sql,
      expectAccessible,
    }) => {
      const ana = await signIn(people.ana);
      await page.goto(appointmentsPage);
      const { main, cards } = partsOf(page);
      await expect(main.getByRole("heading", { name: "No appointments yet" })).toBeVisible();
      await expectAccessible(page, { inBothThemes: true });
      await expectNoSidewaysScroll(page);
      await seedAppointments(sql, ana.id, [
        ...statuses.map((status, index) => ({
          status,
          appointment_time: hoursFromNow(-90 + index),
        })),
        {
          client_name: "Maximiliana".repeat(8),
          client_email: `${"long".repeat(14)}@${"long".repeat(12)}.example`,
          notes: "x".repeat(900),
        },
      ]);
      await expect(cards).toHaveCount(5);
      await expectAccessible(page, { inBothThemes: true });
      await expectNoSidewaysScroll(page);
    });
  });
