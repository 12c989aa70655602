import { type MilestoneField, milestoneFields } from "#domain/contacts/deal-progress.ts";
import { ownKey } from "#web/account/own-storage.ts";

/** Dates that were typed and not saved yet, as YYYY-MM-DD; "" takes a date away. */
export type DatesDraft = Partial<Record<MilestoneField, string>>;

/** The unsaved dates of a deal in this tab; null when there are none, or what is stored cannot be read. */
export function readDates(owner: string, id: string): DatesDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(owner, id)) ?? "null") as object | null;
    const dates = Object.entries(stored ?? {}).filter(
      ([field, day]) => typeof day === "string" && milestoneFields.some((known) => known === field),
    );
    return dates.length > 0 ? Object.fromEntries(dates) : null;
  } catch {
    return null;
  }
}

/** Keeps the dates in this tab until they are saved or given up (null). */
export function storeDates(owner: string, id: string, dates: DatesDraft | null): void {
  try {
    if (dates && Object.keys(dates).length > 0)
      sessionStorage.setItem(keyOf(owner, id), JSON.stringify(dates));
    else sessionStorage.removeItem(keyOf(owner, id));
  } catch {
    // A browser that stores nothing still saves the dates.
  }
}

function keyOf(owner: string, id: string): string {
  return ownKey(owner, `dates:${id}`);
}
