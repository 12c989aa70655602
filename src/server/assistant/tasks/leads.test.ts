import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { usualSettings } from "#domain/assistant/settings.ts";
import { newId } from "#server/platform/ids.ts";
import { freshNumber } from "#test/harness/account.ts";
import { testServices } from "#test/harness/action-services.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { asOwner } from "#test/harness/assistant.ts";
import { reachable } from "#test/harness/outreach.ts";
import { fresh, people } from "#test/harness/people.ts";
import { talkOutreach } from "../actions/talk-outreach.ts";
import { reachOutToLead } from "./new-leads.ts";

// Wednesday, 1 PM in New York; before the machine's current time, so that jobs run at once.
const noon = new Date("2026-11-18T18:00:00Z");
let now = noon;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
beforeEach(() => {
  now = noon;
});
afterAll(() => app[Symbol.asyncDispose]());

const marketing = { purpose: "marketing", basis: "written" } as const;
type Reachable = Awaited<ReturnType<typeof reachable>>;

async function addLead(ana: Reachable, part: object = {}) {
  const id = newId();
  const email = fresh(people.ben).email;
  const lead = { firstName: "Lee", lastName: "Okafor", email, source: "Zillow", ...part };
  await ana.api.contacts.addLead({ id, lead });
  await app.drain();
  return { id, email };
}

describe("a new lead", () => {
  test("with written consent to calls gets a call that waits for approval, within five seconds", async () => {
    const ana = await reachable(app, { autonomy: { callNewLead: "approve" } });
    const phoneNumber = freshNumber();
    await ana.consent(phoneNumber, "phone", marketing);
    const began = Date.now();
    const { id } = await addLead(ana, { phoneNumber });
    expect(await ana.actions()).toMatchObject([
      {
        kind: "callNewLead",
        channel: "phone",
        purpose: "marketing",
        status: "waiting",
        recipient: phoneNumber,
        cause: "New lead from Zillow",
        contact_id: id,
      },
    ]);
    expect(Date.now() - began).toBeLessThan(5_000);
    const { tasks } = await ana.api.assistant.log.list({});
    expect(tasks[0]).toMatchObject({
      description: "Call to the new lead Lee Okafor",
      status: "Scheduled",
      cause: "New lead from Zillow",
      contactId: id,
    });
  });

  test("is texted at once if the settings allow it and the consent is only to texts", async () => {
    const ana = await reachable(app);
    const phoneNumber = freshNumber();
    await ana.consent(phoneNumber, "text", marketing);
    await addLead(ana, { phoneNumber });
    expect(await ana.actions()).toMatchObject([
      { kind: "textNewLead", channel: "text", status: "done" },
    ]);
    const texts = (await app.texts()).filter(({ to }) => to === phoneNumber);
    expect(texts).toMatchObject([{ text: expect.stringContaining("thanks for reaching out") }]);
  });

  test("is not texted from a number that cannot receive STOP, but emailed", async () => {
    const ana = await reachable(app, { autonomy: { textNewLead: "off" } });
    const phoneNumber = freshNumber();
    await ana.consent(phoneNumber, "text", marketing);
    const { id: contactId } = await addLead(ana, { phoneNumber });
    const all = { ...usualSettings, isOn: true };
    const settings = JSON.stringify({
      ...all,
      autonomy: { ...all.autonomy, textNewLead: "approve" },
    });
    await app.sql("update assistant_settings set settings = $2 where user_id = $1", [
      ana.id,
      settings,
    ]);
    const { services, close } = testServices(app, () => now);
    await reachOutToLead({ owner: ana.id, contactId }, { ...services, hearsStop: () => false });
    await close();
    expect(await ana.actions()).toMatchObject([{ channel: "mail", status: "waiting" }]);
  });

  test("without consent gets an email that a person has to approve", async () => {
    const ana = await reachable(app);
    const { email } = await addLead(ana, { phoneNumber: freshNumber() });
    const [action, ...others] = await ana.actions();
    expect(others).toEqual([]);
    expect(action).toMatchObject({ channel: "mail", status: "waiting", recipient: email });
    expect((await app.mails()).filter(({ to }) => to === email)).toEqual([]);
  });

  test("a consent that is recorded later enables the faster channel", async () => {
    const ana = await reachable(app, { autonomy: { callNewLead: "approve" } });
    const { id } = await addLead(ana, { phoneNumber: freshNumber() });
    await ana.api.assistant.outreach.recordConsent({
      id: newId(),
      contactId: id,
      channel: "phone",
      ...marketing,
      wording: "You may call me with an automated voice about listings.",
    });
    await app.drain();
    expect((await ana.actions()).map(({ channel }) => channel)).toEqual(["mail", "phone"]);
  });

  test.each([
    ["was sold after an application elsewhere", { source: "Trigger lead" }],
    ["has no address", { email: undefined }],
  ])("who %s is not contacted", async (_, part) => {
    const ana = await reachable(app);
    await addLead(ana, part);
    expect(await ana.actions()).toEqual([]);
  });

  test("queues no job if the assistant was never on, and gets nothing if it is off", async () => {
    const nia = await app.as(fresh(people.ana));
    await nia.api.contacts.addLead({
      id: newId(),
      lead: { firstName: "Lee", lastName: "Okafor", email: "lee@client.test" },
    });
    const jobs = await app.sql(
      "select from graphile_worker.jobs where task_identifier = 'assistant-new-lead'",
    );
    expect(jobs).toEqual([]);
    const ana = await reachable(app, { settings: { isOn: false } });
    await addLead(ana);
    expect(await ana.actions()).toEqual([]);
  });

  test("that is restored from the bin is not new", async () => {
    const ana = await reachable(app, { settings: { isOn: false } });
    const { id } = await addLead(ana);
    await ana.api.contacts.remove({ id });
    await app.sql(
      "update assistant_settings set settings = settings || '{\"isOn\": true}' where user_id = $1",
      [ana.id],
    );
    now = new Date(noon.getTime() + 25 * 60 * 60 * 1000);
    await ana.api.contacts.restore({ id });
    await app.drain();
    expect(await ana.actions()).toEqual([]);
  });
});

describe("a caller who asked for a callback", () => {
  const ask = (ana: Reachable, conversationId: string, phone: string) =>
    asOwner(
      app,
      ana,
      (tx) =>
        talkOutreach.proposeCallback(tx, ana.id, {
          conversationId,
          contactId: null,
          name: "Lee Okafor",
          phone,
          words: "About the house on Elm St",
          now,
        }),
      "assistant",
    );

  test("waits for the professional's approval, once, and the call does not mention the reason", async () => {
    const ana = await reachable(app);
    const conversationId = newId();
    const phone = freshNumber();
    await ask(ana, conversationId, phone);
    await ask(ana, conversationId, phone);
    const [action, ...others] = await ana.actions();
    expect(others).toEqual([]);
    expect(action).toMatchObject({
      kind: "callback",
      status: "waiting",
      recipient: phone,
      cause: "Asked to be called back: About the house on Elm St",
    });
    expect(action!.words).not.toContain("Elm");
  });

  test("is not called if callbacks are off", async () => {
    const ana = await reachable(app, { autonomy: { callback: "off" } });
    await ask(ana, newId(), freshNumber());
    expect(await ana.actions()).toEqual([]);
  });

  test("a conversation's consent is stored for the channels that its words name, once", async () => {
    const ana = await reachable(app);
    const { contactId, email, phone } = await ana.contact();
    const consent = {
      conversationId: newId(),
      contactId,
      email,
      phone,
      basis: "oral",
      wording: "By booking you agree that Ana Ruiz may contact you by email or phone about this.",
      now,
    } as const;
    for (let times = 0; times < 2; times += 1)
      await asOwner(app, ana, (tx) => talkOutreach.recordConsent(tx, ana.id, consent), "assistant");
    const { consents, ways } = await ana.api.assistant.outreach.permissions({ contactId });
    expect(consents.map(({ channel }) => channel).toSorted()).toEqual(["mail", "text"]);
    // An automated voice has to be named.
    expect(ways.find(({ channel }) => channel === "phone")!.service!.verdict).toBe("refuse");
  });
});
