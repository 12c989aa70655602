/**
 * The token of a reset mail's link. It stands behind #, where no server sees it; links that carry it
 * as a query work as well. Null when there is none or the link says itself that it is used up.
 */
export function resetTokenOf({ hash, search }: { hash: string; search: string }): string | null {
  const query = new URLSearchParams(search);
  if (query.has("error")) return null;
  return new URLSearchParams(hash.replace(/^#/, "")).get("token") || query.get("token") || null;
}
