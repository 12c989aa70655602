import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { logTask } from "../log/log.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";
import { asOwner } from "#test/harness/assistant.ts";

// So late that no job runs during the tests.
const now = new Date("2040-11-22T12:00:00Z");
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

type Action = {
  status?: string;
  channel?: string;
  recipient?: string;
  subject?: string | null;
  words?: string;
  contactId?: string | null;
  expiresAt?: Date;
  createdAt?: Date;
};
const propose = async ({ id: owner }: SignedIn, action: Action = {}) => {
  const id = newId();
  const { status = "waiting", channel = "mail", recipient = "priya@example.com" } = action;
  const { subject = "News", words = "Hello Priya", contactId = null } = action;
  const { expiresAt = inMinutes(60), createdAt = now } = action;
  await app.sql(
    `insert into assistant_actions (user_id, id, kind, status, channel, purpose, contact_id, recipient, subject, words,
                                    cause, once_key, run_at, expires_at, created_at)
     values ($1, $2, 'milestone', $3, $4, 'service', $5, $6, $7, $8, 'Appraisal in', $2::uuid::text, $9, $9, $10)`,
    [owner, id, status, channel, contactId, recipient, subject, words, expiresAt, createdAt],
  );
  return id;
};
const queueOf = ({ api }: SignedIn) => api.assistant.queue;
/** The jobs that would carry out what was approved. */
const jobsOf = async (id: string) =>
  app.sql<{ key: string; run_at: Date }>(
    "select key, run_at from graphile_worker.jobs where key = 'assistant-action:' || $1",
    [id],
  );

describe("the list", () => {
  test("shows what waits and what is drafted, oldest first, and what was decided, newest first", async () => {
    const ana = await app.as(fresh(people.ana));
    const contactId = newId();
    const lead = { firstName: "Priya", lastName: "Raman" };
    await ana.api.contacts.addLead({ id: contactId, lead });
    const second = await propose(ana, { createdAt: inMinutes(-1), status: "draft" });
    const first = await propose(ana, { createdAt: inMinutes(-2), contactId });
    const older = await propose(ana, { createdAt: inMinutes(-4), status: "failed" });
    const newer = await propose(ana, { createdAt: inMinutes(-3), status: "refused" });
    const { open, decided } = await queueOf(ana).list();
    expect(open.map(({ id }) => id)).toEqual([first, second]);
    expect(decided.map(({ id }) => id)).toEqual([newer, older]);
    expect(open[0]).toEqual({
      id: first,
      kind: "milestone",
      status: "waiting",
      channel: "mail",
      purpose: "service",
      contactId,
      contactName: "Priya Raman",
      partyRole: null,
      recipientName: null,
      recipient: "priya@example.com",
      subject: "News",
      words: "Hello Priya",
      cause: "Appraisal in",
      conversationId: null,
      appointmentId: null,
      runAt: inMinutes(60),
      expiresAt: inMinutes(60),
      createdAt: inMinutes(-2),
      decidedAt: null,
      doneAt: null,
      result: null,
    });
    expect(open[1]).toMatchObject({ contactId: null, contactName: null });
  });

  test("contains no other person's, and only the owner can decide", async () => {
    const [ana, ben] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.ben))]);
    const id = await propose(ana);
    expect(await queueOf(ben).list()).toEqual({ open: [], decided: [] });
    for (const decision of ["approve", "reject", "sendSelf"] as const)
      await expect(queueOf(ben)[decision]({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await queueOf(ana).list()).open).toMatchObject([{ id, status: "waiting" }]);
    expect(await jobsOf(id)).toEqual([]);
  });
});

describe("approving", () => {
  test("queues a job that sends it now; repeating it changes nothing", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await propose(ana);
    const approved = await queueOf(ana).approve({ id });
    expect(approved).toMatchObject({ status: "approved", decidedAt: now, runAt: now });
    expect(approved).toMatchObject({ words: "Hello Priya", subject: "News" });
    const [job] = await jobsOf(id);
    expect(job).toMatchObject({ run_at: now });
    expect(await queueOf(ana).approve({ id })).toEqual(approved);
    expect(await jobsOf(id)).toHaveLength(1);
  });

  test("may edit its text, once", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await propose(ana);
    const words = "Dear Priya,\nit is in.";
    const approved = await queueOf(ana).approve({ id, subject: "It is in", words });
    expect(approved).toMatchObject({ subject: "It is in", words });
    expect(await queueOf(ana).approve({ id, words })).toEqual(approved);
    await expect(queueOf(ana).approve({ id, words: "Other" })).rejects.toMatchObject({
      code: "DECIDED",
      data: { current: { words } },
    });
  });

  test("in two tabs at once does it once", async () => {
    const ana = await app.as(fresh(people.ana));
    const ids: string[] = [];
    while (ids.length < 12) ids.push(await propose(ana));
    await Promise.all(
      ids.map(async (id) => {
        const tries = await Promise.allSettled([
          queueOf(ana).approve({ id }),
          queueOf(ana).reject({ id }),
        ]);
        expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      }),
    );
    const { decided } = await queueOf(ana).list();
    expect(decided).toHaveLength(ids.length);
    for (const { id, status } of decided)
      expect(await jobsOf(id)).toHaveLength(status === "approved" ? 1 : 0);
  });

  test.each([
    ["a draft", { status: "draft" }, "DRAFT"],
    ["what was rejected", { status: "rejected" }, "DECIDED"],
    ["what expired", { status: "expired" }, "DECIDED"],
    ["what is over by now", { expiresAt: now }, "EXPIRED"],
  ])("is not possible for %s", async (_, action, code) => {
    const ana = await app.as(fresh(people.ana));
    const id = await propose(ana, action);
    await expect(queueOf(ana).approve({ id })).rejects.toMatchObject({ code });
    expect(await jobsOf(id)).toEqual([]);
  });

  test.each([{ words: " " }, { words: "x".repeat(4_001) }, { subject: "" }, { recipient: "x" }])(
    "refuses %j",
    async (change) => {
      const ana = await app.as(fresh(people.ana));
      const id = await propose(ana);
      await expect(queueOf(ana).approve({ id, ...change })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    },
  );
});

describe("rejecting, and sending it in person", () => {
  const task = async (ana: SignedIn, actionId: string) => {
    const details = { cause: "Appraisal in" };
    const line = {
      description: "A mail waits",
      status: "Scheduled",
      details,
      actionId,
      now,
    } as const;
    await asOwner(app, ana, (tx) => logTask(tx, ana.id, line));
  };
  const statusesOf = async (ana: SignedIn) =>
    (await ana.api.assistant.log.list({})).tasks.map(({ status }) => status);

  test("rejecting ends it, also in the log; repeating it changes nothing", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await propose(ana);
    await task(ana, id);
    const rejected = await queueOf(ana).reject({ id });
    expect(rejected).toMatchObject({ status: "rejected", decidedAt: now, doneAt: null });
    expect(await queueOf(ana).reject({ id })).toEqual(rejected);
    expect(await statusesOf(ana)).toEqual(["Cancelled"]);
    await expect(queueOf(ana).approve({ id })).rejects.toMatchObject({ code: "DECIDED" });
    await expect(queueOf(ana).sendSelf({ id })).rejects.toMatchObject({ code: "DECIDED" });
  });

  test("sending it in person returns a link, and it is done; repeating it returns the same link", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await propose(ana, { status: "draft", words: "Hi & bye\nAna" });
    await task(ana, id);
    const sent = await queueOf(ana).sendSelf({ id });
    expect(sent.link).toBe("mailto:priya%40example.com?subject=News&body=Hi%20%26%20bye%0D%0AAna");
    expect(sent.action).toMatchObject({ status: "done", result: "Sent by you.", doneAt: now });
    expect(await queueOf(ana).sendSelf({ id })).toEqual(sent);
    expect(await statusesOf(ana)).toEqual(["Completed"]);
    expect(await jobsOf(id)).toEqual([]);
  });

  test.each([
    ["text", "sms:+17185550142?body=Hello%20Priya"],
    ["phone", "tel:+17185550142"],
  ])("a %s opens as %s", async (channel, link) => {
    const ana = await app.as(fresh(people.ana));
    const id = await propose(ana, { channel, recipient: "+17185550142" });
    expect((await queueOf(ana).sendSelf({ id })).link).toBe(link);
  });

  test("neither undoes what is done", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await propose(ana, { status: "done" });
    for (const decision of ["reject", "sendSelf"] as const)
      await expect(queueOf(ana)[decision]({ id })).rejects.toMatchObject({ code: "DECIDED" });
  });
});
