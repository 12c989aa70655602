import { createDatabase, createPool, type OwnerTransaction } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";
import type { RoleName } from "#server/platform/roles.ts";
import { newId } from "#server/platform/ids.ts";
import type { SignedIn, TestApp } from "./app.ts";
import { connectionAs } from "./roles.ts";

/** Runs a query of the product in a person's name, as the professional's requests or as the assistant's own. */
export async function asOwner<Result>(
  app: TestApp,
  { id }: Pick<SignedIn, "id">,
  work: (tx: OwnerTransaction) => Promise<Result>,
  role: RoleName = "app",
): Promise<Result> {
  const { address, login } = connectionAs(app.database, role);
  const pool = createPool(address, login, createLog("silent"), { max: 1 });
  try {
    return await createDatabase(pool).as(id, work);
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
  /** What was said, the caller first and then by turns. */
  said?: string[];
};

/** A conversation as the machine would have left it. */
export async function addTalk(
  app: TestApp,
  { id: owner }: Pick<SignedIn, "id">,
  talk: SomeConversation = {},
): Promise<string> {
  const { id = newId(), channel = "web", direction = "inbound", status = "open" } = talk;
  const { outcome = null, caller = null, contactId = null, said = [] } = talk;
  const { startedAt = new Date("2026-11-22T11:00:00Z"), endedAt = null } = talk;
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
