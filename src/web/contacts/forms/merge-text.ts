import { dayInWords } from "#domain/kernel/day.ts";
import { mergeWords } from "./form-messages.ts";
import { dayLabels } from "./lead-form-messages.ts";

/** What a field holds, in words. */
export function mergeText(field: string, value: unknown): string {
  if (typeof value === "boolean") return value ? mergeWords.yes : mergeWords.no;
  if (Array.isArray(value)) return value.map(elementText).join(", ") || mergeWords.nothing;
  if (typeof value === "object" && value !== null) {
    const days = Object.entries(dayLabels).filter(
      ([day]) => (value as Record<string, unknown>)[day],
    );
    return days.map(([, label]) => label).join(", ") || mergeWords.nothing;
  }
  const text = typeof value === "string" ? value : "";
  return (field.endsWith("Date") ? dayInWords(text) : text) || mergeWords.nothing;
}

function elementText(element: unknown): string {
  if (typeof element === "string") return element;
  const { role, name, company, phoneNumber, email } = element as Record<string, string>;
  const facts = [name, company, phoneNumber, email].filter(Boolean).join(", ");
  return role ? `${role} (${facts})` : facts;
}
