import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { freshNumber } from "#test/harness/account.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { reachable } from "#test/harness/outreach.ts";
import { fresh, people } from "#test/harness/people.ts";

// Wednesday, 1 PM in New York; before the machine's current time, so that jobs run at once.
const noon = new Date("2026-11-18T18:00:00Z");
let now = noon;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now, config: { bookingFreeTries: 1_000 } });
});
beforeEach(() => {
  now = noon;
});
afterAll(() => app[Symbol.asyncDispose]());

const hour = 60 * 60 * 1000;
const after = (hours: number) => new Date(noon.getTime() + hours * hour);
const textsTo = async (number: string) => (await app.texts()).filter(({ to }) => to === number);
type Reachable = Awaited<ReturnType<typeof reachable>>;

async function book(ana: Reachable, { startsAt, phone }: { startsAt: Date; phone?: string }) {
  const email = fresh(people.ben).email;
  const booked = await app.visitor.api.booking.book({
    id: newId(),
    profileId: ana.id,
    startsAt,
    durationMinutes: 30,
    timeZone: "America/Chicago",
    visitor: { name: "Lee Okafor", email, phone },
  });
  await app.drain();
  return { ...booked, email };
}
const remind = async (ana: Reachable) => {
  await ana.job("assistant-reminders");
  await app.drain();
};

describe("a client who books on the page", () => {
  test("has agreed to what the page says, for the addresses that were typed there", async () => {
    const ana = await reachable(app);
    const phone = freshNumber();
    const { email } = await book(ana, { startsAt: after(44), phone });
    const consents = await app.sql(
      `select channel, address, purpose, basis, given_at, wording from outreach_consents
        where user_id = $1 order by channel`,
      [ana.id],
    );
    const kept = {
      purpose: "service",
      basis: "written",
      given_at: noon,
      wording: expect.stringMatching(/^By booking you agree that Ana Ruiz may contact you/),
    };
    expect(consents).toEqual([
      { ...kept, channel: "mail", address: email },
      { ...kept, channel: "text", address: phone },
    ]);
  });
});

describe("a reminder by text", () => {
  test("is sent a day and an hour before, once each, in the visitor's time zone, in addition to the emails", async () => {
    const ana = await reachable(app);
    const phone = freshNumber();
    const startsAt = after(44); // Friday, 9 AM in New York
    await book(ana, { startsAt, phone });
    await remind(ana);
    expect(await textsTo(phone)).toEqual([]);
    now = after(20.5);
    await remind(ana);
    await remind(ana);
    const [text, ...others] = await textsTo(phone);
    expect(others).toEqual([]);
    expect(text!.text).toMatch(
      /^Reminder: Friday, November 20, 8:00 AM Central Time \(Chicago\), with Ana Ruiz\. To change it reply C or open http/,
    );
    expect(text!.text).toContain(`/book/${ana.id}/manage#`);
    expect(text!.text).not.toMatch(/cancel/i);
    const { tasks } = await ana.api.assistant.log.list({});
    expect(tasks[0]).toMatchObject({
      description: "Reminder by text to Lee Okafor",
      status: "Completed",
      cause: "Appointment in 24 hours",
    });
  });

  test("is not sent to a client without a number, without consent, or if switched off", async () => {
    const startsAt = after(44);
    const ana = await reachable(app);
    await book(ana, { startsAt });
    const ben = await reachable(app);
    const phone = freshNumber();
    const { email } = await book(ben, { startsAt, phone });
    const [contact] = await app.sql<{ id: string }>("select id from contacts where email = $1", [
      email,
    ]);
    await ben.api.assistant.outreach.stop({ contactId: contact!.id });
    const off = await reachable(app, { autonomy: { remind: "off" } });
    const other = freshNumber();
    await book(off, { startsAt, phone: other });
    now = after(20.5);
    await remind(ana);
    for (const person of [ana, ben, off])
      expect((await person.actions()).filter(({ kind }) => kind === "remind")).toEqual([]);
  });

  test("that waits for the morning is dropped if the appointment was moved or canceled", async () => {
    const ana = await reachable(app);
    const phone = freshNumber();
    const booked = await book(ana, { startsAt: after(48), phone });
    now = after(24);
    const [contact] = await app.sql<{ contact_id: string }>(
      "select contact_id from appointments where id = $1",
      [booked.id],
    );
    const action = { contactId: contact!.contact_id, channel: "text", recipient: phone } as const;
    const expiresAt = after(48);
    const id = await ana.action({ ...action, kind: "remind", expiresAt });
    await app.sql("update assistant_actions set appointment_id = $2 where id = $1", [
      id,
      booked.id,
    ]);
    await ana.api.appointments.setStatus({ id: booked.id, status: "Cancelled" });
    await ana.run(id);
    expect(await ana.read(id)).toMatchObject({
      status: "cancelled",
      result: "The appointment has changed.",
    });
    expect(await textsTo(phone)).toEqual([]);
  });
});

describe("a follow-up", () => {
  const quiet = async (ana: Reachable, days: number) => {
    const { contactId, email } = await ana.contact();
    const since = new Date(noon.getTime() - days * 24 * hour);
    await app.sql("update contacts set created_at = $2, updated_at = $2 where id = $1", [
      contactId,
      since,
    ]);
    return { contactId, email };
  };
  const draft = async (ana: Reachable) => {
    await ana.job("assistant-follow-ups");
    await app.drain();
    return ana.actions();
  };

  test("is drafted after the set number of days, once, and never sent", async () => {
    const ana = await reachable(app, { autonomy: { followUp: "draft" } });
    const { contactId, email } = await quiet(ana, 15);
    await quiet(ana, 13);
    expect(await draft(ana)).toHaveLength(1);
    const [action, ...others] = await draft(ana);
    expect(others).toEqual([]);
    expect(action).toMatchObject({
      kind: "followUp",
      status: "draft",
      recipient: email,
      cause: "No contact for 15 days",
    });
    await expect(ana.api.assistant.queue.approve({ id: action!.id })).rejects.toMatchObject({
      code: "DRAFT",
    });
    await ana.run(action!.id);
    expect((await app.mails()).filter(({ to }) => to === email)).toEqual([]);
    // A note counts as contact: the next draft comes that many days after it.
    await ana.api.contacts.addNote({ id: contactId, noteId: newId(), text: "Spoke to them" });
    now = after(13 * 24);
    expect(await draft(ana)).toHaveLength(2); // the other contact's
    now = after(15 * 24);
    expect((await draft(ana)).filter(({ recipient }) => recipient === email)).toHaveLength(2);
  });

  test("is not drafted for a contact who opted out, is finished, or has an appointment", async () => {
    const ana = await reachable(app, { autonomy: { followUp: "draft" } });
    const stopped = await quiet(ana, 20);
    await ana.api.assistant.outreach.stop({ contactId: stopped.contactId });
    const closed = await quiet(ana, 20);
    await app.sql("update contacts set status = 'Closed Deal' where id = $1", [closed.contactId]);
    const coming = await quiet(ana, 20);
    await app.sql(
      `insert into appointments (professional_id, id, contact_id, appointment_time, duration_minutes, status)
       values ($1, $2, $3, $4, 30, 'Scheduled')`,
      [ana.id, newId(), coming.contactId, after(30)],
    );
    expect(await draft(ana)).toEqual([]);
  });
});

test("what was not decided in time expires, with its log entry", async () => {
  const ana = await reachable(app);
  const { contactId, email } = await ana.contact();
  const ids: string[] = [];
  for (const status of ["draft", "waiting", "approved"]) {
    const runAt = status === "approved" ? after(90) : noon;
    ids.push(await ana.action({ contactId, channel: "mail", recipient: email, status, runAt }));
  }
  now = after(71);
  await ana.job("assistant-due");
  await app.drain();
  expect((await ana.actions()).map(({ status }) => status)).toEqual([
    "draft",
    "waiting",
    "approved",
  ]);
  now = after(72);
  await ana.job("assistant-due");
  await app.drain();
  for (const id of ids) {
    expect(await ana.read(id)).toMatchObject({ status: "expired" });
    expect(await ana.task(id)).toMatchObject({ status: "Cancelled" });
  }
});
