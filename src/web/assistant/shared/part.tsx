import type { ReactNode } from "react";
import { messageOf } from "#web/client/failure.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Props of Part. */
export type PartProps<Data> = {
  /** The query's state. */
  asked: {
    data: Data | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The title of the error. */
  failed: string;
  /** How many placeholder rows show while loading. */
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** A part of a page with its loading and error states. */
export function Part<Data>({ asked, failed, lines = 3, children }: PartProps<Data>) {
  const { data, error, isFetching, refetch } = asked;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ErrorState
        className="py-8"
        title={failed}
        text={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div aria-busy="true" className="flex flex-col gap-4 px-5 py-4">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className="h-5 w-full" />
      ))}
    </div>
  );
}
