import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { ContactEvent } from "#contract/contacts/page.ts";
import { messageOf } from "#web/client/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { timelineWords as words } from "./contact-messages.ts";
import { ContactNote } from "./contact-note.tsx";
import { timelineOptions } from "./contact-queries.ts";
import { timelineId } from "./moment-ids.ts";
import { isOwnNote, OwnNote } from "./own-note.tsx";
import { TimelineEvent } from "./timeline-event.tsx";
import { TimelineSkeleton } from "./timeline-skeleton.tsx";

/** An entry that another room adds to the timeline, and the link below it. */
export type OtherEvent = { event: ContactEvent; to: string; label: string };

/** Props of Timeline. */
export type TimelineProps = { contactId: string; others?: readonly OtherEvent[] | undefined };

/** A contact's timeline, newest first, with a form for new notes. */
export function Timeline({ contactId, others = [] }: TimelineProps) {
  const timeline = useInfiniteQuery(timelineOptions(contactId));
  const { error, isFetchNextPageError } = timeline;
  const [corrected, setCorrected] = useState<ContactEvent[]>([]);
  const events =
    timeline.data &&
    withOthers(withCorrected(timeline.data, corrected), others, timeline.hasNextPage);

  function keep(event: ContactEvent, isOpen: boolean) {
    setCorrected((before) => {
      const others = before.filter(({ id }) => id !== event.id);
      if (isOpen) return [...others, event];
      return others.length === before.length ? before : others;
    });
  }

  return (
    <Panel title={words.title}>
      <ContactNote contactId={contactId} />
      {!events && !error && <TimelineSkeleton />}
      {!events && error && (
        <ErrorState
          className="py-8"
          title={words.failed}
          text={messageOf(error)}
          onRetry={() => void timeline.refetch()}
          retrying={timeline.isFetching}
        />
      )}
      {events?.length === 0 && <p className="px-5 py-4 text-soft">{words.none}</p>}
      {events && events.length > 0 && (
        <ol id={timelineId} tabIndex={-1} aria-label={words.title} className="timeline px-5 py-4">
          {events.map((event) => {
            const link = others.find((other) => other.event === event);
            return isOwnNote(event) ? (
              <OwnNote
                key={event.id}
                contactId={contactId}
                event={event}
                onCorrecting={(isOpen) => keep(event, isOpen)}
              />
            ) : (
              <TimelineEvent
                key={event.id}
                event={event}
                acts={link && <OtherLink to={link.to}>{link.label}</OtherLink>}
              />
            );
          })}
        </ol>
      )}
      {events && timeline.hasNextPage && (
        <div className="flex flex-col items-center gap-2 px-5 pb-4">
          {isFetchNextPageError && (
            <p role="alert" className="text-sm text-clay">
              {words.moreFailed}
            </p>
          )}
          <Button
            size="sm"
            busy={timeline.isFetchingNextPage}
            onClick={() => void timeline.fetchNextPage()}
          >
            {words.loadMore}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** Keeps a note that is being corrected, with its input, even if it is deleted in another window. */
function withCorrected(events: ContactEvent[], corrected: ContactEvent[]): ContactEvent[] {
  const gone = corrected.filter(({ id }) => !events.some((event) => event.id === id));
  return gone.length === 0 ? events : newestFirst([...events, ...gone]);
}

/** Adds the entries of other rooms, except those that belong to a page that is not loaded yet. */
function withOthers(
  events: ContactEvent[],
  others: readonly OtherEvent[],
  hasMore: boolean,
): ContactEvent[] {
  const last = hasMore ? (events.at(-1)?.happenedAt.getTime() ?? Infinity) : -Infinity;
  const shown = others.flatMap(({ event }) => (event.happenedAt.getTime() >= last ? event : []));
  return shown.length === 0 ? events : newestFirst([...events, ...shown]);
}

function newestFirst(events: ContactEvent[]): ContactEvent[] {
  return events.toSorted((one, other) => other.happenedAt.getTime() - one.happenedAt.getTime());
}

function OtherLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="text-link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  );
}
