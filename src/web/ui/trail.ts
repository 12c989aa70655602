import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { entryKey } from "./entry-key.ts";

/** An entry of the browser's history: its key, its address within the product, and the title of its page. */
export type Place = { key: string; path: string; title: string };

/** The entries of this tab as far as they are known, and which of them is open. */
export type Trail = { places: readonly Place[]; at: number };

export const noTrail: Trail = { places: [], at: -1 };
const longest = 50;

/**
 * The trail after a move: a press goes on from where it is, Back and Forward go to an entry that is known. An entry that
 * nothing is known of, such as a page opened by its address, starts again: nobody came to it from a page of ours.
 */
export function nextTrail(trail: Trail, place: Place, how: "PUSH" | "REPLACE" | "POP"): Trail {
  const { places, at } = trail;
  const known = places.findIndex(({ key }) => key === place.key);
  if (known >= 0) return { places: places.with(known, place), at: known };
  if (how === "POP" || at < 0) return { places: [place], at: 0 };
  const before = places.slice(0, how === "PUSH" ? at + 1 : at).slice(-longest);
  return { places: [...before, place], at: before.length };
}

/** Where somebody was before they came to an entry; null when that was no page of ours, or is not known. */
export function placeBefore({ places }: Trail, key: string): Place | null {
  const index = places.findIndex((place) => place.key === key);
  return index > 0 ? places[index - 1]! : null;
}

let trail = noTrail;
const listeners = new Set<() => void>();

/** The trail of this tab. */
export const trailNow = (): Trail => trail;

/** Sets the trail of this tab, for the dashboard's frame alone. */
export function setTrail(next: Trail): void {
  trail = next;
  for (const listener of listeners) listener();
}

/** The page from which somebody came to the one that is open, in this tab; null when it was opened by its address. */
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
