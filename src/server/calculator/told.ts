import { toStoredResults } from "./rows.ts";

/** What triggers tell people of results in their stored form. It is stored beside them, because no trigger opens them. */
export function toldOf(results: Record<string, unknown>) {
  const { isWithinLimits, notStated } = toStoredResults(results);
  return { isWithinLimits, notStated };
}
