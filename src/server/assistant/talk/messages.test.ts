import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { friday } from "#test/harness/bookings.ts";
import { caller, callTalk, openTalks, type OpenTalks } from "#test/harness/conversation.ts";
import { contactsOf, lettersTo, newAssistant, saidIn, visitorTalk } from "#test/harness/talk.ts";
import type { Opening } from "./open-talk.ts";
import { messageEmail } from "./messages.ts";

let app: TestApp;
let door: OpenTalks;
beforeAll(async () => {
  const assistant = { model: null, lines: [], talksPerAddress: 1_000, talkTurnsPerAddress: 10_000 };
  const config = { bookingsPerAddressAnHour: 1_000, bookingFreeTries: 1_000, assistant };
  app = await testApp({ now: () => friday, config });
  door = openTalks(app, { now: () => friday });
});
afterAll(async () => {
  await door[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

const call = (host: SignedIn, change: Partial<Opening> = {}) => callTalk(door, host, change);

describe("a message", () => {
  test("makes its sender a contact, is in the timeline, and is emailed to the professional", async () => {
    const host = await newAssistant(app);
    const visitor = await visitorTalk(app, host);
    await visitor.say("I'd like to leave a message");
    await visitor.say("Please tell her that the keys are at the front desk from noon on.");
    await visitor.sayAll("Vera Lind", "vera@lind.test");
    expect(visitor.answer.expecting).toBe("confirm");
    expect(await contactsOf(app, host)).toEqual([]);
    expect(saidIn(await visitor.say("Yes"))).toContain("I have passed it on to Ana Ruiz");
    const [contact] = await contactsOf(app, host);
    expect(contact).toMatchObject({ email: "vera@lind.test", source: "Voice assistant" });
    const events = await app.sql(
      "select kind, actor, data from contact_events where contact_id = $1 order by happened_at, id",
      [contact!.id],
    );
    expect(events).toMatchObject([
      { kind: "created", actor: "assistant" },
      {
        kind: "message taken",
        actor: "assistant",
        data: { text: expect.stringContaining("keys") },
      },
    ]);
    // Leaving a message is not a consent in words: the inquiry is stored as such.
    expect(await app.sql("select * from contact_consents where user_id = $1", [host.id])).toEqual(
      [],
    );
    const consents = await app.sql(
      "select address, channel, basis from outreach_consents where user_id = $1",
      [host.id],
    );
    expect(consents).toEqual([{ address: "vera@lind.test", channel: "mail", basis: "inquiry" }]);
    const [mail] = await lettersTo(app, host);
    expect(mail).toMatchObject({ subject: "A message from Vera Lind" });
    expect(mail!.body_text).toContain("the keys are at the front desk");
    expect(mail!.body_text).toContain(`/dashboard/crm/contacts/${contact!.id}`);
  });

  test("from a known person finds the contact by phone, and overwrites nothing", async () => {
    const host = await newAssistant(app);
    await host.api.contacts.addLead({
      id: newId(),
      lead: { firstName: "Vera", lastName: "Known", phoneNumber: "(718) 555-0142" },
    });
    const phone = await call(host);
    await phone.say("Take a message please");
    await phone.say("The inspection is on Thursday and the owner will be there.");
    await phone.say("Vera Other");
    await phone.say("Yes");
    expect(await contactsOf(app, host)).toMatchObject([{ first_name: "Vera", last_name: "Known" }]);
  });

  test("with a callback request proposes the call, which waits for the professional", async () => {
    const host = await newAssistant(app);
    const phone = await call(host);
    await phone.say("Can she call me back please");
    await phone.say("Vera Lind");
    await phone.say("Yes");
    const actions = await app.sql(
      "select kind, status, channel, recipient from assistant_actions where user_id = $1",
      [host.id],
    );
    expect(actions).toEqual([
      { kind: "callback", status: "waiting", channel: "phone", recipient: caller },
    ]);
    const [mail] = await lettersTo(app, host);
    expect(mail).toMatchObject({ subject: "Vera Lind wants a call back" });
  });

  test("stores no card or personal number, wherever it is passed on to", async () => {
    const host = await newAssistant(app);
    const visitor = await visitorTalk(app, host);
    await visitor.say("I'd like to leave a message");
    await visitor.say("Please take it from my card 4111 1111 1111 1111, SSN 078-05-1120, thanks.");
    await visitor.sayAll("Vera Lind", "vera@lind.test", "Yes");
    expect(saidIn(visitor.answer)).toContain("I have passed it on");
    const tables = {
      assistant_conversations: "user_id",
      assistant_turns: "user_id",
      contact_events: "user_id",
      outreach_consents: "user_id",
      ai_tasks_log: "user_id",
    };
    // Without ids and links, which contain digits by chance.
    const kept = (what: unknown) => JSON.stringify(what).replace(/[\w-]{20,}/g, "");
    for (const [table, owner] of Object.entries(tables)) {
      const rows = await app.sql(`select * from ${table} where ${owner} = $1`, [host.id]);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(kept(rows), table).not.toMatch(/1111|078-05/);
    }
    expect(kept(await lettersTo(app, host))).not.toMatch(/1111|078-05/);
  });

  test("a flood of them fills no mailbox, and all are stored", async () => {
    const host = await newAssistant(app);
    for (let count = 0; count < 12; count += 1) {
      const phone = await call(host);
      await phone.say("Take a message please");
      await phone.say(`This is message number ${count} and it is of no importance.`);
      await phone.say("Vera Lind");
      await phone.say("Yes");
    }
    expect(await lettersTo(app, host)).toHaveLength(10);
    const kept = await app.sql(
      "select 1 from contact_events where user_id = $1 and kind = 'message taken'",
      [host.id],
    );
    expect(kept).toHaveLength(12);
  });

  test("cannot inject a header, link or markup through the sender's name", () => {
    const message = { phone: null, email: null, words: "<b>hi</b>", wantsCallback: false };
    const email = messageEmail(
      { ...message, name: "Vera\r\nBcc: x@y.test" },
      { to: "ana@agents.test", href: "https://hearth.test" },
    );
    expect(email.subject).toBe("A message from Vera Bcc: x@y.test");
    expect(email.paragraphs).toEqual(["<b>hi</b>"]);
  });
});
