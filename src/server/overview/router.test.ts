import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usualSettings } from "#domain/assistant/settings.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addSettled, addTalk } from "#test/harness/assistant.ts";
import { fresh, people } from "#test/harness/people.ts";

const now = new Date("2026-11-21T12:00:00Z");
const hour = 60 * 60_000;
const day = 24 * hour;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

/** An instant this many milliseconds from now; negative for the past. */
const inMs = (ms: number) => new Date(now.getTime() + ms);

type Contact = { type?: string; status?: string; createdAt?: Date };
const addContact = ({ id: owner }: SignedIn, contact: Contact = {}) => {
  const { type = "Lead", status = "New Lead", createdAt = now } = contact;
  return app.sql(
    `insert into contacts (user_id, id, type, status, first_name, created_at) values ($1, $2, $3, $4, 'Ida', $5)`,
    [owner, newId(), type, status, createdAt],
  );
};

type Appointment = {
  at: Date;
  name?: string | null;
  status?: string;
  notes?: string | null;
  type?: string;
};
const addAppointment = ({ id: owner }: SignedIn, appointment: Appointment) => {
  const { at, name = "Priya Raman", status = "Scheduled", notes = null, type = null } = appointment;
  return app.sql(
    `insert into appointments (professional_id, id, client_name, client_email, client_phone, appointment_time,
                               duration_minutes, status, notes, appointment_type)
     values ($1, $2, $3, 'priya@example.com', '555-0142', $4, 30, $5, $6, $7)`,
    [owner, newId(), name, at, status, notes, type],
  );
};

type Task = { at: Date; text?: string; details?: unknown };
const addTask = ({ id: owner }: SignedIn, { at, text = "Called back", details }: Task) =>
  app.sql(
    `insert into ai_tasks_log (user_id, id, task_description, status, performed_at, details)
     values ($1, $2, $3, 'Completed', $4, $5)`,
    [owner, newId(), text, at, details === undefined ? null : JSON.stringify(details)],
  );

const newLeadsOf = async ({ api }: SignedIn) => {
  const [{ newLeads }, counted] = await Promise.all([
    api.overview.read(),
    api.overview.countNewLeads(),
  ]);
  expect(counted).toEqual({ newLeads });
  return newLeads;
};

test("an account without activity has an empty overview and the placeholder for calls", async () => {
  const ana = await app.as(fresh(people.ana));
  expect(await ana.api.overview.read()).toEqual({
    newLeads: 0,
    callsMade: { count: 123, isPlaceholder: true, handledByAssistant: 0 },
    upcoming: { count: 0, appointments: [] },
    tasks: [],
  });
});

describe("new leads", () => {
  test(
    "counts a lead of 6 days and 23 hours, and none of 7 days and 1 hour or of 8 days",
    { tags: ["DASH-028", "DASH-029", "CONST-013"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      await ana.api.contacts.addLead({ id: newId(), lead: { firstName: "Ida", lastName: "Berg" } });
      expect(await newLeadsOf(ana)).toBe(1);
      await addContact(ana, { createdAt: inMs(-(6 * day + 23 * hour)) });
      await addContact(ana, { createdAt: inMs(-7 * day) });
      expect(await newLeadsOf(ana)).toBe(3);
      for (const age of [7 * day + 1, 7 * day + hour, 8 * day])
        await addContact(ana, { createdAt: inMs(-age) });
      expect(await newLeadsOf(ana)).toBe(3);
    },
  );

  test(
    "counts leads of any status, and no deals and no partners",
    { tags: ["DASH-030"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      for (const status of ["New Lead", "Converted to Deal", "Nurturing"])
        await addContact(ana, { status });
      expect(await newLeadsOf(ana)).toBe(3);
      await addContact(ana, { type: "Deal", status: "Working Deal" });
      await addContact(ana, { type: "Referral Partner", status: "Active Partner" });
      expect(await newLeadsOf(ana)).toBe(3);
    },
  );

  test("does not count other people's", { tags: ["DASH-031"] }, async () => {
    const [ana, ben] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.ben))]);
    await addContact(ana);
    await addContact(ben);
    await addContact(ben);
    expect(await newLeadsOf(ana)).toBe(1);
  });

  test("can be requested as a count alone, over HTTP", { tags: ["DASH-057"] }, async () => {
    const ana = await app.as(fresh(people.ana));
    await addContact(ana);
    await addContact(ana);
    const answer = await ana.fetch("/api/v1/overview/new-leads");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ newLeads: 2 });
  });
});

describe("calls made", () => {
  const settings = { ...usualSettings, isOn: true };
  const monthBegan = new Date("2026-11-01T04:00:00Z"); // in New York, still by summer time

  test("are the placeholder until the assistant is first switched on, and real from then on", async () => {
    const ana = await app.as(fresh(people.ana));
    const callsMade = async () => (await ana.api.overview.read()).callsMade;
    await addSettled(app, ana, { doneAt: now });
    await ana.api.assistant.settings.save({ settings: usualSettings });
    expect(await callsMade()).toEqual({ count: 123, isPlaceholder: true, handledByAssistant: 0 });
    await ana.api.assistant.settings.save({ settings });
    const real = { count: 1, isPlaceholder: false, handledByAssistant: 0 };
    expect(await callsMade()).toEqual(real);
    await ana.api.assistant.settings.save({ settings: usualSettings });
    expect(await callsMade()).toEqual(real);
  });

  test("counts the assistant's calls of this month, voicemails too, in the professional's time zone, and separately what it handled", async () => {
    const [ana, ben] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.ben))]);
    await ana.api.assistant.settings.save({ settings });
    const said = ["Hello", "Hi"];
    for (const doneAt of [monthBegan, now, new Date(monthBegan.getTime() - 1)])
      await addSettled(app, ana, { doneAt });
    // One of them led to a conversation; many do not.
    await addTalk(app, ana, { channel: "phone", direction: "outbound", startedAt: now, said });
    await addSettled(app, ana, { doneAt: now, status: "failed" });
    await addSettled(app, ana, { doneAt: now, channel: "text" });
    for (const channel of ["phone", "voice", "web", "text", "rehearsal"])
      await addTalk(app, ana, { channel, startedAt: monthBegan, said });
    await addTalk(app, ana, { startedAt: new Date(monthBegan.getTime() - 1), said });
    await addTalk(app, ana, { startedAt: now, said: ["Nobody answered this"] });
    await addSettled(app, ben, { doneAt: now });
    await addTalk(app, ben, { startedAt: now, said });
    expect((await ana.api.overview.read()).callsMade).toEqual({
      count: 2,
      isPlaceholder: false,
      handledByAssistant: 3,
    });
  });
});

describe("upcoming appointments", () => {
  test(
    "are the future ones, whatever their status; what has begun is past",
    { tags: ["DASH-036", "DASH-040"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      // Only one of those that block their time may be active, because none may overlap: the others are tasks.
      const task = { type: "Task", name: "Past" };
      for (const at of [-day, -1, 0]) await addAppointment(ana, { ...task, at: inMs(at) });
      expect((await ana.api.overview.read()).upcoming).toEqual({ count: 0, appointments: [] });
      const statuses = ["Scheduled", "Confirmed", "Completed", "Cancelled"];
      for (const [index, status] of statuses.entries())
        await addAppointment(ana, { type: "Task", at: inMs(index + 1), status });
      const { count, appointments } = (await ana.api.overview.read()).upcoming;
      expect(count).toBe(4);
      expect(appointments.map(({ status }) => status)).toEqual(statuses);
    },
  );

  test(
    "are limited to five, soonest first, with what a list shows and no more",
    { tags: ["DASH-038", "DASH-039"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      for (const days of [4, 1, 7, 3, 6, 2, 5])
        await addAppointment(ana, {
          at: inMs(days * day),
          name: days === 1 ? null : `Client ${days}`,
          notes: days === 2 ? "é".repeat(10_000) : null,
        });
      const { count, appointments } = (await ana.api.overview.read()).upcoming;
      expect(count).toBe(7);
      expect(appointments.map(({ clientName }) => clientName)).toEqual([
        null,
        "Client 2",
        "Client 3",
        "Client 4",
        "Client 5",
      ]);
      expect(appointments[1]).toEqual({
        id: expect.any(String),
        clientName: "Client 2",
        appointmentTime: inMs(2 * day),
        durationMinutes: 30,
        status: "Scheduled",
        appointmentType: null,
        notes: "é".repeat(200),
      });
    },
  );

  test("never contain another person's", async () => {
    const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
    await addAppointment(leo, { at: inMs(day) });
    expect((await ana.api.overview.read()).upcoming).toEqual({ count: 0, appointments: [] });
  });
});

describe("the AI agent's tasks", () => {
  test("are limited to five, newest first", { tags: ["DASH-047", "DASH-048"] }, async () => {
    const ana = await app.as(fresh(people.ana));
    for (const hours of [3, 1, 6, 2, 5, 4])
      await addTask(ana, { at: inMs(-hours * hour), text: `${hours} hours ago` });
    const { tasks } = await ana.api.overview.read();
    expect(tasks.map(({ taskDescription }) => taskDescription)).toEqual([
      "1 hours ago",
      "2 hours ago",
      "3 hours ago",
      "4 hours ago",
      "5 hours ago",
    ]);
    expect(tasks[0]).toMatchObject({
      status: "Completed",
      performedAt: inMs(-hour),
      details: null,
    });
  });

  test.each([
    ["a text", "Left a voicemail"],
    ["an object", { outcome: "booked", call: { seconds: 47 } }],
    ["a list, which no assistant writes", ["sent", 2]],
  ])("return details that are %s as they were written", async (_, details) => {
    const ana = await app.as(fresh(people.ana));
    await addTask(ana, { at: now, details });
    expect((await ana.api.overview.read()).tasks[0]?.details).toEqual(details);
  });

  test("list their facts in a sensible order", async () => {
    const ana = await app.as(fresh(people.ana));
    const details = { did: "Booked", basis: "Own request", cause: "Web chat", extra: 1 };
    await addTask(ana, { at: now, details });
    const [task] = (await ana.api.overview.read()).tasks;
    expect(Object.keys(task!.details as object)).toEqual(["cause", "did", "basis", "extra"]);
  });

  test(
    "never contain another person's, and a signed-out client gets none",
    { tags: ["DASH-049", "PERM-032", "PERM-040"] },
    async () => {
      const [ana, ben] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.ben))]);
      await addTask(ana, { at: now, text: "Called Priya" });
      const hers = await ana.fetch("/api/v1/overview");
      expect(await hers.text()).toContain("Called Priya");
      const his = await ben.fetch("/api/v1/overview");
      expect(his.status).toBe(200);
      expect((await his.json()).tasks).toEqual([]);
      const nobodys = await app.visitor.fetch("/api/v1/overview");
      expect(nobodys.status).toBe(401);
      expect(await nobodys.text()).not.toContain("Priya");
    },
  );
});

test(
  "the database itself shows a stranger neither appointments nor tasks, even without a filter",
  { tags: ["PERM-032"] },
  async () => {
    const [ana, ben] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.ben))]);
    await addAppointment(ana, { at: inMs(day) });
    await addTask(ana, { at: now });
    const seenAs = async (owner: string) => {
      await app.sql("begin");
      try {
        await app.sql("set local role hearthline_app");
        await app.sql("select set_config('app.owner', $1, true)", [owner]);
        const [row] = await app.sql<{ seen: number }>(
          "select ((select count(*) from appointments) + (select count(*) from ai_tasks_log))::int as seen",
        );
        return row?.seen;
      } finally {
        await app.sql("rollback");
      }
    };
    expect(await seenAs(ana.id)).toBe(2);
    expect(await seenAs(ben.id)).toBe(0);
    expect(await seenAs("")).toBe(0);
  },
);
