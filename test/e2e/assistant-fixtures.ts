import type { Page } from "@playwright/test";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import type { Product } from "../harness/product.ts";
import { switchOn } from "../harness/talk.ts";
import { expectNoSidewaysScroll, settle } from "./contact-fixtures.ts";
import { people, type SignedInPerson, test as base } from "./fixtures.ts";
import { phone } from "./public-fixtures.ts";

type Sql = Product["database"]["sql"];
type Owner = { id: OwnerId };

/** Tests on a page where Ana is signed in with her assistant on, if they request `ana`. */
export const test = base.extend<{ ana: SignedInPerson }>({
  ana: async ({ signIn, sql }, use) => {
    const ana = await signIn(people.ana);
    await switchOn({ sql }, ana);
    await use(ana);
  },
});

export const assistantPage = "/dashboard/assistant";
export const assistantSettingsPage = "/dashboard/settings/assistant";
export const conversationPage = (id: string) => `${assistantPage}/conversations/${id}`;

const hour = 60 * 60 * 1000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour);

/** An action that waits for Ana's approval, or was decided; by column names. */
export async function seedAction(
  sql: Sql,
  { id: owner }: Owner,
  seed: Record<string, unknown> = {},
): Promise<string> {
  const row = {
    user_id: owner,
    id: newId(),
    kind: "milestone",
    status: "waiting",
    channel: "mail",
    purpose: "service",
    recipient_name: "Priya Raman",
    recipient: "priya@example.com",
    subject: "Your appraisal is in",
    words: "The appraisal of 482 Dean Street came in on November 20.",
    cause: "Appraisal in was set to Nov 20, 2026.",
    once_key: newId(),
    run_at: fromNow(-1),
    expires_at: fromNow(48),
    attempts: 0,
    created_at: fromNow(-1),
    cost_cents: 0,
    ...seed,
  };
  await insert(sql, "assistant_actions", row);
  return row.id;
}

/** An entry of the assistant's log. */
export async function seedTask(
  sql: Sql,
  { id: owner }: Owner,
  seed: Record<string, unknown> = {},
): Promise<string> {
  const row = {
    user_id: owner,
    id: newId(),
    task_description: "Answered web chat from Priya Raman: booked an appointment",
    status: "Completed",
    performed_at: fromNow(-1),
    details: {
      cause: "A visitor wrote on your page.",
      said: "Can I see you on Tuesday?",
      did: "Booked an appointment.",
      basis: "Your setting: answers by itself.",
    },
    ...seed,
  };
  await insert(sql, "ai_tasks_log", row);
  return row.id;
}

/** A conversation with its lines. */
export async function seedConversation(
  sql: Sql,
  { id: owner }: Owner,
  {
    turns = [],
    ...seed
  }: { turns?: Record<string, unknown>[]; id?: string } & Record<string, unknown> = {},
): Promise<string> {
  const id = seed.id ?? newId();
  const ended = {
    user_id: owner,
    id,
    channel: "web",
    direction: "inbound",
    status: "ended",
    caller_name: "Priya Raman",
    disclosed_at: fromNow(-1),
    started_at: fromNow(-1),
    // Recent enough that it isn't ended for inactivity.
    last_turn_at: fromNow(-0.1),
    ended_at: fromNow(-0.05),
    turns: turns.length,
    outcome: "answered",
    flags: [],
    cost_cents: 0,
    keeps_transcript: true,
  };
  await insert(sql, "assistant_conversations", { ...ended, ...seed });
  for (const [seq, turn] of turns.entries())
    await insert(sql, "assistant_turns", {
      user_id: owner,
      conversation_id: id,
      seq,
      speaker: "caller",
      words: "Hello",
      said_at: fromNow(-1),
      ...turn,
    });
  return id;
}

/** A result of the outreach check. */
export async function seedReceipt(
  sql: Sql,
  { id: owner }: Owner,
  seed: Record<string, unknown> = {},
): Promise<void> {
  await insert(sql, "outreach_receipts", {
    user_id: owner,
    id: newId(),
    action_id: null,
    channel: "text",
    purpose: "marketing",
    recipient: "+17185550142",
    verdict: "refuse",
    reasons: [
      {
        rule: "consent.text",
        says: "There's no valid consent in writing to text messages.",
        source: "47 CFR 64.1200(a)",
      },
    ],
    decided_at: fromNow(-1),
    ...seed,
  });
}

async function insert(sql: Sql, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row).join(", ");
  await sql(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );
}

/** The elements of the assistant's page, found as a person would find them. */
export function partsOfPage(page: Page) {
  const main = page.getByRole("main");
  const state = main.getByRole("region", { name: "State" });
  const panel = (name: string) => main.getByRole("region", { name, exact: true });
  const queue = panel("Waiting for you");
  return {
    main,
    panel,
    queue,
    tab: (name: string) => main.getByRole("tab", { name, exact: true }),
    state,
    says: state.getByRole("status"),
    toggle: state.getByRole("switch", { name: "Assistant" }),
    press: (name: string) => main.getByRole("button", { name, exact: true }).click(),
    question: page.getByRole("alertdialog"),
    waiting: queue.getByRole("list", { name: "Waiting for you" }).locator("> li"),
    drafts: queue.getByRole("list", { name: "Drafts for you to send" }).locator("> li"),
    log: panel("Recent activity"),
  };
}

const computer = { width: 1440, height: 900 };

/** Checks the page as it is, on a phone and on a computer: accessible in both themes, and it fits. */
export async function expectFine(
  page: Page,
  expectAccessible: (page: Page, options: { inBothThemes: boolean }) => Promise<void>,
): Promise<void> {
  for (const viewport of [phone, computer]) {
    await page.setViewportSize(viewport);
    await settle(page);
    await expectAccessible(page, { inBothThemes: true });
    await expectNoSidewaysScroll(page);
  }
}
