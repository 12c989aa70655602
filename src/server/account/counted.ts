import type { Counted } from "#domain/account/person-limits.ts";

/** Procedures that only read and search for what somebody types. */
const searches = new Set(["links.search", "search.find", "search.recall", "contacts.findKnown"]);

/** What a procedure counts as for the person who calls it; most that only read are not counted. */
export function countedAs(
  path: readonly string[],
  method: string | undefined,
  input: unknown,
): Counted | null {
  if (method !== "GET") return "writes";
  const typed = (input as { search?: unknown } | undefined)?.search;
  const isSearch = searches.has(path.join(".")) || (typeof typed === "string" && typed !== "");
  return isSearch ? "searches" : null;
}
