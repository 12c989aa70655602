import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createKeys } from "#server/platform/keys.ts";
import { createDatabase, createPool } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { friday as now, newHost, wishFor } from "#test/harness/bookings.ts";
import { type Attempt, expectIsolated } from "#test/harness/row-level-security.ts";
import { people, testSecret } from "#test/harness/people.ts";
import { connectionAs } from "#test/harness/roles.ts";
import { switchOn, visitorTalk, type VisitorTalk } from "#test/harness/talk.ts";
import { findContact } from "#server/contacts/store.ts";
import { findAppointment as findWhole } from "#server/appointments/store.ts";
import { listEvents } from "#server/contacts/timeline.ts";
import { findAppointment } from "./find-appointment.ts";
import { closeLog } from "./log-talk.ts";
import { findProfessional } from "./scene.ts";
import * as store from "./store.ts";
import { testVault } from "#test/harness/sealed.ts";

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
let visitor: VisitorTalk;
let lead: string;
beforeAll(async () => {
  app = await testApp({ now: () => now });
  [ana, ben] = [await newHost(app), await newHost(app, people.ben)];
  await switchOn(app, ana);
  await app.visitor.api.booking.book(wishFor(ana));
  [{ id: lead }] = (await app.sql<{ id: string }>("select id from contacts where user_id = $1", [
    ana.id,
  ])) as [{ id: string }];
  visitor = await visitorTalk(app, ana);
  await visitor.say("I want to book an appointment");
});
afterAll(() => app[Symbol.asyncDispose]());

const id = () => visitor.talkId;
const change = { flags: ["seen"] };
const turnId = async () =>
  (
    await app.sql<{ turn_id: string }>(
      "select turn_id from assistant_turns where turn_id is not null",
    )
  )[0]!.turn_id;
const lines = [{ speaker: "note", words: "Secret" }];

const attempts: Record<string, Attempt> = {
  findConversation: (tx, owner) => store.findConversation(tx, owner, id()),
  findOpened: (tx, owner) => store.findOpened(tx, owner, { id: id(), providerSid: null }),
  lockConversation: (tx, owner) => store.lockConversation(tx, owner, id()),
  listLines: (tx, owner) => store.listLines(tx, owner, { id: id(), from: 0 }),
  listLastLines: (tx, owner) => store.listLastLines(tx, owner, { id: id(), most: 3 }),
  listAnswer: (tx, owner) => store.listAnswer(tx, owner, { id: id(), after: -1 }),
  listExchange: async (tx, owner) =>
    store.listExchange(tx, owner, { id: id(), turnId: await turnId() }),
  addConversation: async (tx, owner) => {
    const made = newId();
    const moments = { disclosedAt: now, startedAt: now, lastTurnAt: now };
    await store.addConversation(tx, owner, {
      id: made,
      channel: "web",
      status: "open",
      ...moments,
    });
    return store.findConversation(tx, owner, made);
  },
  changeConversation: async (tx, owner) => {
    await store.changeConversation(tx, owner, { id: id(), change });
    return (await store.findConversation(tx, owner, id()))?.flags.includes("seen");
  },
  addLines: async (tx, owner) => {
    await store.addLines(tx, owner, { id: id(), seq: 90, lines, now });
    return store.listLines(tx, owner, { id: id(), from: 90 });
  },
  noteHeardWords: async (tx, owner) => {
    await store.noteHeardWords(tx, owner, { id: id(), seq: 0, heardWords: "Hi" });
    const [first] = await store.listLines(tx, owner, { id: id(), from: 0 });
    return first?.heardWords;
  },
  findProfessional: async (tx, owner) => findProfessional(tx, owner),
  findAppointment: async (tx, owner) => {
    const search = {
      kind: "find",
      name: "Vera Visitor",
      startsAt: "2026-11-23T14:00:00Z",
    } as const;
    const keys = createKeys(testSecret);
    const found = await findAppointment(tx, search, { owner, id: id(), whom: "x", keys, now });
    return found.kind === "found";
  },
};

const look = async () => ({
  conversations: await app.sql("select * from assistant_conversations where user_id = $1", [
    ana.id,
  ]),
  turns: await app.sql("select * from assistant_turns where user_id = $1 order by seq", [ana.id]),
  tasks: await app.sql("select * from ai_tasks_log where user_id = $1", [ana.id]),
});

test.each(Object.entries(attempts))(
  "%s reveals nothing of hers to a visitor of his assistant",
  (_, run) => expectIsolated({ app, role: "assistant", run, hers: ana.id, his: ben.id, look }),
);

test("a conversation with hers sees no records of hers that it does not need", async () => {
  const { address, login } = connectionAs(app.database, "assistant");
  const pool = createPool(address, login, createLog("silent"), { max: 1 });
  const database = createDatabase(pool, testVault);
  const [{ id: appointment }] = (await app.sql<{ id: string }>(
    "select id from appointments where professional_id = $1",
    [ana.id],
  )) as [{ id: string }];
  const closed: Record<string, Attempt> = {
    findContact: (tx, owner) => findContact(tx, owner, lead),
    findAppointment: (tx, owner) => findWhole(tx, owner, appointment),
    listEvents: (tx, owner) => listEvents(tx, owner, { contactId: lead, after: null, limit: 10 }),
  };
  for (const [name, run] of Object.entries(closed)) {
    const refused = await database
      .as(ana.id, (tx) => run(tx, ana.id))
      .catch(
        (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
      );
    expect(refused, name).toBe("42501");
  }
  await database.as(ana.id, (tx) =>
    closeLog(tx, ana.id, { conversationId: visitor.talkId, status: "Completed" }),
  );
  await pool.end();
});
