/** The storage key of the recent ids; signing out removes it (shell/leave.ts). */
const storageKey = "hearthline-recent";
const most = 6;

/** "contact:<id>", "appointment:<id>" or "page:<path>": never a name. */
export type Recent = string;

type Stored = { of: string; things: Recent[] };

/** What a person recently opened in this browser, newest first; empty if the stored list is someone else's. */
export function readRecent(userId: string): Recent[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? "null") as Partial<Stored> | null;
    if (stored?.of !== userId || !Array.isArray(stored.things)) return [];
    return stored.things.filter((one) => typeof one === "string").slice(0, most);
  } catch {
    return [];
  }
}

/** Adds an entry to the front of the recent list. */
export function rememberRecent(userId: string, thing: Recent): void {
  const things = [thing, ...readRecent(userId).filter((one) => one !== thing)].slice(0, most);
  try {
    localStorage.setItem(storageKey, JSON.stringify({ of: userId, things } satisfies Stored));
  } catch {
    // Without storage, nothing is remembered.
  }
}

/** The ids of one kind in the recent list. */
export function idsOf(things: readonly Recent[], kind: "contact" | "appointment"): string[] {
  const prefix = `${kind}:`;
  return things.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
}
