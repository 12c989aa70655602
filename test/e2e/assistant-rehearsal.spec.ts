import { switchOn } from "../harness/talk.ts";
import { assistantPage, expectFine, partsOfPage } from "./assistant-fixtures.ts";
import { inDays } from "./booking-fixtures.ts";
import { expect, people, test } from "./fixtures.ts";
import { phone } from "./public-fixtures.ts";
import { bookUpToYes, greeting, say, talkOf } from "./talk-fixtures.ts";

const tryPage = `${assistantPage}?tab=try`;
const day = inDays(4);

test("a practice booking needs no switched-on assistant, runs to its end, is explained beside it, and nothing of it is stored; every state is accessible", async ({
  page,
  signIn,
  sql,
  expectAccessible,
  allowErrors,
}) => {
  allowErrors("ERR_FAILED");
  const ana = await signIn(people.ana);
  const talk = talkOf(page);
  const { panel, main } = partsOfPage(page);
  const look = () => expectFine(page, expectAccessible);

  const beginCall = "**/rpc/assistant/rehearsal/begin**";
  await page.route(beginCall, (route) => route.abort());
  await page.goto(tryPage);
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await look();
  await page.unroute(beginCall);
  await retry.click();
  await expect(talk.lines.first()).toHaveText(greeting);
  await look();

  await test.step("it works while the assistant was never switched on, and starts over after a reload", async () => {
    await expect(talk.lines.first()).toHaveText(greeting);
    await talk.chip("Book an appointment").press("Enter");
    await expect(talk.own("Book an appointment")).toBeVisible();
    await switchOn({ sql }, ana);
    await page.reload();
    await expect(talk.lines.first()).toHaveText(greeting);
    await expect(talk.own("Book an appointment")).toHaveCount(0);
  });

  await test.step("a practice booking runs to its end, is explained beside it, and nothing of it is stored", async () => {
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

  await test.step("it ends with the conversation, and is accessible to the end", async () => {
    await say(page, "What is your rate? I want to book next Tuesday at 2");
    // The log scrolls only now, and is then reached by keyboard.
    await page.setViewportSize(phone);
    await look();
    await page.setViewportSize(phone);
    // The field is removed when the conversation ends.
    await talk.field.fill("Goodbye");
    await talk.field.press("Enter");
    await expect(page.getByText("This conversation is over.")).toBeVisible();
    await look();
  });
});
