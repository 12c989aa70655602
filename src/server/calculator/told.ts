import type { StoredResults } from "#domain/calculator/results.ts";
import { withoutInsurance } from "#domain/contacts/verdict-needs.ts";
import { toStoredResults } from "./rows.ts";

/** What triggers tell people of results in their stored form. It is stored beside them, because no trigger opens them. */
export function toldOf(results: Record<string, unknown>) {
  const stored = toStoredResults(results);
  return { isWithinLimits: stored.isWithinLimits, notStated: toldWith(stored) };
}

/** What is told beside a verdict: what was not stated, and that mortgage insurance is not counted. */
export function toldWith({ notStated, isWithoutMortgageInsurance }: StoredResults): string[] {
  return isWithoutMortgageInsurance ? [...notStated, withoutInsurance] : notStated;
}
