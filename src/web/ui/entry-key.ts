import type { Location } from "react-router";

const names = new WeakMap<object, string>();

/**
 * The key of a browser history entry. The router uses "default" for every page opened by its URL; this replaces it by a
 * key stored in the entry itself, so that such entries are not confused.
 */
export function entryKey(location: Pick<Location, "key">): string {
  if (location.key !== "default") return location.key;
  let name = names.get(location);
  // Read on arrival, because when Back or Forward leaves the page, the browser is already at the next entry.
  if (!name) names.set(location, (name = nameOfEntry()));
  return name;
}

function nameOfEntry(): string {
  const state = history.state as { entry?: string } | null;
  const entry = state?.entry ?? Math.random().toString(36).slice(2);
  if (!state?.entry) history.replaceState({ ...state, entry }, "");
  return entry;
}
