import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testServices } from "#test/harness/action-services.ts";
import { addTalk } from "#test/harness/assistant.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { reachable } from "#test/harness/outreach.ts";
import { carryOut } from "./carry-out.ts";

// Wednesday, 1 PM in New York; before the machine's current time, so that jobs run at once.
const noon = new Date("2026-11-18T18:00:00Z");
const evening = new Date("2026-11-19T02:30:00Z");
const nextMorning = new Date("2026-11-19T14:00:00Z");
let now = noon;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
beforeEach(() => {
  now = noon;
});
afterAll(() => app[Symbol.asyncDispose]());

const textsTo = async (number: string) => (await app.texts()).filter(({ to }) => to === number);
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);

describe("what the outreach check allows", () => {
  test("an email is sent once, with its sender and the opt-out, and is recorded in log and timeline", async () => {
    const ana = await reachable(app);
    const { contactId, email } = await ana.contact({ consents: ["mail"] });
    const id = await ana.action({ contactId, channel: "mail", recipient: email });
    await ana.run(id);
    await ana.run(id);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: "An update" });
    expect(mail!.text).toContain("The closing is set.");
    expect(mail!.text).toContain("Sent by Ana Ruiz's automated assistant on behalf of Ana Ruiz");
    expect(mail!.text).toContain(`/stop/${ana.id}#`);
    const end = { status: "done", result: "Email sent", attempts: 1, done_at: now };
    expect(await ana.read(id)).toMatchObject(end);
    expect(await ana.receipts(id)).toMatchObject([{ verdict: "allow", recipient: email }]);
    expect(await ana.task(id)).toMatchObject({ status: "Completed", details: { cause: "A test" } });
    const { events } = await ana.api.contacts.timeline({ id: contactId });
    expect(events[0]).toMatchObject({ kind: "assistant reached out", actor: "assistant" });
  });

  test("a text with consent is sent, and says how to opt out", async () => {
    const ana = await reachable(app);
    const { contactId, phone } = await ana.contact({ consents: ["text"] });
    const id = await ana.action({ contactId, channel: "text", recipient: phone });
    await ana.run(id);
    expect(await textsTo(phone)).toMatchObject([{ text: expect.stringMatching(/Reply STOP/) }]);
  });

  test("what waits for a contact who was deleted is not sent", async () => {
    const ana = await reachable(app);
    const { contactId, phone } = await ana.contact({ consents: ["text"] });
    const id = await ana.action({ contactId, channel: "text", recipient: phone });
    await ana.api.contacts.remove({ id: contactId });
    await ana.run(id);
    expect(await textsTo(phone)).toEqual([]);
    expect(await ana.read(id)).toMatchObject({
      status: "cancelled",
      result: "The contact has been deleted.",
    });
  });

  test("ten jobs for one action at once send one text", async () => {
    const ana = await reachable(app);
    const { contactId, phone } = await ana.contact({ consents: ["text"] });
    const id = await ana.action({ contactId, channel: "text", recipient: phone });
    await ana.runTogether(Array.from({ length: 10 }, () => id));
    // First, because a refusal names its reason.
    expect(await ana.read(id)).toMatchObject({ status: "done", result: "Text sent", attempts: 1 });
    expect(await textsTo(phone)).toHaveLength(1);
    expect(await ana.receipts(id)).toHaveLength(1);
  });

  test("of four texts at once to one person in Florida three are sent", async () => {
    const ana = await reachable(app);
    const { contactId, phone } = await ana.contact({ consents: ["text"] });
    await app.sql("update contacts set state = 'FL' where id = $1", [contactId]);
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1)
      ids.push(await ana.action({ contactId, channel: "text", recipient: phone }));
    await ana.runTogether(ids);
    expect(await textsTo(phone)).toHaveLength(3);
    const statuses = (await ana.actions()).map(({ status }) => status).toSorted();
    expect(statuses).toEqual(["done", "done", "done", "refused"]);
  });
});

describe("what it does not allow", () => {
  test("a text without consent is refused, with a receipt that says why", async () => {
    const ana = await reachable(app);
    const { contactId, phone } = await ana.contact();
    const id = await ana.action({ contactId, channel: "text", recipient: phone, decidedAt: noon });
    await ana.run(id);
    expect(await textsTo(phone)).toEqual([]);
    expect(await ana.read(id)).toMatchObject({
      status: "refused",
      attempts: 0,
      result: "There's no valid consent to text messages.",
    });
    expect(await ana.task(id)).toMatchObject({ status: "Cancelled" });
    const [receipt] = (await ana.api.assistant.outreach.receipts({ actionId: id })).receipts;
    expect(receipt).toMatchObject({ verdict: "refuse", reasons: [{ rule: "consent.text" }] });
  });

  test("what needs approval waits for it, and is sent once approved", async () => {
    const ana = await reachable(app);
    const { contactId, email } = await ana.contact();
    const id = await ana.action({ contactId, channel: "mail", recipient: email });
    await ana.run(id);
    expect(await ana.read(id)).toMatchObject({ status: "waiting" });
    expect(await mailsTo(email)).toEqual([]);
    await ana.api.assistant.queue.approve({ id });
    await app.drain();
    expect(await ana.read(id)).toMatchObject({ status: "done" });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await ana.task(id)).toMatchObject({
      details: { basis: expect.stringMatching(/^Approved by you/) },
    });
  });

  test("at night it waits for the morning, and is then sent automatically", async () => {
    const ana = await reachable(app);
    const { contactId, phone } = await ana.contact({ consents: ["text"] });
    const id = await ana.action({ contactId, channel: "text", recipient: phone });
    now = evening;
    await ana.run(id);
    const later = { status: "approved", run_at: nextMorning, attempts: 0 };
    expect(await ana.read(id)).toMatchObject(later);
    // No job picks it up before its time.
    await ana.job("assistant-due");
    await ana.run(id);
    expect(await ana.receipts(id)).toHaveLength(1);
    now = nextMorning;
    await ana.job("assistant-due");
    await app.drain();
    expect(await ana.read(id)).toMatchObject({ status: "done" });
    expect(await textsTo(phone)).toHaveLength(1);
  });

  test("what would be too late expires", async () => {
    const ana = await reachable(app);
    const { contactId, phone } = await ana.contact({ consents: ["text"] });
    const expiresAt = new Date(nextMorning.getTime() - 1);
    const id = await ana.action({ contactId, channel: "text", recipient: phone, expiresAt });
    now = evening;
    await ana.run(id);
    expect(await ana.read(id)).toMatchObject({ status: "expired" });
  });

  test("text that the assistant may not send goes back to the professional", async () => {
    const ana = await reachable(app);
    const { contactId, email } = await ana.contact({ consents: ["mail"] });
    const words = "Hi Lee.\n\nYour rate is 5.2 percent.";
    const id = await ana.action({ contactId, channel: "mail", recipient: email, words });
    await ana.run(id);
    expect(await ana.read(id)).toMatchObject({
      status: "waiting",
      result: "This message can't go out (terms). Please change it.",
    });
    await ana.api.assistant.queue.approve({ id, words: "Hi Lee, please call me." });
    await app.drain();
    expect((await mailsTo(email))[0]!.text).toContain("please call me");
  });

  test.each([
    ["off", { isOn: false }],
    ["paused", { pausedUntil: "2026-11-18T19:00:00Z" }],
  ])("an assistant that is %s sends nothing", async (_, settings) => {
    const ana = await reachable(app, { settings });
    const { contactId, email } = await ana.contact({ consents: ["mail"] });
    const id = await ana.action({ contactId, channel: "mail", recipient: email, decidedAt: noon });
    await ana.run(id);
    expect(await ana.read(id)).toMatchObject({ status: "refused" });
    expect(await mailsTo(email)).toEqual([]);
  });

  test("the daily limit counts everyone together", async () => {
    const ana = await reachable(app, {
      settings: { caps: { outgoingADay: 1, spendCentsAMonth: 100 } },
    });
    const one = await ana.contact({ consents: ["mail"] });
    const other = await ana.contact({ consents: ["mail"] });
    for (const { contactId, email } of [one, other])
      await ana.run(await ana.action({ contactId, channel: "mail", recipient: email }));
    expect((await ana.actions()).map(({ status }) => status)).toEqual(["done", "refused"]);
  });

  test("no text is sent from a number that cannot receive a STOP", async () => {
    const ana = await reachable(app);
    const { contactId, phone } = await ana.contact({ consents: ["text"] });
    const id = await ana.action({ contactId, channel: "text", recipient: phone });
    const { services, close } = testServices(app, () => now);
    await carryOut({ owner: ana.id, id }, { ...services, hearsStop: () => false });
    await close();
    expect(await ana.read(id)).toMatchObject({ status: "refused", attempts: 0 });
    expect(await textsTo(phone)).toEqual([]);
    const reasons = [{ rule: "line.none" }];
    expect(await ana.receipts(id)).toMatchObject([{ verdict: "refuse", reasons }]);
  });

  test("a call's cost counts once, although its conversation stores it too", async () => {
    const ana = await reachable(app, {
      settings: { caps: { outgoingADay: 9, spendCentsAMonth: 50 } },
    });
    const { contactId, phone } = await ana.contact({ consents: ["text"] });
    const talk = await addTalk(app, ana, { channel: "phone", status: "ended", startedAt: now });
    const costs = (direction: string) =>
      app.sql("update assistant_conversations set direction = $2, cost_cents = 50 where id = $1", [
        talk,
        direction,
      ]);
    await costs("outbound");
    const first = await ana.action({ contactId, channel: "text", recipient: phone });
    await ana.run(first);
    expect(await ana.read(first)).toMatchObject({ status: "done" });
    await costs("inbound");
    const last = await ana.action({ contactId, channel: "text", recipient: phone });
    await ana.run(last);
    expect(await ana.read(last)).toMatchObject({ status: "refused" });
  });

  test("the client's consent does not cover the title company", async () => {
    const ana = await reachable(app);
    const { contactId, phone } = await ana.contact({
      consents: ["text"],
      parties: [{ role: "Title Company", phone_number: "718-555-0177" }],
    });
    const client = await ana.action({ contactId, channel: "text", recipient: phone });
    const title = await ana.action({
      contactId,
      channel: "text",
      recipient: "+17185550177",
      partyRole: "Title Company",
    });
    await ana.run(client);
    await ana.run(title);
    expect(await ana.read(client)).toMatchObject({ status: "done" });
    expect(await ana.read(title)).toMatchObject({ status: "refused" });
  });

  test("another professional's action cannot be carried out", async () => {
    const ana = await reachable(app);
    const ben = await reachable(app);
    const { contactId, email } = await ana.contact({ consents: ["mail"] });
    const id = await ana.action({ contactId, channel: "mail", recipient: email });
    await ben.job("assistant-action", { owner: ben.id, id });
    await app.drain();
    expect(await ana.read(id)).toMatchObject({ status: "approved", attempts: 0 });
    expect(await mailsTo(email)).toEqual([]);
  });
});
