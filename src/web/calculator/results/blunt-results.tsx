import { ORPCError } from "@orpc/client";
import type { BluntVerdict } from "#domain/calculator/blunt.ts";
import { wholePaymentOf } from "#domain/calculator/whole-payment.ts";
import type { RuleSet } from "#domain/calculator/rules/rule-set.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import type { Limits } from "#domain/calculator/verdict.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { retryLabel } from "#web/ui/messages.ts";
import { Tone } from "#web/ui/tone.tsx";
import { bluntExplanation } from "./blunt-explanation.ts";
import { centsText } from "../deal/figures.ts";
import { bluntWords as words, nearestWords, resultWords } from "./result-messages.ts";
import { priceUnderPayment } from "./nearest.ts";
import { bluntInsuranceNote, offerExplanation } from "./offer-explanation.ts";
import type { OpenPayment } from "./open-payment.ts";
import { PaymentChart } from "./payment-chart.tsx";
import { cashFigure, Figures, Parts } from "./results.tsx";
import type { useBluntVerdict } from "./use-blunt-verdict.ts";
import { VerdictBanner } from "./verdict-banner.tsx";

/** Props of BluntResults. */
export type BluntResultsProps = {
  scenario: Scenario;
  limits: Limits;
  rules: RuleSet;
  /** The part of the result that the browser can compute. */
  payment: OpenPayment;
  /** Whether the payment is above the visible limit, which needs no answer from the server. */
  isOver: boolean;
  /** The same, or the program or the cash is broken. */
  isBroken: boolean;
  asked: ReturnType<typeof useBluntVerdict>;
  officer: string;
  onUse: (change: Partial<Scenario>) => void;
};

/** The results where the finances are hidden: the payment at once, the verdict once the server answers. */
export function BluntResults(props: BluntResultsProps) {
  const { scenario, limits, rules, payment, isOver, isBroken, asked, officer, onUse } = props;
  const { verdict, error, isChecking, retry } = asked;
  const fault = payment.fault ?? verdict?.fault ?? null;
  const isWithinLimits = isBroken ? false : (verdict?.isWithinLimits ?? null);
  const { maxMonthlyPayment } = limits;
  const isDecided = verdict !== null && verdict.notStated.length === 0;
  // Without an income, there is no result and all figures are zero (CALC-049).
  const shown = fault ? { ...payment, estimatedPiti: 0 } : payment;
  return (
    <>
      <VerdictBanner
        isWithinLimits={isWithinLimits}
        fault={fault}
        insuranceNote={
          payment.needsMortgageInsurance
            ? bluntInsuranceNote(scenario, { limits, verdict, rules })
            : null
        }
      >
        {offerExplanation(payment).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isOver && <OverPayment {...props} />}
        {verdict &&
          bluntExplanation(verdict, officer).map((sentence) => <p key={sentence}>{sentence}</p>)}
        {verdict && <SafePrice verdict={verdict} scenario={scenario} onUse={onUse} />}
      </VerdictBanner>
      {isChecking && !verdict && (
        <p className="flex items-center gap-3 rounded-card bg-sunk px-5 py-4 text-soft">
          <Tone working className="h-5" />
          {words.asking}
        </p>
      )}
      {error && (
        <div role="alert" className="grid gap-3 rounded-card bg-brass-wash px-5 py-4">
          <p>{isTooMany(error) ? words.tooMany : `${words.failed}. ${messageOf(error)}`}</p>
          {!isTooMany(error) && (
            <Button size="sm" className="justify-self-start" onClick={retry}>
              {retryLabel}
            </Button>
          )}
        </div>
      )}
      <Panel title={resultWords.title}>
        <Figures
          piti={{
            label: resultWords.piti,
            text: centsText(shown.estimatedPiti),
            check: fault
              ? null
              : { isKept: maxMonthlyPayment !== null && shown.estimatedPiti <= maxMonthlyPayment },
            limit: maxMonthlyPayment === null ? null : dollarsText(maxMonthlyPayment),
            decides: isDecided && verdict?.binding === "payment",
          }}
          dti={{
            label: resultWords.dti,
            text: null,
            check: null,
            limit: null,
            decides: isDecided && verdict?.binding === "dti",
          }}
          cash={fault ? null : cashFigure(payment)}
        />
        <Parts scenario={scenario} parts={shown} />
        {!fault && (
          <PaymentChart
            scenario={scenario}
            paymentAt={(at) =>
              wholePaymentOf({ ...scenario, purchasePrice: at }, limits, rules).payment
            }
            payment={payment.estimatedPiti}
            isWithinLimits={isBroken || isDecided ? isWithinLimits : null}
            limits={{ payment: maxMonthlyPayment, dti: null, maxAllowedDti: null }}
            reach={null}
            isDtiHidden
          />
        )}
      </Panel>
    </>
  );
}

/** By how much the payment is above its limit, and a price that wouldn't be. Computed in the browser. */
function OverPayment({ scenario, limits, rules, payment, onUse }: BluntResultsProps) {
  const price = priceUnderPayment(scenario, limits, rules);
  return (
    <>
      <p>{words.overShown(centsText(payment.estimatedPiti - (limits.maxMonthlyPayment ?? 0)))}</p>
      {price !== null && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {words.underPayment(dollarsText(price))}
          <Button size="sm" onClick={() => onUse({ purchasePrice: price })}>
            {nearestWords.use(dollarsText(price))}
          </Button>
        </p>
      )}
    </>
  );
}

type SafePriceProps = {
  verdict: BluntVerdict;
  scenario: Scenario;
  onUse: (change: Partial<Scenario>) => void;
};

/** A button for a price that is sure to pass; hidden if the scenario already has that price. */
function SafePrice({ verdict, scenario, onUse }: SafePriceProps) {
  const { safePrice, room } = verdict;
  if (room === null || safePrice === scenario.purchasePrice) return null;
  if (safePrice === null) return <p>{words.noSafePrice}</p>;
  const price = dollarsText(safePrice);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {words.safePrice(price)}
      <Button size="sm" onClick={() => onUse({ purchasePrice: safePrice })}>
        {nearestWords.use(price)}
      </Button>
    </p>
  );
}

function isTooMany(error: Error): boolean {
  return error instanceof ORPCError && error.code === "TOO_MANY";
}
