import type { SavedScenario } from "#contract/calculator.ts";
import { openScenario, type Scenario } from "#domain/calculator/scenario.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { historyWords as words } from "./saved-messages.ts";
import { SavedPanel } from "./saved-panel.tsx";
import { useMyScenarios } from "./saved-queries.ts";
import { ScenarioList } from "./scenario-list.tsx";

/** Props of MyScenarios. */
export type MyScenariosProps = {
  dealId: string;
  /** The scenario in the inputs. */
  current: Scenario;
  onLoad: (scenario: Scenario) => void;
};

/** The agent's own saved scenarios for a deal, to compare and to load. */
export function MyScenarios({ dealId, current, onLoad }: MyScenariosProps) {
  function act({ inputs }: SavedScenario, when: string) {
    const scenario = openScenario(inputs, null);
    if (isSame(scenario, current)) return <Badge tone="green">{words.current}</Badge>;
    return (
      <Button
        size="sm"
        aria-label={words.loadNamed(dollarsText(scenario.purchasePrice), when)}
        onClick={() => onLoad(scenario)}
      >
        {words.load}
      </Button>
    );
  }

  return (
    <SavedPanel title={words.title} none={words.none} asked={useMyScenarios(dealId)}>
      {(scenarios) => <ScenarioList label={words.title} scenarios={scenarios} act={act} />}
    </SavedPanel>
  );
}

function isSame(one: Scenario, other: Scenario): boolean {
  const fields = Object.keys(one) as (keyof Scenario)[];
  return fields.every((field) => one[field] === other[field]);
}
