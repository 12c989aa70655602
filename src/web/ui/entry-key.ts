import type { Location } from "react-router";

const names = new WeakMap<object, string>();

/**
 * The name of an entry of the browser's history. The router calls every page that was opened by its address "default": in
 * its place stands a name that the entry itself keeps, so that one is not taken for another.
 */
export function entryKey(location: Pick<Location, "key">): string {
  if (location.key !== "default") return location.key;
  let name = names.get(location);
  // Read once, on arrival: when it is left by Back or Forward, the browser is at the next entry already.
  if (!name) names.set(location, (name = nameOfEntry()));
  return name;
}

function nameOfEntry(): string {
  const state = history.state as { entry?: string } | null;
  const entry = state?.entry ?? Math.random().toString(36).slice(2);
  if (!state?.entry) history.replaceState({ ...state, entry }, "");
  return entry;
}
