import { type MilestoneField, milestoneFields } from "#domain/contacts/deal-progress.ts";
import { ownKey } from "#web/account/own-storage.ts";

/** Unsaved dates as YYYY-MM-DD; "" removes a date. */
export type DatesDraft = Partial<Record<MilestoneField, string>>;

/** The typed dates, the dates that they replace, and the version of the deal that the person saw. */
export type KeptDates = { version: number; was: DatesDraft; typed: DatesDraft };

/** This tab's unsaved dates of a deal; null if there are none or they can't be read. */
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

/** Stores the dates in this tab until they are saved or cancelled (null). */
export function storeDates(owner: string, id: string, dates: KeptDates | null): void {
  try {
    if (dates && Object.keys(dates.typed).length > 0)
      sessionStorage.setItem(keyOf(owner, id), JSON.stringify(dates));
    else sessionStorage.removeItem(keyOf(owner, id));
  } catch {
    // Without storage, the dates can still be saved.
  }
}

function keyOf(owner: string, id: string): string {
  return ownKey(owner, `dates:${id}`);
}
