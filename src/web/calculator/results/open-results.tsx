import { atPrice } from "#domain/calculator/at-price.ts";
import { wholePaymentOf } from "#domain/calculator/whole-payment.ts";
import type { RuleSet } from "#domain/calculator/rules/rule-set.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { judge, type Limits, type LimitCheck, type Verdict } from "#domain/calculator/verdict.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { Panel } from "#web/ui/panel.tsx";
import { explanationOf } from "./explanation.ts";
import { centsText, dtiText } from "../deal/figures.ts";
import { statedOffer } from "../deal/offer-text.ts";
import { updatedDtiText } from "./dti-text.ts";
import { resultWords as words } from "./result-messages.ts";
import { NearestChanges } from "./nearest-changes.tsx";
import { nearestOf } from "./nearest.ts";
import { insuranceNote } from "./offer-explanation.ts";
import { PaymentChart } from "./payment-chart.tsx";
import { cashFigure, Figures, Parts } from "./results.tsx";
import { VerdictBanner } from "./verdict-banner.tsx";

/** Props of OpenResults. */
export type OpenResultsProps = {
  scenario: Scenario;
  limits: Limits;
  rules: RuleSet;
  verdict: Verdict;
  officer: string;
  onUse: (change: Partial<Scenario>) => void;
};

/** The results where all figures are known, computed in the browser as the slider moves. */
export function OpenResults(props: OpenResultsProps) {
  const { scenario, limits, rules, verdict, officer, onUse } = props;
  const { isWithinLimits, fault, binding, needsMortgageInsurance } = verdict;
  const nearest = nearestOf(verdict, scenario, { limits, rules });
  const checkOf = (limit: LimitCheck["limit"]) =>
    verdict.checks.find((check) => check.limit === limit) ?? null;
  const isDecided = nearest !== null;
  const priceRoom =
    nearest && nearest.price !== null && !nearest.isCapped
      ? nearest.price - scenario.purchasePrice
      : null;
  const { maxMonthlyPayment, maxAllowedDti } = limits;
  // The chart draws the price at which a payment is reached, not one at which the cash or the program ends.
  const reach = nearest?.price ?? null;
  const isPayment =
    reach !== null &&
    judge(atPrice(scenario, reach + 1), limits, rules).checks.some(({ isKept }) => !isKept);
  const housingCheck = checkOf("housing");
  return (
    <>
      <VerdictBanner
        isWithinLimits={isWithinLimits}
        fault={fault}
        insuranceNote={
          needsMortgageInsurance ? insuranceNote(scenario, { limits, verdict, rules }) : null
        }
      >
        {explanationOf(verdict, { officer, priceRoom }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </VerdictBanner>
      <Panel title={words.title}>
        <Figures
          piti={{
            label: words.piti,
            text: centsText(verdict.estimatedPiti),
            check: checkOf("payment"),
            limit: maxMonthlyPayment === null ? null : dollarsText(maxMonthlyPayment),
            decides: isDecided && binding?.limit === "payment",
          }}
          dti={{
            label: words.dti,
            text: updatedDtiText(verdict),
            check: checkOf("dti"),
            limit: maxAllowedDti === null ? null : dtiText(maxAllowedDti),
            decides: isDecided && binding?.limit === "dti",
          }}
          housing={
            housingCheck && {
              label: words.housing,
              text: dtiText(housingCheck.actual),
              check: housingCheck,
              limit: dtiText(housingCheck.allowed ?? 0),
              decides: isDecided && binding?.limit === "housing",
            }
          }
          cash={cashFigure(verdict)}
        />
        <Parts scenario={scenario} parts={verdict} />
        {nearest && (
          <NearestChanges
            nearest={nearest}
            scenario={scenario}
            isWithinLimits={isWithinLimits === true}
            hasOffer={statedOffer(limits, false).length > 0}
            onUse={onUse}
          />
        )}
        {fault === null && (
          <PaymentChart
            scenario={scenario}
            paymentAt={(at) =>
              wholePaymentOf({ ...scenario, purchasePrice: at }, limits, rules).payment
            }
            payment={verdict.estimatedPiti}
            isWithinLimits={verdict.notStated.length > 0 ? null : isWithinLimits}
            limits={{
              payment: maxMonthlyPayment,
              dti: largestBy(verdict, "dti"),
              maxAllowedDti,
              housing: largestBy(verdict, "housing"),
            }}
            reach={isPayment ? reach : null}
          />
        )}
      </Panel>
    </>
  );
}

/** The payment in dollars a month that a ratio allows; null if it is not known. */
function largestBy({ checks, estimatedPiti }: Verdict, ratio: LimitCheck["limit"]): number | null {
  const room = checks.find(({ limit }) => limit === ratio)?.room ?? null;
  return room === null ? null : estimatedPiti + room;
}
