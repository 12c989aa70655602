import { and, desc, eq, sql } from "drizzle-orm";
import type { LastSaved } from "#contract/calculator.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { isNamed } from "#server/contacts/name-filter.ts";
import { contacts } from "#server/contacts/tables.ts";
import { rowsOf, type OwnerTransaction } from "#server/platform/database.ts";
import { scenarios } from "./tables.ts";

// Scope: deals that a linked loan officer shares, with the role for what two professionals share. Every function trusts
// only the OwnerIds it is given, the loan officer's from the active link; row-level security checks that link again
// (docs/decisions/018).

const mostListed = 500;

/** The six fields of a deal that a linked agent may read (CALC-021). */
const shared = {
  id: contacts.id,
  firstName: contacts.firstName,
  lastName: contacts.lastName,
  loanOfficerDealParams: contacts.loanOfficerDealParams,
  realtorPrequalInputs: contacts.realtorPrequalInputs,
  preApprovalResults: contacts.preApprovalResults,
};
export type SharedRow = {
  id: string;
  firstName: string;
  lastName: string | null;
  loanOfficerDealParams: Json | null;
  realtorPrequalInputs: Json | null;
  preApprovalResults: Json | null;
};
type Json = Record<string, unknown>;

/** The loan officer's deals that are shared with this agent, newest first. */
export function listSharedDeals(
  tx: OwnerTransaction,
  officer: OwnerId,
  { search }: { search: string },
): Promise<SharedRow[]> {
  return tx
    .select(shared)
    .from(contacts)
    .where(and(eq(contacts.userId, officer), eq(contacts.type, "Deal"), isNamed(search)))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(mostListed);
}

/** One shared deal, or null. */
export async function findSharedDeal(
  tx: OwnerTransaction,
  officer: OwnerId,
  dealId: string,
): Promise<SharedRow | null> {
  const [row] = await tx.select(shared).from(contacts).where(isDeal(officer, dealId));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSharedDeal(
  tx: OwnerTransaction,
  officer: OwnerId,
  dealId: string,
): Promise<SharedRow | null> {
  const [row] = await tx.select(shared).from(contacts).where(isDeal(officer, dealId)).for("update");
  return row ?? null;
}

/** Writes the fields that an agent may write (CALC-064); false if the deal is no longer shared. */
export async function saveOnDeal(
  tx: OwnerTransaction,
  officer: OwnerId,
  { dealId, inputs, results }: { dealId: string; inputs: Json; results: Json },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(contacts)
    .set({ realtorPrequalInputs: inputs, preApprovalResults: results })
    .where(isDeal(officer, dealId));
  return rowCount === 1;
}

export type ScenarioRow = typeof scenarios.$inferSelect;

/** Adds a saved scenario; false if its id is taken. Triggers write the notifications and the log. */
export async function addScenario(
  tx: OwnerTransaction,
  officer: OwnerId,
  row: Omit<ScenarioRow, "userId" | "currentResults" | "recheckedAt">,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(scenarios)
    .values({ ...row, userId: officer, currentResults: row.results, recheckedAt: null })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** The scenarios of a loan officer's deal, newest first; of one agent if one is named. */
export function listScenarios(
  tx: OwnerTransaction,
  officer: OwnerId,
  { dealId, agentId, most }: { dealId: string; agentId?: OwnerId; most?: number },
): Promise<ScenarioRow[]> {
  return tx
    .select()
    .from(scenarios)
    .where(
      and(
        eq(scenarios.userId, officer),
        eq(scenarios.dealId, dealId),
        agentId ? eq(scenarios.agentId, agentId) : undefined,
      ),
    )
    .orderBy(desc(scenarios.savedAt), desc(scenarios.id))
    .limit(most ?? Number.MAX_SAFE_INTEGER);
}

/** Who saved the latest scenario of each deal that is shared with this agent. */
export async function listLastScenarios(tx: OwnerTransaction): Promise<LastSaved[]> {
  const answer = await tx.execute(sql`
    select deal_id as "dealId", agent_id as "agentId", agent_name as "agentName", saved_at as "savedAt"
      from links.last_scenarios()`);
  return rowsOf<LastSaved & { savedAt: string | Date }>(answer).map((row) => ({
    ...row,
    savedAt: new Date(row.savedAt),
  }));
}

/** One scenario that this agent saved, or null. */
export async function findScenario(
  tx: OwnerTransaction,
  officer: OwnerId,
  { id, agentId }: { id: string; agentId: OwnerId },
): Promise<ScenarioRow | null> {
  const [row] = await tx
    .select()
    .from(scenarios)
    .where(
      and(eq(scenarios.userId, officer), eq(scenarios.id, id), eq(scenarios.agentId, agentId)),
    );
  return row ?? null;
}

function isDeal(officer: OwnerId, dealId: string) {
  return and(eq(contacts.userId, officer), eq(contacts.id, dealId), eq(contacts.type, "Deal"));
}
