import {
  assistantPage,
  conversationPage,
  expectFine,
  partsOfPage,
  seedAction,
  seedConversation,
  seedReceipt,
  seedTask,
  test,
} from "./assistant-fixtures.ts";
import { expect } from "./fixtures.ts";
import { phone } from "./public-fixtures.ts";

const long = "supercalifragilistic".repeat(8);

test("tabs switch with arrow keys and have addresses; every tab and a conversation are accessible in both themes and fit, whatever they contain", async ({
  page,
  ana,
  sql,
  expectAccessible,
}) => {
  const id = await seedConversation(sql, ana, {
    status: "taken over",
    ended_at: null,
    outcome: null,
    caller_name: long,
    flags: ["abuse", "guard:rates"],
    turns: [{ words: long }, { speaker: "assistant", words: long, heard_words: "" }],
  });
  await seedAction(sql, ana, { words: long, recipient_name: long, cause: long });
  await seedAction(sql, ana, { status: "draft" });
  await seedAction(sql, ana, { status: "refused", result: long, decided_at: new Date() });
  await seedTask(sql, ana, { task_description: long, conversation_id: id });
  await seedReceipt(sql, ana);
  const look = () => expectFine(page, expectAccessible);
  await page.goto(assistantPage);
  const { tab, waiting, main, queue } = partsOfPage(page);

  await test.step("arrow keys switch tabs, and each has an address that can be opened", async () => {
    await tab("Today").focus();
    for (const [name, key] of [
      ["Ask", "ask"],
      ["Conversations", "conversations"],
      ["Outreach", "outreach"],
      ["Try your assistant", "try"],
    ] as const) {
      await page.keyboard.press("ArrowRight");
      await expect(tab(name)).toBeFocused();
      await expect(page).toHaveURL(`${assistantPage}?tab=${key}`);
    }
    // On a phone the open tab is visible, wherever it is in the row.
    await page.setViewportSize(phone);
    await page.reload();
    await expect(tab("Try your assistant")).toHaveAttribute("aria-selected", "true");
    await expect(tab("Try your assistant")).toBeInViewport({ ratio: 1 });
  });

  await test.step("every tab and a conversation are accessible and fit", async () => {
    await tab("Today").click();
    await expect(waiting).toHaveCount(1);
    await queue.getByText(/^Recent decisions/).click();
    await waiting.getByRole("button", { name: /^Edit/ }).click();
    await look();
    await tab("Conversations").click();
    const conversations = main.getByRole("list", { name: "Conversations" });
    await expect(conversations).toBeVisible();
    await look();
    await conversations.getByRole("link").click();
    await expect(page).toHaveURL(conversationPage(id));
    await expect(main.getByRole("textbox", { name: "Your answer" })).toBeVisible();
    await look();
    await main.getByRole("link", { name: "All conversations" }).click();
    await tab("Outreach").click();
    await expect(main.getByRole("list", { name: "Why was this sent or not?" })).toBeVisible();
    await look();
    await main.getByRole("link", { name: "Settings" }).click();
    await main.getByRole("radio", { name: "Only at certain hours" }).check();
    await main.getByRole("button", { name: "Add a day" }).click();
    await look();
  });
});
