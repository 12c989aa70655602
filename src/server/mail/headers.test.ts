import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { friday, newHost, newVisitor, wishFor } from "#test/harness/bookings.ts";
import { fresh, people } from "#test/harness/people.ts";
import { smtpCatcher } from "#test/harness/smtp.ts";

// The headers of an email: who gets replies, that it is automatic (RFC 3834), and one-click unsubscribe (RFC 8058).

let smtp: Awaited<ReturnType<typeof smtpCatcher>>;
let app: TestApp;
beforeAll(async () => {
  smtp = await smtpCatcher();
  const config = { smtpUrl: smtp.url, mailFrom: "Hearthline <hello@hearth.test>" };
  app = await testApp({ now: () => friday, config });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

type Caught = Awaited<ReturnType<typeof smtp.parsed>>[number];

async function caughtFor(email: string): Promise<Caught> {
  await app.drain();
  const mails = await smtp.parsed();
  return mails.findLast(({ to }) => to?.some(({ address }) => address === email))!;
}
const headerOf = ({ headers }: Caught, name: string) =>
  headers.find(({ key }) => key === name)?.value;
const answersGoTo = ({ replyTo }: Caught) => replyTo?.map(({ address }) => address);

test("a reply to an email about a booking reaches the other side, and every email is marked as automatic", async () => {
  const ana = await newHost(app);
  const asked = wishFor(ana, { visitor: newVisitor({ notes: "First line\r\nSecond line" }) });
  await app.visitor.api.booking.book(asked);
  const client = await caughtFor(asked.visitor.email);
  const host = await caughtFor(ana.email);
  expect(answersGoTo(client)).toEqual([ana.email]);
  expect(answersGoTo(host)).toEqual([asked.visitor.email]);
  for (const mail of [client, host]) {
    expect(headerOf(mail, "auto-submitted")).toBe("auto-generated");
    expect(headerOf(mail, "list-unsubscribe")).toBeUndefined();
  }
  // Typed line breaks are kept.
  expect(host.text).toContain("First line\nSecond line");
  expect(host.html).toMatch(/white-space:\s*pre-line[^>]*>First line\nSecond line/);
});

test("the placeholder of a person who signed up by phone is never a reply address", async () => {
  const id = newId();
  await app.sql("delete from guard.attempts");
  const email = `${id}@phone.invalid`;
  const ana = await app.as({ ...fresh(people.ana), email });
  const asked = wishFor(ana);
  await app.visitor.api.booking.book(asked);
  expect(answersGoTo(await caughtFor(asked.visitor.email))).toBeUndefined();
});

test("a notification unsubscribes with one click, without signing in; only opening the link changes nothing", async () => {
  const [ana, leo] = [await app.as(fresh(people.ana)), await app.as(fresh(people.leo))];
  const invite = () => leo.api.links.invite({ id: newId(), profileId: ana.id });
  await invite();
  const mail = await caughtFor(ana.email);
  expect(headerOf(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const address = headerOf(mail, "list-unsubscribe")!.slice(1, -1);
  const path = new URL(address).pathname;
  const byMail = async () => {
    const { wishes } = await ana.api.notices.wishes();
    return Object.fromEntries(wishes.map((wish) => [wish.topic, wish.byMail]));
  };
  const before = await byMail();
  expect(before).toMatchObject({ invitation: true, answer: true });

  const seen = await fetch(new URL(path, app.running.baseUrl));
  expect(seen.status).toBe(200);
  expect(await seen.text()).toMatch(/<form [^>]*method="post"/);
  expect(await byMail()).toEqual(before);

  // As an email program sends it: no session, no origin.
  const oneClick = (to: string) =>
    fetch(new URL(to, app.running.baseUrl), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  expect((await oneClick(path)).status).toBe(200);
  expect((await oneClick(path)).status).toBe(200);
  expect(await byMail()).toEqual({ ...before, invitation: false });

  for (const wrong of [
    path.replace("/invitation.", "/answer."),
    path.replace(ana.id, leo.id),
    `${path}x`,
    "/unsubscribe/notices/x/y",
    "/unsubscribe/",
  ])
    expect((await oneClick(wrong)).status, wrong).toBe(404);
  expect(await byMail()).toEqual({ ...before, invitation: false });
});
