import { termMonths } from "#domain/calculator/payment.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import type { Fault, Limits, Verdict } from "#domain/calculator/verdict.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { paperWords } from "#web/ui/paper/messages.ts";
import { Paper, PaperFacts, PaperPart } from "#web/ui/paper/paper.tsx";
import { parameterWords } from "./deal/deal-messages.ts";
import { centsText, rateText, shareText } from "./deal/figures.ts";
import { statedLimit } from "./deal/limit-text.ts";
import { shownLimits } from "./deal/limits.ts";
import { statedOffer } from "./deal/offer-text.ts";
import { inputWords } from "./inputs/input-messages.ts";
import { scenarioPaperWords as words } from "./paper-messages.ts";
import { resultWords, verdictWords } from "./results/result-messages.ts";

/** The result of a scenario, as far as this agent may see it. */
export type Outcome = Pick<
  Verdict,
  "loanAmount" | "interestRateUsed" | "estimatedPiti" | "whole" | "cash"
> & {
  isWithinLimits: boolean | null;
  fault: Fault | null;
  /** Null if the officer keeps it private. */
  dti: string | null;
  /** The explanation of the verdict. */
  reasons: string[];
};

/** Props of ScenarioPaper. */
export type ScenarioPaperProps = {
  /** The deal's name. */
  deal: string;
  officer: string;
  scenario: Scenario;
  limits: Limits;
  hidesFinances: boolean;
  outcome: Outcome;
  now: Date;
  by: string;
  onDone: () => void;
};

/** The print view of a scenario: the verdict with its reasons, the inputs, the results and the limits. */
export function ScenarioPaper(props: ScenarioPaperProps) {
  const { deal, officer, scenario, limits, hidesFinances, outcome, now, by, onDone } = props;
  const moment = momentText(now, useZone());
  const title = words.title(deal);
  return (
    <Paper title={title} printed={paperWords.printed(moment, by)} onDone={onDone}>
      <h1>{title}</h1>
      {scenario.propertyAddress && <p>{scenario.propertyAddress}</p>}
      <VerdictBox outcome={outcome} />
      <PaperPart title={inputWords.title}>
        <PaperFacts facts={inputsOf(scenario)} />
      </PaperPart>
      <PaperPart title={resultWords.title}>
        <PaperFacts facts={resultsOf(scenario, outcome)} />
      </PaperPart>
      <PaperPart title={words.limits(officer)}>
        <PaperFacts
          facts={[
            ...shownLimits.map((name) => ({
              label: parameterWords[name],
              text: statedLimit(name, limits, hidesFinances),
            })),
            ...statedOffer(limits, hidesFinances),
          ]}
        />
        <p className="paper-quiet">{`${words.asOf(moment)} ${words.note}`}</p>
      </PaperPart>
    </Paper>
  );
}

function VerdictBox({ outcome }: { outcome: Outcome }) {
  const { isWithinLimits, fault, reasons } = outcome;
  return (
    <div className="paper-verdict">
      {isWithinLimits === null ? (
        <p>{fault ? verdictWords.faults[fault] : words.noVerdict}</p>
      ) : (
        <p>{isWithinLimits ? verdictWords.within : verdictWords.exceeds}</p>
      )}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  );
}

function inputsOf(scenario: Scenario) {
  const { purchasePrice, downPayment, sellersConcession } = scenario;
  const ofPrice = (amount: number) =>
    `${dollarsText(amount)} (${inputWords.ofPrice(shareText(amount, purchasePrice))})`;
  return [
    { label: inputWords.purchasePrice, text: dollarsText(purchasePrice) },
    { label: inputWords.downPayment, text: ofPrice(downPayment) },
    { label: inputWords.sellersConcession, text: ofPrice(sellersConcession) },
    { label: inputWords.monthlyTaxes, text: dollarsText(scenario.monthlyTaxes) },
    { label: inputWords.monthlyInsurance, text: dollarsText(scenario.monthlyInsurance) },
  ];
}

function resultsOf({ purchasePrice }: Scenario, outcome: Outcome) {
  const { estimatedPiti, dti, interestRateUsed, whole, cash } = outcome;
  const months = whole?.termMonths ?? termMonths;
  const cashToClose = cash?.cashToClose ?? null;
  const loan = Math.max(outcome.loanAmount, 0);
  const loanShare = (loan / purchasePrice) * 100;
  return [
    { label: resultWords.piti, text: centsText(estimatedPiti) },
    { label: resultWords.dti, text: dti ?? resultWords.hidden },
    { label: resultWords.loan, text: dollarsText(loan) },
    { label: resultWords.share, text: shareText(whole?.ltvPercent ?? loanShare, 100) },
    { label: resultWords.rate, text: resultWords.years(rateText(interestRateUsed), months) },
    ...(cashToClose === null ? [] : [{ label: resultWords.cash, text: centsText(cashToClose) }]),
  ];
}
