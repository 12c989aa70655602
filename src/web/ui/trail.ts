import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { entryKey } from "./entry-key.ts";

/** A browser history entry: its key, its path in the app and its page title. */
export type Place = { key: string; path: string; title: string };

/** This tab's known history entries, and the index of the current one. */
export type Trail = { places: readonly Place[]; at: number };

export const noTrail: Trail = { places: [], at: -1 };
const longest = 50;

/**
 * The trail after a navigation: a push continues from the current entry; Back and Forward go to a known entry. An
 * unknown entry, such as a page opened by its URL, starts a new trail, because no page of the app led to it.
 */
export function nextTrail(trail: Trail, place: Place, how: "PUSH" | "REPLACE" | "POP"): Trail {
  const { places, at } = trail;
  const known = places.findIndex(({ key }) => key === place.key);
  if (known >= 0) return { places: places.with(known, place), at: known };
  if (how === "POP" || at < 0) return { places: [place], at: 0 };
  const before = places.slice(0, how === "PUSH" ? at + 1 : at).slice(-longest);
  return { places: [...before, place], at: before.length };
}

/** The page before an entry; null if that was not a page of the app, or is unknown. */
export function placeBefore({ places }: Trail, key: string): Place | null {
  const index = places.findIndex((place) => place.key === key);
  return index > 0 ? places[index - 1]! : null;
}

/** The last visited place up to the current entry that is at one of these paths, whatever its query; null if none is. */
export function lastPlaceIn({ places, at }: Trail, paths: readonly string[]): Place | null {
  const isAt = ({ path }: Place) => paths.includes(path.split("?", 1)[0]!);
  return places.slice(0, at + 1).findLast(isAt) ?? null;
}

let trail = noTrail;
const listeners = new Set<() => void>();

/** This tab's trail. */
export const trailNow = (): Trail => trail;

/** Sets this tab's trail; only the dashboard's layout calls this. */
export function setTrail(next: Trail): void {
  trail = next;
  for (const listener of listeners) listener();
}

/** The page in this tab that led to the current one; null if it was opened by its URL. */
export function useCameFrom(): Place | null {
  const key = entryKey(useLocation());
  return useSyncExternalStore(
    subscribe,
    () => placeBefore(trail, key),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
