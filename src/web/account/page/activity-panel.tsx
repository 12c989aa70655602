import { useInfiniteQuery } from "@tanstack/react-query";
import type { AccountEvent } from "#contract/account.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { browserZone } from "#web/ui/browser-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StatusDot } from "#web/ui/status-dot.tsx";
import { failureText } from "../failure.ts";
import { deviceText } from "./device-words.ts";
import { activityWords as words, eventText, isFailure } from "./event-words.ts";
import { eventsOptions } from "./queries.ts";

/** The account's activity, newest first. */
export function ActivityPanel() {
  const events = useInfiniteQuery(eventsOptions());

  function body() {
    if (!events.data && events.error)
      return (
        <ErrorState
          title={words.failed}
          text={failureText(events.error)}
          onRetry={() => void events.refetch()}
          retrying={events.isFetching}
          className="py-6"
        />
      );
    if (!events.data)
      return (
        <div aria-busy="true" className="flex flex-col gap-4 px-5 py-4">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-4 w-full" />
          ))}
        </div>
      );
    if (events.data.length === 0) return <p className="px-5 py-4">{words.none}</p>;
    return (
      <ul className="divide-y divide-line">
        {events.data.map((event) => (
          <Line key={event.id} event={event} />
        ))}
      </ul>
    );
  }

  return (
    <Panel title={words.title}>
      <p className="border-b border-line px-5 py-4 text-soft">{words.text}</p>
      {body()}
      {events.hasNextPage && (
        <div className="border-t border-line px-5 py-4">
          <Button
            size="sm"
            busy={events.isFetchingNextPage}
            onClick={() => void events.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Line({ event }: { event: AccountEvent }) {
  const { browser, system, ipAddress } = event;
  const device = browser || system ? deviceText(event) : null;
  const where = [device, ipAddress].filter(Boolean).join(" · ");
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 px-5 py-2">
      <span className="account-row-words min-w-0 flex-1">
        {isFailure(event.kind) ? (
          <StatusDot tone="clay">{eventText(event)}</StatusDot>
        ) : (
          eventText(event)
        )}
        {where && <span className="block text-sm text-soft">{where}</span>}
      </span>
      <time dateTime={event.happenedAt.toISOString()} className="text-soft">
        {momentText(event.happenedAt, browserZone())}
      </time>
    </li>
  );
}
