import type { Field } from "#domain/contacts/field.ts";
import { officerFields } from "#domain/contacts/record-fields.ts";
import type { Limits } from "#domain/calculator/verdict.ts";
import { hiddenParams } from "#domain/links/sharing.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { parameterWords as words } from "./deal-messages.ts";

/** What the officer may state beyond the six limits: the program, other costs and the cash. */
const offerFields: [string, Field][] = Object.entries<Field>(officerFields).filter(
  ([name, { section }]) => section !== "officer" || name === "estimatedClosingCosts",
);

/** One of these as label and text. */
export type Stated = { name: string; label: string; text: string };

/** Those that are set, in the order of the deal form; the housing ratio is left out where the finances are hidden. */
export function statedOffer(limits: Limits, hidesFinances: boolean): Stated[] {
  const values: Partial<Record<string, unknown>> = limits;
  return offerFields.flatMap(([name, field]) => {
    const text = textOf(field, values[name]);
    const isHidden = hidesFinances && hiddenParams.some((hidden) => hidden === name);
    return text === null || isHidden ? [] : [{ name, label: field.label, text }];
  });
}

function textOf({ kind }: Field, value: unknown): string | null {
  if (typeof value === "string") return value || null;
  if (typeof value !== "number") return null;
  return kind === "percent" ? `${value}%` : dollarsText(value);
}

/** What differs between two states of the deal, as label, text before and text after. */
export function changedOffer(
  [before, wasHidden]: [Limits, boolean],
  [after, isHidden]: [Limits, boolean],
): { name: string; label: string; before: string; after: string }[] {
  const old = statedOffer(before, wasHidden);
  const now = statedOffer(after, isHidden);
  const textIn = (stated: Stated[], name: string) =>
    stated.find((one) => one.name === name)?.text ?? words.notSet;
  return offerFields.flatMap(([name, { label }]) => {
    // Hidden now or before, it has not changed, and what it was is private.
    if (wasHidden !== isHidden && hiddenParams.some((hidden) => hidden === name)) return [];
    const change = { name, label, before: textIn(old, name), after: textIn(now, name) };
    return change.before === change.after ? [] : [change];
  });
}
