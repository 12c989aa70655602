import { Link } from "react-router";
import { messageOf } from "#web/client/failure.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AvailabilityForm } from "./availability/availability-form.tsx";
import { pageWords as words } from "./availability/availability-messages.ts";
import { FeedPanel } from "./availability/feed-panel.tsx";
import { useStoredAvailability } from "./availability/queries.ts";

/** Booking hours: when clients can book, and the private address of the calendar feed. */
export default function AvailabilityPage() {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-soft">{words.intro}</p>
        <Link
          to="/dashboard/appointments"
          className="text-link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          {words.back}
        </Link>
      </div>
      <StoredHours />
      <FeedPanel />
    </div>
  );
}

function StoredHours() {
  const { data, error, refetch, isFetching } = useStoredAvailability();
  if (!data && error)
    return (
      <Panel>
        <ErrorState
          title={words.failed}
          text={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Panel>
    );
  if (!data)
    return (
      <div aria-busy="true" className="flex flex-col gap-4 border-y border-line py-7">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-10 w-full max-w-3xl" />
        ))}
      </div>
    );
  const { isSet: _, ...stored } = data;
  return <AvailabilityForm {...stored} />;
}
