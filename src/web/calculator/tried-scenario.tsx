import { type ReactNode, useEffect, useRef, useState, useCallback } from "react";
import type { LastSaved, SharedDeal } from "#contract/calculator.ts";
import { isPaymentOver } from "#domain/calculator/blunt.ts";
import { doesConcessionCount } from "#domain/calculator/concession.ts";
import { ruleDay, rulesOn } from "#domain/calculator/rules/rule-set.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { judge } from "#domain/calculator/verdict.ts";
import { RestoredNotice } from "#web/drafts/restored-notice.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { BluntResults } from "./results/blunt-results.tsx";
import { ChangedLimits } from "./deal/changed-limits.tsx";
import { parameterWords } from "./deal/deal-messages.ts";
import { limitsOf } from "./deal/limits.ts";
import { saveWords as words } from "./saved/saved-messages.ts";
import { MyScenarios } from "./saved/my-scenarios.tsx";
import { openPayment } from "./results/open-payment.ts";
import { OpenResults } from "./results/open-results.tsx";
import { Parameters } from "./deal/parameters.tsx";
import { SaveBar } from "./saved/save-bar.tsx";
import { ScenarioInputs } from "./inputs/scenario-inputs.tsx";
import { useScenarioPaper } from "./use-scenario-paper.tsx";
import { useBluntVerdict } from "./results/use-blunt-verdict.ts";
import { useTriedScenario } from "./inputs/use-tried-scenario.ts";
import type { OnFault } from "./inputs/use-amount-text.ts";
import { Panel } from "#web/ui/panel.tsx";
import { resultWords, glanceWords } from "./results/result-messages.ts";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import clsx from "clsx";
import { roundText } from "./deal/figures.ts";
import { v7 as newId } from "uuid";
import { useSaveScenario } from "./saved/saved-queries.ts";

/** Props of TriedScenario. Pass the deal's id as `key`. */
export type TriedScenarioProps = {
  deal: SharedDeal;
  officer: string;
  /** Whether the officer hides income, debts and DTI, so that only the server can give a verdict. */
  hidesFinances: boolean;
  /** Whether the finances are hidden and no income is set, so that there is no result. */
  hasNoIncome: boolean;
  /** Who saved the scenario that the inputs start with. */
  lastSaved: LastSaved | null;
  /** Replaces the results if the limits could not be reloaded, to never show a wrong "within limits". */
  limitsFailed: ReactNode;
};

/** A chosen deal: inputs, limits, results and saved scenarios. */
export function TriedScenario(props: TriedScenarioProps) {
  const { deal, officer, hidesFinances, lastSaved, limitsFailed } = props;
  const tried = useTriedScenario(deal);
  const { scenario, percent, isStored, change, changePercent, use, settle } = tried;
  const { isFaulty, onFault } = useFaults();
  const [isHeld, setHeld] = useState(false);
  // Loading a whole scenario remounts the inputs, which clears unreadable text.
  const [takenOver, setTakenOver] = useState(0);
  const inputs = useRef<HTMLDivElement>(null);
  const { save, isSaving } = useSave(deal.id, scenario, tried.forgetDraft);

  const limits = limitsOf(deal);
  const [rules] = useState(() => rulesOn(ruleDay(new Date())));
  const verdict = judge(scenario, limits, rules);
  const payment = openPayment(scenario, limits, { hasNoIncome: props.hasNoIncome, rules });
  const isOver = isPaymentOver(payment, limits.maxMonthlyPayment);
  // What no finances are needed for is told without asking the server.
  const isOfferBroken = payment.misfits.length > 0 || payment.cash?.isKept === false;
  const isBroken = isOver || (payment.fault === null && isOfferBroken);
  const asked = useBluntVerdict(deal.id, scenario, {
    limits,
    isHeld,
    isAsked: hidesFinances && payment.fault === null && !isBroken && !isFaulty,
  });
  const isLost = deal.unreadable?.includes("loanOfficerDealParams") ?? false;
  const hasNoIncome = hidesFinances
    ? props.hasNoIncome
    : !((limits.borrowerMonthlyIncome ?? 0) > 0);
  useIncomeToast(hasNoIncome && !isLost);
  const judged = { deal, officer, scenario, limits, rules, hidesFinances, verdict, payment };
  const paper = useScenarioPaper({ ...judged, isOver, isBroken, asked: asked.verdict });

  function load(saved: Scenario) {
    use(saved);
    setTakenOver((times) => times + 1);
    inputs.current?.focus();
  }

  function startOver() {
    tried.startOver();
    setTakenOver((times) => times + 1);
  }

  function saveShown() {
    // Only what the fields show is saved, so the first invalid field gets the focus instead.
    if (isFaulty) inputs.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    else save();
  }

  const toldVerdict = isBroken ? false : (asked.verdict?.isWithinLimits ?? null);
  const isWithinLimits = hidesFinances ? toldVerdict : verdict.isWithinLimits;
  const shown = { scenario, limits, rules, officer, onUse: use };
  const results = hidesFinances ? (
    <BluntResults {...shown} {...{ payment, isOver, isBroken, asked }} />
  ) : (
    <OpenResults {...shown} verdict={verdict} />
  );
  const notStated = hidesFinances ? asked.verdict?.notStated : verdict.notStated;
  const isJudged = limitsFailed === null && !isFaulty && !isLost;
  return (
    <>
      {tried.restoredAt && (
        <div className="-mb-6">
          <RestoredNotice at={tried.restoredAt} onStartOver={startOver} />
        </div>
      )}
      <ChangedLimits limits={limits} officer={officer} hidesFinances={hidesFinances} />
      <div className="grid items-start gap-5 xl:grid-cols-[11fr_9fr]">
        {/* In one column, the limits come last, so that inputs and results are next to each other. */}
        <div className="grid gap-5 max-xl:contents">
          <div ref={inputs} tabIndex={-1} className="min-w-0 rounded-card outline-none">
            <ScenarioInputs
              key={takenOver}
              scenario={scenario}
              savedBy={isStored ? lastSaved : null}
              percent={percent}
              isConcessionCounted={doesConcessionCount(limits)}
              onChange={change}
              onPercent={changePercent}
              onSettle={settle}
              onHold={setHeld}
              onFault={onFault}
            />
          </div>
          <div className="min-w-0 max-xl:order-last">
            <Parameters {...{ limits, officer, hidesFinances }} isUnreadable={isLost} />
          </div>
        </div>
        <div className="grid min-w-0 gap-5">
          {limitsFailed ??
            (isLost || isFaulty ? (
              <NoResults
                text={isLost ? parameterWords.unreadableText(officer) : resultWords.unread}
              />
            ) : (
              results
            ))}
        </div>
      </div>
      <SaveBar
        onSave={saveShown}
        isSaving={isSaving}
        {...(isJudged && { onPrint: paper.print })}
        isPrinting={paper.isBusy}
        glance={
          isJudged &&
          payment.fault === null && (
            <Glance payment={payment.estimatedPiti} {...{ isWithinLimits, notStated }} />
          )
        }
      />
      {paper.paper}
      <MyScenarios dealId={deal.id} current={scenario} onLoad={load} />
    </>
  );
}

/** Shows the toast about a missing income once for each chosen deal, not after every change. */
function useIncomeToast(hasNoIncome: boolean) {
  const isTold = useRef(false);
  useEffect(() => {
    if (!hasNoIncome || isTold.current) return;
    isTold.current = true;
    showToast({
      title: words.calculation,
      text: words.calculationText,
      variant: "destructive",
    });
  }, [hasNoIncome]);
}

/** Whether any input shows text that is not a valid amount. */
function useFaults(): { isFaulty: boolean; onFault: OnFault } {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const onFault = useCallback<OnFault>((field, isFaulty) => {
    setFields((before) => {
      if (before.has(field) === isFaulty) return before;
      const others = [...before].filter((one) => one !== field);
      return new Set(isFaulty ? [...others, field] : others);
    });
  }, []);
  return { isFaulty: fields.size > 0, onFault };
}

/**
 * Replaces the results while a field is invalid, because they would belong to another amount, and for limits that are
 * damaged.
 */
function NoResults({ text }: { text: string }) {
  return (
    <Panel title={resultWords.title}>
      <p role="status" className="min-h-40 px-5 py-4 text-soft">
        {text}
      </p>
    </Panel>
  );
}

type GlanceProps = {
  payment: number;
  isWithinLimits: boolean | null;
  /** The figures that are not stated; with any of them, the verdict is unknown. */
  notStated: readonly unknown[] | undefined;
};

/** A short result, shown when the results are scrolled out of view. */
function Glance({ payment, isWithinLimits, notStated = [] }: GlanceProps) {
  const text = glanceWords.payment(roundText(payment));
  if (notStated.length > 0) return `${text}, ${glanceWords.unknown}`;
  if (isWithinLimits === null) return text;
  const Icon = isWithinLimits ? Check : X;
  return (
    <span className={clsx("flex items-center gap-2", isWithinLimits ? "text-green" : "text-clay")}>
      <Icon size={18} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />
      {`${text}, ${isWithinLimits ? glanceWords.within : glanceWords.exceeds}`}
    </span>
  );
}

/** Saves a scenario. A retry after a failure reuses the id, so that a lost answer never saves it twice. */
function useSave(dealId: string, scenario: Scenario, onSaved: () => void) {
  const { mutate, isPending } = useSaveScenario();
  const failed = useRef<{ id: string; asked: string } | null>(null);

  function save() {
    const asked = JSON.stringify(scenario);
    const id = failed.current?.asked === asked ? failed.current.id : newId();
    failed.current = { id, asked };
    const onSuccess = () => {
      failed.current = null;
      onSaved();
    };
    mutate({ dealId, id, scenario }, { onSuccess });
  }

  return { save, isSaving: isPending };
}
