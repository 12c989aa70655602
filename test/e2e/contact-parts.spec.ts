import { newId } from "#server/platform/ids.ts";
import { addedLead, apiOf, contactPage, dayFromNow, partsOf, test } from "./contact-fixtures.ts";
import { expect, failProcedure, people } from "./fixtures.ts";
import { hold } from "./requests.ts";

test("each part of a contact's page shows that it loads, says that it failed and loads again", async ({
  page,
  api,
  allowErrors,
}) => {
  const id = newId();
  await api.contacts.addLead({ id, lead: addedLead });
  const { main, name, timeline, events, group } = partsOf(page);

  await test.step("a loading page shows placeholders, and a failed one can be retried", async () => {
    allowErrors(/status of 500/);
    const letGo = await hold(page, "**/rpc/contacts/read");
    await failProcedure(page, "contacts/timeline", "stub 500");
    await page.goto(contactPage(id));
    await expect(main.getByRole("status", { name: "Loading" })).toBeAttached();
    letGo();
    await expect(name).toHaveText("Oluwaseun Deane");
    await expect(timeline.getByRole("alert")).toContainText("stub 500");
    await page.unroute("**/rpc/contacts/timeline");
    await timeline.getByRole("button", { name: "Try again" }).click();
    await expect(events).toHaveCount(1);

    await failProcedure(page, "contacts/read", "stub 500");
    await failProcedure(page, "appointments/list", "stub 500");
    await page.reload();
    await expect(main.getByRole("alert")).toContainText("We couldn't open this record");
    await page.unroute("**/rpc/contacts/read");
    await main.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await expect(name).toHaveText("Oluwaseun Deane");
  });

  await test.step("appointments that can't be loaded say so, and load again", async () => {
    const theirs = group("Appointments");
    await expect(theirs.getByRole("alert")).toContainText("We couldn't load the appointments");
    await page.unroute("**/rpc/appointments/list");
    await theirs.getByRole("button", { name: "Try again" }).click();
    await expect(theirs).toContainText("No appointments with this contact yet.");
  });
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

test("a contact's appointments and conversations are on the page and in the timeline", async ({
  page,
  signIn,
  sql,
  baseURL,
}) => {
  const { id: owner } = await signIn(people.ana);
  const api = await apiOf(page, baseURL!);

  await test.step("Add appointment opens Add Event with the contact filled in, and the event is on the page and in the timeline", async () => {
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
    ).toEqual([
      { appointment_type: "Callback", client_name: "Ida Berg", client_phone: "555-0134" },
    ]);
  });

  await test.step("the page lists past appointments, where the outcome is recorded, and each opens its day", async () => {
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

  await test.step("conversations with the assistant are on the page and in the timeline, each with its transcript", async () => {
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
});
