import type { ReactNode } from "react";
import type { SavedScenario } from "#contract/calculator.ts";
import { messageOf } from "#web/client/failure.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { historyWords as words } from "./saved-messages.ts";

/** Props of SavedPanel. */
export type SavedPanelProps = {
  title: string;
  /** Shown if nothing was saved yet. */
  none: string;
  /** The query of the scenarios. */
  asked: {
    data: SavedScenario[] | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (scenarios: SavedScenario[]) => ReactNode;
};

/** A panel of saved scenarios, with its loading, failed and empty states. */
export function SavedPanel({ title, none, asked, children }: SavedPanelProps) {
  const { data, error, isFetching, refetch } = asked;
  return (
    <Panel title={title}>
      {!data && !error && (
        <div aria-busy="true" className="grid gap-3 px-5 py-4">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-9 w-full" />
        </div>
      )}
      {!data && error !== null && (
        <ErrorState
          className="py-8"
          title={words.failed}
          text={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.length === 0 && <p className="px-5 py-4 text-soft">{none}</p>}
      {data && data.length > 0 && children(data)}
    </Panel>
  );
}
