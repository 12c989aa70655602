import clsx from "clsx";
import type { ReactNode } from "react";
import { messageOf } from "#web/client/failure.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The part of a query result that a panel needs. */
export type Asked<Data> = {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Props of Part. */
export type PartProps<Data> = {
  title: string;
  aside?: ReactNode;
  asked: Asked<Data>;
  /** The title if loading failed. */
  failed: string;
  /** The panel's height, as a class of morning.css. */
  room: "morning-tall" | "morning-low";
  /** How many placeholder rows to show while loading. */
  lines: number;
  children: (data: Data) => ReactNode;
};

/** A panel with its own query, which keeps the same height in every state. */
export function Part<Data>({ title, aside, asked, room, lines, ...props }: PartProps<Data>) {
  const { data, error, isFetching, refetch } = asked;
  return (
    <Panel title={title} aside={aside} className="morning-part">
      <div aria-busy={data === undefined && !error} className={clsx("flex flex-col", room)}>
        {data !== undefined ? (
          props.children(data)
        ) : error ? (
          <ErrorState
            className="morning-still"
            title={props.failed}
            text={messageOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <ul aria-hidden="true" className="divide-y divide-line">
            {Array.from({ length: lines }, (_, line) => (
              <li key={line} className="morning-line">
                <Skeleton className="my-1 h-3.5 w-3/5" />
                <Skeleton className="my-0.75 h-3 w-2/5" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

/** Props of NothingHere. */
export type NothingHereProps = { line: string; text: string; action?: ReactNode };

/** An empty panel, which says what will appear there. */
export function NothingHere({ line, text, action }: NothingHereProps) {
  return <EmptyState level={3} className="morning-still" line={line} text={text} action={action} />;
}
