import type { ContactInFull } from "#contract/contacts/saved.ts";
import type { ChangeValue } from "#domain/contacts/timeline.ts";
import { dayInWords } from "#domain/kernel/day.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { fieldAt } from "../contact/fields.ts";
import { contactWords } from "./contact-messages.ts";

/** A contact's values by field path. */
export type ContactValues = Readonly<Record<string, ChangeValue>>;

/** A contact's values by field path, except for the other parties, which are shown as a list. */
export function valuesOf({ lead, deal, partner }: ContactInFull): ContactValues {
  const { dealParties: _, ...dealFields } = deal ?? {};
  return Object.fromEntries([...flat(lead), ...flat(dealFields), ...flat(partner ?? {})]);
}

function flat(record: object, above = ""): [string, ChangeValue][] {
  return Object.entries(record).flatMap(([name, value]) => {
    const path = above + name;
    const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
    return isGroup ? flat(value as object, `${path}.`) : [[path, value as ChangeValue]];
  });
}

/** A field's value as text: amounts as dollars, dates in words, Yes or No. Null if it is empty. */
export function valueText(field: string, value: ChangeValue | undefined): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? contactWords.yes : contactWords.no;
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : null;
  const kind = fieldAt(field)?.kind;
  if (typeof value === "string") return kind === "day" ? dayInWords(value) : value;
  if (kind === "dollars") return dollarsText(value);
  return kind === "percent" ? `${value}%` : value.toLocaleString("en-US");
}
