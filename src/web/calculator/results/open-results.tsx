import type { Scenario } from "#domain/calculator/scenario.ts";
import type { Limits, LimitCheck, Verdict } from "#domain/calculator/verdict.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { Panel } from "#web/ui/panel.tsx";
import { explanationOf } from "./explanation.ts";
import { centsText, dtiText } from "../deal/figures.ts";
import { updatedDtiText } from "./dti-text.ts";
import { resultWords as words } from "./result-messages.ts";
import { NearestChanges } from "./nearest-changes.tsx";
import { nearestOf } from "./nearest.ts";
import { PaymentChart } from "./payment-chart.tsx";
import { Figures, Parts } from "./results.tsx";
import { VerdictBanner } from "./verdict-banner.tsx";

/** Props of OpenResults. */
export type OpenResultsProps = {
  scenario: Scenario;
  limits: Limits;
  verdict: Verdict;
  officer: string;
  onUse: (change: Partial<Scenario>) => void;
};

/** The results where all figures are known, computed in the browser as the slider moves. */
export function OpenResults({ scenario, limits, verdict, officer, onUse }: OpenResultsProps) {
  const { isWithinLimits, fault, binding, needsMortgageInsurance } = verdict;
  const nearest = nearestOf(verdict, scenario, limits);
  const checkOf = (limit: LimitCheck["limit"]) =>
    verdict.checks.find((check) => check.limit === limit) ?? null;
  const isDecided = nearest !== null;
  const priceRoom =
    nearest && nearest.price !== null && !nearest.isCapped
      ? nearest.price - scenario.purchasePrice
      : null;
  const { maxMonthlyPayment, maxAllowedDti } = limits;
  return (
    <>
      <VerdictBanner
        isWithinLimits={isWithinLimits}
        fault={fault}
        needsMortgageInsurance={needsMortgageInsurance}
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
        />
        <Parts scenario={scenario} parts={verdict} />
        {nearest && (
          <NearestChanges
            nearest={nearest}
            scenario={scenario}
            isWithinLimits={isWithinLimits === true}
            onUse={onUse}
          />
        )}
        {fault === null && (
          <PaymentChart
            scenario={scenario}
            rate={verdict.interestRateUsed}
            payment={verdict.estimatedPiti}
            isWithinLimits={verdict.notStated.length > 0 ? null : isWithinLimits}
            limits={{ payment: maxMonthlyPayment, dti: largestByDti(verdict), maxAllowedDti }}
            reach={nearest?.price ?? null}
          />
        )}
      </Panel>
    </>
  );
}

/** The payment in dollars a month that the DTI limit allows; null if it is not known. */
function largestByDti({ checks, estimatedPiti }: Verdict): number | null {
  const room = checks.find(({ limit }) => limit === "dti")?.room ?? null;
  return room === null ? null : estimatedPiti + room;
}
