/**
 * The token of a password reset link. It comes after the #, so that no server sees it; links with a query parameter
 * work too. Null if there is none, or if the link itself reports an error.
 */
export function resetTokenOf({ hash, search }: { hash: string; search: string }): string | null {
  const query = new URLSearchParams(search);
  if (query.has("error")) return null;
  return new URLSearchParams(hash.replace(/^#/, "")).get("token") || query.get("token") || null;
}
