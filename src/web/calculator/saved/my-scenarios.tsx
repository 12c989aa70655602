import type { SavedScenario } from "#contract/calculator.ts";
import { openScenario, type Scenario } from "#domain/calculator/scenario.ts";
import { dollarsText } from "#domain/kernel/money-text.ts";
import { messageOf } from "#web/client/failure.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { historyWords as words } from "./saved-messages.ts";
import { useMyScenarios } from "./saved-queries.ts";
import { ScenarioList } from "./scenario-list.tsx";

/** Props of MyScenarios. */
export type MyScenariosProps = {
  dealId: string;
  /** What the inputs hold. */
  current: Scenario;
  onLoad: (scenario: Scenario) => void;
};

/** What I saved for a deal: to compare, and to go on from. */
export function MyScenarios({ dealId, current, onLoad }: MyScenariosProps) {
  const { data, error, refetch, isFetching } = useMyScenarios(dealId);

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
    <Panel title={words.title}>
      {!data && !error && (
        <div aria-busy="true" className="grid gap-3 px-5 py-4">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-9 w-full" />
        </div>
      )}
      {!data && error && (
        <ErrorState
          className="py-8"
          title={words.failed}
          text={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.length === 0 && <p className="px-5 py-4 text-soft">{words.none}</p>}
      {data && data.length > 0 && <ScenarioList label={words.title} scenarios={data} act={act} />}
    </Panel>
  );
}

function isSame(one: Scenario, other: Scenario): boolean {
  const fields = Object.keys(one) as (keyof Scenario)[];
  return fields.every((field) => one[field] === other[field]);
}
