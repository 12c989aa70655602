import { sql } from "drizzle-orm";
import type { MilestoneField } from "#domain/contacts/deal-progress.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { type OwnerTransaction, rowsOf } from "#server/platform/database.ts";
import { changeTasksOfAction } from "../log/log.ts";

// Scope: every function trusts only the OwnerId it is given; row-level security checks it again.

const since = "A newer date was set since.";

/** Withdraws what waits to be told about these dates of a deal: what goes out is never older than the deal. */
export async function withdrawEarlier(
  tx: OwnerTransaction,
  owner: OwnerId,
  { contactId, fields, now }: { contactId: string; fields: readonly MilestoneField[]; now: Date },
): Promise<void> {
  const about = fields.map((field) => `(:|,)${field}=`).join("|");
  if (!about) return;
  const rows = rowsOf<{ id: string }>(
    await tx.execute(sql`
      update assistant_actions set status = 'cancelled', result = ${since}, decided_at = ${now}
       where user_id = ${owner} and contact_id = ${contactId} and kind = 'milestone'
         and status in ('draft', 'waiting', 'approved') and once_key ~ ${about}
      returning id`),
  );
  for (const { id } of rows)
    await changeTasksOfAction(tx, owner, { actionId: id, status: "Cancelled" });
}
