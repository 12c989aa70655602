import { newId } from "#server/platform/ids.ts";
import { assistantPage, expectFine, partsOfPage, test } from "./assistant-fixtures.ts";
import { expect } from "./fixtures.ts";
import { hold } from "./requests.ts";
import { say, talkOf } from "./talk-fixtures.ts";

const askCall = "**/rpc/assistant/ask/say**";

test("questions are answered from the professional's own records, failed ones can be sent again, and a draft waits under Today; every state is accessible", async ({
  page,
  ana,
  sql,
  expectAccessible,
  allowErrors,
}) => {
  allowErrors("ERR_FAILED");
  const id = newId();
  await sql(
    `insert into contacts (user_id, id, type, first_name, last_name, phone_number, email, status)
     values ($1, $2, 'Lead', 'Dana', 'Reed', '(718) 555-0199', 'dana@reed.test', 'New Lead')`,
    [ana.id, id],
  );
  const look = () => expectFine(page, expectAccessible);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto(assistantPage);
  const { tab, drafts } = partsOfPage(page);
  await expect(tab("Ask")).toBeVisible();
  await tab("Ask").click();
  const talk = talkOf(page);
  await expect(talk.lines).toHaveCount(1);
  const before = await height();
  await look();

  await expect(talk.lines.first()).toContainText("What would you like to know");
  await talk.chip("What's on today?").click();
  await expect(talk.line(/Nothing on your calendar today/)).toBeVisible();
  await expect(talk.field).toBeFocused();

  await test.step("while it answers, it says so", async () => {
    const letGo = await hold(page, askCall);
    await talk.field.fill("find Dana");
    await talk.field.press("Enter");
    await expect(talk.log).toContainText("The assistant is answering");
    await look();
    letGo();
    await expect(talk.log.getByRole("link", { name: "Dana Reed" })).toBeVisible();
    await say(page, "Am I free next week?");
  });

  await test.step("a failed question stays in the field, and can be sent again", async () => {
    await page.route(askCall, (route) => route.abort());
    await talk.field.fill("Who is next?");
    await talk.field.press("Enter");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(talk.field).toHaveValue("Who is next?");
    await page.unroute(askCall);
    await talk.again.click();
    await expect(talk.line("You have no upcoming appointment.")).toBeVisible();
  });

  await test.step("a question that isn't understood says so, with suggestions to tap", async () => {
    for (let times = 0; times < 8; times += 1) await say(page, `Sing song ${times}`);
    // Entries lengthen the log, not the page.
    expect(await height()).toBe(before);
    await expect(talk.line(/didn't understand/)).toHaveCount(8);
    await expect(talk.chips).toHaveCount(3);
  });

  await test.step("a draft appears under Today, and waits there", async () => {
    await say(page, "Write Dana that the appraisal is in");
    await expect(talkOf(page).line(/I drafted an email to Dana Reed/)).toBeVisible();
    await expect(talkOf(page).log).toContainText("Hi Dana, The appraisal is in. Ana Ruiz");
    await look();
    await tab("Today").click();
    await expect(drafts).toHaveCount(1);
    await expect(drafts.first()).toContainText("The appraisal is in");
    // Questions stay while the page is open.
    await tab("Ask").click();
    await expect(talkOf(page).own("Write Dana that the appraisal is in")).toBeVisible();
  });

  await test.step("a question is answered from the professional's own records, with links to each", async () => {
    await say(page, "What's Dana's number?");
    await expect(talk.line("Dana Reed: (718) 555-0199.")).toBeVisible();
    await talk.log.getByRole("link", { name: "Dana Reed" }).last().click();
    await expect(page).toHaveURL(`/dashboard/crm/contacts/${id}`);
  });
});
