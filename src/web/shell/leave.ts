import { useSyncExternalStore } from "react";

let isLeaving = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  isLeaving = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True between a sign-out and the full load of /: the guards must not lead elsewhere meanwhile. */
export function useLeaving(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLeaving,
    () => false,
  );
}

/** Signs out and returns to /. */
export async function leave(signOut: () => Promise<unknown>): Promise<void> {
  set(true);
  try {
    // What was opened lately (web/search/recent.ts) goes with the person.
    localStorage.removeItem("hearthline-recent");
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
  // A page that the Back button brings again is no longer leaving.
  window.addEventListener("pageshow", () => set(false), { once: true });
  await signOut();
  window.location.assign("/");
}
