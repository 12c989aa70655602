import { ORPCError } from "@orpc/client";
import type { SavedDeal } from "#contract/contacts/saved.ts";
import type { DealInput, StoredDeal } from "#domain/contacts/deal.ts";
import type { MilestoneField } from "#domain/contacts/deal-progress.ts";
import { api } from "#web/client/api.ts";

/** What can be changed on a deal's page: the status and the milestone dates ("" for none). */
export type DealChange = { status?: string; dates?: Partial<Record<MilestoneField, string>> };

/** The deal that the person saw before the change. */
export type SeenDeal = { version: number; deal: StoredDeal };

/** Someone else has changed the same fields in the meantime, so nothing was saved. */
export class DealConflict extends Error {
  readonly current: SavedDeal;
  readonly fields: DealField[];

  constructor(current: SavedDeal, fields: DealField[]) {
    super("This record was changed in the meantime.");
    this.current = current;
    this.fields = fields;
  }
}

export type DealField = "status" | MilestoneField;

/**
 * Saves a change with the form's procedure and rules. If the deal was saved elsewhere in the meantime and other fields
 * changed, both changes are kept; otherwise nothing is saved (DealConflict).
 */
export async function saveChange(
  id: string,
  seen: SeenDeal,
  change: DealChange,
  edit: (input: { id: string; version: number; deal: DealInput }) => Promise<SavedDeal> = api
    .contacts.editDeal,
): Promise<SavedDeal> {
  try {
    return await edit({ id, version: seen.version, deal: changed(seen.deal, change) });
  } catch (error) {
    const current = newestIn(error);
    if (!current) throw error;
    const fields = conflictsOf(seen.deal, current.deal, change);
    if (fields.length > 0) throw new DealConflict(current, fields);
    return edit({ id, version: current.version, deal: changed(current.deal, change) });
  }
}

/** The fields of a change that have been changed elsewhere to something else. */
export function conflictsOf(
  seen: StoredDeal,
  current: StoredDeal,
  { status, dates = {} }: DealChange,
): DealField[] {
  const isOther = (was: string | null, is: string | null, typed: string) =>
    (was ?? "") !== (is ?? "") && (is ?? "") !== typed;
  const fields: DealField[] = (Object.keys(dates) as MilestoneField[]).filter((field) =>
    isOther(seen.dealProgress[field], current.dealProgress[field], dates[field]!),
  );
  if (status !== undefined && isOther(seen.status, current.status, status))
    fields.unshift("status");
  return fields;
}

function changed(deal: StoredDeal, { status, dates }: DealChange): DealInput {
  const dealProgress = { ...deal.dealProgress, ...dates };
  // A stored value may be invalid today; the server then reports it, as it does for the form.
  return { ...deal, dealProgress, ...(status !== undefined && { status }) } as DealInput;
}

/** The current deal, from the error of an edit that was based on an older version. */
function newestIn(error: unknown): SavedDeal | null {
  if (!(error instanceof ORPCError) || error.code !== "CHANGED") return null;
  return (error.data as { current?: SavedDeal } | undefined)?.current ?? null;
}
