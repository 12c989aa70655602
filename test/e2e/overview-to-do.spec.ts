import { seedAppointments } from "./appointments-fixtures.ts";
import { seedAction } from "./assistant-fixtures.ts";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, failProcedure, people, test, toast } from "./fixtures.ts";
import { seedContacts } from "./leads-fixtures.ts";
import { noon, overviewPage, partsOf } from "./overview-fixtures.ts";
import { hold } from "./requests.ts";
import { newId } from "#server/platform/ids.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Product } from "../harness/product.ts";

type Sql = Product["database"]["sql"];

// What was approved is taken on by a job at once.
const stateOf =
  "select status = 'rejected' as rejected, decided_at is not null as decided, words from assistant_actions where id = $1";

/** A message that the assistant took from a contact. */
async function seedMessage(sql: Sql, owner: OwnerId, contactId: string, text: string) {
  await sql(
    `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data)
     values ($1, $2, $3, $4, 'message taken', 'assistant', jsonb_build_object('text', $5::text))`,
    [owner, newId(), contactId, noon(-1), text],
  );
}

test("what waits for approval is edited, rejected and approved in place, and on a phone To do is on the first screen", async ({
  page,
  signIn,
  sql,
  allowErrors,
  expectAccessible,
}) => {
  allowErrors("500 (Internal Server Error)");
  const ana = await signIn(people.ana);

  await test.step("it is edited, rejected and approved in place, and a refusal loses no text", async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const later = await seedAction(sql, ana, { recipient_name: "Lena", expires_at: inHours(40) });
    const sooner = await seedAction(sql, ana, { recipient_name: "Sam", expires_at: inHours(20) });
    await seedAction(sql, ana, { recipient_name: "Draft", status: "draft" });
    await page.goto(overviewPage);
    const { todo, today } = partsOf(page);
    await expect(todo).toHaveText([/^Email to Sam/, /^Email to Lena/]);
    await expect(today.getByRole("link", { name: "1 draft for you to send" })).toHaveAttribute(
      "href",
      "/dashboard/assistant",
    );

    await failProcedure(page, "assistant/queue/approve", "The archive is closed.");
    await todo.first().getByRole("button", { name: "Edit: Sam" }).click();
    const text = todo.first().getByLabel("Message");
    await text.fill("Rewritten by Ana.");
    await todo.first().getByRole("button", { name: "Approve this version" }).click();
    await expect(toast(page, "That didn't work")).toContainText("The archive is closed.");
    await expect(text).toHaveValue("Rewritten by Ana.");
    await page.unroute("**/rpc/assistant/queue/approve");
    await todo.first().getByRole("button", { name: "Approve this version" }).click();
    await expect(todo).toHaveText([/^Email to Lena/]);
    expect(await sql(stateOf, [sooner])).toMatchObject([
      { decided: true, rejected: false, words: "Rewritten by Ana." },
    ]);
    await expect(todo.first().getByRole("link", { name: "priya@example.com" })).toBeFocused();

    await todo.first().getByRole("button", { name: "Reject: Lena" }).click();
    await expect(today.getByRole("heading", { name: "You're all caught up" })).toBeVisible();
    expect(await sql(stateOf, [later])).toMatchObject([{ rejected: true }]);
  });

  await test.step("on a phone To do is right below the three figures, and its first entry is on the first screen", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const action = await seedAction(sql, ana, { recipient_name: "Priya Raman" });
    const [lead] = await seedContacts(sql, ana.id, [
      { first_name: "Grace", created_at: noon(-2).toISOString() },
    ]);
    await seedMessage(sql, ana.id, lead!, "Please call me about the house on Dean Street.");
    await seedAppointments(sql, ana.id, [
      { client_name: "Marcus", appointment_type: "Callback", appointment_time: noon(-1) },
      { notes: "Send the forms", appointment_type: "Task", appointment_time: noon(-3) },
    ]);
    const { main, todo, today } = partsOf(page);
    await today.getByRole("button", { name: /^Show all/ }).click();
    await expect(todo).toHaveText([
      /^Email to Priya Raman/,
      /^Grace Berg.*Left a message yesterday at 12:00 PM.*Please call me/,
      /^Marcus.*Callback was due/,
      /^Send the forms.*Task was due/,
    ]);
    const approve = todo.first().getByRole("button", { name: "Approve: Priya Raman" });
    await expect(approve).toBeInViewport({ ratio: 1 });
    const places = await main
      .locator("ul[aria-label=Figures], section")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    expect(places.slice(0, 3)).toEqual(["Figures", "To do", "Upcoming Appointments"]);
    await settle(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, { inBothThemes: true });

    // With one press, and at once.
    await expect(toast(page, "Approved")).toHaveCount(0);
    const letGo = await hold(page, "**/rpc/assistant/queue/approve");
    await approve.click();
    await expect(approve).toHaveAttribute("aria-busy", "true", { timeout: 1_000 });
    letGo();
    await expect(toast(page, "Approved")).toBeVisible();
    await expect(todo.first()).toHaveText(/^Grace Berg/);
    expect(await sql(stateOf, [action])).toMatchObject([{ decided: true, rejected: false }]);
  });
});

test("messages and new leads are marked as done in place, and are there when what waits for approval isn't", async ({
  page,
  signIn,
  sql,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)");
  const ana = await signIn(people.ana);
  const [vera, eli, grace] = await seedContacts(sql, ana.id, [
    { first_name: "Vera", phone_number: "(718) 555-0142", created_at: noon(-3).toISOString() },
    { first_name: "Eli", email: "eli@lind.test", created_at: noon(-3).toISOString() },
    { first_name: "Grace", created_at: noon(-2).toISOString() },
  ]);
  await seedMessage(sql, ana.id, vera!, "The keys are at the front desk.");
  await seedMessage(sql, ana.id, eli!, "Is it still free?");
  const { todo, today } = partsOf(page);

  await test.step("the timeline notes it, and Undo brings them back", async () => {
    await page.goto(overviewPage);
    await expect(todo).toHaveText([/^Vera Berg/, /^Eli Berg/, /^Grace Berg/]);
    await expect(today.getByRole("link", { name: "Call Vera Berg" })).toHaveAttribute(
      "href",
      "tel:7185550142",
    );
    await expect(today.getByRole("link", { name: "Email Eli Berg" })).toHaveAttribute(
      "href",
      "mailto:eli@lind.test",
    );

    const notes = (contact: string) =>
      sql(
        "select data->>'text' as text from contact_events where contact_id = $1 and kind = 'noted'",
        [contact],
      );
    await today.getByRole("button", { name: "Mark done: Vera Berg" }).click();
    await expect(todo).toHaveText([/^Eli Berg/, /^Grace Berg/]);
    await expect(today.getByRole("link", { name: "Email Eli Berg" })).toBeFocused();
    const told = toast(page, "Marked as done");
    await expect(told).toContainText("There's a note in the timeline of Vera Berg.");
    expect(await notes(vera!)).toEqual([{ text: "Answered the message." }]);
    await told.getByRole("button", { name: "Undo" }).click();
    await expect(todo).toHaveText([/^Vera Berg/, /^Eli Berg/, /^Grace Berg/]);
    expect(await notes(vera!)).toEqual([]);

    await today.getByRole("button", { name: "Mark done: Grace Berg" }).click();
    await expect(todo).toHaveText([/^Vera Berg/, /^Eli Berg/]);
    await expect.poll(() => notes(grace!)).toEqual([{ text: "Contacted." }]);

    await failProcedure(page, "contacts/addNote", "The archive is closed.");
    await today.getByRole("button", { name: "Mark done: Eli Berg" }).click();
    await expect(toast(page, "We couldn't mark it as done")).toContainText(
      "The archive is closed.",
    );
    await expect(todo).toHaveText([/^Vera Berg/, /^Eli Berg/]);
  });

  await test.step("the message of someone whose callback waits for approval is listed once", async () => {
    await seedAction(sql, ana, {
      kind: "callback",
      channel: "phone",
      contact_id: vera,
      recipient_name: "Vera",
      recipient: "+17185550142",
    });
    await expect(todo).toHaveText([/^Call to Vera/, /^Eli Berg/]);
    await todo.first().getByRole("button", { name: "Reject: Vera" }).click();
    await expect(todo).toHaveText([/^Vera Berg.*Left a message/, /^Eli Berg/]);
  });

  await test.step("if what waits for approval can't be loaded, the rest of the list is there, and it can be retried", async () => {
    await seedAction(sql, ana);
    await failProcedure(page, "assistant/queue/list", "The archive is closed.");
    await page.reload();
    const alert = today.getByRole("alert");
    await expect(alert).toContainText("We couldn't load what's waiting for your approval");
    await expect(alert).toContainText("The archive is closed.");
    await expect(todo).toHaveText([/^Vera Berg/, /^Eli Berg/]);
    await page.unroute("**/rpc/assistant/queue/list");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(todo).toHaveText([/^Email to Priya Raman/, /^Vera Berg/, /^Eli Berg/]);
    await expect(alert).toHaveCount(0);
  });
});
