import { seedAppointments } from "./appointments-fixtures.ts";
import {
  assistantPage,
  conversationPage,
  partsOfPage,
  seedAction,
  seedConversation,
  seedReceipt,
  seedTask,
  test,
} from "./assistant-fixtures.ts";
import { expect, failProcedure, toast } from "./fixtures.ts";
import { hold } from "./requests.ts";

const actionOf = "select status, subject, words, result from assistant_actions where id = $1";

test("waiting messages are approved, edited or rejected, also while others decide and more arrive", async ({
  page,
  ana,
  sql,
  allowErrors,
}) => {
  allowErrors("500 (Internal Server Error)", "409 (Conflict)");
  const asIs = await seedAction(sql, ana, { recipient_name: "Priya Raman" });
  const changed = await seedAction(sql, ana, {
    recipient_name: "Ben Okafor",
    recipient: "ben@example.com",
    party_role: "Buyer's agent",
  });
  const unwanted = await seedAction(sql, ana, {
    recipient_name: "Chen Wei",
    recipient: "+17185550142",
    kind: "textBack",
    channel: "text",
    subject: null,
    words: "Sorry that I missed your call.",
    cause: "A call was missed.",
  });
  const live = page.waitForResponse("**/events");
  const { waiting, queue, says } = partsOfPage(page);

  await test.step("a part that fails to load says so, and can be retried", async () => {
    await failProcedure(page, "assistant/queue/list", "The tray is stuck.");
    await page.goto(assistantPage);
    expect((await live).status()).toBe(200);
    await expect(queue.getByRole("alert")).toContainText("The tray is stuck.");
    await expect(says).toHaveText("Guided assistant: On");
    await page.unroute("**/rpc/assistant/queue/list");
    await queue.getByRole("button", { name: "Try again" }).click();
    await expect(waiting).toHaveCount(3);
  });

  await test.step("waiting messages show recipient, channel and reason; each is approved, edited and approved, or rejected", async () => {
    await expect(waiting).toHaveCount(3);
    const card = (name: string) => waiting.filter({ hasText: name });
    const press = (who: string, act: string) =>
      card(who)
        .getByRole("button", { name: new RegExp(`^${act}`) })
        .click();
    await expect(card("Priya Raman")).toContainText("Email to Priya Raman");
    await expect(card("Priya Raman")).toContainText(
      "Because: Appraisal in was set to Nov 20, 2026.",
    );
    await expect(card("Priya Raman")).toContainText(/Expires \w{3} \d+, \d{4} at/);
    await expect(card("Ben Okafor")).toContainText("Email to Ben Okafor (Buyer's agent)");
    await expect(card("Chen Wei").getByRole("link", { name: "+1 718 555 0142" })).toHaveAttribute(
      "href",
      "tel:+17185550142",
    );

    await press("Priya Raman", "Approve");
    await expect(toast(page, "Approved")).toBeVisible();
    await expect(waiting).toHaveCount(2);
    expect((await sql<{ status: string }>(actionOf, [asIs]))[0]!.status).not.toBe("waiting");

    await press("Ben Okafor", "Edit");
    const message = card("Ben Okafor").getByRole("textbox", { name: "Message" });
    await expect(message).toBeFocused();
    await message.fill("");
    await press("Ben Okafor", "Approve this version");
    await expect(message).toHaveAccessibleDescription("Write something first.");
    await expect(message).toBeFocused();
    await press("Ben Okafor", "Discard edits");
    await expect(card("Ben Okafor")).toContainText("The appraisal of 482 Dean Street");
    await expect(
      card("Ben Okafor").getByRole("button", { name: "Edit: Ben Okafor" }),
    ).toBeFocused();
    await press("Ben Okafor", "Edit");
    await card("Ben Okafor").getByRole("textbox", { name: "Subject" }).fill("Good news");
    await message.fill("The appraisal is in, Ben.");
    await press("Ben Okafor", "Approve this version");
    await expect(waiting).toHaveCount(1);
    expect(await sql(actionOf, [changed])).toMatchObject([
      { subject: "Good news", words: "The appraisal is in, Ben." },
    ]);

    await press("Chen Wei", "Reject");
    await expect(toast(page, "Rejected")).toBeVisible();
    await expect(queue).toContainText("Nothing waiting for you.");
    expect(await sql(actionOf, [unwanted])).toMatchObject([{ status: "rejected" }]);
    await queue.getByText(/^Recent decisions \(3\)$/).click();
    await expect(queue.getByRole("list", { name: "Recent decisions" }).locator("> li")).toHaveCount(
      3,
    );
  });

  await test.step("a message already decided in another tab says so and disappears", async () => {
    const id = await seedAction(sql, ana);
    const approve = waiting.getByRole("button", { name: "Approve: Priya Raman" });
    await expect(approve).toBeVisible();
    const release = await hold(page, "**/rpc/assistant/queue/list");
    await sql(
      "update assistant_actions set status = 'rejected', decided_at = now() where id = $1",
      [id],
    );
    await approve.click();
    await expect(toast(page, "That didn't work")).toContainText("This was already decided.");
    release();
    await expect(waiting).toHaveCount(0);
  });

  await test.step("a message being edited stays as it is while another arrives", async () => {
    await seedAction(sql, ana);
    await waiting.getByRole("button", { name: "Edit: Priya Raman" }).click();
    const message = waiting.getByRole("textbox", { name: "Message" });
    await message.fill("Half a sen");
    await seedAction(sql, ana, { recipient_name: "Chen Wei" });
    await expect(waiting).toHaveCount(2);
    await expect(message).toHaveValue("Half a sen");
  });
});

test("the log explains and undoes, why something was not sent is one click away, and a draft is sent by hand", async ({
  page,
  context,
  ana,
  sql,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  const [appointment] = await seedAppointments(sql, ana.id, [{ booked_by: "assistant" }]);
  const conversation = await seedConversation(sql, ana);
  await seedTask(sql, ana, {
    kind: "booked",
    appointment_id: appointment,
    conversation_id: conversation,
    starts_at: new Date("2026-01-01T12:00:00Z"),
  });
  await seedTask(sql, ana, { kind: "optedOut", task_description: "Noted a stop", details: null });
  for (let index = 0; index < 10; index += 1)
    await seedTask(sql, ana, {
      task_description: `Older ${index}`,
      details: null,
      performed_at: new Date(Date.now() - (index + 5) * 3_600_000),
    });

  const id = await seedAction(sql, ana, {
    status: "refused",
    result: "Not allowed.",
    decided_at: new Date(),
  });
  await seedReceipt(sql, ana, { action_id: id });
  await seedReceipt(sql, ana, { recipient: "+19175550163", verdict: "allow", reasons: [] });
  const draft = { kind: "followUp", status: "draft" };
  const mine = await seedAction(sql, ana, draft);
  const unwanted = await seedAction(sql, ana, { ...draft, recipient_name: "Chen Wei" });
  await page.goto(assistantPage);
  const { tab, log, question, queue, panel, main, drafts, press } = partsOfPage(page);

  await test.step("the log tells each entry in a sentence, explains it, links onward, and undoes a booking after a question", async () => {
    const lines = log.getByRole("listitem");
    await expect(lines).toHaveCount(10);
    await log.getByRole("button", { name: "Load more" }).click();
    await expect(lines).toHaveCount(12);
    const line = lines.filter({
      hasText: /^Answered Priya Raman: booked Thu, Jan 1.*, \d+:00 [AP]M/,
    });
    const cost = line.getByText("No charge for calls or texts");
    await expect(cost).toBeHidden();
    await line.getByText("Why").click();
    for (const told of [
      "A visitor wrote on your page.",
      "Can I see you on Tuesday?",
      "Your setting",
    ])
      await expect(line).toContainText(told);
    await expect(cost).toBeVisible();
    await expect(line.getByRole("link", { name: "Conversation" })).toHaveAttribute(
      "href",
      conversationPage(conversation),
    );
    await expect(lines.filter({ hasText: "they asked not to be contacted again" })).toContainText(
      "Only they can undo this",
    );
    await expect(log.getByRole("button", { name: /^Undo/ })).toHaveCount(1);

    const statusOf = "select status from appointments where id = $1";
    await line.getByRole("button", { name: /^Undo/ }).click();
    await question.getByRole("button", { name: "Keep it", exact: true }).click();
    expect(await sql(statusOf, [appointment])).toEqual([{ status: "Scheduled" }]);
    await line.getByRole("button", { name: /^Undo/ }).click();
    await question.getByRole("button", { name: "Cancel the appointment" }).click();
    await expect(toast(page, "Undone")).toBeVisible();
    await expect(line).toContainText("Undone.");
    expect(await sql(statusOf, [appointment])).toEqual([{ status: "Cancelled" }]);
  });

  await test.step("why something was not sent is one click away", async () => {
    await queue.getByText(/^Recent decisions/).click();
    await queue
      .getByRole("list", { name: "Recent decisions" })
      .getByRole("link", { name: "Why" })
      .click();
    const one = panel("Checks for one message");
    await expect(one.getByRole("list").first()).toContainText(
      "There's no valid consent in writing",
    );
    await expect(one).toContainText("47 CFR 64.1200(a)");
    await expect(one).toContainText("Not allowed");
    await expect(main).not.toContainText("+1 917 555 0163");
    await one.getByRole("link", { name: "Show all" }).click();
    await expect(panel("Why was this sent or not?")).toContainText("+1 917 555 0163");
    await expect(main).toContainText("Nothing blocked it.");
  });

  await test.step("a draft is copied, marked as sent by hand, or discarded", async () => {
    await tab("Today").click();
    await expect(drafts).toHaveCount(2);
    await expect(drafts.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
    await press("Copy: Priya Raman");
    await expect(toast(page, "Copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "The appraisal of 482 Dean Street came in on November 20.",
    );
    await press("Sent by me: Priya Raman");
    await expect(toast(page, "Marked as sent")).toBeVisible();
    await expect(drafts).toHaveCount(1);
    await press("Discard: Chen Wei");
    await expect(drafts).toHaveCount(0);
    expect(await sql(actionOf, [mine])).toMatchObject([{ status: "done", result: "Sent by you." }]);
    expect(await sql(actionOf, [unwanted])).toMatchObject([{ status: "rejected" }]);
  });
});
