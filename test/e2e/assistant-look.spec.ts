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
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect } from "./fixtures.ts";

const phone = { width: 390, height: 844 };
const computer = { width: 1440, height: 900 };
const long = "supercalifragilistic".repeat(8);

for (const viewport of [computer, phone]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("every tab and a conversation are accessible in both themes and fit, whatever they contain", async ({
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
      const look = async () => {
        await settle(page);
        await expectAccessible(page, { inBothThemes: true });
        await expectNoSidewaysScroll(page);
      };
      await page.goto(assistantPage);
      const { tab, waiting, main, queue } = partsOfPage(page);
      await expect(waiting).toHaveCount(1);
      await queue.getByText(/^Recent decisions/).click();
      await waiting.getByRole("button", { name: /^Edit/ }).click();
      await look();
      await tab("Conversations").click();
      await expect(main.getByRole("list", { name: "Conversations" })).toBeVisible();
      await look();
      await tab("Outreach").click();
      await expect(main.getByRole("list", { name: "Why was this sent or not?" })).toBeVisible();
      await look();
      await main.getByRole("link", { name: "Settings" }).click();
      await main.getByRole("radio", { name: "Only at certain hours" }).check();
      await main.getByRole("button", { name: "Add a day" }).click();
      await look();
      await page.goto(conversationPage(id));
      await expect(main.getByRole("textbox", { name: "Your answer" })).toBeVisible();
      await look();
    });
  });
}

test("on a phone the open tab is visible, wherever it is in the row", async ({ page, ana }) => {
  await page.setViewportSize(phone);
  await page.goto(`${assistantPage}?tab=try`);
  const { tab } = partsOfPage(page);
  await expect(tab("Try your assistant")).toBeInViewport({ ratio: 1 });
  expect(ana.id).toBeTruthy();
});

test("arrow keys switch tabs, and each has an address that can be opened", async ({
  page,
  ana,
}) => {
  await page.goto(assistantPage);
  const { tab } = partsOfPage(page);
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
  await page.reload();
  await expect(tab("Try your assistant")).toHaveAttribute("aria-selected", "true");
  expect(ana.id).toBeTruthy();
});
