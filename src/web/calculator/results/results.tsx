import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import clsx from "clsx";
import type { ReactNode } from "react";
import type { WholePayment } from "#domain/calculator/whole-payment.ts";
import { termMonths } from "#domain/calculator/payment.ts";
import type { LimitCheck, Verdict } from "#domain/calculator/verdict.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { centsText, rateText, shareText } from "../deal/figures.ts";
import { resultWords as words } from "./result-messages.ts";

/** One of the two figures compared with its limit. Without a result, the limit is left out. */
export type FigureProps = {
  label: string;
  /** Null if the officer keeps it private. */
  text: string | null;
  check: Pick<LimitCheck, "isKept"> | null;
  /** Null if none is set. */
  limit: string | null;
  decides: boolean;
};

/** Props of Figures. The housing ratio and the cash to close are null unless the officer limits them. */
export type FiguresProps = {
  piti: FigureProps;
  dti: FigureProps;
  housing?: FigureProps | null;
  cash?: FigureProps | null;
};

/** Estimated PITI and Updated DTI, in large figures, and the other figures that have a limit. */
export function Figures({ piti, dti, housing = null, cash = null }: FiguresProps) {
  return (
    <dl className="grid gap-x-8 gap-y-4 px-5 py-4 sm:grid-cols-2">
      <Figure {...piti} />
      <Figure {...dti} />
      {housing && <Figure {...housing} />}
      {cash && <Figure {...cash} />}
    </dl>
  );
}

function Figure({ label, text, check, limit, decides }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="flex min-h-6 flex-wrap items-center gap-2 text-soft">
        {label}
        {decides && <Badge tone="brass">{words.decides}</Badge>}
      </dt>
      <dd>
        <span
          className={clsx(
            "block",
            text === null ? "text-lg text-soft" : "font-semibold",
            text !== null && (check?.isKept === null ? "text-lg" : "text-2xl"),
          )}
        >
          {text ?? words.hidden}
        </span>
        {check && (
          <span className="mt-0.5 flex items-center gap-1.5 text-sm text-soft">
            {limit !== null && check.isKept !== null && <Sign isKept={check.isKept} />}
            {limit === null ? words.noLimit : words.ofLimit(limit)}
          </span>
        )}
      </dd>
    </div>
  );
}

function Sign({ isKept }: { isKept: boolean }) {
  const Icon = isKept ? Check : X;
  return (
    <>
      <Icon
        size={15}
        strokeWidth={2.75}
        aria-hidden="true"
        className={clsx("shrink-0", isKept ? "text-green" : "text-clay")}
      />
      <span className="sr-only">{isKept ? words.kept : words.broken}, </span>
    </>
  );
}

/** The cash to close beside its limit; null if there is no limit or if it is not known. */
export function cashFigure({ cash }: Pick<Verdict, "cash">): FigureProps | null {
  if (!cash || cash.allowed === null || cash.cashToClose === null) return null;
  return {
    label: words.cash,
    text: centsText(cash.cashToClose),
    check: cash,
    limit: dollarsText(cash.allowed),
    decides: false,
  };
}

/** The parts of the payment. */
export type PaymentParts = Pick<
  Verdict,
  "loanAmount" | "interestRateUsed" | "estimatedPiti" | "whole" | "cash"
>;

/** Loan, rate and the parts of the payment, so that a person can check it by hand. */
export function Parts({ scenario, parts }: { scenario: Scenario; parts: PaymentParts }) {
  const { loanAmount, interestRateUsed, estimatedPiti, whole, cash } = parts;
  const costs = scenario.monthlyTaxes + scenario.monthlyInsurance;
  const months = whole?.termMonths ?? termMonths;
  const loanShare = (Math.max(loanAmount, 0) / scenario.purchasePrice) * 100;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-2 border-t border-line px-5 py-4 text-sm sm:grid-cols-3">
      <Part label={words.loan}>{dollarsText(Math.max(loanAmount, 0))}</Part>
      <Part label={words.share}>{shareText(whole?.ltvPercent ?? loanShare, 100)}</Part>
      <Part label={whole?.isAdjustable ? words.qualifying : words.rate}>
        {words.years(rateText(interestRateUsed), months)}
      </Part>
      {estimatedPiti > 0 && (
        <>
          <Part label={words.principal}>{centsText(whole?.principalAndInterest ?? 0)}</Part>
          <Part label={words.costs}>{centsText(costs)}</Part>
          {whole && <OfferParts whole={whole} cash={cash} />}
        </>
      )}
    </dl>
  );
}

/** What the officer stated beyond principal, interest, taxes and insurance, where it is not zero. */
function OfferParts({ whole, cash }: { whole: WholePayment; cash: Verdict["cash"] }) {
  const amounts: [string, number][] = [
    [words.mortgageInsurance, whole.mortgageInsurance],
    [words.otherCosts, whole.otherCosts],
    [words.financedFee, whole.financedFee],
    // With a limit, it is among the large figures.
    [words.cash, cash?.allowed === null ? (cash.cashToClose ?? 0) : 0],
    [words.concessionCounted, cash?.concessionCounted ?? 0],
  ];
  return amounts.map(
    ([label, amount]) =>
      amount > 0 && (
        <Part key={label} label={label}>
          {centsText(amount)}
        </Part>
      ),
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
