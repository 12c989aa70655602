import type { StoredResults } from "#domain/calculator/results.ts";
import { toldWith } from "./told.ts";
import type { Change } from "#domain/contacts/timeline.ts";

/** What a deal's timeline stores about a verdict: what it was, what it is now, and what is missing for one. */
export function verdictChanges(before: StoredResults | null, now: StoredResults): Change[] {
  const verdict = {
    field: "is_within_limits",
    before: before?.isWithinLimits ?? null,
    after: now.isWithinLimits,
  };
  const told = toldWith(now);
  if (told.length === 0) return [verdict];
  return [verdict, { field: "not_stated", before: before && toldWith(before), after: told }];
}
