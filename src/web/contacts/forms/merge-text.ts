import { dayInWords } from "#domain/kernel/day.ts";
import { readAmount } from "#domain/kernel/typed-amounts.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import type { MergeSpeech } from "#web/drafts/merge-panel.tsx";
import { choiceWords } from "#web/drafts/messages.ts";
import { dayLabels, fieldAt } from "../contact/fields.ts";
import { fieldLabel } from "./form-field.tsx";
import { changedTitle } from "./form-messages.ts";

/** A field's value as text. */
export function mergeText(field: string, value: unknown): string {
  if (typeof value === "boolean") return value ? choiceWords.yes : choiceWords.no;
  if (Array.isArray(value)) return value.map(elementText).join(", ") || choiceWords.nothing;
  if (typeof value === "object" && value !== null) {
    const days = Object.entries(dayLabels).filter(
      ([day]) => (value as Record<string, unknown>)[day],
    );
    return days.map(([, label]) => label).join(", ") || choiceWords.nothing;
  }
  const text = typeof value === "string" ? value : "";
  const kind = fieldAt(field)?.kind;
  const amount = kind === "dollars" ? readAmount(text) : null;
  if (amount !== null) return dollarsText(amount);
  return (kind === "day" ? dayInWords(text) : text) || choiceWords.nothing;
}

function elementText(element: unknown): string {
  if (typeof element === "string") return element;
  const { role, name, company, phoneNumber, email } = element as Record<string, string>;
  const facts = [name, company, phoneNumber, email].filter(Boolean).join(", ");
  return role ? `${role} (${facts})` : facts;
}

/** The texts about a newer version of the form's record. */
export const recordSpeech: MergeSpeech = {
  words: { ...choiceWords, title: changedTitle },
  heading: "h3",
  nameOf: fieldLabel,
  textOf: mergeText,
};
