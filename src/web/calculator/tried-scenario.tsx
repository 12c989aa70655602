import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SharedDeal } from "#contract/calculator.ts";
import type { Scenario } from "#domain/calculator/scenario.ts";
import { judge } from "#domain/calculator/verdict.ts";
import { showToast } from "#web/ui/toast/toast.ts";
import { BluntResults } from "./results/blunt-results.tsx";
import { ChangedLimits } from "./deal/changed-limits.tsx";
import { Glance } from "./results/glance.tsx";
import { limitsOf } from "./deal/limits.ts";
import { saveWords as words } from "./saved/saved-messages.ts";
import { MyScenarios } from "./saved/my-scenarios.tsx";
import { openPayment } from "./results/open-payment.ts";
import { OpenResults } from "./results/open-results.tsx";
import { Parameters } from "./deal/parameters.tsx";
import { useSave } from "./saved/use-save.ts";
import { SaveBar } from "./saved/save-bar.tsx";
import { ScenarioInputs } from "./inputs/scenario-inputs.tsx";
import { useScenarioPaper } from "./use-scenario-paper.tsx";
import { useBluntVerdict } from "./results/use-blunt-verdict.ts";
import { useTriedScenario } from "./inputs/use-tried-scenario.ts";

/** Props of TriedScenario; give it the deal's id as `key`. */
export type TriedScenarioProps = {
  deal: SharedDeal;
  officer: string;
  /** Income, debts and DTI stay with the officer; the server judges. */
  hidesFinances: boolean;
  /** In place of results where the limits could not be read again: rather none than a wrong "within limits". */
  limitsFailed: ReactNode;
};

/** A picked deal: inputs, limits, what comes of them, and what was saved before. */
export function TriedScenario({ deal, officer, hidesFinances, limitsFailed }: TriedScenarioProps) {
  const { scenario, change, settle } = useTriedScenario(deal);
  const [isHeld, setHeld] = useState(false);
  const inputs = useRef<HTMLDivElement>(null);
  const { save, isSaving } = useSave(deal.id, scenario);

  const limits = limitsOf(deal);
  const verdict = judge(scenario, limits);
  const payment = openPayment(scenario, limits);
  const asked = useBluntVerdict(deal.id, scenario, {
    limits,
    isHeld,
    isAsked: hidesFinances && payment.fault === null,
  });
  const hasNoIncome = hidesFinances
    ? asked.verdict?.fault === "income"
    : !((limits.borrowerMonthlyIncome ?? 0) > 0);
  useIncomeToast(hasNoIncome);
  const paper = useScenarioPaper({
    deal,
    officer,
    scenario,
    limits,
    hidesFinances,
    verdict,
    payment,
    asked: asked.verdict,
  });

  function use(part: Partial<Scenario>) {
    change(part);
    settle();
  }

  function load(saved: Scenario) {
    use(saved);
    inputs.current?.focus();
  }

  const isWithinLimits = hidesFinances
    ? (asked.verdict?.isWithinLimits ?? null)
    : verdict.isWithinLimits;
  const results = hidesFinances ? (
    <BluntResults
      scenario={scenario}
      limits={limits}
      payment={payment}
      asked={asked}
      officer={officer}
      onUse={use}
    />
  ) : (
    <OpenResults
      scenario={scenario}
      limits={limits}
      verdict={verdict}
      officer={officer}
      onUse={use}
    />
  );
  return (
    <>
      <ChangedLimits limits={limits} officer={officer} hidesFinances={hidesFinances} />
      <div className="grid items-start gap-5 xl:grid-cols-[11fr_9fr]">
        {/* Where all is one column the limits come last: what is tried and what comes of it belong together. */}
        <div className="grid gap-5 max-xl:contents">
          <div ref={inputs} tabIndex={-1} className="min-w-0 rounded-card outline-none">
            <ScenarioInputs
              scenario={scenario}
              onChange={change}
              onSettle={settle}
              onHold={setHeld}
            />
          </div>
          <div className="min-w-0 max-xl:order-last">
            <Parameters limits={limits} officer={officer} hidesFinances={hidesFinances} />
          </div>
        </div>
        <div className="grid min-w-0 gap-5">{limitsFailed ?? results}</div>
      </div>
      <SaveBar
        onSave={save}
        isSaving={isSaving}
        {...(limitsFailed === null && { onPrint: paper.print })}
        isPrinting={paper.isBusy}
        glance={
          payment.fault === null &&
          limitsFailed === null && (
            <Glance payment={payment.estimatedPiti} isWithinLimits={isWithinLimits} />
          )
        }
      />
      {paper.paper}
      <MyScenarios dealId={deal.id} current={scenario} onLoad={load} />
    </>
  );
}

/** Tells that the officer has to set the income: once for a picked deal, not with every change (AMB-87). */
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
