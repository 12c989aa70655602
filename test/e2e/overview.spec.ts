import { momentText } from "#domain/kernel/moment-text.ts";
import { zoneNamed } from "#test/harness/zones.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { leadForm, seedContacts } from "./leads-fixtures.ts";
import {
  headOf,
  newLeadsCard,
  overviewPage,
  seedAppointment,
  seedTask,
  zone,
} from "./overview-fixtures.ts";

test(
  "an empty account says so; leads, appointments and tasks appear as they come, are counted, and link to what they count",
  {
    tag: [
      "@DASH-027",
      "@DASH-032",
      "@DASH-033",
      "@DASH-034",
      "@DASH-035",
      "@DASH-036",
      "@DASH-045",
      "@DASH-053",
      "@DASH-043",
    ],
  },
  async ({ page, signIn, sql }) => {
    await page.clock.install();
    const ana = await signIn(people.ana);
    await page.goto(overviewPage);

    await test.step("an empty account says so, and where appointments are managed", async () => {
      const { card, upcoming, tasks } = headOf(page);
      await expect(tasks.getByText("No AI tasks logged yet.", { exact: true })).toBeVisible();
      await expect(
        tasks.getByText("Your AI assistant is ready to help!", { exact: true }),
      ).toBeVisible();
      await expect(
        tasks.getByText("Tasks performed will appear here.", { exact: true }),
      ).toBeVisible();
      await expect(upcoming.getByText("No upcoming appointments.", { exact: true })).toBeVisible();
      await expect(card(newLeadsCard).getByText("0", { exact: true })).toBeVisible();
      await upcoming.getByRole("link", { name: "Manage Appointments" }).click();
      await expect(page).toHaveURL("/dashboard/appointments");
      await page.goBack();
    });

    await test.step("three cards show new leads, the calls placeholder and upcoming appointments, and link to what they count", async () => {
      await seedContacts(sql, ana.id, [{}, {}]);
      await seedAppointment(sql, ana.id, { days: 2 });
      await seedAppointment(sql, ana.id, { days: -1 });
      const { card } = headOf(page);
      await expect(card(newLeadsCard).getByText("2", { exact: true })).toBeVisible();
      await expect(card("Calls Made (This Month)").getByText("123", { exact: true })).toBeVisible();
      await expect(card("Calls Made (This Month)")).toContainText("Feature coming soon!");
      await expect(card("Upcoming Appointments").getByText("1", { exact: true })).toBeVisible();
      await expect(card("Upcoming Appointments")).toContainText("Next: In 2 days");
      await seedAppointment(sql, ana.id, { days: 1 });
      await expect(card("Upcoming Appointments").getByText("2", { exact: true })).toBeVisible();

      // The whole card is the link, not only its title.
      const figure = (await card(newLeadsCard).getByText("2", { exact: true }).boundingBox())!;
      await page.mouse.click(figure.x + figure.width / 2, figure.y + figure.height / 2);
      await expect(page).toHaveURL("/dashboard/crm/new-leads");
      await page.goBack();
      await card("Upcoming Appointments").getByRole("link").press("Enter");
      await expect(page).toHaveURL("/dashboard/appointments");
      await page.goBack();
    });

    await test.step("with five appointments there is no View All", async () => {
      // Two are there already.
      for (const days of [3, 4, 5]) await seedAppointment(sql, ana.id, { days });
      const { appointments, upcoming } = headOf(page);
      await expect(appointments).toHaveCount(5);
      await expect(upcoming).not.toContainText("View All");
      await seedAppointment(sql, ana.id, { days: 6 });
      await expect(upcoming.getByRole("link", { name: "View All (6)" })).toBeVisible();
      await expect(appointments).toHaveCount(5);
    });

    await test.step("changes elsewhere appear, and the passing of time", async () => {
      const { card, appointments, taskRows } = headOf(page);
      await seedTask(sql, ana.id, { text: "Called Priya" });
      await expect(taskRows).toHaveText([/Called Priya/]);
      await expect(appointments.first()).toHaveText(/Tomorrow/);
      await sql("update appointments set status = 'Confirmed' where professional_id = $1", [
        ana.id,
      ]);
      await expect(appointments).toHaveText([
        /Confirmed/,
        /Confirmed/,
        /Confirmed/,
        /Confirmed/,
        /Confirmed/,
      ]);

      // Nothing is announced when a lead only gets older or an appointment only starts.
      await sql("alter table contacts disable trigger user");
      await sql("update contacts set created_at = now() - interval '8 days' where user_id = $1", [
        ana.id,
      ]);
      await sql("alter table contacts enable trigger user");
      await expect(card(newLeadsCard).getByText("2", { exact: true })).toBeVisible();
      await page.clock.fastForward("01:01");
      await expect(card(newLeadsCard).getByText("0", { exact: true })).toBeVisible();
    });
  },
);

test(
  "the soonest appointments and the agent's newest tasks are listed, until the session ends",
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
      "@DASH-046",
      "@DASH-047",
      "@DASH-048",
      "@DASH-049",
      "@DASH-050",
      "@DASH-051",
      "@DASH-052",
      "@DASH-054",
      "@DASH-055",
    ],
  },
  async ({ page, register, signIn, sql, allowErrors }) => {
    allowErrors("401 (Unauthorized)");
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
    await page.goto(overviewPage);

    await test.step("the five soonest of seven appointments are listed in order, and View All (7) opens all", async () => {
      const { appointments, upcoming } = headOf(page);
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
      await page.goBack();
    });

    await test.step("the agent's five newest tasks are listed, each with status, time and readable details", async () => {
      const { taskRows, main } = headOf(page);
      await expect(taskRows).toHaveText([
        /^First.*In Progress/,
        /^Second.*Completed.*Call: \(Seconds: 47, Was answered: yes\), Outcome: booked$/,
        /^Third.*Completed.*<b>Left<\/b> a voicemail$/,
        /^Fourth.*Failed/,
        /^Fifth.*Completed/,
      ]);
      await expect(taskRows.nth(1)).toContainText(momentText(second, zoneNamed(zone)));
      await expect(main).not.toContainText("[object");
    });

    await test.step("someone whose session ends on the page is asked to sign in, and the button leads there", async () => {
      const { appointments, main } = headOf(page);
      await expect(appointments).toHaveCount(5);
      // Until the account service answers, the page's guard can't know, and leaves the button in place.
      await page.route("**/api/auth/get-session", (route) => {
        const asks = new URL(route.request().frame().url()).pathname;
        return asks === overviewPage ? undefined : route.continue();
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
    });
  },
);

test(
  "a failed load can be retried, and a lead added from the overview is counted at once",
  { tag: ["@ERR-030", "@DASH-028", "@DASH-056"] },
  async ({ page, signIn, allowErrors }) => {
    allowErrors("500 (Internal Server Error)", "/events", "Failed to load resource");
    // Without the live channel, nothing else reports the save.
    await page.route("**/events", (route) => route.abort());
    await signIn(people.ana);
    await failProcedure(page, "overview/read", "The archive is closed.");
    await page.goto(overviewPage);

    await test.step("a failed load says why in a toast and on the page, and can be retried", async () => {
      const title = "Error fetching dashboard data";
      await expect(toast(page, title)).toContainText("The archive is closed.");
      const { main, tasks } = headOf(page);
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
    });

    await test.step("a lead added from the overview is counted at once, because of the save alone", async () => {
      const { card } = headOf(page);
      await expect(card(newLeadsCard).getByText("0", { exact: true })).toBeVisible();
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
      await expect(card(newLeadsCard).getByText("1", { exact: true })).toBeVisible();
      expect(await page.title()).toBe("the same load");
    });
  },
);
