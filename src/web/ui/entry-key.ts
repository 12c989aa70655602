import type { Location } from "react-router";

/**
 * The name of an entry of the browser's history. The router calls every page that was opened by its address "default": in
 * its place stands a name that the entry itself keeps, so that one is not taken for another.
 */
export function entryKey({ key }: Pick<Location, "key">): string {
  if (key !== "default") return key;
  const state = history.state as { entry?: string } | null;
  const entry = state?.entry ?? Math.random().toString(36).slice(2);
  if (!state?.entry) history.replaceState({ ...state, entry }, "");
  return entry;
}
