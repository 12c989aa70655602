import type { Locator, Page } from "@playwright/test";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { newId } from "#server/platform/ids.ts";
import type { Product } from "../harness/product.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { leadForm, seedContacts } from "./leads-fixtures.ts";
import { zoneNamed } from "#test/harness/zones.ts";

type Sql = Product["database"]["sql"];

const overview = "/dashboard/overview";
// The time zone of these tests' browser (playwright.config.ts).
const zone = "America/New_York";

type Appointment = {
  /** Calendar days from today in New York, and a time on that day there. */
  days: number;
  time?: string;
  name?: string;
  status?: string;
  minutes?: number;
  type?: string;
  notes?: string;
};

/** Inserts an appointment and returns its time. */
async function seedAppointment(sql: Sql, owner: OwnerId, seed: Appointment): Promise<Date> {
  const { days, time = "23:59:59", name = "Priya Raman", status = "Scheduled" } = seed;
  const { minutes = 30, type = null, notes = null } = seed;
  const [row] = await sql<{ at: Date }>(
    `insert into appointments (professional_id, id, client_name, appointment_time, duration_minutes, status,
                               appointment_type, notes)
     values ($1, $2, $3, ((now() at time zone $4)::date + $5::int + $6::time) at time zone $4, $7, $8, $9, $10)
     returning appointment_time as at`,
    [owner, newId(), name, zone, days, time, minutes, status, type, notes],
  );
  return row!.at;
}

type Task = { text: string; minutesAgo?: number; status?: string; details?: unknown };

/** Inserts an AI agent task and returns its time. */
async function seedTask(sql: Sql, owner: OwnerId, seed: Task): Promise<Date> {
  const { text, minutesAgo = 0, status = "Completed", details = null } = seed;
  const [row] = await sql<{ at: Date }>(
    `insert into ai_tasks_log (user_id, id, task_description, status, performed_at, details)
     values ($1, $2, $3, $4, now() - make_interval(mins => $5), $6)
     returning performed_at as at`,
    [owner, newId(), text, status, minutesAgo, details === null ? null : JSON.stringify(details)],
  );
  return row!.at;
}

/** The elements of the page as a person finds them. */
function parts(page: Page) {
  const main = page.getByRole("main");
  const figures = main.getByRole("list", { name: "Figures" });
  const upcoming = main.getByRole("region", { name: "Upcoming Appointments" });
  const tasks = main.getByRole("region", { name: "Recent AI Agent Tasks" });
  return {
    main,
    card: (title: string) =>
      figures.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) }),
    upcoming,
    appointments: upcoming.getByRole("listitem"),
    tasks,
    taskRows: tasks.getByRole("listitem"),
  };
}

const newLeads = "New Leads (Last 7 Days)";

test(
  "three cards show new leads, the calls placeholder and upcoming appointments, and link to what they count",
  { tag: ["@DASH-027", "@DASH-032", "@DASH-033", "@DASH-034", "@DASH-035", "@DASH-036"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await seedContacts(sql, ana.id, [{}, {}]);
    await seedAppointment(sql, ana.id, { days: 2 });
    await seedAppointment(sql, ana.id, { days: -1 });
    await page.goto(overview);
    const { card } = parts(page);
    await expect(card(newLeads)).toContainText("2");
    await expect(card("Calls Made (This Month)").getByText("123", { exact: true })).toBeVisible();
    await expect(card("Calls Made (This Month)")).toContainText("Feature coming soon!");
    await expect(card("Upcoming Appointments").getByText("1", { exact: true })).toBeVisible();
    await expect(card("Upcoming Appointments")).toContainText("Next: In 2 days");
    await seedAppointment(sql, ana.id, { days: 1 });
    await expect(card("Upcoming Appointments").getByText("2", { exact: true })).toBeVisible();

    // The whole card is the link, not only its title.
    const figure = (await card(newLeads).getByText("2", { exact: true }).boundingBox())!;
    await page.mouse.click(figure.x + figure.width / 2, figure.y + figure.height / 2);
    await expect(page).toHaveURL("/dashboard/crm/new-leads");
    await page.goBack();
    await card("Upcoming Appointments").getByRole("link").press("Enter");
    await expect(page).toHaveURL("/dashboard/appointments");
  },
);

test(
  "the five soonest of seven appointments are listed in order, and View All (7) opens all",
  {
    tag: [
      "@DASH-037",
      "@DASH-038",
      "@DASH-039",
      "@DASH-040",
      "@DASH-041",
      "@DASH-042",
      "@DASH-044",
      "@CONST-014",
      "@CONST-015",
      "@CONST-016",
      "@CONST-017",
    ],
  },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    await seedAppointment(sql, ana.id, {
      days: 3,
      time: "9:00",
      name: "Third",
      status: "Cancelled",
    });
    await seedAppointment(sql, ana.id, { days: 9, name: "Seventh" });
    await seedAppointment(sql, ana.id, { days: 3, time: "16:30", name: "Fourth", minutes: 15 });
    const first = await seedAppointment(sql, ana.id, {
      days: 0,
      name: "First",
      status: "Confirmed",
      minutes: 45,
      type: "Demo",
      notes: "Wants to see the calendar",
    });
    await seedAppointment(sql, ana.id, { days: 8, name: "Sixth" });
    // A task occupies no time, so it may start during the first one.
    await seedAppointment(sql, ana.id, { days: 1, time: "0:00", name: "Second", type: "Task" });
    await seedAppointment(sql, ana.id, { days: 7, name: "Fifth", status: "Completed" });
    await seedAppointment(sql, ana.id, { days: -1, name: "Yesterday's" });
    await page.goto(overview);
    const { appointments, upcoming } = parts(page);
    await expect(appointments).toHaveText([
      /First.*Confirmed.*Today/,
      /Second.*Scheduled.*Tomorrow/,
      /Third.*Cancelled.*In 3 days.* at 9:00 AM/,
      /Fourth.*Scheduled.*In 3 days.* at 4:30 PM.*15 min/,
      /Fifth.*Completed.*In 7 days/,
    ]);
    await expect(appointments.first()).toContainText(momentText(first, zoneNamed(zone)));
    await expect(appointments.first()).toContainText("45 min · Demo · Wants to see the calendar");
    await upcoming.getByRole("link", { name: "View All (7)" }).click();
    await expect(page).toHaveURL("/dashboard/appointments");
  },
);

test(
  "with five appointments there is no View All",
  { tag: ["@DASH-043"] },
  async ({ page, signIn, sql }) => {
    const ana = await signIn(people.ana);
    for (const days of [1, 2, 3, 4, 5]) await seedAppointment(sql, ana.id, { days });
    await page.goto(overview);
    const { appointments, upcoming } = parts(page);
    await expect(appointments).toHaveCount(5);
    await expect(upcoming).not.toContainText("View All");
    await seedAppointment(sql, ana.id, { days: 6 });
    await expect(upcoming.getByRole("link", { name: "View All (6)" })).toBeVisible();
    await expect(appointments).toHaveCount(5);
  },
);

test(
  "an empty account says so, and where appointments are managed",
  { tag: ["@DASH-045", "@DASH-053"] },
  async ({ page, signIn }) => {
    await signIn(people.ana);
    await page.goto(overview);
    const { card, upcoming, tasks } = parts(page);
    await expect(tasks.getByText("No AI tasks logged yet.", { exact: true })).toBeVisible();
    await expect(
      tasks.getByText("Your AI assistant is ready to help!", { exact: true }),
    ).toBeVisible();
    await expect(
      tasks.getByText("Tasks performed will appear here.", { exact: true }),
    ).toBeVisible();
    await expect(upcoming.getByText("No upcoming appointments.", { exact: true })).toBeVisible();
    await expect(card(newLeads).getByText("0", { exact: true })).toBeVisible();
    await upcoming.getByRole("link", { name: "Manage Appointments" }).click();
    await expect(page).toHaveURL("/dashboard/appointments");
  },
);

test(
  "the agent's five newest tasks are listed, each with status, time and readable details",
  {
    tag: [
      "@DASH-046",
      "@DASH-047",
      "@DASH-048",
      "@DASH-049",
      "@DASH-050",
      "@DASH-051",
      "@DASH-052",
    ],
  },
  async ({ page, register, signIn, sql }) => {
    const ana = await signIn(people.ana);
    const ben = await register(people.ben);
    await seedTask(sql, ben.id, { text: "Worked for Ben" });
    await seedTask(sql, ana.id, { text: "Sixth", minutesAgo: 6 });
    await seedTask(sql, ana.id, { text: "Fourth", minutesAgo: 4, status: "Failed" });
    const second = await seedTask(sql, ana.id, {
      text: "Second",
      minutesAgo: 2,
      details: { outcome: "booked", call: { seconds: 47, was_answered: true } },
    });
    await seedTask(sql, ana.id, { text: "Fifth", minutesAgo: 5 });
    await seedTask(sql, ana.id, { text: "First", minutesAgo: 1, status: "In Progress" });
    await seedTask(sql, ana.id, {
      text: "Third",
      minutesAgo: 3,
      details: "<b>Left</b> a voicemail",
    });
    await page.goto(overview);
    const { taskRows, main } = parts(page);
    await expect(taskRows).toHaveText([
      /^First.*In Progress/,
      /^Second.*Completed.*Call: \(Seconds: 47, Was answered: yes\), Outcome: booked$/,
      /^Third.*Completed.*<b>Left<\/b> a voicemail$/,
      /^Fourth.*Failed/,
      /^Fifth.*Completed/,
    ]);
    await expect(taskRows.nth(1)).toContainText(momentText(second, zoneNamed(zone)));
    await expect(main).not.toContainText("[object");
  },
);

test(
  "a failed load says why in a toast and on the page, and can be retried",
  { tag: ["@ERR-030"] },
  async ({ page, signIn, allowErrors }) => {
    allowErrors("500 (Internal Server Error)");
    await signIn(people.ana);
    await failProcedure(page, "overview/read", "The archive is closed.");
    await page.goto(overview);
    const title = "Error fetching dashboard data";
    await expect(toast(page, title)).toContainText("The archive is closed.");
    const { main, tasks } = parts(page);
    await expect(main.getByRole("alert")).toContainText(title);
    await expect(main.getByRole("alert")).toContainText("The archive is closed.");

    await toast(page, title).getByRole("button").click();
    await expect(toast(page, title)).toBeHidden();
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(toast(page, title)).toBeVisible();
    await page.unroute("**/rpc/overview/read");
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(tasks).toBeVisible();
    await expect(main.getByRole("alert")).toHaveCount(0);
  },
);

test(
  "someone whose session ends on the page is asked to sign in, and the button leads there",
  { tag: ["@DASH-054", "@DASH-055"] },
  async ({ page, signIn, sql, allowErrors }) => {
    allowErrors("401 (Unauthorized)");
    const ana = await signIn(people.ana);
    await seedAppointment(sql, ana.id, { days: 1 });
    await page.goto(overview);
    const { appointments, main } = parts(page);
    await expect(appointments).toHaveCount(1);
    // Until the account service answers, the page's guard can't know, and leaves the button in place.
    await page.route("**/api/auth/get-session", (route) => {
      const asks = new URL(route.request().frame().url()).pathname;
      return asks === overview ? undefined : route.continue();
    });
    // Both at once: the page learns of the change before the ended session's channel closes.
    await sql(
      `with gone as (delete from account.session where user_id = $1)
     update appointments set notes = 'changed' where professional_id = $1`,
      [ana.id],
    );
    await expect(main).toHaveText("Please sign in to view your dashboard.Sign In");
    await main.getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/signin");
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  },
);

test(
  "a lead added from the overview is counted at once, because of the save alone",
  { tag: ["@DASH-028", "@DASH-056"] },
  async ({ page, signIn, allowErrors }) => {
    allowErrors("/events", "Failed to load resource");
    // Without the live channel, nothing else reports the save.
    await page.route("**/events", (route) => route.abort());
    await signIn(people.ana);
    await page.goto(overview);
    const { card } = parts(page);
    await expect(card(newLeads).getByText("0", { exact: true })).toBeVisible();
    await page.evaluate(() => (document.title = "the same load"));
    await page.getByRole("button", { name: "CRM Menu" }).click();
    await page.getByRole("menuitem", { name: "Add New..." }).click();
    await page
      .getByRole("dialog", { name: "Add New Entry" })
      .getByRole("button", { name: "New Lead" })
      .click();
    const form = leadForm(page);
    await form.field("First Name").fill("Grace");
    await form.field("Last Name").fill("Oyelaran");
    await form.save.click();
    await expect(toast(page, "Success")).toBeVisible();
    await expect(card(newLeads).getByText("1", { exact: true })).toBeVisible();
    expect(await page.title()).toBe("the same load");
  },
);

test("changes elsewhere appear: leads, appointments and tasks, and the passing of time", async ({
  page,
  signIn,
  sql,
}) => {
  await page.clock.install();
  const ana = await signIn(people.ana);
  await page.goto(overview);
  const { card, appointments, taskRows } = parts(page);
  await expect(card(newLeads).getByText("0", { exact: true })).toBeVisible();
  await seedContacts(sql, ana.id, [{}]);
  await expect(card(newLeads).getByText("1", { exact: true })).toBeVisible();
  await seedTask(sql, ana.id, { text: "Called Priya" });
  await expect(taskRows).toHaveText([/Called Priya/]);
  await seedAppointment(sql, ana.id, { days: 1 });
  await expect(appointments).toHaveText([/Tomorrow/]);
  await sql("update appointments set status = 'Confirmed' where professional_id = $1", [ana.id]);
  await expect(appointments).toHaveText([/Confirmed/]);

  // Nothing is announced when a lead only gets older or an appointment only starts.
  await sql("alter table contacts disable trigger user");
  await sql("update contacts set created_at = now() - interval '8 days' where user_id = $1", [
    ana.id,
  ]);
  await sql("alter table contacts enable trigger user");
  await expect(card(newLeads).getByText("1", { exact: true })).toBeVisible();
  await page.clock.fastForward("01:01");
  await expect(card(newLeads).getByText("0", { exact: true })).toBeVisible();
});

const heightOf = async (part: Locator) => (await part.boundingBox())!.height;

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [1440, 390])
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: width === 390 ? 844 : 900 },
        contextOptions: { reducedMotion: "reduce" },
      });
      test(`the overview is accessible in ${colorScheme} at ${width} px, and nothing shifts while loading`, async ({
        page,
        signIn,
        sql,
        expectAccessible,
        allowErrors,
      }) => {
        allowErrors("500 (Internal Server Error)");
        const ana = await signIn(people.ana);
        await page.goto(overview);
        const { main, card, upcoming, tasks, appointments, taskRows } = parts(page);
        await expect(tasks).toContainText("No AI tasks logged yet.");
        await expectAccessible(page);

        for (const [index, status] of [
          "Scheduled",
          "Confirmed",
          "Completed",
          "Cancelled",
          "Rescheduled by the office of the other side",
          "Scheduled",
        ].entries()) {
          const name = index === 4 ? "Maximiliana".repeat(8) : "Priya Raman";
          await seedAppointment(sql, ana.id, { days: index, name, status, notes: "x".repeat(300) });
        }
        for (const [index, status] of [
          "In Progress",
          "Failed",
          "Completed",
          "Completed",
          "Cancelled",
        ].entries())
          await seedTask(sql, ana.id, { text: "Called Priya", minutesAgo: index, status });
        await expect(appointments).toHaveCount(5);
        await expect(taskRows).toHaveCount(5);
        await expectAccessible(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);

        const answer = Promise.withResolvers<void>();
        await page.route("**/rpc/overview/read", async (route) => {
          await answer.promise;
          await route.continue();
        });
        await page.reload();
        await expect(upcoming).toBeVisible();
        await expect(appointments).toHaveCount(0);
        await expectAccessible(page);
        const measured = [upcoming, tasks, card(newLeads), card("Calls Made (This Month)")];
        const before = await Promise.all(measured.map(heightOf));
        answer.resolve();
        await expect(appointments).toHaveCount(5);
        expect(await Promise.all(measured.map(heightOf))).toEqual(before);

        await page.unroute("**/rpc/overview/read");
        await failProcedure(page, "overview/read", "The archive is closed.");
        await page.reload();
        await expect(main.getByRole("alert")).toBeVisible();
        await expectAccessible(page);
      });
    });
