import { usualSettings } from "#domain/assistant/settings.ts";
import { createDatabase, createPool, type OwnerTransaction } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";
import type { RoleName } from "#server/platform/roles.ts";
import { newId } from "#server/platform/ids.ts";
import type { SignedIn, TestApp } from "./app.ts";
import { connectionAs } from "./roles.ts";
import { testVault } from "./sealed.ts";

/** Runs a query of the product on behalf of a person, as the professional's requests or as the assistant. */
export async function asOwner<Result>(
  app: TestApp,
  { id }: Pick<SignedIn, "id">,
  work: (tx: OwnerTransaction) => Promise<Result>,
  role: RoleName = "app",
): Promise<Result> {
  const { address, login } = connectionAs(app.database, role);
  const pool = createPool(address, login, createLog("silent"), { max: 1 });
  try {
    return await createDatabase(pool, testVault).as(id, work);
  } finally {
    await pool.end();
  }
}

export type SomeConversation = {
  id?: string;
  channel?: string;
  direction?: string;
  status?: string;
  outcome?: string | null;
  caller?: string | null;
  contactId?: string | null;
  startedAt?: Date;
  endedAt?: Date | null;
  /** What was said, the caller first, then alternating. */
  said?: string[];
};

/** A finished call or other outgoing action. */
export async function addSettled(
  app: TestApp,
  { id: owner }: Pick<SignedIn, "id">,
  {
    doneAt,
    status = "done",
    channel = "phone",
  }: { doneAt: Date; status?: string; channel?: string },
): Promise<void> {
  const id = newId();
  await app.sql(
    `insert into assistant_actions (user_id, id, kind, status, channel, purpose, recipient, words, cause, once_key,
                                    run_at, expires_at, created_at, done_at)
     values ($1, $2, 'callNewLead', $3, $4, 'marketing', '+17185550142', 'Hello', 'New lead', $6, $5, $5, $5, $5)`,
    [owner, id, status, channel, doneAt, id],
  );
}

/** A conversation as the state machine would leave it. */
export async function addTalk(
  app: TestApp,
  { id: owner }: Pick<SignedIn, "id">,
  talk: SomeConversation = {},
): Promise<string> {
  const { id = newId(), channel = "web", direction = "inbound", status = "open" } = talk;
  const { outcome = null, caller = null, contactId = null, said = [] } = talk;
  const { startedAt = new Date(), endedAt = null } = talk;
  await app.sql(
    `insert into assistant_conversations (user_id, id, channel, direction, status, outcome, caller, contact_id,
                                          disclosed_at, started_at, last_turn_at, ended_at, turns)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9, $10, $11)`,
    [
      owner,
      id,
      channel,
      direction,
      status,
      outcome,
      caller,
      contactId,
      startedAt,
      endedAt,
      said.length,
    ],
  );
  for (const [seq, words] of said.entries())
    await app.sql(
      `insert into assistant_turns (user_id, conversation_id, seq, speaker, words, said_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [owner, id, seq, seq % 2 === 0 ? "caller" : "assistant", words, startedAt],
    );
  return id;
}

/**
 * Gives a person assistant settings, switched off, and one of everything the assistant stores, each with `secret` in
 * it.
 */
export async function fillAssistant(
  app: TestApp,
  person: SignedIn,
  { secret, appointment }: { secret: string; appointment: string },
): Promise<{ conversation: string; task: string; action: string }> {
  await person.api.assistant.settings.save({ settings: { ...usualSettings, greeting: secret } });
  const said = [secret, secret];
  const conversation = await addTalk(app, person, { said, caller: secret });
  const [task, action] = [newId(), newId()];
  await app.sql(
    `insert into ai_tasks_log (user_id, id, task_description, status, performed_at, details, kind, conversation_id,
                               appointment_id)
     values ($1, $2, $3, 'Completed', now(), to_jsonb($3::text), 'booked', $4, $5)`,
    [person.id, task, secret, conversation, appointment],
  );
  await app.sql(
    `insert into assistant_actions (user_id, id, kind, status, channel, purpose, recipient, words, cause, once_key,
                                    run_at, expires_at, created_at)
     values ($1, $2, 'milestone', 'waiting', 'mail', 'service', $3, $3, $3, $3, now(), now() + interval '1 day', now())`,
    [person.id, action, secret],
  );
  await app.sql(
    `insert into outreach_receipts (user_id, id, channel, purpose, recipient, verdict, reasons, decided_at)
     values ($1, $2, 'mail', 'service', $3, 'allow', '[]', now())`,
    [person.id, newId(), secret],
  );
  await app.sql(
    `insert into outreach_consents (user_id, id, address, channel, purpose, basis, wording, source, evidence, given_at)
     values ($1, $2, $3, 'mail', 'service', 'oral', $3, 'test', '{}', now())`,
    [person.id, newId(), secret],
  );
  await app.sql(
    `insert into outreach_stops (user_id, id, address, kind, source, happened_at)
     values ($1, $2, $3, 'stopped', 'test', now())`,
    [person.id, newId(), secret],
  );
  return { conversation, task, action };
}
