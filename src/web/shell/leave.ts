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

/** True between signing out and the full load of /, so that the guards do not redirect in between. */
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
    // The recent list (web/search/recent.ts) belongs to this person.
    localStorage.removeItem("hearthline-recent");
  } catch {
    // Without storage, there is nothing to remove.
  }
  // The Back button can restore this page, which is then no longer leaving.
  window.addEventListener("pageshow", () => set(false), { once: true });
  await signOut();
  window.location.assign("/");
}
