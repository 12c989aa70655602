import clsx from "clsx";
import type { ReactNode } from "react";
import type { ContactEvent } from "#contract/contacts/page.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { FoldedText } from "#web/ui/folded-text.tsx";
import { ownNoteWords, timelineWords as words } from "./contact-messages.ts";
import { eventId } from "./moment-ids.ts";
import { TimelineChanges } from "./timeline-changes.tsx";
import { kindText, shownChanges, toneOf, verdictText } from "./timeline-text.ts";

const points = {
  green: "border-green bg-green",
  brass: "border-brass bg-brass",
  clay: "border-clay bg-clay",
  plain: "border-edge bg-surface",
};

/** Props of TimelineEvent. */
export type TimelineEventProps = {
  event: ContactEvent;
  /** Replaces the text, for example with the correction form. */
  instead?: ReactNode;
  /** The entry's buttons. */
  acts?: ReactNode;
};

/** A timeline entry: what happened, when, and what changed. */
export function TimelineEvent({ event, instead, acts }: TimelineEventProps) {
  const { kind, actor, happenedAt, text, changes, editedAt } = event;
  const by = words.actors[actor];
  const shown = shownChanges(kind, changes);
  const verdict = verdictText(kind, changes);
  const zone = useZone();
  return (
    <li
      id={eventId(event.id)}
      tabIndex={-1}
      className="relative grid gap-1 pb-5 pl-6 last:pb-0 not-last:after:absolute not-last:after:top-3 not-last:after:-bottom-1 not-last:after:left-1.25 not-last:after:w-px not-last:after:bg-line"
    >
      <span
        aria-hidden="true"
        className={clsx(
          "absolute top-1.5 left-0 z-1 size-2.75 rounded-full border-2",
          points[toneOf(kind)],
        )}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">
          {kindText(kind)}
          {by && <span className="font-normal text-soft">{` ${by}`}</span>}
        </span>
        <time dateTime={happenedAt.toISOString()} className="text-sm text-soft">
          {momentText(happenedAt, zone)}
        </time>
      </p>
      {instead ?? (text && <FoldedText text={text} />)}
      {(editedAt || acts) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {editedAt && (
            <time dateTime={editedAt.toISOString()} className="text-sm text-soft">
              {ownNoteWords.edited(momentText(editedAt, zone))}
            </time>
          )}
          {acts}
        </div>
      )}
      {verdict && <p>{verdict}</p>}
      {shown.length > 0 && <TimelineChanges changes={shown} />}
      {event.unreadable && <p className="text-soft">{words.unreadable}</p>}
    </li>
  );
}
