import { tellApart } from "#domain/calculator/close-call.ts";
import type { LimitCheck, Verdict } from "#domain/calculator/verdict.ts";
import { centsText, dtiText, exactDollarsText, roundText } from "../deal/figures.ts";
import { offerExplanation } from "./offer-explanation.ts";
import { verdictWords as words } from "./result-messages.ts";

/** A cent in dollars; smaller differences are not visible. */
const cent = 0.01;

/**
 * Explains a verdict: the tightest limit and the room or excess, as an amount a month and, if known, as a price, or
 * what the officer has to set first.
 */
export function explanationOf(
  verdict: Verdict,
  { officer, priceRoom }: { officer: string; priceRoom: number | null },
): string[] {
  const { checks, binding, notStated } = verdict;
  const offer = offerExplanation(verdict);
  if (notStated.length > 0)
    return [...notStated.map((name) => words.missing[name](officer)), ...offer];
  if (!binding) return [];
  return [
    ...offer,
    deciding(binding),
    ...inPrice(priceRoom, verdict.isWithinLimits),
    ...checks.flatMap(closeCall),
  ];
}

function inPrice(room: number | null, isWithinLimits: boolean | null): string[] {
  if (room === null || Math.round(room) === 0) return [];
  const amount = roundText(Math.abs(room));
  if (room > 0 && !isWithinLimits) return [words.risePrice(amount)];
  return [room > 0 ? words.sparePrice(amount) : words.overPrice(amount)];
}

function deciding({ limit, isKept, room }: LimitCheck): string {
  const name = words.limits[limit];
  if (room === 0) return words.atLimit(name);
  const much = Math.abs(room ?? 0);
  const amount = much < cent ? words.lessThanACent : centsText(much);
  return isKept ? words.spare(name, amount) : words.over(name, amount);
}

/** Explains an excess that rounding hides, with enough decimals to see it. */
function closeCall({ limit, allowed, actual, isKept }: LimitCheck): string[] {
  if (isKept || allowed === null) return [];
  const text = limit === "payment" ? centsText : dtiText;
  if (text(actual) !== text(allowed)) return [];
  const { one, other, decimals } = tellApart(actual, allowed, 2);
  if (limit !== "payment") return [words.closeCall(`${one}%`, `${other}%`)];
  return [words.closeCall(exactDollarsText(actual, decimals), exactDollarsText(allowed, decimals))];
}
