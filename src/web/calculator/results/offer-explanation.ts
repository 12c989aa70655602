import type { BluntVerdict } from "#domain/calculator/blunt.ts";
import { tellApart } from "#domain/calculator/close-call.ts";
import { type InsuranceAt, insuranceRange } from "#domain/calculator/insurance-range.ts";
import type { RuleSet } from "#domain/calculator/rules/rule-set.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import type { Limits, Verdict } from "#domain/calculator/verdict.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { centsText } from "../deal/figures.ts";
import { verdictWords as words } from "./result-messages.ts";

/** What the program does not allow, the cash over its limit, and what of the concession does not count. */
export function offerExplanation({
  misfits,
  cash,
  whole,
}: Pick<Verdict, "misfits" | "cash" | "whole">): string[] {
  const sentences = misfits.map((misfit) => {
    if (misfit.bound === "occupancy") return words.misfits.occupancy;
    if (misfit.bound === "loan size") return words.misfits["loan size"](dollarsText(misfit.most));
    // 96.53% must not read as the 96.5% that it is above.
    const { one, other } = tellApart(whole?.ltvPercent ?? Infinity, misfit.most, 1);
    return words.misfits["loan to value"](`${one}%`, `${other}%`);
  });
  if (cash?.isKept === false) {
    const excess = cash.cashToClose! - cash.allowed!;
    const much = excess < 0.01 ? words.lessThanACent : centsText(excess);
    sentences.push(words.cashOver(much, dollarsText(cash.allowed!)));
  }
  if (cash && cash.concessionExcess > 0)
    sentences.push(
      words.concessionExcess(centsText(cash.concessionExcess), centsText(cash.concessionCap!)),
    );
  return sentences;
}

const insuranceWords = [words.insurance, words.insuranceNeeded];

/** What mortgage insurance that nobody stated would cost, and what it would make of the verdict. */
export function insuranceNote(
  scenario: Scenario,
  { limits, verdict, rules }: { limits: Limits; verdict: Verdict; rules: RuleSet },
): string[] {
  const { least, most } = insuranceRange(scenario, limits, rules);
  // Where it exceeds without insurance, there is nothing to turn.
  const turn = verdict.isWithinLimits === true ? turnOf(least, most) : null;
  return [...insuranceWords, costText(least, most), ...(turn === null ? [] : [turn])];
}

/** The same where the finances are hidden: it says no more than the rounded room of the verdict does. */
export function bluntInsuranceNote(
  scenario: Scenario,
  { limits, verdict, rules }: { limits: Limits; verdict: BluntVerdict | null; rules: RuleSet },
): string[] {
  const { least, most } = insuranceRange(scenario, limits, rules);
  const note = [...insuranceWords, costText(least, most)];
  if (verdict?.isWithinLimits !== true || verdict.room === null) return note;
  return [...note, verdict.room >= most.cost ? words.insuranceWithin : words.insuranceUnsure];
}

function costText(least: InsuranceAt, most: InsuranceAt): string {
  return words.insuranceRange(centsText(least.cost), centsText(most.cost));
}

function turnOf(least: InsuranceAt, most: InsuranceAt): string {
  if (most.isWithinLimits) return words.insuranceWithin;
  return least.isWithinLimits ? words.insuranceEither : words.insuranceExceeds;
}
