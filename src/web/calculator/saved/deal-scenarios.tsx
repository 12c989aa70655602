import { historyWords as words } from "./saved-messages.ts";
import { SavedPanel } from "./saved-panel.tsx";
import { useDealScenarios } from "./saved-queries.ts";
import { ScenarioList } from "./scenario-list.tsx";

/** The scenarios that linked agents saved for a deal, for its loan officer, with old and current verdicts. */
export function DealScenarios({ dealId }: { dealId: string }) {
  const title = words.dealTitle;
  return (
    <SavedPanel title={title} none={words.dealNone} asked={useDealScenarios(dealId)}>
      {(scenarios) => <ScenarioList label={title} scenarios={scenarios} showsAgent />}
    </SavedPanel>
  );
}
