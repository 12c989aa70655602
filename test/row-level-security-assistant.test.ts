import { afterAll, beforeAll, test } from "vitest";
import { usualSettings } from "#domain/assistant/settings.ts";
import type { Day } from "#domain/kernel/day.ts";
import { addConversation, addLines, listLines } from "#server/assistant/talk/store.ts";
import { countCalls } from "#server/assistant/conversations/count-calls.ts";
import {
  deleteConversation,
  findShown,
  findTurn,
  listConversations,
  listTurns,
  removeWords,
} from "#server/assistant/conversations/store.ts";
import { emptyLines } from "#server/assistant/talk/delete-transcript.ts";
import { handBack, sayInPlace, takeOver } from "#server/assistant/conversations/take-part.ts";
import { changeTask, changeTasksOfAction, logTask } from "#server/assistant/log/log.ts";
import { findTask, listTasks, listTasksOf, removeSaidOf } from "#server/assistant/log/store.ts";
import {
  decide,
  findAction,
  listActionsOf,
  listDecided,
  listOpen,
} from "#server/assistant/queue/store.ts";
import {
  findNext,
  lastTouchOf,
  listCallbacks,
  listClosings,
  listLeads,
  listWithoutOutcome,
} from "#server/assistant/ask/store.ts";
import { isRehearsal, removeOtherRehearsals } from "#server/assistant/rehearsal/store.ts";
import { findSettings, restUntil, saveSettings } from "#server/assistant/settings/store.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addSettled, addTalk, fillAssistant } from "#test/harness/assistant.ts";
import { type Attempt, expectIsolated } from "#test/harness/row-level-security.ts";
import { people } from "#test/harness/people.ts";

// With the owner check disabled: every assistant query asks for Ana's rows while Ben is signed in, or while someone
// talks to Ben's assistant. Row-level security alone must return nothing.

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
let hersIs: { conversation: string; task: string; action: string };
let takenOver: string;
let rehearsal: string;
let lead: string;
const turnId = newId();
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  ben = await app.as(people.ben);
  hersIs = await fillAssistant(app, ana, { secret: "Secret", appointment: newId() });
  takenOver = await addTalk(app, ana, { said: ["Secret", "Secret"], status: "taken over" });
  rehearsal = await addTalk(app, ana, { channel: "rehearsal" });
  await addSettled(app, ana, { doneAt: new Date() });
  await addWhatIsAskedFor();
  await app.sql("update assistant_actions set conversation_id = $1", [hersIs.conversation]);
  await ana.api.assistant.conversations.say({ id: takenOver, turnId, words: "Secret" });
  await app.sql(
    `insert into assistant_actions (user_id, id, kind, status, channel, purpose, recipient, words, cause, once_key,
                                    run_at, expires_at, created_at)
     values ($1, $2, 'milestone', 'done', 'mail', 'service', 'x', 'x', 'x', 'other', now(), now(), now())`,
    [ana.id, newId()],
  );
});
afterAll(() => app[Symbol.asyncDispose]());

/** Something for each question she may ask her assistant. */
async function addWhatIsAskedFor(): Promise<void> {
  lead = newId();
  const { contacts } = ana.api;
  await contacts.addLead({ id: lead, lead: { firstName: "Secret", lastName: "Lead" } });
  const dealProgress = { closingDate: "2040-01-01" };
  const deal = { firstName: "Secret", lastName: "Deal", dealProgress };
  await contacts.addDeal({ id: newId(), deal });
  for (const [type, at] of [
    ["Callback", "2040-01-01"],
    ["Appointment", "2020-01-01"],
  ])
    await app.sql(
      `insert into appointments (professional_id, id, client_name, appointment_type, appointment_time,
                                 duration_minutes, status)
       values ($1, $2, 'Secret', $3, $4, 30, 'Scheduled')`,
      [ana.id, newId(), type, at],
    );
}

const now = new Date();
const page = { after: null, limit: 10 };
const everything = { ...page, channel: null, outcome: null, contactId: null };
/** The state after a change that returns nothing. */
const thenStatus = async (tx: Parameters<Attempt>[0], owner: Parameters<Attempt>[1]) =>
  (await findTask(tx, owner, hersIs.task))?.status;
const unless = (part: string) => (part === "gone" ? null : part);

const ofProfessionals: Record<string, Attempt> = {
  findSettings: async (tx, owner) => (await findSettings(tx, owner)).version,
  saveSettings: (tx, owner) => saveSettings(tx, owner, { settings: usualSettings, now }),
  restUntil: (tx, owner) => restUntil(tx, owner, { until: now, now }),
  listConversations: (tx, owner) => listConversations(tx, owner, everything),
  findShown: (tx, owner) => findShown(tx, owner, hersIs.conversation),
  listTurns: (tx, owner) => listTurns(tx, owner, hersIs.conversation),
  findTurn: (tx, owner) => findTurn(tx, owner, { id: takenOver, turnId }),
  takeOver: async (tx, owner) => unless(await takeOver(tx, owner, { id: takenOver, now })),
  handBack: async (tx, owner) => unless(await handBack(tx, owner, { id: takenOver, now })),
  sayInPlace: async (tx, owner) => {
    const line = { id: takenOver, turnId: newId(), words: "M", now };
    return unless(await sayInPlace(tx, owner, line));
  },
  emptyLines: async (tx, owner) => {
    await emptyLines(tx, owner, hersIs.conversation);
    const lines = await listLines(tx, owner, { id: hersIs.conversation, from: 0 });
    return lines[0]?.words === "";
  },
  removeWords: async (tx, owner) => {
    await removeWords(tx, owner, hersIs.conversation);
    return (await findShown(tx, owner, hersIs.conversation))?.keepsTranscript === false;
  },
  deleteConversation: (tx, owner) => deleteConversation(tx, owner, hersIs.conversation),
  countCalls: async (tx, owner) => (await countCalls(tx, owner, new Date(0))).handled,
  "countCalls, made": async (tx, owner) => (await countCalls(tx, owner, new Date(0))).made,
  listTasks: (tx, owner) => listTasks(tx, owner, page),
  listTasksOf: (tx, owner) => listTasksOf(tx, owner, hersIs.conversation),
  findTask: (tx, owner) => findTask(tx, owner, hersIs.task),
  removeSaidOf: async (tx, owner) => {
    await removeSaidOf(tx, owner, hersIs.conversation);
    return findTask(tx, owner, hersIs.task);
  },
  findNext: (tx, owner) => findNext(tx, owner, { name: null, now: new Date(0) }),
  listWithoutOutcome: async (tx, owner) =>
    (await listWithoutOutcome(tx, owner, { now, most: 9 })).entries,
  listCallbacks: (tx, owner) => listCallbacks(tx, owner, 9),
  listLeads: async (tx, owner) =>
    (
      await listLeads(tx, owner, {
        from: new Date(0),
        until: new Date(now.getTime() + 1e6),
        most: 9,
      })
    ).leads,
  listClosings: async (tx, owner) => {
    const days = { from: "2000-01-01" as Day, until: "2100-01-01" as Day };
    return (await listClosings(tx, owner, { ...days, most: 9 })).deals;
  },
  lastTouchOf: (tx, owner) => lastTouchOf(tx, owner, lead),
  isRehearsal: (tx, owner) => isRehearsal(tx, owner, rehearsal),
  removeOtherRehearsals: (tx, owner) => removeOtherRehearsals(tx, owner, newId()),
  changeTask: async (tx, owner) => {
    await changeTask(tx, owner, { id: hersIs.task, status: "Failed" });
    return thenStatus(tx, owner);
  },
  changeTasksOfAction: async (tx, owner) => {
    await changeTasksOfAction(tx, owner, { actionId: hersIs.action, status: "Failed" });
    return thenStatus(tx, owner);
  },
  listOpen: (tx, owner) => listOpen(tx, owner),
  listDecided: (tx, owner) => listDecided(tx, owner),
  listActionsOf: (tx, owner) => listActionsOf(tx, owner, hersIs.conversation),
  findAction: (tx, owner) => findAction(tx, owner, hersIs.action),
  decide: async (tx, owner) => {
    await decide(tx, owner, { id: hersIs.action, status: "rejected", now });
    return findAction(tx, owner, hersIs.action);
  },
};

const ofTheAssistant: Record<string, Attempt> = {
  findSettings: async (tx, owner) => (await findSettings(tx, owner)).version,
  logTask: (tx, owner) =>
    logTask(tx, owner, { description: "M", status: "Completed", details: {}, now }),
  addConversation: (tx, owner) =>
    addConversation(tx, owner, {
      id: newId(),
      channel: "web",
      status: "open",
      disclosedAt: now,
      startedAt: now,
      lastTurnAt: now,
    }),
  addLines: async (tx, owner) => {
    const lines = [{ speaker: "caller", words: "M" }];
    await addLines(tx, owner, { id: hersIs.conversation, seq: 9, lines, now });
    return "added";
  },
};

const look = async () => ({
  settings: await app.sql("select * from assistant_settings where user_id = $1", [ana.id]),
  talks: await app.sql("select * from assistant_conversations where user_id = $1", [ana.id]),
  turns: await app.sql("select * from assistant_turns where user_id = $1", [ana.id]),
  actions: await app.sql("select * from assistant_actions where user_id = $1", [ana.id]),
  tasks: await app.sql("select * from ai_tasks_log where user_id = $1", [ana.id]),
});

test.each(Object.entries(ofProfessionals))("%s can't reach Ana's rows as Ben", (_, run) =>
  expectIsolated({ app, role: "app", run, hers: ana.id, his: ben.id, look }),
);

test.each(Object.entries(ofTheAssistant))(
  "%s can't reach Ana's rows for someone talking to Ben's assistant",
  (_, run) => expectIsolated({ app, role: "assistant", run, hers: ana.id, his: ben.id, look }),
);
