import { seedAppointments } from "./appointments-fixtures.ts";
import { at } from "./booking-fixtures.ts";
import { apiOf, dayFromNow } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";
import { fillOverview, noon, overviewPage, partsOf } from "./overview-fixtures.ts";
import { newId } from "#server/platform/ids.ts";

test("to-dos are listed with the reason, completed in place and restored with Undo; a long list says how long each has waited", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  const ana = await signIn(people.ana);
  await seedAppointments(sql, ana.id, [
    {
      client_name: "Priya Raman",
      appointment_type: "Callback",
      appointment_time: noon(-1),
    },
    { client_name: "Marcus Oyelaran", appointment_time: noon(-2) },
  ]);
  const [lead] = await seedContacts(sql, ana.id, [
    { first_name: "Grace", created_at: noon(-2).toISOString() },
  ]);
  await seedContacts(sql, ana.id, [{ type: "Deal", status: "Working Deal", first_name: "Noor" }]);

  await test.step("they are listed with the reason", async () => {
    await page.goto(overviewPage);
    const { todo, today } = partsOf(page);
    await expect(todo).toHaveText([
      /^Priya Raman.*Callback was due yesterday at 12:00 PM.*CallMark done$/,
      /^Marcus Oyelaran.*Appointment ended .* at 12:30 PM, no outcome noted.*Took placeNo-show$/,
      /^Grace Berg.*New lead, not contacted for 2 daysMark done$/,
      /^Noor Berg.*No date ahead, and nothing is planned$/,
    ]);
    await expect(today.getByRole("link", { name: "Call Priya Raman" })).toHaveAttribute(
      "href",
      "tel:9175550163",
    );
  });

  await test.step("a refused change returns to the list and says why", async () => {
    const { todo, today } = partsOf(page);
    await failProcedure(page, "appointments/setStatus", "The calendar is closed.");
    await today.getByRole("button", { name: "Mark done: Priya Raman" }).click();
    await expect(toast(page, "Update Failed")).toContainText("The calendar is closed.");
    await expect(todo).toHaveText([/^Priya Raman/, /^Marcus/, /^Grace/, /^Noor/]);
    await page.unroute("**/rpc/appointments/setStatus");
  });

  await test.step("they are completed in place, and restored with Undo", async () => {
    const { todo, today } = partsOf(page);
    await today.getByRole("button", { name: "Mark done: Priya Raman" }).click();
    await expect(todo).toHaveCount(3);
    await toast(page, "Appointment Updated").getByRole("button", { name: "Undo" }).click();
    await expect(todo).toHaveCount(4);
    await expect(todo.first()).toContainText("Priya Raman");

    await today.getByRole("button", { name: "No-show: Marcus Oyelaran" }).click();
    await expect(todo).toHaveCount(3);
    const outcome = async () =>
      (
        await sql<{ outcome: string }>(
          "select outcome from appointments where professional_id = $1 and client_name like 'Marcus%'",
          [ana.id],
        )
      )[0]!.outcome;
    await expect.poll(outcome).toBe("No-show");

    await today.getByRole("link", { name: "Grace Berg" }).click();
    await expect(page).toHaveURL(`/dashboard/crm/contacts/${lead}`);
  });

  await test.step("overdue tasks stay until they are done, and the rest of a long list is one click away", async () => {
    // A contact's page would ask for it as someone else.
    await page.goBack();
    await expect(partsOf(page).todo).toHaveCount(3);
    const busy = await signIn(people.ana);
    await seedAppointments(sql, busy.id, [
      { client_name: "Priya Raman", appointment_type: "Callback", appointment_time: noon(-90) },
      { client_name: "Marcus Oyelaran", appointment_type: "Callback", appointment_time: noon(-1) },
    ]);
    await seedContacts(
      sql,
      busy.id,
      Array.from({ length: 53 }, (_, index) => ({
        first_name: `Lead ${index + 1}`,
        created_at: noon(-40 - index).toISOString(),
      })),
    );
    await page.goto(overviewPage);
    const { todo, today } = partsOf(page);
    await expect(todo.nth(0)).toHaveText(
      /^Priya Raman.*Callback was due .*Over 30 days.*Mark done$/,
    );
    await expect(todo.nth(1)).toHaveText(/^Marcus Oyelaran/);
    await expect(todo.nth(1)).not.toContainText("Over 30 days");
    await today.getByRole("button", { name: "Show all 55" }).click();
    await expect(todo.nth(2)).toHaveText(
      /^Lead 1 Berg.*not contacted for .*Over 30 daysMark done$/,
    );
    await today.getByRole("link", { name: "and 3 more leads not contacted yet" }).click();
    await expect(page).toHaveURL("/dashboard/crm/new-leads?dir=asc");
    await expect(page.getByRole("row").nth(1)).toContainText("Lead 53 Berg");
  });
});

test("completed items stay hidden while saves are queued, and the whole list can be completed by keyboard alone", async ({
  page,
  signIn,
  sql,
}) => {
  const ana = await signIn(people.ana);
  const tasks = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"].map((notes, index) => ({
    client_name: "Internal Task/Reminder",
    client_phone: null,
    notes,
    appointment_type: "Task",
    appointment_time: noon(-8 + index),
  }));
  await seedAppointments(sql, ana.id, tasks.slice(0, 5));
  await page.goto(overviewPage);
  const { todo, today } = partsOf(page);
  const done = (name: string) => today.getByRole("button", { name: `Mark done: ${name}` });

  await test.step("completed items stay hidden while saves are queued, and return on Undo", async () => {
    await expect(todo).toHaveCount(5);
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let calls = 0;
    await page.route("**/rpc/appointments/setStatus", async (route) => {
      await gates[calls++]?.promise;
      await route.fallback();
    });
    await done("One").click();
    await done("Two").click();
    await expect(todo).toHaveText([/^Three/, /^Four/, /^Five/]);
    // The list is requested again after the first save, before the second is stored; a changed name tells that it is shown.
    let answer = "";
    await page.route("**/rpc/overview/today", async (route) => {
      const response = await route.fetch();
      answer = await response.text();
      await route.fulfill({ response, body: answer.replaceAll("Three", "Third") });
    });
    gates[0]!.resolve();
    await expect(todo).toHaveText([/^Third/, /^Four/, /^Five/]);
    expect(answer).toContain("Two");
    expect(answer).not.toContain("One");
    await page.unroute("**/rpc/overview/today");
    const told = toast(page, "Appointment Updated");
    await told.evaluate((ofOne) => ofOne.setAttribute("data-of-one", ""));
    gates[1]!.resolve();
    const ofTwo = told.and(page.locator(":not([data-of-one])"));
    await ofTwo.getByRole("button", { name: "Undo" }).click();
    await expect(todo).toHaveText([/^Two/, /^Three/, /^Four/, /^Five/]);
  });

  await test.step("the list can be completed by keyboard alone, and the focus moves along", async () => {
    await seedAppointments(sql, ana.id, tasks.slice(5));
    await expect(todo).toHaveCount(5);
    await today.getByRole("button", { name: "Show all 6" }).focus();
    await page.keyboard.press("Enter");
    await expect(todo).toHaveCount(6);
    await page.keyboard.press("Tab");
    await expect(today.getByRole("link", { name: "Two" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(done("Two")).toBeFocused();
    for (const next of ["Three", "Four", "Five", "Six", "Seven"]) {
      await page.keyboard.press("Enter");
      await expect(done(next)).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(today.getByRole("heading", { name: "You're all caught up" })).toBeVisible();
    await expect(page.locator(":focus")).toContainText("You're all caught up");
  });
});

test("today's schedule shows what is on now and next; leads, closings, stages and partners are counted like the lists behind them, and link to them", async ({
  page,
  signIn,
  sql,
}) => {
  const day = dayFromNow(0);
  await page.clock.setFixedTime(at(day, "10:30"));
  const leo = await signIn(people.leo);
  await fillOverview(sql, leo.id);
  const names = ["Gone", "Here", "Off", "Soon", "Late"];
  const times = ["08:00", "10:00", "11:00", "13:00", "17:00"];
  await seedAppointments(
    sql,
    leo.id,
    names.map((name, index) => ({
      client_name: name,
      appointment_time: at(day, times[index]!),
      duration_minutes: 60,
      status: name === "Off" ? "Cancelled" : "Confirmed",
    })),
  );
  // The neighboring days don't appear.
  for (const other of [dayFromNow(-1), dayFromNow(1)])
    await seedAppointments(sql, leo.id, [{ appointment_time: at(other, "00:00") }]);
  await page.goto(overviewPage);

  await test.step("what is on now, what is next and where nothing is planned", async () => {
    const { schedule } = partsOf(page);
    await expect(schedule.getByRole("listitem")).toHaveText([
      /8:00 AMGone60 min · Appointment.*Confirmed$/,
      /10:00 AMHere60 min · Appointment · then free for 2 hNow$/,
      /11:00 AMOff.*Cancelled$/,
      /1:00 PMSoon60 min · Appointment · then free for 3 hNext$/,
      /5:00 PMLate60 min · Appointment$/,
    ]);
    await schedule.getByRole("link", { name: "Full day (5)" }).click();
    await expect(page).toHaveURL(`/dashboard/calendar?view=day&day=${day}`);
    const entries = page.getByRole("main").getByRole("button", { name: /, 60 min/ });
    await expect(entries).toHaveText(names.map((name) => new RegExp(`^${name}`)));
    await page.goBack();
  });

  await test.step("leads, closings, stages and partners", async () => {
    const { newest, closings, stages, partners } = partsOf(page);
    await expect(newest.getByRole("listitem")).toHaveCount(5);
    await expect(newest.getByRole("listitem").first()).toContainText("2 days ago");
    await expect(closings.getByRole("listitem")).toHaveText([
      /^Deal 1 BergOffer Accepted · \$730,000In 3 days/,
      /^Deal 2 BergUnder Contract · no amountIn 6 days/,
      /^Deal 3 BergUnder Contract · \$1,230,000In 9 days/,
    ]);
    await expect(stages.getByRole("row")).toHaveText([
      "StageDealsValue",
      "Working Deal1 deal$480,000",
      "Offer Accepted1 deal$730,000",
      "Under Contract2 deals$1,230,0001 without an amount",
    ]);

    const referred = partners.getByRole("listitem").first();
    await expect(referred).toContainText("Tia Lindqvist · Clear Harbor Title");
    await expect(referred).toContainText("Leads from Tia Lindqvist: 7 leads · latest 2 days ago");
    await referred.locator("summary").click();
    await expect(referred.getByRole("listitem")).toHaveCount(7);
    await referred.getByRole("link", { name: "Lead 4 Berg" }).click();
    await expect(
      page.getByRole("main").getByRole("heading", { name: "Lead 4 Berg" }),
    ).toBeVisible();
    await page.goBack();
    await stages.getByRole("link", { name: "Under Contract" }).click();
    await expect(page).toHaveURL("/dashboard/crm/working-deals?view=board");
    const column = page.getByRole("region", { name: "Under Contract" });
    await expect(column.getByText("2 deals")).toBeAttached();
  });
});

test("changes made elsewhere appear in the parts they affect; one press calls a new lead, and one copies the booking link", async ({
  page,
  signIn,
  sql,
  baseURL,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const ana = await signIn(people.ana);

  await test.step("changes made elsewhere appear in the parts they affect", async () => {
    const api = await apiOf(page, baseURL!);
    await page.goto(overviewPage);
    const { todo, newest, stages, partners } = partsOf(page);
    await expect(partners.getByText("No referral partners yet")).toBeVisible();
    await expect(stages.getByText("No working deals")).toBeVisible();
    const [lead] = await seedContacts(sql, ana.id, [{ first_name: "Grace" }]);
    await expect(newest.getByRole("listitem")).toHaveText([/^Grace Berg.*1 minute ago$/]);
    await expect(todo).toHaveText([
      /^Grace Berg.*New lead, came in 1 minute ago, not contacted yet/,
    ]);
    await api.contacts.addNote({ id: lead!, noteId: newId(), text: "Called" });
    await expect(todo).toHaveCount(0);
    await api.contacts.addDeal({
      id: newId(),
      deal: { firstName: "Noor", lastName: "Berg", dealProgress: { closingDate: dayFromNow(9) } },
    });
    await expect(stages.getByRole("row")).toContainText(["Stage", "Working Deal1 dealno amount"]);
    await api.contacts.addPartner({ id: newId(), partner: { firstName: "Tia" } });
    await expect(partners.getByText("No leads from partners yet")).toBeVisible();
  });

  await test.step("one press calls a new lead, and one copies the booking link", async () => {
    await seedContacts(sql, ana.id, [
      { first_name: "Ada", phone_number: "(718) 555-0142" },
      { first_name: "Bea" },
    ]);
    const { newest, schedule } = partsOf(page);
    const calls = newest.getByRole("link", { name: /^Call / });
    await expect(calls).toHaveCount(1);
    await expect(calls).toHaveAccessibleName("Call Ada Berg, (718) 555-0142");
    await expect(calls).toHaveAttribute("href", "tel:7185550142");
    await schedule.getByRole("button", { name: "Copy my booking link" }).click();
    await expect(toast(page, "Link Copied!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/book/${ana.id}$`),
    );
  });
});
