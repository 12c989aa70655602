import type { Change, ChangeValue } from "#domain/contacts/timeline.ts";
import { notStatedText, toldNeeds, withoutInsuranceText } from "#domain/contacts/verdict-needs.ts";
import { timelineWords as words } from "./contact-messages.ts";

/** The title of an event; a kind that this page doesn't know yet is shown by its own name. */
export function kindText(kind: string): string {
  if (Object.hasOwn(words.kinds, kind)) return words.kinds[kind]!;
  const text = kind
    .replace(/[_-]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type EventTone = "green" | "brass" | "clay" | "plain";

/** Green for progress, brass for notes and scenarios, clay for deletions. */
export function toneOf(kind: string): EventTone {
  if (kind === "converted" || kind === "moved" || kind === "restored") return "green";
  if (kind === "noted" || kind === "scenario saved") return "brass";
  return kind === "deleted" ? "clay" : "plain";
}

// The fields in an event's changes with a scenario's verdict and with the figures missing for one.
const verdictField = "isWithinLimits";
const missingField = "notStated";

/** The changes to list by field, without those that the event's text already covers. */
export function shownChanges(kind: string, changes: Change[]): Change[] {
  const said = kind === "converted" ? ["type", "status"] : [verdictField, missingField];
  return changes.filter(({ field }) => !said.includes(field));
}

/** The verdict on a property scenario as a sentence; null for any other event. */
export function verdictText(kind: string, changes: Change[]): string | null {
  const change = changes.find(({ field }) => field === verdictField);
  if (!change) return null;
  const told = changes.find(({ field }) => field === missingField)?.after;
  const { needs, isWithoutInsurance } = toldNeeds(Array.isArray(told) ? told : []);
  const known = `${verdictWord(change.after)}${isWithoutInsurance ? withoutInsuranceText : ""}`;
  const is = needs.length > 0 ? words.unknownVerdict : known;
  const verdict =
    kind === "scenario saved"
      ? words.verdict(is)
      : words.newVerdict(verdictWord(change.before), is);
  return needs.length > 0 ? `${verdict} ${notStatedText(needs)}` : verdict;
}

function verdictWord(isWithinLimits: ChangeValue): string {
  if (isWithinLimits === null) return words.verdicts.none;
  return isWithinLimits ? words.verdicts.within : words.verdicts.exceeds;
}
