import {
  assistantPage,
  conversationPage,
  partsOfPage,
  seedAction,
  seedConversation,
  seedTask,
  test,
} from "./assistant-fixtures.ts";
import { expect, toast } from "./fixtures.ts";
import { greeting, say, talkOf } from "./talk-fixtures.ts";

const listPage = `${assistantPage}?tab=conversations`;

test("conversations are listed, filtered and opened, show every line with its origin, and are deleted", async ({
  page,
  ana,
  sql,
  expectAccessible,
  allowErrors,
}) => {
  allowErrors("404 (Not Found)");
  const { main, panel, question } = partsOfPage(page);

  await test.step("the transcript is deleted and the entry stays; then the conversation can be deleted too", async () => {
    const id = await seedConversation(sql, ana, { turns: [{ words: "My dog is called Rex" }] });
    await page.goto(conversationPage(id));
    const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
    await expect(main).toContainText("My dog is called Rex");
    await press("Delete transcript");
    await question.getByRole("button", { name: "Delete transcript" }).click();
    await expect(main).toContainText("The transcript of this conversation was deleted.");
    await expect(main).not.toContainText("Rex");
    const wordsOf = "select words from assistant_turns where conversation_id = $1";
    expect(await sql(wordsOf, [id])).toEqual([{ words: "" }]);

    await press("Delete");
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(toast(page, "Conversation deleted")).toBeVisible();
    await expect(page).toHaveURL(listPage);
    await expect(main).toContainText("No conversations yet.");
    expect(await sql("select from assistant_conversations where id = $1", [id])).toEqual([]);
  });

  await test.step("a conversation that no longer exists says so and leads back", async () => {
    await page.goto(conversationPage(ana.id));
    await expect(main).toContainText("This conversation no longer exists.");
    await main.getByRole("link", { name: "All conversations" }).click();
    await expect(page).toHaveURL(listPage);
  });

  await test.step("conversations are listed with channel and outcome, filtered, and opened", async () => {
    await seedConversation(sql, ana, {
      outcome: "booked",
      summary: "Priya booked an appointment.",
    });
    await seedConversation(sql, ana, {
      channel: "phone",
      caller: "+17185550142",
      caller_name: null,
      outcome: "optedOut",
      duration_seconds: 125,
      flags: ["rates", "guard:rates"],
    });
    const rows = main.getByRole("list", { name: "Conversations" }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    const call = rows.filter({ hasText: "+1 718 555 0142" });
    await expect(call).toContainText("Phone call · 2 min 5 s");
    await expect(call).toContainText("Asked not to be contacted");
    await expect(call).toContainText("2 notes");
    await main.getByLabel("Outcome").selectOption({ label: "Booked" });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Priya booked an appointment.");
    await expect(page).toHaveURL(`${listPage}&outcome=booked`);
    await main.getByLabel("How").selectOption({ label: "Phone call" });
    await expect(main).toContainText("No conversations match.");
    await page.reload();
    await expect(main.getByLabel("How")).toHaveValue("phone");
    await main.getByRole("button", { name: "Show all" }).click();
    await expect(rows).toHaveCount(2);
    await rows.getByRole("link", { name: "+1 718 555 0142" }).click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("+1 718 555 0142");
    await expect(main).toContainText("Asked about rates or terms");
    await main.getByRole("link", { name: "All conversations" }).click();
    await expect(page).toHaveURL(listPage);
  });

  await test.step("a conversation shows every line with its origin, the outcome, and links", async () => {
    const id = await seedConversation(sql, ana, {
      outcome: "message",
      summary: "Priya left a message.",
      next_step: "Answer the message.",
      cost_cents: 12,
      turns: [
        { speaker: "assistant", words: "I am the automated assistant.", heard_words: "I am the" },
        { words: "Please call me", understood_by: "grammar", latency_ms: 12 },
        { speaker: "assistant", words: "I will tell her.", latency_ms: 1_240 },
      ],
    });
    await seedAction(sql, ana, { conversation_id: id, kind: "callback", channel: "phone" });
    await seedTask(sql, ana, { conversation_id: id });
    await page.goto(conversationPage(id));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Assistant");
    const transcript = panel("Transcript");
    await expect(transcript).toContainText("Interrupted. Heard until: “I am the”");
    await expect(transcript).toContainText("understood by script · answered in 12 ms");
    await expect(transcript).toContainText("answered in 1.2 s");
    const facts = panel("Details");
    for (const told of ["Message taken", "Priya left a message.", "Answer the message.", "$0.12"])
      await expect(facts).toContainText(told);
    await expect(facts).toContainText("We never record audio.");
    await expect(panel("Prepared")).toContainText("Call to Priya Raman");
    await expect(panel("Done")).toContainText("Answered web chat");
    await expect(main.getByRole("button", { name: "Take over" })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test("the professional takes over a live conversation and hands it back; an answer that was lost is said once; a call can't be taken over", async ({
  page,
  ana,
  browser,
  sql,
  allowErrors,
}) => {
  allowErrors("ERR_FAILED");
  const { panel, main, question } = partsOfPage(page);

  await test.step("the professional takes over a live conversation, answers, and hands it back; the visitor sees who is speaking", async () => {
    await page.goto(assistantPage);
    await expect(main.getByLabel("The link to share")).toBeVisible();
    const link = await main.getByLabel("The link to share").inputValue();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(link);
    const talk = talkOf(visitor);
    await expect(talk.lines.first()).toHaveText(greeting);
    await say(visitor, "My name is Pat Doe, what are your hours?");

    const live = panel("Going on now");
    await live.getByRole("link").click();
    await expect(page).toHaveURL(/\/conversations\//);
    const transcript = panel("Transcript");
    await expect(transcript).toContainText("what are your hours?");
    await expect(main.getByText("Live", { exact: true })).toBeVisible();
    await main.getByRole("button", { name: "Take over" }).click();
    await expect(toast(page, "You answer now")).toBeVisible();
    const field = main.getByRole("textbox", { name: "Your answer" });
    await expect(field).toBeFocused();
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription("Write something first.");
    await page.keyboard.type("Hello Pat, Ana here.");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expect(transcript).toContainText("Hello Pat, Ana here.");
    // A page rarely checks whether a person answers, but checks at once when it becomes visible.
    await visitor.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(talk.line("Hello Pat, Ana here.")).toContainText("Ana Ruiz");

    await talk.field.fill("Oh, a person");
    await talk.field.press("Enter");
    await expect(transcript).toContainText("Oh, a person");
    await main.getByRole("button", { name: "Hand back" }).click();
    await expect(toast(page, "The assistant answers again")).toBeVisible();
    await expect(talk.line("The automated assistant is answering again.")).toBeVisible();
    await expect(field).toHaveCount(0);

    await main.getByRole("button", { name: "End", exact: true }).click();
    await question.getByRole("button", { name: "End", exact: true }).click();
    await expect(main.getByRole("button", { name: "Delete transcript" })).toBeVisible();
    const lines = await sql<{ speaker: string; words: string }>(
      "select speaker, words from assistant_turns where user_id = $1 and speaker = 'professional'",
      [ana.id],
    );
    expect(lines).toEqual([{ speaker: "professional", words: "Hello Pat, Ana here." }]);

    await visitor.context().close();
  });

  await test.step("an answer whose response is lost stays in the field, and is said once when sent again", async () => {
    const id = await seedConversation(sql, ana, {
      status: "taken over",
      ended_at: null,
      outcome: null,
      turns: [{}],
    });
    await page.goto(conversationPage(id));
    const field = main.getByRole("textbox", { name: "Your answer" });
    await page.route("**/rpc/assistant/conversations/say", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await field.fill("Are you still there?");
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(/couldn't reach Hearthline/);
    await expect(field).toHaveValue("Are you still there?");
    await page.unrouteAll();
    await main.getByRole("button", { name: "Send" }).click();
    await expect(field).toHaveValue("");
    await expect(panel("Transcript").getByText("Are you still there?")).toHaveCount(1);
  });

  await test.step("a call can't be taken over here, and says so", async () => {
    const id = await seedConversation(sql, ana, {
      channel: "phone",
      status: "open",
      ended_at: null,
      outcome: null,
    });
    await page.goto(conversationPage(id));
    await expect(main).toContainText("You can't take over calls and texts here");
    await expect(main.getByRole("button", { name: "Take over" })).toHaveCount(0);
    await expect(main.getByRole("button", { name: "End", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Priya Raman");
  });
});
