import { newId } from "#server/platform/ids.ts";
import { assistantPage, partsOfPage, test } from "./assistant-fixtures.ts";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { expect } from "./fixtures.ts";
import { phone } from "./public-fixtures.ts";
import { hold } from "./requests.ts";
import { say, talkOf } from "./talk-fixtures.ts";

const askPage = `${assistantPage}?tab=ask`;
const askCall = "**/rpc/assistant/ask/say**";

test("a question is answered from the professional's own records, with links to each", async ({
  page,
  ana,
  sql,
}) => {
  const id = newId();
  await sql(
    `insert into contacts (user_id, id, type, first_name, last_name, phone_number, status)
     values ($1, $2, 'Lead', 'Dana', 'Reed', '(718) 555-0199', 'New Lead')`,
    [ana.id, id],
  );
  await page.goto(askPage);
  const talk = talkOf(page);
  await expect(talk.lines.first()).toContainText("What would you like to know");
  await talk.chip("What's on today?").click();
  await expect(talk.line(/Nothing on your calendar today/)).toBeVisible();
  await expect(talk.field).toBeFocused();
  await say(page, "What's Dana's number?");
  await expect(talk.line("Dana Reed: (718) 555-0199.")).toBeVisible();
  await talk.log.getByRole("link", { name: "Dana Reed" }).click();
  await expect(page).toHaveURL(`/dashboard/crm/contacts/${id}`);
});

test("a draft appears under Today, and waits there", async ({ page, ana, sql }) => {
  await sql(
    `insert into contacts (user_id, id, type, first_name, last_name, email, status)
     values ($1, $2, 'Lead', 'Dana', 'Reed', 'dana@reed.test', 'New Lead')`,
    [ana.id, newId()],
  );
  await page.goto(assistantPage);
  const { tab, drafts } = partsOfPage(page);
  await expect(tab("Ask")).toBeVisible();
  await tab("Ask").click();
  await say(page, "Write Dana that the appraisal is in");
  await expect(talkOf(page).line(/I drafted an email to Dana Reed/)).toBeVisible();
  await expect(talkOf(page).log).toContainText("Hi Dana, The appraisal is in. Ana Ruiz");
  await tab("Today").click();
  await expect(drafts).toHaveCount(1);
  await expect(drafts.first()).toContainText("The appraisal is in");
  // Questions stay while the page is open.
  await tab("Ask").click();
  await expect(talkOf(page).own("Write Dana that the appraisal is in")).toBeVisible();
});

test("a question that isn't understood says so, with suggestions to tap", async ({ page, ana }) => {
  await page.goto(askPage);
  const talk = talkOf(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(talk.lines).toHaveCount(1);
  const before = await height();
  for (let times = 0; times < 8; times += 1) await say(page, `Sing song ${times}`);
  // Entries lengthen the log, not the page.
  expect(await height()).toBe(before);
  await expect(talk.line(/didn't understand/)).toHaveCount(8);
  await expect(talk.chips).toHaveCount(3);
  expect(ana.id).toBeTruthy();
});

test("a failed question stays in the field, and can be sent again", async ({
  page,
  ana,
  allowErrors,
}) => {
  allowErrors("ERR_FAILED");
  await page.goto(askPage);
  const talk = talkOf(page);
  await expect(talk.lines).toHaveCount(1);
  await page.route(askCall, (route) => route.abort());
  await talk.field.fill("Who is next?");
  await talk.field.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(talk.field).toHaveValue("Who is next?");
  await page.unroute(askCall);
  await talk.again.click();
  await expect(talk.line("You have no upcoming appointment.")).toBeVisible();
  expect(ana.id).toBeTruthy();
});

for (const viewport of [{ width: 1440, height: 900 }, phone])
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("every state is accessible in both themes", async ({
      page,
      ana,
      sql,
      expectAccessible,
    }) => {
      await sql(
        `insert into contacts (user_id, id, type, first_name, last_name, email, status)
           values ($1, $2, 'Lead', 'Dana', 'Reed', 'dana@reed.test', 'New Lead')`,
        [ana.id, newId()],
      );
      const look = async () => {
        await settle(page);
        await expectAccessible(page, { inBothThemes: true });
        await expectNoSidewaysScroll(page);
      };
      await page.goto(askPage);
      const talk = talkOf(page);
      await expect(talk.lines).toHaveCount(1);
      await look();
      const letGo = await hold(page, askCall);
      await talk.field.fill("find Dana");
      await talk.field.press("Enter");
      await expect(talk.log).toContainText("The assistant is answering");
      await look();
      letGo();
      await expect(talk.log.getByRole("link", { name: "Dana Reed" })).toBeVisible();
      await say(page, "Am I free next week?");
      await say(page, "Draft a follow-up to Dana Reed");
      await expect(talk.line(/I drafted/)).toBeVisible();
      await look();
    });
  });
