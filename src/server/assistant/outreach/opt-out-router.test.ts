import { afterAll, beforeAll, expect, test } from "vitest";
import { createKeys } from "#server/platform/keys.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { reachable } from "#test/harness/outreach.ts";
import { people, testSecret } from "#test/harness/people.ts";
import { optOutSecretOf } from "./opt-out-link.ts";

// Wednesday, 1 PM in New York.
const noon = new Date("2026-11-18T18:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => noon });
});
afterAll(() => app[Symbol.asyncDispose]());

const keys = createKeys(testSecret);
const stopsOf = ({ id }: { id: string }) =>
  app.sql("select address, kind, source, words from outreach_stops where user_id = $1", [id]);
const optOut = () => app.visitor.api.assistant.optOut;

/** The link in an email, as its recipient would open it. */
async function linkIn(email: string) {
  const [mail] = (await app.mails()).filter(({ to }) => to === email);
  const [, profileId, secret] = mail!.text.match(/\/stop\/([^#\s]+)#(\S+)/)!;
  return { profileId: profileId!, secret: secret! };
}

test("the link in an email opts its reader out of everything, also after the assistant is switched off, and once", async () => {
  const ana = await reachable(app);
  const { contactId, email } = await ana.contact({ consents: ["mail"] });
  const first = await ana.action({ contactId, channel: "mail", recipient: email });
  await ana.run(first);
  const link = await linkIn(email);
  const next = await ana.action({ contactId, channel: "mail", recipient: email });
  await app.sql(
    `update assistant_settings set settings = jsonb_set(settings, '{isOn}', 'false') where user_id = $1`,
    [ana.id],
  );
  const state = { fullName: "Ana Ruiz", address: email, isStopped: false };
  expect(await optOut().read(link)).toMatchObject(state);
  expect(await stopsOf(ana)).toEqual([]);
  expect(await optOut().stop(link)).toMatchObject({ ...state, isStopped: true });
  expect(await optOut().stop(link)).toMatchObject({ isStopped: true });
  expect(await optOut().read(link)).toMatchObject({ isStopped: true });
  expect(await stopsOf(ana)).toEqual([
    { address: email, kind: "stopped", source: "Link in a mail", words: null },
  ]);
  expect(await ana.read(next)).toMatchObject({ status: "cancelled" });
});

test("the email's one-click header opts out too, and a reply to the email reaches the professional", async () => {
  const ana = await reachable(app);
  const { contactId, email } = await ana.contact({ consents: ["mail"] });
  await ana.run(await ana.action({ contactId, channel: "mail", recipient: email }));
  const [mail] = (await app.mails()).filter(({ to }) => to === email);
  const [profile] = await app.sql<{ email: string }>("select email from profiles where id = $1", [
    ana.id,
  ]);
  expect(mail!.replyTo).toBe(profile!.email);
  const path = new URL(mail!.unsubscribe!).pathname;
  const seen = await app.visitor.fetch(path);
  expect(seen.status).toBe(302);
  expect(seen.headers.get("location")).toMatch(/^\/stop\//);
  expect(await stopsOf(ana)).toEqual([]);
  const oneClick = () =>
    fetch(new URL(path, app.running.baseUrl), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  expect((await oneClick()).status).toBe(200);
  expect((await oneClick()).status).toBe(200);
  expect(await stopsOf(ana)).toHaveLength(1);
});

test("a link gives access to one address at one professional, and nothing else", async () => {
  const [ana, ben] = [await reachable(app), await reachable(app, { person: people.ben })];
  const secret = optOutSecretOf(keys, ana.id, "vera@lind.test");
  const other = Buffer.from("other@lind.test").toString("base64url");
  const [told, proof] = secret.split(".");
  for (const link of [
    { profileId: ben.id, secret },
    { profileId: ana.id, secret: `${other}.${proof}` },
    { profileId: ana.id, secret: told! },
    { profileId: ana.id, secret: `${secret}x` },
    { profileId: ana.id, secret: "" },
    { profileId: "nobody", secret },
  ]) {
    await expect(optOut().read(link)).rejects.toMatchObject({ code: "NO_LINK" });
    await expect(optOut().stop(link)).rejects.toMatchObject({ code: "NO_LINK" });
  }
  expect([...(await stopsOf(ana)), ...(await stopsOf(ben))]).toEqual([]);
  expect(await optOut().read({ profileId: ana.id.toUpperCase(), secret })).toMatchObject({
    address: "vera@lind.test",
  });
});
