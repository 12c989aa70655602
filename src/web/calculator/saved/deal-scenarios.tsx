import { messageOf } from "#web/client/failure.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { historyWords as words } from "./saved-messages.ts";
import { useDealScenarios } from "./saved-queries.ts";
import { ScenarioList } from "./scenario-list.tsx";

/** What linked agents saved for a deal, for its loan officer: then and by the parameters of now. */
export function DealScenarios({ dealId }: { dealId: string }) {
  const { data, error, refetch, isFetching } = useDealScenarios(dealId);
  return (
    <Panel title={words.dealTitle}>
      {!data && !error && (
        <div aria-busy="true" className="px-5 py-4">
          <Skeleton className="h-4 w-64 max-w-full" />
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
      {data?.length === 0 && <p className="px-5 py-4 text-soft">{words.dealNone}</p>}
      {data && data.length > 0 && (
        <ScenarioList label={words.dealTitle} scenarios={data} showsAgent />
      )}
    </Panel>
  );
}
