import { afterAll, beforeAll, expect, test } from "vitest";
import { eventKinds, emailedKinds } from "#domain/account/events.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const note = (id: string, kind: string) =>
  app.sql("insert into account.event (user_id, kind, detail) values ($1, $2, 'google')", [
    id,
    kind,
  ]);

test("each change of the sign-in methods is reported by email, and nothing else is", async () => {
  const told: string[] = [];
  for (const kind of eventKinds) {
    const ana = await app.as(fresh(people.ana));
    await app.sql(`update account."user" set created_at = now() - interval '1 day' where id = $1`, [
      ana.id,
    ]);
    await note(ana.id, kind);
    await app.drain();
    const mails = (await app.mails()).filter(({ to }) => to === ana.email);
    if (mails.length > 0) told.push(kind);
    for (const mail of mails) {
      expect(mail.text).toContain("If this wasn't you");
      expect(mail.links).toContain(`${app.running.baseUrl}/dashboard/settings/account`);
    }
  }
  expect(told.sort()).toEqual(emailedKinds.toSorted());
});

test("creating an account is not reported, and a person without a mailbox gets no email", async () => {
  const ana = await app.as(fresh(people.ana));
  await note(ana.id, "identity_linked");
  const ben = await app.as(fresh(people.ben));
  await app.sql(
    `update account."user" set email = id || '@phone.invalid', created_at = now() - interval '1 day' where id = $1`,
    [ben.id],
  );
  await note(ben.id, "passkey_added");
  await app.drain();
  const to = (await app.mails()).map((mail) => mail.to);
  expect(to).not.toContain(ana.email);
  expect(to.filter((address) => address.endsWith("@phone.invalid"))).toEqual([]);
});
