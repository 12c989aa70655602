import type { OwnerId } from "#domain/kernel/ids.ts";
import { callsMadeWithoutAssistant, thisMonthSince } from "#domain/overview/figures.ts";
import { findHost } from "#server/appointments/circumstances.ts";
import { countCalls } from "#server/assistant/conversations/count-calls.ts";
import { findSettings } from "#server/assistant/settings/store.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { rulesOf } from "#server/platform/zones.ts";

/** The calls of the assistant this month, or the placeholder until it was first switched on. */
export async function readCallsMade(
  tx: OwnerTransaction,
  owner: OwnerId,
  now: Date,
): Promise<{ count: number; isPlaceholder: boolean; handledByAssistant: number }> {
  const { firstOnAt } = await findSettings(tx, owner);
  const host = firstOnAt && (await findHost(tx, owner));
  if (!host) return callsMadeWithoutAssistant;
  const since = thisMonthSince(rulesOf(host.timeZone, now), now);
  const { made, handled } = await countCalls(tx, owner, since);
  return { count: made, isPlaceholder: false, handledByAssistant: handled };
}
