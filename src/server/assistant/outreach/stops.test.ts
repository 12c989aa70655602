import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsOf } from "#server/platform/database.ts";
import { newId } from "#server/platform/ids.ts";
import { testServices } from "#test/harness/action-services.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { asOwner } from "#test/harness/assistant.ts";
import { reachable } from "#test/harness/outreach.ts";
import { carryOut } from "../actions/carry-out.ts";
import { lockOutreach, stopFor } from "./stops.ts";

// Wednesday, 1 PM in New York; before the machine's current time, so that jobs run at once.
const noon = new Date("2026-11-18T18:00:00Z");
let now = noon;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const stopWords = "please lose my number";

describe("a person opts out", () => {
  test("for one address: every channel ends, and what waits is canceled at once", async () => {
    const ana = await reachable(app);
    const { contactId, email, phone } = await ana.contact({
      consents: ["mail", "text", "phone"],
      parties: [{ role: "Title Company", email: "desk@title.test" }],
    });
    const waiting = [
      await ana.action({ contactId, channel: "text", recipient: phone }),
      await ana.action({ contactId, channel: "mail", recipient: email, status: "waiting" }),
      await ana.action({ contactId, channel: "phone", recipient: phone, status: "draft" }),
    ];
    const title = await ana.action({
      contactId,
      channel: "mail",
      recipient: "desk@title.test",
      partyRole: "Title Company",
    });
    await asOwner(
      app,
      ana,
      (tx) =>
        stopFor(tx, ana.id, { address: phone, source: "Test", words: stopWords, now: later(1) }),
      "assistant",
    );
    for (const id of waiting) {
      expect(await ana.read(id)).toMatchObject({
        status: "cancelled",
        result: "They asked not to be contacted.",
      });
      expect(await ana.task(id)).toMatchObject({ status: "Cancelled" });
    }
    // The opt-out is the client's, and does not affect the title company.
    await ana.consent("desk@title.test", "mail");
    await ana.run(title);
    expect(await ana.read(title)).toMatchObject({ status: "done" });
    now = later(2);
    const after = await ana.action({ contactId, channel: "mail", recipient: email });
    await ana.run(after);
    expect(await ana.read(after)).toMatchObject({ status: "refused" });
    expect(await ana.receipts(after)).toMatchObject([
      { verdict: "refuse", reasons: [{ rule: "person.stopped" }] },
    ]);
    now = noon;
  });

  test("an opt-out from one professional does not affect another", async () => {
    const ana = await reachable(app);
    const ben = await reachable(app);
    const { email } = await ana.contact({ consents: ["mail"] });
    await ben.consent(email, "mail");
    await asOwner(app, ana, (tx) =>
      stopFor(tx, ana.id, { address: email, source: "Test", words: null, now }),
    );
    const id = await ben.action({ channel: "mail", recipient: email });
    await ben.run(id);
    expect(await ben.read(id)).toMatchObject({ status: "done" });
  });

  test("what has been handed over and has not left yet is withdrawn, and nobody else's", async () => {
    const ana = await reachable(app);
    const ben = await reachable(app);
    const { contactId, email, phone } = await ana.contact({ consents: ["mail", "text"] });
    await ben.consent(email, "mail");
    const text = await ana.action({ contactId, channel: "text", recipient: phone });
    const mail = await ana.action({ contactId, channel: "mail", recipient: email });
    const bens = await ben.action({ channel: "mail", recipient: email });
    const { services, close } = testServices(app, () => now);
    for (const id of [text, mail]) await carryOut({ owner: ana.id, id }, services);
    await carryOut({ owner: ben.id, id: bens }, services);
    await close();
    expect(await ana.read(text)).toMatchObject({ status: "done" });
    // A stranger who knows the ids withdraws nothing.
    const strangers = await asOwner(app, ben, async (tx) =>
      rowsOf(
        await tx.execute(
          sql`select assistant.withdraw_unsent(array[${text}, ${mail}]::uuid[], 'Theirs')`,
        ),
      ),
    );
    expect(strangers).toEqual([]);
    await asOwner(app, ana, (tx) =>
      stopFor(tx, ana.id, { address: phone, source: "Test", words: stopWords, now: later(1) }),
    );
    await app.drain();
    const unsent = await app.sql(
      `select id, sent_at, failure, body_text from sms.outbox where id = $1
       union all select id, sent_at, failure, body_text from mail.outbox where id = $2`,
      [text, mail],
    );
    const withdrawn = { sent_at: null, failure: "its recipient asked to stop", body_text: "" };
    expect(unsent).toMatchObject([withdrawn, withdrawn]);
    for (const id of [text, mail]) {
      expect(await ana.read(id)).toMatchObject({ status: "cancelled" });
      expect(await ana.task(id)).toMatchObject({ status: "Cancelled" });
    }
    expect(await ben.read(bens)).toMatchObject({ status: "done" });
    expect((await app.mails()).filter(({ id }) => id === bens)).toMatchObject([{ to: email }]);
  });

  test("what was sent stays done", async () => {
    const ana = await reachable(app);
    const { contactId, email } = await ana.contact({ consents: ["mail"] });
    const id = await ana.action({ contactId, channel: "mail", recipient: email });
    await ana.run(id);
    await app.sql("update mail.outbox set sent_at = now() where id = $1", [id]);
    await asOwner(app, ana, (tx) =>
      stopFor(tx, ana.id, { address: email, source: "Test", words: null, now: later(1) }),
    );
    expect(await ana.read(id)).toMatchObject({ status: "done" });
  });

  test("while a message is being checked: neither waits for the other for ever", async () => {
    const ana = await reachable(app);
    const { contactId, email } = await ana.contact({ consents: ["mail"] });
    const id = await ana.action({ contactId, channel: "mail", recipient: email });
    const { services, close } = testServices(app, () => now);
    const isHeld = Promise.withResolvers<void>();
    const sending = isHeld.promise.then(() => carryOut({ owner: ana.id, id }, services));
    await asOwner(app, ana, async (tx) => {
      await lockOutreach(tx, ana.id);
      isHeld.resolve();
      await expect
        .poll(() => app.sql("select from pg_locks where locktype = 'advisory' and not granted"))
        .not.toEqual([]);
      // The opt-out, which comes first, gets the action that the message needs too.
      await stopFor(tx, ana.id, { address: email, source: "Test", words: null, now: later(1) });
    });
    await sending;
    await close();
    expect(await ana.read(id)).toMatchObject({ status: "cancelled" });
    expect((await app.mails()).filter(({ to }) => to === email)).toEqual([]);
  });

  test("a transaction that fails opts no one out and cancels nothing", async () => {
    const ana = await reachable(app);
    const { contactId, email } = await ana.contact({ consents: ["mail"] });
    const id = await ana.action({ contactId, channel: "mail", recipient: email });
    const failing = asOwner(app, ana, async (tx) => {
      await stopFor(tx, ana.id, { address: email, source: "Test", words: null, now });
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect(await ana.read(id)).toMatchObject({ status: "approved" });
  });
});

describe("the professional", () => {
  test("opts a contact out, and back in only with the contact's own words", async () => {
    const ana = await reachable(app);
    const { outreach } = ana.api.assistant;
    const { contactId, email, phone } = await ana.contact({ consents: ["mail", "text"] });
    const before = await outreach.permissions({ contactId });
    expect(before).toMatchObject({ isStopped: false, stops: [] });
    const wayOf = (answer: typeof before, channel: string) =>
      answer.ways.find((way) => way.channel === channel)!;
    expect(wayOf(before, "mail")).toMatchObject({
      address: email,
      service: { verdict: "allow" },
      marketing: { verdict: "ask" },
    });
    expect(wayOf(before, "text").service).toMatchObject({ verdict: "allow" });
    expect(wayOf(before, "phone").service).toMatchObject({
      verdict: "refuse",
      reasons: [{ rule: "consent.phone" }],
    });
    now = later(1);
    const stopped = await outreach.stop({ contactId });
    expect(stopped.isStopped).toBe(true);
    expect(stopped.stops.map(({ address }) => address).toSorted()).toEqual(
      [email, phone].toSorted(),
    );
    expect(stopped.consents.every(({ isRevoked }) => isRevoked)).toBe(true);
    const consent = { contactId, channel: "text", purpose: "service", basis: "oral" } as const;
    await expect(
      outreach.recordConsent({ ...consent, id: newId(), wording: "Yes" }),
    ).rejects.toMatchObject({ code: "STOPPED" });
    await expect(outreach.lift({ contactId, words: "  " })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    now = later(2);
    const lifted = await outreach.lift({ contactId, words: "Please write to me again." });
    expect(lifted.isStopped).toBe(false);
    expect(lifted.stops[0]).toMatchObject({ kind: "lifted", words: "Please write to me again." });
    // Earlier consents stay revoked.
    expect(wayOf(lifted, "text").service).toMatchObject({ verdict: "refuse" });
    now = later(3);
    const renewed = await outreach.recordConsent({
      ...consent,
      id: newId(),
      wording: "Text me about the closing.",
    });
    expect(wayOf(renewed, "text").service).toMatchObject({ verdict: "allow" });
    expect(wayOf(renewed, "text").marketing).toMatchObject({ verdict: "refuse" });
    expect(renewed.consents[0]).toMatchObject({
      address: phone,
      basis: "oral",
      wording: "Text me about the closing.",
      source: "Recorded by you",
      isRevoked: false,
    });
    now = noon;
  });

  test("gets an error if the id of a consent belongs to another, which would not be stored", async () => {
    const ana = await reachable(app);
    const { outreach } = ana.api.assistant;
    const { contactId } = await ana.contact({ consents: ["mail"] });
    const first = {
      contactId,
      id: newId(),
      channel: "text",
      purpose: "service",
      basis: "oral",
      wording: "Text me.",
    } as const;
    await outreach.recordConsent(first);
    const others = [
      { ...first, purpose: "marketing" as const },
      { ...first, channel: "phone" as const },
      { ...first, basis: "written" as const },
      { ...first, wording: "Text me offers." },
    ];
    for (const other of others)
      await expect(outreach.recordConsent(other)).rejects.toMatchObject({ code: "ID_TAKEN" });
    const { consents } = await outreach.recordConsent(first);
    expect(consents.filter(({ wording }) => wording.startsWith("Text me"))).toHaveLength(1);
  });

  test("opts out once, however often it is requested, and once more after a new consent", async () => {
    const ana = await reachable(app);
    const { outreach } = ana.api.assistant;
    const { contactId, email } = await ana.contact();
    const ask = () => outreach.stop({ contactId });
    await Promise.all([ask(), ask(), ask(), ask()]);
    const { stops } = await ask();
    expect(stops).toHaveLength(2);
    // They booked, which came with a consent: the next opt-out is a new one, and revokes that as well.
    await ana.consent(email, "mail", { givenAt: later(1) });
    now = later(2);
    const again = await ask();
    expect(again.stops).toHaveLength(4);
    expect(again.consents).toMatchObject([{ isRevoked: true }]);
    expect((await ask()).stops).toHaveLength(4);
    now = noon;
  });

  test("can opt out a contact without an address, and record no consent for a missing address", async () => {
    const ana = await reachable(app);
    const { outreach } = ana.api.assistant;
    const { contactId } = await ana.contact();
    await app.sql(
      "update contacts set email = null, phone_number = null, phone_e164 = null where id = $1",
      [contactId],
    );
    const wish = { contactId, channel: "mail", purpose: "service", basis: "oral" } as const;
    await expect(
      outreach.recordConsent({ ...wish, id: newId(), wording: "Yes" }),
    ).rejects.toMatchObject({ code: "NO_ADDRESS" });
    expect(await outreach.stop({ contactId })).toMatchObject({ isStopped: true });
    now = later(1);
    expect(await outreach.lift({ contactId, words: "Call me" })).toMatchObject({
      isStopped: false,
    });
    now = noon;
  });

  test("reads why something was not sent, page by page", async () => {
    const ana = await reachable(app);
    const { contactId, phone } = await ana.contact();
    for (let count = 0; count < 3; count += 1)
      await ana.run(await ana.action({ contactId, channel: "text", recipient: phone }));
    const { outreach } = ana.api.assistant;
    const first = await outreach.receipts({ limit: 2 });
    expect(first.receipts).toHaveLength(2);
    const rest = await outreach.receipts({ limit: 2, cursor: first.nextCursor! });
    expect(rest).toMatchObject({ nextCursor: null });
    const ids = [...first.receipts, ...rest.receipts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});
