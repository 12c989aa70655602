import type { SharedDeal } from "#contract/calculator.ts";
import type { BluntVerdict } from "#domain/calculator/blunt.ts";
import type { RuleSet } from "#domain/calculator/rules/rule-set.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import type { Limits, Verdict } from "#domain/calculator/verdict.ts";
import { addressOf } from "#web/account/address-of.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { nameOf } from "#web/contacts/contact/name-of.ts";
import { paperWords } from "#web/ui/paper/messages.ts";
import { usePaper } from "#web/ui/paper/use-paper.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { bluntExplanation } from "./results/blunt-explanation.ts";
import { updatedDtiText } from "./results/dti-text.ts";
import { explanationOf } from "./results/explanation.ts";
import { nearestOf } from "./results/nearest.ts";
import {
  bluntInsuranceNote,
  insuranceNote,
  offerExplanation,
} from "./results/offer-explanation.ts";
import type { OpenPayment } from "./results/open-payment.ts";
import { bluntWords } from "./results/result-messages.ts";
import { centsText } from "./deal/figures.ts";
import type { Outcome } from "./scenario-paper.tsx";

/** The scenario and result on the screen. */
export type Tried = {
  deal: SharedDeal;
  officer: string;
  scenario: Scenario;
  limits: Limits;
  rules: RuleSet;
  hidesFinances: boolean;
  /** Computed in the browser. Not valid if the finances are hidden, because figures are then missing. */
  verdict: Verdict;
  payment: OpenPayment;
  /** Whether the payment is above the visible limit. */
  isOver: boolean;
  /** The same, or the program or the cash is broken. */
  isBroken: boolean;
  asked: BluntVerdict | null;
};

/** Prints the current scenario. The print view is loaded on the first click. */
export function useScenarioPaper({ deal, ...tried }: Tried) {
  const { user, profile } = useAuth();
  return usePaper(
    async (onDone) => {
      const { ScenarioPaper } = await import("./scenario-paper.tsx");
      return (
        <ScenarioPaper
          {...tried}
          deal={nameOf(deal)}
          outcome={outcomeOf(tried)}
          now={new Date()}
          by={profile?.fullName || (user ? addressOf(user) : "")}
          onDone={onDone}
        />
      );
    },
    () => showToast({ title: paperWords.failed, variant: "destructive" }),
  );
}

/** The result to print: computed in the browser if all figures are known, else the server's verdict. */
function outcomeOf(tried: Omit<Tried, "deal">): Outcome {
  const { hidesFinances, verdict, payment, isOver, isBroken, asked, officer } = tried;
  const { scenario, limits, rules } = tried;
  if (!hidesFinances) {
    const nearest = nearestOf(verdict, scenario, { limits, rules });
    const isPriceKnown = nearest !== null && nearest.price !== null && !nearest.isCapped;
    const priceRoom = isPriceKnown ? nearest.price! - scenario.purchasePrice : null;
    const dti = updatedDtiText(verdict);
    const note = verdict.needsMortgageInsurance
      ? insuranceNote(scenario, { limits, verdict, rules })
      : [];
    const reasons = [...explanationOf(verdict, { officer, priceRoom }), ...note];
    return { ...verdict, dti, reasons };
  }
  const fault = payment.fault ?? asked?.fault ?? null;
  return {
    ...payment,
    // Without an income, there is no result and all figures are zero (CALC-049).
    estimatedPiti: fault ? 0 : payment.estimatedPiti,
    fault,
    isWithinLimits: isBroken ? false : (asked?.isWithinLimits ?? null),
    dti: null,
    reasons: reasons(),
  };

  function reasons(): string[] {
    const over = payment.estimatedPiti - (limits.maxMonthlyPayment ?? 0);
    const note = payment.needsMortgageInsurance
      ? bluntInsuranceNote(scenario, { limits, verdict: asked, rules })
      : [];
    const offer = offerExplanation(payment);
    if (isOver) return [...offer, bluntWords.overShown(centsText(over)), ...note];
    return asked ? [...offer, ...bluntExplanation(asked, officer), ...note] : offer;
  }
}
