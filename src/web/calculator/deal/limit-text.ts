import { defaultInterestRate } from "#domain/calculator/scenario.ts";
import type { Limits } from "#domain/calculator/verdict.ts";
import type { ShownLimit } from "./limits.ts";
import { hiddenParams } from "#domain/links/sharing.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { dtiText, rateText } from "./figures.ts";
import { parameterWords as words } from "./deal-messages.ts";

/** One of the officer's limits as text; null if it is not set. */
export function limitText(name: ShownLimit, value: number | null): string | null {
  if (value === null) return null;
  if (name === "proposedInterestRate") return rateText(value);
  if (name === "maxAllowedDti" || name === "currentDtiWithoutHousing") return dtiText(value);
  return dollarsText(value);
}

/** The same, with a text for limits that are not set or hidden. */
export function statedLimit(name: ShownLimit, limits: Limits, hidesFinances: boolean): string {
  if (hidesFinances && hiddenParams.some((hidden) => hidden === name)) return words.hidden;
  const text = limitText(name, limits[name]);
  if (text === null && name === "proposedInterestRate")
    return words.defaultRate(rateText(defaultInterestRate));
  return text ?? words.notSet;
}
