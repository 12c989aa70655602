import { and, eq } from "drizzle-orm";
import { isSameResult, toResults } from "#domain/calculator/results.ts";
import { ruleDay, rulesOn } from "#domain/calculator/rules/rule-set.ts";
import { openScenario } from "#domain/calculator/scenario.ts";
import { judge } from "#domain/calculator/verdict.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { toOfficerParams } from "#server/contacts/deal-row.ts";
import { contactFields } from "#server/contacts/sealed-columns.ts";
import { findContact } from "#server/contacts/store.ts";
import { contacts } from "#server/contacts/tables.ts";
import { recordEvent } from "#server/contacts/timeline.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { storeResults, toScenario, toStoredResults } from "./rows.ts";
import { listScenarios, saveCurrentResults } from "./store.ts";
import { verdictChanges } from "./verdict-changes.ts";

/**
 * Recomputes all saved results of a deal with its current parameters, in the transaction that changed them, because an
 * old "within limits" would be a false promise after a rate rises. Changed results are stored in the deal's latest
 * results and the saved scenarios, added to the deal's timeline, and a database trigger notifies the agents. Inputs that
 * can't be read have no result anymore: what can't be computed again is not known to be within the limits.
 */
export async function recheckScenarios(
  tx: OwnerTransaction,
  owner: OwnerId,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const deal = await findContact(tx, owner, id);
  if (!deal) return;
  const isDamaged = deal.unreadable?.includes("realtorPrequalInputs") ?? false;
  if (!deal.realtorPrequalInputs && !isDamaged) return; // no scenario yet
  const params = toOfficerParams(deal.loanOfficerDealParams);
  const rules = rulesOn(ruleDay(now));
  const reckon = (inputs: Record<string, unknown> | null) =>
    inputs
      ? toResults(judge(openScenario(toScenario(inputs), params), params, rules), now)
      : toStoredResults({});

  for (const row of await listScenarios(tx, owner, { dealId: id })) {
    const found = reckon(row.inputs);
    const kept = row.unreadable?.includes("currentResults") ? null : row.currentResults;
    if (kept && isSameResult(found, toStoredResults(kept))) continue;
    await saveCurrentResults(tx, owner, { id: row.id, results: storeResults(found), now });
  }

  const latest = reckon(deal.realtorPrequalInputs);
  const before = toStoredResults(deal.preApprovalResults ?? {});
  const isLost = deal.unreadable?.includes("preApprovalResults") ?? false;
  if (!isLost && isSameResult(latest, before)) return;
  const sealed = { id, preApprovalResults: storeResults(latest) };
  await tx
    .update(contacts)
    .set(await contactFields.seal(tx, owner, sealed))
    .where(and(eq(contacts.userId, owner), eq(contacts.id, id)));
  if (latest.isWithinLimits !== before.isWithinLimits)
    await recordEvent(tx, owner, {
      contactId: id,
      kind: "scenario rechecked",
      actor: "system",
      changes: verdictChanges(before, latest),
      now,
    });
}
