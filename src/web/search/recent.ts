/** Where the ids of recent things are kept; a sign-out removes it (shell/leave.ts). */
const storageKey = "hearthline-recent";
const most = 6;

/** "contact:<id>", "appointment:<id>" or "page:<path>": never a name. */
export type Recent = string;

type Stored = { of: string; things: Recent[] };

/** What a person opened lately in this browser, the latest first; nothing of whoever else used it. */
export function readRecent(userId: string): Recent[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? "null") as Partial<Stored> | null;
    if (stored?.of !== userId || !Array.isArray(stored.things)) return [];
    return stored.things.filter((one) => typeof one === "string").slice(0, most);
  } catch {
    return [];
  }
}

/** Puts something in front of what was opened lately. */
export function rememberRecent(userId: string, thing: Recent): void {
  const things = [thing, ...readRecent(userId).filter((one) => one !== thing)].slice(0, most);
  try {
    localStorage.setItem(storageKey, JSON.stringify({ of: userId, things } satisfies Stored));
  } catch {
    // A browser that stores nothing begins with nothing recent.
  }
}

/** The ids of one kind among recent things. */
export function idsOf(things: readonly Recent[], kind: "contact" | "appointment"): string[] {
  const prefix = `${kind}:`;
  return things.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
}
