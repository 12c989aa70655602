import type { Change } from "#domain/contacts/timeline.ts";
import { timelineWords as words } from "./contact-messages.ts";

/** What happened, in words; a kind that this page does not know yet is called by its own name. */
export function kindText(kind: string): string {
  if (Object.hasOwn(words.kinds, kind)) return words.kinds[kind]!;
  const text = kind
    .replace(/[_-]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type EventTone = "green" | "brass" | "clay" | "plain";

/** What moves a contact on is green, what somebody said is brass, what takes it away is clay. */
export function toneOf(kind: string): EventTone {
  if (kind === "converted" || kind === "moved" || kind === "restored") return "green";
  if (kind === "noted") return "brass";
  return kind === "deleted" ? "clay" : "plain";
}

/** The changes worth telling: that a converted lead became a deal is said already. */
export function shownChanges(kind: string, changes: Change[]): Change[] {
  if (kind !== "converted") return changes;
  return changes.filter(({ field }) => field !== "type" && field !== "status");
}
