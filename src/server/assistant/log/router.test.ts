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
    const id = await add(ana, { kind: "booked", details, conversationId, contactId });
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
