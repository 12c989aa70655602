import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { changeTask, type LoggedTask, logTask } from "./log.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addTalk, asOwner } from "#test/harness/assistant.ts";
import { newVisitor, wishFor } from "#test/harness/bookings.ts";
import { fresh, people } from "#test/harness/people.ts";

let now = new Date("2026-11-20T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

const logOf = ({ api }: SignedIn) => api.assistant.log;
/** Adds an entry with the assistant's role. */
const add = (ana: SignedIn, task: Partial<LoggedTask> = {}) =>
  asOwner(
    app,
    ana,
    (tx) =>
      logTask(tx, ana.id, {
        description: "Answered web chat",
        status: "Completed",
        details: {},
        now,
        ...task,
      }),
    "assistant",
  );

describe("the list", () => {
  test("says what an entry is based on and what can be opened from it", async () => {
    const ana = await app.as(fresh(people.ana));
    const contactId = newId();
    await ana.api.contacts.addLead({ id: contactId, lead: { firstName: "Ida", lastName: "Berg" } });
    const conversationId = await addTalk(app, ana);
    const details = {
      cause: "A web chat",
      said: "Tuesday at 3",
      did: "booked",
      basis: "They contacted",
    };
    const startsAt = new Date("2026-11-26T16:30:00Z");
    const id = await add(ana, { kind: "booked", details, conversationId, contactId, startsAt });
    expect(await logOf(ana).list({})).toEqual({
      tasks: [
        {
          id,
          description: "Answered web chat",
          status: "Completed",
          performedAt: now,
          ...details,
          conversationId,
          actionId: null,
          contactId,
          contactName: "Ida Berg",
          appointmentId: null,
          undoing: "nothing",
          kind: "booked",
          person: "Ida Berg",
          startsAt,
          talk: { channel: "web", isOutgoing: false },
          action: null,
          costCents: 0,
        },
      ],
      nextCursor: null,
    });
  });

  test("has no link to what was deleted, and keeps the entry", async () => {
    const ana = await app.as(fresh(people.ana));
    const gone = newId();
    await add(ana, { conversationId: gone, actionId: gone, contactId: gone, appointmentId: gone });
    expect((await logOf(ana).list({})).tasks).toMatchObject([
      { conversationId: null, actionId: null, contactId: null, contactName: null },
    ]);
  });

  test.each([
    ["a text", "Left a voicemail", "Left a voicemail"],
    ["another object", { callLength: 47 }, "Call length: 47"],
    ["nothing", null, null],
  ])("shows details that are %s as what it did", async (_, details, did) => {
    const ana = await app.as(fresh(people.ana));
    await app.sql(
      `insert into ai_tasks_log (user_id, id, task_description, status, performed_at, details)
       values ($1, $2, 'Called', 'Completed', $3, $4)`,
      [ana.id, newId(), now, details === null ? null : JSON.stringify(details)],
    );
    const [task] = (await logOf(ana).list({})).tasks;
    expect(task).toMatchObject({ did, cause: null, said: null, basis: null });
  });

  test("is paginated, newest first, and without other people's", async () => {
    const [ana, ben] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.ben))]);
    await add(ben, { description: "Ben's" });
    const at = (minute: number) => new Date(now.getTime() + minute * 60_000);
    for (const minute of [2, 1, 4, 3, 3])
      await add(ana, { description: `${minute}`, now: at(minute) });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await logOf(ana).list({ limit: 2, cursor });
      seen.push(...page.tasks.map(({ description }) => description));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(["4", "3", "3", "2", "1"]);
  });

  test("adds an entry once per id, and shows its current status", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = newId();
    await add(ana, { id, status: "In Progress" });
    await add(ana, { id, description: "Again" });
    const step = { id, status: "Failed", details: { did: "gave up" } } as const;
    await asOwner(app, ana, (tx) => changeTask(tx, ana.id, step), "assistant");
    expect((await logOf(ana).list({})).tasks).toMatchObject([
      { id, description: "Answered web chat", status: "Failed", did: "gave up" },
    ]);
  });
});

describe("the facts behind an entry's sentence", () => {
  const addAction = async (ana: SignedIn, row: Record<string, unknown> = {}) => {
    const { kind = "textBack", status = "done", channel = "text", cents = 2 } = row;
    const { name = null, role = null, result = null } = row;
    const id = newId();
    await app.sql(
      `insert into assistant_actions (user_id, id, kind, status, channel, purpose, recipient, recipient_name, party_role,
                                      words, cause, result, once_key, run_at, expires_at, created_at, cost_cents)
       values ($1, $2, $3, $4, $5, 'service', '+17185550142', $6, $7, 'Hi', 'A call', $8, $11, $9, $9, $9, $10)`,
      [ana.id, id, kind, status, channel, name, role, result, now, cents, id],
    );
    await add(ana, { id, kind: "action", actionId: id });
    return id;
  };
  const only = async (ana: SignedIn) => (await logOf(ana).list({})).tasks[0]!;

  test("name an action, its status, result and cost", async () => {
    const ana = await app.as(fresh(people.ana));
    await addAction(ana, { result: "Text sent" });
    expect(await only(ana)).toMatchObject({
      kind: "action",
      person: null,
      startsAt: null,
      action: { task: "textBack", channel: "text", status: "done", result: "Text sent" },
      costCents: 2,
    });
  });

  test.each([
    [{ name: "Lee" }, "Lee"],
    [{ name: "Lee", role: "Lender" }, "Lee (Lender)"],
    [{ role: "Lender" }, "Lender"],
  ])("name the other side of %j as %s", async (row, person) => {
    const ana = await app.as(fresh(people.ana));
    await addAction(ana, row);
    expect(await only(ana)).toMatchObject({ person });
  });

  test("have the time of the appointment that a reminder is about", async () => {
    const ana = await app.as(fresh(people.ana));
    await addAction(ana, { kind: "remind" });
    expect(await only(ana)).toMatchObject({ startsAt: now });
  });

  test.each([
    ["a call in progress", { channel: "phone", status: "doing", cents: 30 }, null],
    ["a text whose cost was not recorded", { cents: 0 }, null],
    ["a text that the professional sent", { cents: 0, result: "Sent by you." }, 0],
    ["an email", { channel: "mail", cents: 0 }, 0],
    ["what was never sent", { status: "rejected", cents: 0 }, 0],
  ])("have as the cost of %s: %j is %j cents", async (_, row, costCents) => {
    const ana = await app.as(fresh(people.ana));
    await addAction(ana, row);
    expect(await only(ana)).toMatchObject({ costCents });
  });

  test.each([
    [{ channel: "web" }, 0, 0],
    [{ channel: "phone", status: "ended" }, 16, 16],
    [{ channel: "phone", status: "open" }, 16, null],
    [{ channel: "phone", status: "ended" }, 0, null],
    [{ channel: "text", status: "ended" }, 0, null],
  ] as const)(
    "have as the cost of the conversation %j with %j cents: %j",
    async (talk, cents, cost) => {
      const ana = await app.as(fresh(people.ana));
      const conversationId = await addTalk(app, ana, talk);
      await app.sql(
        "update assistant_conversations set cost_cents = $2, caller_name = 'Pat' where id = $1",
        [conversationId, cents],
      );
      await add(ana, { kind: "message", conversationId });
      expect(await only(ana)).toMatchObject({ person: "Pat", costCents: cost, action: null });
    },
  );
});

describe("undoing", () => {
  const booked = async (ana: SignedIn) => {
    const visitor = newVisitor({ email: `${newId()}@visitors.test` });
    const wish = wishFor(ana, { visitor });
    await app.visitor.api.booking.book(wish);
    const id = await add(ana, { kind: "booked", appointmentId: wish.id });
    return { id, appointmentId: wish.id, email: visitor.email };
  };

  test("cancels the booking, notifies the client, and frees the time; repeating it changes nothing", async () => {
    const ana = await app.as(fresh(people.ana));
    const { id, appointmentId, email } = await booked(ana);
    await app.drain();
    const before = (await app.mails()).filter(({ to }) => to === email).length;
    const undone = await logOf(ana).undo({ id });
    expect(undone).toMatchObject({ id, status: "Cancelled", undoing: "done", appointmentId });
    expect(await logOf(ana).undo({ id })).toEqual(undone);
    const { appointments } = await ana.api.appointments.list({});
    expect(appointments).toMatchObject([{ id: appointmentId, status: "Cancelled" }]);
    await app.drain();
    const mails = (await app.mails()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]!.subject).toMatch(/cancel/i);
    await expect(booked(ana)).resolves.toBeDefined();
  });

  test("is too late once it has started", async () => {
    const ana = await app.as(fresh(people.ana));
    const { id, appointmentId } = await booked(ana);
    const was = now;
    now = new Date("2027-01-01T00:00:00Z");
    const refused = await logOf(ana)
      .undo({ id })
      .catch((error: unknown) => error);
    now = was;
    expect(refused).toMatchObject({ code: "CANNOT_UNDO", data: { undoing: "tooLate" } });
    const { appointments } = await ana.api.appointments.list({});
    expect(appointments).toMatchObject([{ id: appointmentId, status: "Scheduled" }]);
  });

  test.each([
    ["message", "nothing"],
    ["optedOut", "never"],
  ] as const)("is not possible for %s: %s", async (kind, undoing) => {
    const ana = await app.as(fresh(people.ana));
    const id = await add(ana, { kind });
    await expect(logOf(ana).undo({ id })).rejects.toMatchObject({
      code: "CANNOT_UNDO",
      data: { undoing },
    });
    expect((await logOf(ana).list({})).tasks).toMatchObject([{ status: "Completed", undoing }]);
  });

  test("is possible only for the owner", async () => {
    const [ana, ben] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.ben))]);
    const { id, appointmentId } = await booked(ana);
    await expect(logOf(ben).undo({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    // One's own entry cannot refer to another person's appointment.
    const own = await add(ben, { kind: "booked", appointmentId });
    await expect(logOf(ben).undo({ id: own })).rejects.toMatchObject({ code: "CANNOT_UNDO" });
    const { appointments } = await ana.api.appointments.list({});
    expect(appointments).toMatchObject([{ status: "Scheduled" }]);
  });
});
