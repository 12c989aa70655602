import { getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assistantSettings, usualSettings } from "#domain/assistant/settings.ts";
import {
  assistantActions,
  assistantConversations,
  assistantSettings as settingsTable,
  outreachConsents,
  outreachReceipts,
  outreachStops,
} from "#server/assistant/storage/tables.ts";
import { aiTasksLog } from "#server/assistant/log/tables.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { addTalk, fillAssistant } from "#test/harness/assistant.ts";
import { people } from "#test/harness/people.ts";

// Every column of the assistant's tables, sent with every write of its professional under both of its names, next to
// the record and inside it: an unknown field is refused, and nothing changes.

let app: TestApp;
let ana: SignedIn;
let ids: { conversation: string; task: string; action: string; contact: string };
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  const contact = newId();
  await ana.api.contacts.addPartner({ id: contact, partner: { firstName: "Secret" } });
  const filled = await fillAssistant(app, ana, { secret: "Secret", appointment: newId() });
  ids = { ...filled, contact };
  ids.conversation = await addTalk(app, ana, { said: ["Secret"], status: "taken over" });
});
afterAll(() => app[Symbol.asyncDispose]());

const names = [
  settingsTable,
  assistantConversations,
  assistantActions,
  aiTasksLog,
  outreachConsents,
  outreachReceipts,
  outreachStops,
].flatMap((table) =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) => [name, column.name]),
);

type Write = {
  method: string;
  path: string;
  body: Record<string, unknown>;
  /** The fields the write takes in addition to its path. */
  fields: string[];
};
const writes: Write[] = [
  {
    method: "PUT",
    path: "/assistant/settings",
    body: { settings: usualSettings },
    fields: ["settings", "version"],
  },
  { method: "PUT", path: "/assistant/pause", body: { minutes: 5 }, fields: ["minutes"] },
  {
    method: "POST",
    path: "/assistant/conversations/{conversation}/take-over",
    body: {},
    fields: [],
  },
  {
    method: "POST",
    path: "/assistant/conversations/{conversation}/say",
    body: { turnId: newId(), words: "M" },
    fields: ["turnId", "words"],
  },
  {
    method: "POST",
    path: "/assistant/conversations/{conversation}/hand-back",
    body: {},
    fields: [],
  },
  { method: "POST", path: "/assistant/conversations/{conversation}/end", body: {}, fields: [] },
  { method: "DELETE", path: "/assistant/conversations/{conversation}/words", body: {}, fields: [] },
  { method: "DELETE", path: "/assistant/conversations/{conversation}", body: {}, fields: [] },
  { method: "POST", path: "/assistant/log/{task}/undo", body: {}, fields: [] },
  {
    method: "POST",
    path: "/assistant/queue/{action}/approve",
    body: {},
    fields: ["subject", "words"],
  },
  { method: "POST", path: "/assistant/queue/{action}/reject", body: {}, fields: [] },
  { method: "POST", path: "/assistant/queue/{action}/send-self", body: {}, fields: [] },
  {
    method: "POST",
    path: "/assistant/permissions/{contact}/consents",
    body: { channel: "mail", purpose: "service", basis: "oral", wording: "M" },
    fields: ["channel", "purpose", "basis", "wording", "contactId"],
  },
  {
    method: "POST",
    path: "/assistant/permissions/{contact}/stop",
    body: {},
    fields: ["contactId"],
  },
  {
    method: "POST",
    path: "/assistant/permissions/{contact}/lift",
    body: { words: "M" },
    fields: ["words", "contactId"],
  },
  {
    method: "POST",
    path: "/assistant/ask",
    body: { id: newId(), text: "help" },
    fields: ["id", "text"],
  },
  {
    method: "POST",
    path: "/assistant/rehearsal",
    body: { talkId: newId(), timeZone: "UTC", spoken: false },
    fields: ["talkId", "timeZone", "spoken"],
  },
  {
    method: "POST",
    path: "/assistant/rehearsal/say",
    body: { talkId: newId(), turnId: newId(), text: "M", spoken: false },
    fields: ["talkId", "turnId", "text", "spoken", "heard"],
  },
];

const tables = [
  "assistant_settings",
  "assistant_conversations",
  "assistant_actions",
  "ai_tasks_log",
  "outreach_consents",
  "outreach_stops",
  "outreach_receipts",
];
const everything = async () => {
  const rows: object[] = [];
  for (const table of tables)
    rows.push(
      ...(await app.sql(`select * from ${table} where user_id = $1 order by user_id`, [ana.id])),
    );
  return rows;
};

const send = ({ method, path }: Write, body: object) =>
  ana.fetch(`/api/v1${path.replace(/\{(\w+)\}/, (_, name: keyof typeof ids) => ids[name])}`, {
    method,
    body: JSON.stringify(body),
  });

test.each(writes)("$method $path refuses every column that is not its field", async (write) => {
  const before = await everything();
  // The id is in the path.
  const foreign = new Set(names.filter((name) => name !== "id" && !write.fields.includes(name)));
  expect(foreign.size).toBeGreaterThan(60);
  for (const name of foreign) {
    const answer = await send(write, { ...write.body, [name]: ana.id });
    expect(answer.status, name).toBe(400);
  }
  expect(await everything()).toEqual(before);
});

test("the settings refuse them too, and so are another person's values", async () => {
  const before = await everything();
  const known = Object.keys(assistantSettings.shape);
  for (const name of [...names, "voice", "prompt", "model"].filter((one) => !known.includes(one))) {
    const body = { settings: { ...usualSettings, [name]: ana.id } };
    expect((await send(writes[0]!, body)).status, name).toBe(400);
  }
  expect(await everything()).toEqual(before);
});
