import { and, desc, eq, sql } from "drizzle-orm";
import type { LastSaved } from "#contract/calculator.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import type { ContactRow } from "#server/contacts/contact-row.ts";
import { isNamed } from "#server/contacts/name-filter.ts";
import { contactFields } from "#server/contacts/sealed-columns.ts";
import { contacts } from "#server/contacts/tables.ts";
import { rowsOf, type OwnerTransaction } from "#server/platform/database.ts";
import { toldOf } from "./told.ts";
import { scenarioFields, type ScenarioRow, scenarios } from "./tables.ts";

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
  /** Those that are stored and do not open; they are null. */
  unreadable?: ContactRow["unreadable"];
};
type Json = Record<string, unknown>;

/** The loan officer's deals that are shared with this agent, newest first. */
export async function listSharedDeals(
  tx: OwnerTransaction,
  officer: OwnerId,
  { search }: { search: string },
): Promise<SharedRow[]> {
  const rows = await tx
    .select(shared)
    .from(contacts)
    .where(and(eq(contacts.userId, officer), eq(contacts.type, "Deal"), isNamed(search)))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(mostListed);
  return contactFields.open(tx, officer, rows);
}

/** One shared deal, or null. */
export async function findSharedDeal(
  tx: OwnerTransaction,
  officer: OwnerId,
  dealId: string,
): Promise<SharedRow | null> {
  const rows = await tx.select(shared).from(contacts).where(isDeal(officer, dealId));
  const [row] = await contactFields.open(tx, officer, rows);
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSharedDeal(
  tx: OwnerTransaction,
  officer: OwnerId,
  dealId: string,
): Promise<SharedRow | null> {
  const deal = tx.select(shared).from(contacts).where(isDeal(officer, dealId));
  const [row] = await contactFields.open(tx, officer, await deal.for("update"));
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
    .set(
      await contactFields.seal(tx, officer, {
        id: dealId,
        realtorPrequalInputs: inputs,
        preApprovalResults: results,
      }),
    )
    .where(isDeal(officer, dealId));
  return rowCount === 1;
}

type NewScenario = Pick<
  ScenarioRow,
  "id" | "dealId" | "agentId" | "agentName" | "savedAt" | "showsVerdict"
> & { inputs: Json; results: Json };

/** Adds a saved scenario; false if its id is taken. Triggers write the notifications and the log. */
export async function addScenario(
  tx: OwnerTransaction,
  officer: OwnerId,
  { inputs, results, ...row }: NewScenario,
): Promise<boolean> {
  const sealed = { id: row.id, inputs, results, currentResults: results };
  const { isWithinLimits, notStated } = toldOf(results);
  const { rowCount } = await tx
    .insert(scenarios)
    .values({
      ...row,
      ...(await scenarioFields.seal(tx, officer, sealed)),
      userId: officer,
      isWithinLimits,
      notStated,
      isNowWithinLimits: isWithinLimits,
      nowNotStated: notStated,
      recheckedAt: null,
    })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** The scenarios of a loan officer's deal, newest first; of one agent if one is named. */
export async function listScenarios(
  tx: OwnerTransaction,
  officer: OwnerId,
  { dealId, agentId, most }: { dealId: string; agentId?: OwnerId; most?: number },
): Promise<ScenarioRow[]> {
  const rows = await tx
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
  return scenarioFields.open(tx, officer, rows);
}

/** Stores the results of a scenario with the loan officer's current parameters. */
export async function saveCurrentResults(
  tx: OwnerTransaction,
  officer: OwnerId,
  { id, results, now }: { id: string; results: Json; now: Date },
): Promise<void> {
  const { isWithinLimits, notStated } = toldOf(results);
  await tx
    .update(scenarios)
    .set({
      ...(await scenarioFields.seal(tx, officer, { id, currentResults: results })),
      isNowWithinLimits: isWithinLimits,
      nowNotStated: notStated,
      recheckedAt: now,
    })
    .where(and(eq(scenarios.userId, officer), eq(scenarios.id, id)));
}

/** Records in the loan officer's account that this agent read incomes or debts: once a day, however often. */
export async function noteReading(tx: OwnerTransaction): Promise<void> {
  await tx.execute(sql`select links.note_reading()`);
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
  const rows = await tx
    .select()
    .from(scenarios)
    .where(
      and(eq(scenarios.userId, officer), eq(scenarios.id, id), eq(scenarios.agentId, agentId)),
    );
  const [row] = await scenarioFields.open(tx, officer, rows);
  return row ?? null;
}

function isDeal(officer: OwnerId, dealId: string) {
  return and(eq(contacts.userId, officer), eq(contacts.id, dealId), eq(contacts.type, "Deal"));
}
