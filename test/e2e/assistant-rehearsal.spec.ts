import { assistantPage, partsOfPage, test } from "./assistant-fixtures.ts";
import { inDays } from "./booking-fixtures.ts";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect, people } from "./fixtures.ts";
import { phone } from "./public-fixtures.ts";
import { bookUpToYes, greeting, say, talkOf } from "./talk-fixtures.ts";

const tryPage = `${assistantPage}?tab=try`;
const day = inDays(4);

test("a practice booking runs to its end, is explained beside it, and nothing of it is stored", async ({
  page,
  ana,
  sql,
}) => {
  await page.goto(tryPage);
  const talk = talkOf(page);
  const { panel, main } = partsOfPage(page);
  await expect(talk.lines.first()).toHaveText(greeting);
  await bookUpToYes(page, { day, time: "10 am" });
  const behind = panel("Behind the scenes").getByRole("listitem");
  await expect(behind.first()).toContainText("Understood by script");
  await expect(panel("Behind the scenes")).toContainText("10:00 AM");
  await say(page, "What is your mortgage rate?");
  await expect(panel("Behind the scenes")).toContainText("It never discusses rates");
  await say(page, "Yes, please");
  await expect(panel("Behind the scenes")).toContainText("Book Pat Doe for");
  await expect(talk.manage).toHaveCount(0);
  const rows = await sql("select 1 from appointments where professional_id = $1", [ana.id]);
  expect(rows).toEqual([]);
  await main.getByRole("button", { name: "Start over" }).click();
  await expect(talk.own("Yes, please")).toHaveCount(0);
  await expect(talk.lines.first()).toHaveText(greeting);
  await expect(talk.field).toBeFocused();
  await expect(panel("Behind the scenes").getByRole("listitem")).toHaveCount(0);
  const talks = await sql("select 1 from assistant_conversations where user_id = $1", [ana.id]);
  expect(talks).toHaveLength(1);
});

test("works while the assistant was never switched on, and starts over after a reload", async ({
  page,
  signIn,
}) => {
  await signIn(people.ana);
  await page.goto(tryPage);
  const talk = talkOf(page);
  await expect(talk.lines.first()).toHaveText(greeting);
  await talk.chip("Book an appointment").press("Enter");
  await expect(talk.own("Book an appointment")).toBeVisible();
  await page.reload();
  await expect(talk.lines.first()).toHaveText(greeting);
  await expect(talk.own("Book an appointment")).toHaveCount(0);
});

for (const viewport of [{ width: 1440, height: 900 }, phone])
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("every state is accessible in both themes", async ({
      page,
      ana,
      expectAccessible,
      allowErrors,
    }) => {
      allowErrors("ERR_FAILED");
      const look = async () => {
        await settle(page);
        await expectAccessible(page, { inBothThemes: true });
        await expectNoSidewaysScroll(page);
      };
      const beginCall = "**/rpc/assistant/rehearsal/begin**";
      await page.route(beginCall, (route) => route.abort());
      await page.goto(tryPage);
      const retry = page.getByRole("button", { name: "Try again" });
      await expect(retry).toBeVisible();
      await look();
      await page.unroute(beginCall);
      await retry.click();
      const talk = talkOf(page);
      await expect(talk.lines.first()).toHaveText(greeting);
      await look();
      await say(page, "What is your rate? I want to book next Tuesday at 2");
      await look();
      // The field is removed when the conversation ends.
      await talk.field.fill("Goodbye");
      await talk.field.press("Enter");
      await expect(page.getByText("This conversation is over.")).toBeVisible();
      await look();
      expect(ana.id).toBeTruthy();
    });
  });
