import type { Verdict } from "#domain/calculator/verdict.ts";
import { dtiText } from "../deal/figures.ts";
import { resultWords as words } from "./result-messages.ts";

/** The updated DTI, or its minimum if the debts are not stated. */
export function updatedDtiText({
  updatedDti,
  leastDti,
}: Pick<Verdict, "updatedDti" | "leastDti">): string {
  return updatedDti === null ? words.atLeast(dtiText(leastDti)) : dtiText(updatedDti);
}
