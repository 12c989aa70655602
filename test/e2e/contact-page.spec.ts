import { newId } from "#server/platform/ids.ts";
import {
  apiOf,
  contactPage,
  dayFromNow,
  expectNoSidewaysScroll,
  factIn,
  partsOf,
  settle,
  test,
} from "./contact-fixtures.ts";
import { expect, failProcedure, people, toast } from "./fixtures.ts";
import { hold, watch } from "./requests.ts";

const lead = {
  leadId: "L-42",
  source: "Open House",
  firstName: "Oluwaseun",
  lastName: "Deane",
  phoneNumber: "(917) 555-0163",
  email: "seun@deane.example",
  address: "482 Dean Street",
  city: "Brooklyn",
  state: "NY",
  zipCode: "11217",
  coFirstName: "Dana",
  coLastName: "Ortiz",
  coPhoneNumber: "(718) 555-0100",
  purchasePrice: 940_000,
  downPaymentAmount: 188_000,
  downPaymentPercentage: 20,
  areaOfInterestCity: "Park Slope",
  areaOfInterestState: "NY",
  budget: 1_000_000,
  agentName: "Ben Okafor",
  availableDays: { monday: true, saturday: true, sunday: false },
  notes: "Prefers mornings.\nHas a dog.",
  tags: ["first home", "VA loan"],
} as const;
const addedLead = { ...lead, tags: [...lead.tags] };

test("a lead's page shows who it is, how to reach them and all known fields, and leaves out empty ones", async ({
  page,
  api,
}) => {
  const id = newId();
  await api.contacts.addLead({ id, lead: addedLead });
  await page.goto(contactPage(id));
  const { main, name, act, facts, group } = partsOf(page);
  await expect(name).toHaveText("Oluwaseun Deane");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await expect(main.getByText("New Lead", { exact: true })).toBeVisible();
  await expect(main.getByRole("link", { name: lead.phoneNumber })).toHaveAttribute(
    "href",
    "tel:9175550163",
  );
  await expect(main.getByRole("link", { name: lead.email })).toHaveAttribute(
    "href",
    "mailto:seun@deane.example",
  );
  await expect(main.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
    "first home",
    "VA loan",
  ]);
  for (const text of ["Lead ID L-42", "Source Open House", /^Added \w{3} \d+, \d{4} at /])
    await expect(main.getByText(text)).toBeVisible();
  for (const label of ["Convert to Deal", "Edit", "Delete"]) await expect(act(label)).toBeVisible();
  await expect(main.getByRole("link", { name: "Back to New Leads" })).toHaveAttribute(
    "href",
    "/dashboard/crm/new-leads",
  );

  await expect(factIn(group("Contact"), "Address")).toHaveText(
    "482 Dean Street\nBrooklyn, NY 11217",
    { useInnerText: true },
  );
  const purchase = group("Purchase Details");
  await expect(factIn(purchase, "Purchase Price")).toHaveText("$940,000");
  await expect(factIn(purchase, "Down Payment")).toHaveText("$188,000 (20%)");
  await expect(factIn(purchase, "Area of Interest")).toHaveText("Park Slope, NY");
  await expect(purchase.locator("dt")).toHaveText([
    "Purchase Price",
    "Down Payment",
    "Area of Interest",
    "Budget",
  ]);
  await expect(factIn(group("Co-borrower"), "Name")).toHaveText("Dana Ortiz");
  await expect(group("Co-borrower").getByRole("link", { name: "(718) 555-0100" })).toBeVisible();
  await expect(group("Available Days").locator("dd")).toHaveText("Monday, Saturday");
  await expect(group("Notes").locator("dd")).toHaveText("Prefers mornings.\nHas a dog.", {
    useInnerText: true,
  });
  await expect(facts.getByRole("heading", { level: 3 })).toHaveText([
    "Contact",
    "Purchase Details",
    "Co-borrower",
    "Agent",
    "Available Days",
    "Notes",
  ]);
  await expect(group("Milestones")).toHaveCount(0);
});

test("a deal's page shows its loan, documents and other parties, and the officer's parameters only to an officer", async ({
  page,
  signIn,
  sql,
  baseURL,
}) => {
  const leo = await signIn(people.leo);
  const api = await apiOf(page, baseURL!);
  const id = newId();
  await api.contacts.addDeal({
    id,
    deal: {
      firstName: "Tomás",
      lastName: "Herrera",
      isRefinance: true,
      purchasePrice: 612_500,
      refinanceDetails: { balanceOwed: 250_000, rateRefi: 5.875, idReceived: true },
      dealParties: [
        {
          id: newId(),
          role: "Title Company",
          name: "Marta Klein",
          company: "Keystone Title",
          phoneNumber: "(518) 555-0170",
          email: "marta@keystone.example",
        },
      ],
      loanOfficerDealParams: { maxMonthlyPayment: 4_200, maxAllowedDti: 43 },
    },
  });
  await page.goto(contactPage(id));
  const { main, act, facts, group } = partsOf(page);
  await expect(facts.getByRole("heading", { level: 3 })).toHaveText([
    "Refinance Details",
    "Property and price",
    "Loan Officer Parameters",
    "Papers",
    "Other Parties",
  ]);
  await expect(factIn(group("Refinance Details"), "Balance Owed")).toHaveText("$250,000");
  await expect(factIn(group("Refinance Details"), "Rate Refi")).toHaveText("5.875%");
  await expect(group("Papers").getByRole("listitem")).toHaveText([
    "Incomenot yet",
    "IDreceived",
    "SSnot yet",
    "Assetsnot yet",
    "Insurancenot yet",
  ]);
  const party = group("Other Parties").getByRole("listitem");
  for (const text of ["Title Company", "Marta Klein", "Keystone Title"])
    await expect(party.getByText(text, { exact: true })).toBeVisible();
  await expect(party.getByRole("link", { name: "(518) 555-0170" })).toHaveAttribute(
    "href",
    "tel:5185550170",
  );
  await expect(party.getByRole("link", { name: "marta@keystone.example" })).toHaveAttribute(
    "href",
    "mailto:marta@keystone.example",
  );
  await expect(factIn(group("Loan Officer Parameters"), "Max Monthly PITI")).toHaveText("$4,200");
  await expect(act("Convert to Deal")).toHaveCount(0);

  await sql(
    "update profiles set business_type = 'Real Estate', role_in_business = 'Broker' where id = $1",
    [leo.id],
  );
  await page.reload();
  await expect(group("Refinance Details")).toBeVisible();
  await expect(main.getByText(/PITI|4,200/)).toHaveCount(0);
});

test("a partner's website opens safely, and an invalid address isn't a link", async ({
  page,
  sql,
  api,
}) => {
  const id = newId();
  const partner = { firstName: "Keystone", website: "https://keystone.example/partners" };
  await api.contacts.addPartner({ id, partner });
  await page.goto(contactPage(id));
  const { main, group } = partsOf(page);
  const link = group("Contact").getByRole("link");
  await expect(link).toHaveAttribute("href", "https://keystone.example/partners");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(main.getByText("Active Partner")).toBeVisible();

  await sql("update contacts set website = 'javascript:alert(1)' where id = $1", [id]);
  await page.reload();
  await expect(factIn(group("Contact"), "Website")).toHaveText("javascript:alert(1)");
  await expect(link).toHaveCount(0);
});

test("an edit on the page shows at once and appears in the timeline with the field names", async ({
  page,
  api,
}) => {
  const id = newId();
  await api.contacts.addLead({ id, lead: addedLead });
  await page.goto(contactPage(id));
  const { act, events, group } = partsOf(page);
  await expect(events).toHaveCount(1);
  await act("Edit").click();
  const form = page.getByRole("dialog", { name: "Edit Lead" });
  await form.getByLabel("Budget", { exact: true }).fill("1050000");
  await form.getByLabel("City", { exact: true }).fill("");
  await form.getByRole("button", { name: "Save Lead" }).click();
  await expect(form).toBeHidden();
  await expect(factIn(group("Purchase Details"), "Budget")).toHaveText("$1,050,000");
  await expect(events).toHaveCount(2);
  const lines = events.first().locator("dl > div");
  await expect(lines).toHaveText([
    "Cityfrom Brooklyn to empty",
    "Budgetfrom $1,000,000 to $1,050,000",
  ]);
});

test("long histories load thirty entries at a time, and long changes are collapsed", async ({
  page,
  signIn,
  sql,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  const ana = await signIn(people.ana);
  const api = await apiOf(page, baseURL!);
  const id = newId();
  await api.contacts.addLead({ id, lead: addedLead });
  await sql(
    `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data)
     select $1, gen_random_uuid(), $2, now() - n * interval '1 hour', 'noted', 'owner', jsonb_build_object('text', 'Note ' || n)
       from generate_series(1, 64) n`,
    [ana.id, id],
  );
  const notes = Array.from({ length: 30 }, (_, line) => `Line ${line} of the notes`).join("\n");
  await api.contacts.editLead({
    id,
    lead: { firstName: "New", lastName: "Name", leadId: "L-42", notes },
  });
  await sql(
    `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data)
     values ($1, $2, $3, now() + interval '1 second', 'appointment_booked', 'visitor', '{"text": "Tuesday at ten"}')`,
    [ana.id, newId(), id],
  );
  await page.goto(contactPage(id));
  const { events, timeline } = partsOf(page);
  await expect(events).toHaveCount(30);
  await expect(events.nth(0)).toContainText("Appointment booked by a visitor");
  await expect(events.nth(0)).toContainText("Tuesday at ten");

  const edited = events.nth(1);
  const changes = edited.locator("dl > div");
  await expect(changes).toHaveCount(5);
  await edited.getByRole("button", { name: /^Show \d+ more changes$/ }).click();
  expect(await changes.count()).toBeGreaterThan(10);
  const line = edited.locator("dl p", { hasText: "Line 0 of the notes" });
  const folded = (await line.boundingBox())!.height;
  await edited.getByRole("button", { name: "Show more", exact: true }).click();
  expect((await line.boundingBox())!.height).toBeGreaterThan(folded * 3);

  const more = timeline.getByRole("button", { name: "Load more" });
  await failProcedure(page, "contacts/timeline", "stub 500");
  await more.click();
  await expect(timeline.getByRole("alert")).toContainText("couldn't load the rest of the timeline");
  await page.unroute("**/rpc/contacts/timeline");
  for (const count of [60, 67]) {
    await more.click();
    await expect(events).toHaveCount(count);
  }
  await expect(more).toHaveCount(0);
  await expect(timeline.getByRole("alert")).toHaveCount(0);
  const told = await events.allInnerTexts();
  for (let n = 1; n <= 64; n += 1)
    expect(told.filter((text) => text.endsWith(`Note ${n}`))).toHaveLength(1);
});

test(
  "changes in another tab appear within a second",
  { tag: "@soon" },
  async ({ page, context, api }) => {
    const id = newId();
    await api.contacts.addLead({ id, lead: addedLead });
    const ready = page.waitForResponse("**/events");
    await page.goto(contactPage(id));
    await ready;
    const here = partsOf(page);
    await expect(here.events).toHaveCount(1);

    const other = await context.newPage();
    await other.goto(contactPage(id));
    const there = partsOf(other);
    await there.note.fill("Called from the car.");
    await there.addNote.click();
    await expect(here.events.first()).toContainText("Called from the car.", { timeout: 1_000 });
    await api.contacts.editLead({ id, lead: { ...addedLead, city: "Troy" } });
    await expect(factIn(here.group("Contact"), "Address")).toContainText("Troy", {
      timeout: 1_000,
    });
  },
);

test("contacts with the same phone or email are listed, with links to them", async ({
  page,
  api,
}) => {
  const [first, second] = [newId(), newId()];
  await api.contacts.addLead({ id: first, lead: addedLead });
  await api.contacts.addPartner({
    id: second,
    partner: { firstName: "Seun", phoneNumber: "917.555.0163", email: "SEUN@deane.example" },
  });
  await page.goto(contactPage(first));
  const { name, group } = partsOf(page);
  const known = group("Also known");
  await expect(known).toContainText("Same email and phone");
  await expect(known).toContainText("Referral Partner");
  await known.getByRole("link", { name: "Seun" }).click();
  await expect(name).toHaveText("Seun");
  await expect(page).toHaveURL(new RegExp(second));
  await known.getByRole("link", { name: "Oluwaseun Deane" }).click();
  await expect(name).toHaveText("Oluwaseun Deane");
});

test("deleting leads to the list; a deleted contact's page offers to restore it, and a permanently deleted one says so", async ({
  page,
  api,
  allowErrors,
}) => {
  // The browser itself logs every 404.
  allowErrors(/status of 404/);
  const id = newId();
  await api.contacts.addLead({ id, lead: addedLead });
  await page.goto(contactPage(id));
  const { main, act, name } = partsOf(page);
  await act("Delete").click();
  const question = page.getByRole("alertdialog", { name: "Delete Oluwaseun Deane?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/dashboard/crm/new-leads");
  await expect(toast(page, "Lead Deleted")).toBeVisible();

  await page.goto(contactPage(id));
  await expect(name).toHaveText("Oluwaseun Deane is in Deleted contacts");
  await act("Restore").click();
  await expect(toast(page, "Lead Restored")).toContainText("Oluwaseun Deane");
  await expect(name).toHaveText("Oluwaseun Deane");
  await expect(act("Edit")).toBeVisible();

  await api.contacts.remove({ id });
  await api.contacts.forget({ id });
  await page.goto(contactPage(id));
  await expect(name).toHaveText("This record no longer exists.");
  for (const list of [
    "New Leads",
    "All Leads",
    "Working Deals",
    "Closed Deals",
    "Referral Partners",
  ])
    await expect(main.getByRole("link", { name: list })).toBeVisible();
  await main.getByRole("link", { name: "Open Deleted contacts" }).click();
  await expect(page).toHaveURL("/dashboard/crm/bin");
});

test("an address that isn't a record's sends no request", async ({ page, signIn }) => {
  await signIn(people.ana);
  const asked = watch(page, "/rpc/contacts");
  await page.goto(contactPage("nobody"));
  await expect(partsOf(page).name).toHaveText("This record no longer exists.");
  expect(asked).toEqual([]);
});

test("a loading page shows placeholders, and a failed one can be retried", async ({
  page,
  signIn,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  await signIn(people.ana);
  const api = await apiOf(page, baseURL!);
  const id = newId();
  await api.contacts.addLead({ id, lead: addedLead });
  const letGo = await hold(page, "**/rpc/contacts/read");
  await failProcedure(page, "contacts/timeline", "stub 500");
  await page.goto(contactPage(id));
  const { main, name, timeline } = partsOf(page);
  await expect(main.getByRole("status", { name: "Loading" })).toBeAttached();
  letGo();
  await expect(name).toHaveText("Oluwaseun Deane");
  await expect(timeline.getByRole("alert")).toContainText("stub 500");
  await page.unroute("**/rpc/contacts/timeline");
  await timeline.getByRole("button", { name: "Try again" }).click();
  await expect(partsOf(page).events).toHaveCount(1);

  await failProcedure(page, "contacts/read", "stub 500");
  await page.reload();
  await expect(main.getByRole("alert")).toContainText("We couldn't open this record");
  await page.unroute("**/rpc/contacts/read");
  await main.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await expect(name).toHaveText("Oluwaseun Deane");
});

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test("the page is accessible in both themes and does not scroll sideways", async ({
      page,
      signIn,
      baseURL,
      expectAccessible,
    }) => {
      await signIn(people.leo);
      const api = await apiOf(page, baseURL!);
      const [one, deal] = [newId(), newId()];
      await api.contacts.addLead({ id: one, lead: addedLead });
      await api.contacts.addDeal({
        id: deal,
        deal: {
          firstName: "Maximiliana-Aurelia".repeat(5),
          lastName: "Featherstonehaugh".repeat(5),
          phoneNumber: lead.phoneNumber,
          email: `${"unbroken".repeat(8)}@${"unbroken".repeat(7)}.${"unbroken".repeat(7)}.example.com`,
          isRefinance: true,
          notes: "unbroken".repeat(100),
          refinanceDetails: { marketValue: 9_007_199_254_740_991, idReceived: true },
          dealProgress: { closingDate: "2031-03-09", inspectionDate: "2020-03-09" },
          loanOfficerDealParams: { maxMonthlyPayment: 4_200 },
        },
      });
      await api.contacts.editLead({ id: one, lead: { ...addedLead, city: "Troy" } });
      await api.contacts.addNote({ id: deal, noteId: newId(), text: "unbroken".repeat(100) });
      await api.contacts.moveDeal({ id: deal, status: "Under Contract" });
      for (const id of [one, deal]) {
        await page.goto(contactPage(id));
        await expect(partsOf(page).events.last()).toContainText("Added");
        await settle(page);
        await expectAccessible(page, { inBothThemes: true });
        await expectNoSidewaysScroll(page);
      }
    });
  });

test("Add appointment opens Add Event with the contact filled in, and the event is on the page and in the timeline", async ({
  page,
  api,
  sql,
}) => {
  const id = newId();
  await api.contacts.addLead({
    id,
    lead: {
      firstName: "Ida",
      lastName: "Berg",
      email: "ida@berg.example",
      phoneNumber: "555-0134",
    },
  });
  await page.goto(contactPage(id));
  const { act, events, group } = partsOf(page);
  const theirs = group("Appointments");
  await expect(theirs).toContainText("No appointments with this contact yet.");
  await act("Add appointment").click();
  const dialog = page.getByRole("dialog", { name: "Add Event" });
  await expect(dialog.getByLabel("Client Name")).toHaveValue("Ida Berg");
  await expect(dialog.getByLabel("Client Email")).toHaveValue("ida@berg.example");
  await expect(dialog.getByLabel("Client Phone")).toHaveValue("555-0134");
  await expect(dialog.getByLabel("Title")).toHaveValue("Meeting with Ida Berg");
  await expect(dialog).toContainText("With Ida Berg.");
  // Nothing was typed yet, so it closes without a question.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(act("Add appointment")).toBeFocused();

  await act("Add appointment").click();
  await dialog.getByText("Callback", { exact: true }).click();
  await expect(dialog.getByLabel("Title")).toHaveValue("New Callback");
  await dialog.getByLabel("Date", { exact: true }).fill(dayFromNow(3));
  await dialog.getByLabel("Time").fill("11:00");
  await dialog.getByRole("button", { name: "Add Event" }).click();
  await expect(events).toHaveCount(2);
  await expect(events.first()).toContainText("at 11:00 AM");
  const next = theirs.getByRole("list", { name: "Next" }).getByRole("listitem");
  await expect(next).toHaveCount(1);
  await expect(next).toContainText("In 3 days");
  await expect(next).toContainText("New Callback · Callback · 30 min");
  expect(
    await sql(
      "select appointment_type, client_name, client_phone from appointments where contact_id = $1",
      [id],
    ),
  ).toEqual([{ appointment_type: "Callback", client_name: "Ida Berg", client_phone: "555-0134" }]);
});

test("the page lists past appointments, where the outcome is recorded, and each opens its day", async ({
  page,
  sql,
  signIn,
  baseURL,
}) => {
  const { id: owner } = await signIn(people.ana);
  const api = await apiOf(page, baseURL!);
  const id = newId();
  await api.contacts.addLead({ id, lead: { firstName: "Ida", lastName: "Berg" } });
  await sql(
    `insert into appointments (professional_id, id, contact_id, client_name, notes, appointment_type, appointment_time, duration_minutes, status)
     select $1, gen_random_uuid(), $2, 'Ida Berg', 'Showing ' || n, 'Appointment', now() - n * interval '1 day', 30, 'Confirmed'
       from generate_series(1, 7) n`,
    [owner, id],
  );
  await page.goto(contactPage(id));
  const { group } = partsOf(page);
  const theirs = group("Appointments");
  const past = theirs.getByRole("list", { name: "Past" }).locator("> li");
  await expect(past).toHaveCount(5);
  await expect(past.first()).toContainText("Showing 1");
  await expect(theirs.getByRole("list", { name: "Next" })).toHaveCount(0);
  await theirs.getByRole("button", { name: "Load more" }).click();
  await expect(past).toHaveCount(7);
  const outcome = past.first().getByRole("button", { name: "Took place" });
  await outcome.click();
  await expect(outcome).toHaveAttribute("aria-pressed", "true");
  await expect(past.first()).toContainText("Completed");
  await past.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/dashboard\/calendar\?view=day&day=/);
});

test("appointments that can't be loaded say so, and load again", async ({
  page,
  api,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  const id = newId();
  await api.contacts.addLead({ id, lead: addedLead });
  await failProcedure(page, "appointments/list", "stub 500");
  await page.goto(contactPage(id));
  const { group } = partsOf(page);
  const theirs = group("Appointments");
  await expect(theirs.getByRole("alert")).toContainText("We couldn't load the appointments");
  await page.unroute("**/rpc/appointments/list");
  await theirs.getByRole("button", { name: "Try again" }).click();
  await expect(theirs).toContainText("No appointments with this contact yet.");
});

test("conversations with the assistant are on the page and in the timeline, each with its transcript", async ({
  page,
  sql,
  signIn,
  baseURL,
}) => {
  const { id: owner } = await signIn(people.ana);
  const api = await apiOf(page, baseURL!);
  const [id, talk] = [newId(), newId()];
  await api.contacts.addLead({ id, lead: addedLead });
  await sql(
    `insert into assistant_conversations (user_id, id, channel, status, contact_id, disclosed_at, started_at, last_turn_at, ended_at, turns, outcome, summary)
     values ($1, $2, 'phone', 'ended', $3, now(), now() - interval '1 hour', now(), now(), 2, 'booked', 'Wants a showing on Thursday.')`,
    [owner, talk, id],
  );
  await sql(
    `insert into assistant_turns (user_id, conversation_id, seq, speaker, words, said_at)
     values ($1, $2, 1, 'caller', 'Is Thursday free?', now()), ($1, $2, 2, 'assistant', 'Yes, at 4:30 PM.', now())`,
    [owner, talk],
  );
  await page.goto(contactPage(id));
  const { events, group } = partsOf(page);
  const talks = group("Conversations");
  await expect(talks.getByRole("listitem")).toContainText("Wants a showing on Thursday.");
  await expect(events).toHaveCount(2);
  // It began before the contact was added here, so it is the older entry.
  await expect(events.last()).toContainText("Conversation with your assistant");
  await expect(events.last()).toContainText("Phone call · Booked");
  await talks.getByRole("button", { name: "Show transcript" }).click();
  await expect(talks).toContainText("Is Thursday free?");
  await talks.getByRole("button", { name: "Hide transcript" }).click();
  await expect(talks).not.toContainText("Is Thursday free?");
  await events.last().getByRole("link", { name: "Open transcript" }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/assistant/conversations/${talk}`));
  await expect(page.getByRole("main")).toContainText("Yes, at 4:30 PM.");
});

test("a partner's page lists and counts the leads and deals that the partner sent, each one click away", async ({
  page,
  api,
}) => {
  const partner = newId();
  await api.contacts.addPartner({
    id: partner,
    partner: { firstName: "Nadia", lastName: "Fuentes", companyName: "Hartwell Title" },
  });
  await page.goto(contactPage(partner));
  const sent = page.getByRole("region", { name: "Sent by this partner" });
  await expect(sent).toContainText("whose source is this partner’s name or company");
  for (let turn = 1; turn <= 21; turn += 1)
    await api.contacts.addLead({
      id: newId(),
      lead: {
        firstName: `Client ${turn}`,
        lastName: "Sent",
        source: turn % 2 ? "Nadia Fuentes" : "hartwell title",
      },
    });
  const rows = sent.getByRole("listitem");
  await expect(rows).toHaveCount(20);
  await expect(sent).toContainText("21 leads and deals");
  await expect(rows.first()).toContainText("Client 21 Sent");
  await sent.getByRole("button", { name: "Load more" }).click();
  await expect(rows).toHaveCount(21);
  await rows.last().getByRole("link", { name: "Client 1 Sent" }).click();
  await expect(partsOf(page).name).toHaveText("Client 1 Sent");
});

test("on a phone the note field is within the first screen and a half, and stays visible above the keyboard", async ({
  page,
  api,
}) => {
  const id = newId();
  const email = "ida@berg.example";
  await api.contacts.addLead({ id: newId(), lead: { firstName: "Same", lastName: "Mail", email } });
  await api.contacts.addDeal({
    id,
    deal: {
      firstName: "Ida",
      lastName: "Berg",
      email,
      phoneNumber: "555-0134",
      address: "482 Dean Street",
      purchasePrice: 940_000,
      notes: "Prefers mornings.\n".repeat(20),
      dealProgress: { closingDate: dayFromNow(24), inspectionDate: dayFromNow(3) },
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(contactPage(id));
  const { note, facts, timeline } = partsOf(page);
  await expect(note).toBeVisible();
  await expect(facts).toBeVisible();
  const box = (await note.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(844 * 1.5);
  const follows = async () =>
    (await timeline.elementHandle())!.evaluate(
      (one, other) =>
        (one.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      await facts.elementHandle(),
    );
  expect(await follows()).toBe(true);
  expect(box.y).toBeLessThan((await facts.boundingBox())!.y);
  await expectNoSidewaysScroll(page);

  // An unfinished note stays when the screen is rotated or the window widened.
  await note.fill("Half of a th");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(follows).toBe(false);
  await expect(note).toHaveValue("Half of a th");
  expect((await note.boundingBox())!.x).toBeGreaterThan((await facts.boundingBox())!.x);
});

test("Back returns to the previous list with its search, rows and position; a page opened by address leads to its list", async ({
  page,
  api,
  sql,
}) => {
  const { id: owner } = (await api.profiles.mine())!;
  await sql(
    `insert into contacts (user_id, id, type, status, first_name, last_name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Lead', 'New Lead', 'Back', lpad(n::text, 3, '0'), now() - n * interval '1 minute', now()
       from generate_series(1, 140) n`,
    [owner],
  );
  await page.goto("/dashboard/crm/all-leads?q=back&sort=name");
  const rows = page.locator("[data-row-name]");
  await expect(rows.first()).toBeVisible();
  const wanted = page.getByRole("link", { name: "Back 120" });
  await page.mouse.move(900, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(wanted).toBeVisible({ timeout: 300 });
  }).toPass();
  await wanted.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(2_000);
  await wanted.click();
  const { name, main } = partsOf(page);
  await expect(name).toHaveText("Back 120");
  const back = main.getByRole("link", { name: "Back to All Leads" });
  await expect(back).toHaveAttribute("href", "/dashboard/crm/all-leads?q=back&sort=name");
  await page.reload();
  await back.click();
  await expect(page).toHaveURL("/dashboard/crm/all-leads?q=back&sort=name");
  await page.goForward();
  await expect(name).toHaveText("Back 120");
  await back.click();
  await expect(rows.first()).toBeAttached();
  await page.mouse.move(900, 500);

  // Without a reload in between, rows and position are also as they were left.
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(wanted).toBeVisible({ timeout: 300 });
  }).toPass();
  await wanted.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await wanted.click();
  await expect(name).toHaveText("Back 120");
  await back.click();
  await expect(wanted).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(4);

  await wanted.click();
  await expect(name).toHaveText("Back 120");
  const address = page.url();
  await page.goto("/dashboard/overview");
  await page.goto(address);
  await main.getByRole("link", { name: "Back to New Leads" }).click();
  await expect(page).toHaveURL("/dashboard/crm/new-leads");
});

test("deleting returns to the previous list with its search, without the contact", async ({
  page,
  api,
  allowErrors,
}) => {
  // The page may once more request the deleted contact before it is left.
  allowErrors(/status of 404/);
  for (const lastName of ["One", "Two"])
    await api.contacts.addLead({ id: newId(), lead: { firstName: "Gone", lastName } });
  const search = "/dashboard/crm/all-leads?q=gone&sort=name";
  await page.goto(search);
  await page.getByRole("link", { name: "Gone One" }).click();
  const { name, act } = partsOf(page);
  await expect(name).toHaveText("Gone One");
  await act("Delete").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Lead Deleted")).toBeVisible();
  await expect(page).toHaveURL(search);
  await expect(page.locator("[data-row-name]")).toHaveText(["Gone Two"]);
});
