import { type ReactNode, useEffect, useRef, useState, useCallback } from "react";
import type { LastSaved, SharedDeal } from "#contract/calculator.ts";
import { isPaymentOver } from "#domain/calculator/blunt.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { judge } from "#domain/calculator/verdict.ts";
import { RestoredNotice } from "#web/drafts/restored-notice.tsx";
import { showToast } from "#web/ui/toast/toast.ts";
import { BluntResults } from "./results/blunt-results.tsx";
import { ChangedLimits } from "./deal/changed-limits.tsx";
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

/** Props of TriedScenario; give it the deal's id as `key`. */
export type TriedScenarioProps = {
  deal: SharedDeal;
  officer: string;
  /** Income, debts and DTI stay with the officer; the server judges. */
  hidesFinances: boolean;
  /** The finances are hidden, and no income is set: there can be no result. */
  hasNoIncome: boolean;
  /** Who saved what the inputs begin with. */
  lastSaved: LastSaved | null;
  /** In place of results where the limits could not be read again: rather none than a wrong "within limits". */
  limitsFailed: ReactNode;
};

/** A picked deal: inputs, limits, what comes of them, and what was saved before. */
export function TriedScenario(props: TriedScenarioProps) {
  const { deal, officer, hidesFinances, lastSaved, limitsFailed } = props;
  const tried = useTriedScenario(deal);
  const { scenario, percent, isStored, change, changePercent, use, settle } = tried;
  const { isFaulty, onFault } = useFaults();
  const [isHeld, setHeld] = useState(false);
  // What is taken over whole replaces also what could not be read.
  const [takenOver, setTakenOver] = useState(0);
  const inputs = useRef<HTMLDivElement>(null);
  const { save, isSaving } = useSave(deal.id, scenario, tried.forgetDraft);

  const limits = limitsOf(deal);
  const verdict = judge(scenario, limits);
  const payment = openPayment(scenario, limits, { hasNoIncome: props.hasNoIncome });
  const isOver = isPaymentOver(payment, limits.maxMonthlyPayment);
  const asked = useBluntVerdict(deal.id, scenario, {
    limits,
    isHeld,
    isAsked: hidesFinances && payment.fault === null && !isOver && !isFaulty,
  });
  useIncomeToast(hidesFinances ? props.hasNoIncome : !((limits.borrowerMonthlyIncome ?? 0) > 0));
  const judged = { deal, officer, scenario, limits, hidesFinances, verdict, payment, isOver };
  const paper = useScenarioPaper({ ...judged, asked: asked.verdict });

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
    // Nothing is saved that the fields do not show: the first that is wrong says why.
    if (isFaulty) inputs.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    else save();
  }

  const toldVerdict = isOver ? false : (asked.verdict?.isWithinLimits ?? null);
  const isWithinLimits = hidesFinances ? toldVerdict : verdict.isWithinLimits;
  const shown = { scenario, limits, officer, onUse: use };
  const results = hidesFinances ? (
    <BluntResults {...shown} payment={payment} isOver={isOver} asked={asked} />
  ) : (
    <OpenResults {...shown} verdict={verdict} />
  );
  const notStated = hidesFinances ? asked.verdict?.notStated : verdict.notStated;
  const isJudged = limitsFailed === null && !isFaulty;
  return (
    <>
      {tried.restoredAt && (
        <div className="-mb-6">
          <RestoredNotice at={tried.restoredAt} onStartOver={startOver} />
        </div>
      )}
      <ChangedLimits limits={limits} officer={officer} hidesFinances={hidesFinances} />
      <div className="grid items-start gap-5 xl:grid-cols-[11fr_9fr]">
        {/* Where all is one column the limits come last: what is tried and what comes of it belong together. */}
        <div className="grid gap-5 max-xl:contents">
          <div ref={inputs} tabIndex={-1} className="min-w-0 rounded-card outline-none">
            <ScenarioInputs
              key={takenOver}
              scenario={scenario}
              savedBy={isStored ? lastSaved : null}
              percent={percent}
              onChange={change}
              onPercent={changePercent}
              onSettle={settle}
              onHold={setHeld}
              onFault={onFault}
            />
          </div>
          <div className="min-w-0 max-xl:order-last">
            <Parameters limits={limits} officer={officer} hidesFinances={hidesFinances} />
          </div>
        </div>
        <div className="grid min-w-0 gap-5">
          {limitsFailed ?? (isFaulty ? <UnreadResults /> : results)}
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

/** Shows the toast about a missing income once for each picked deal, not after every change. */
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

/** Whether any of the inputs shows what is no amount, or one that may not be. */
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

/** In place of results while a field shows no amount that counts: those of another amount would be taken for its own. */
function UnreadResults() {
  return (
    <Panel title={resultWords.title}>
      <p role="status" className="min-h-40 px-5 py-4 text-soft">
        {resultWords.unread}
      </p>
    </Panel>
  );
}

/** Props of Glance. */
type GlanceProps = {
  payment: number;
  isWithinLimits: boolean | null;
  /** What is not stated: as long as there is something, nobody can tell. */
  notStated: readonly unknown[] | undefined;
};

/** The result in a few words, for where the results are out of sight. */
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

/** Saves under an id made once: pressing again after a failure sends the same, so that a lost answer saves nothing twice. */
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
