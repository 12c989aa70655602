import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

// There used to be one switch for all notification emails. This tests the migration on rows of that time.

const migrations = fileURLToPath(new URL("../../../migrations/", import.meta.url));

function statementOf(name: string, start: string): string {
  const folder = readdirSync(migrations).find((one) => one.endsWith(name));
  const text = readFileSync(join(migrations, folder!, "migration.sql"), "utf8");
  const found = text
    .split("--> statement-breakpoint")
    .map((statement) => statement.replace(/^\s*(--.*\n\s*)*/, ""))
    .find((statement) => statement.startsWith(start));
  if (!found) throw new Error(`No statement of ${name} starts with ${start}`);
  return found;
}

test("people who had switched emails off get none of any kind, and nothing changes for everyone else", async () => {
  await using app = await testApp();
  const ana = await app.as(fresh(people.ana));
  const leo = await app.as(fresh(people.leo));
  await app.sql("alter table profiles add column sends_notice_mail boolean not null default true");
  await app.sql("update profiles set sends_notice_mail = false where id = $1", [ana.id]);
  await app.sql(statementOf("_notice-wishes-walls", "insert into notice_wishes"));
  // The topics of that time.
  const ofThen = ({ topic }: { topic: string }) =>
    ["invitation", "answer", "end", "saved", "changed"].includes(topic);
  const wishes = (await ana.api.notices.wishes()).wishes.filter(ofThen);
  expect(wishes.every(({ inBell, byMail }) => inBell && !byMail)).toBe(true);
  expect(await app.sql("select user_id from notice_wishes where user_id <> $1", [ana.id])).toEqual(
    [],
  );
  const his = (await leo.api.notices.wishes()).wishes.filter(ofThen);
  expect(his.every(({ byMail }) => byMail)).toBe(true);
});

test("people with contacts are past the first steps, and those without are not", async () => {
  await using app = await testApp();
  const ana = await app.as(fresh(people.ana));
  const leo = await app.as(fresh(people.leo));
  await app.sql("update profiles set first_steps = 'new'");
  await ana.api.contacts.addPartner({ id: newId(), partner: { firstName: "Sol" } });
  await app.sql(statementOf("_notice-wishes-walls", "update profiles p set first_steps"));
  expect((await ana.api.profiles.mine())!.firstSteps).toBe("ended");
  expect((await leo.api.profiles.mine())!.firstSteps).toBe("new");
});
