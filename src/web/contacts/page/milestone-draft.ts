import { type MilestoneField, milestoneFields } from "#domain/contacts/deal-progress.ts";
import { ownKey } from "#web/account/own-storage.ts";

/** Dates that were typed and not saved yet, as YYYY-MM-DD; "" takes a date away. */
export type DatesDraft = Partial<Record<MilestoneField, string>>;

/** What was typed, with what was seen of the same dates before, and the version of the deal that this was. */
export type KeptDates = { version: number; was: DatesDraft; typed: DatesDraft };

/** The unsaved dates of a deal in this tab; null when there are none, or what is stored cannot be read. */
export function readDates(owner: string, id: string): KeptDates | null {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(keyOf(owner, id)) ?? "null",
    ) as Partial<KeptDates> | null;
    const { version } = stored ?? {};
    const typed = datesIn(stored?.typed);
    if (typeof version !== "number" || Object.keys(typed).length === 0) return null;
    return { version, was: datesIn(stored?.was), typed };
  } catch {
    return null;
  }
}

function datesIn(stored: object | undefined): DatesDraft {
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([field, day]) => typeof day === "string" && milestoneFields.some((known) => known === field),
    ),
  );
}

/** Keeps the dates in this tab until they are saved or given up (null). */
export function storeDates(owner: string, id: string, dates: KeptDates | null): void {
  try {
    if (dates && Object.keys(dates.typed).length > 0)
      sessionStorage.setItem(keyOf(owner, id), JSON.stringify(dates));
    else sessionStorage.removeItem(keyOf(owner, id));
  } catch {
    // A browser that stores nothing still saves the dates.
  }
}

function keyOf(owner: string, id: string): string {
  return ownKey(owner, `dates:${id}`);
}
