import { calendarPath } from "#domain/appointments/calendar-path.ts";
import clsx from "clsx";
import LinkIcon from "lucide-react/icons/link";
import { Link } from "react-router";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { timeText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { type DayLine, linesInRoom, scheduleOf } from "#domain/overview/day-schedule.ts";
import { minutesText } from "#domain/overview/when-text.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { entryName } from "#web/appointments/entry/entry-name.ts";
import { StatusBadge } from "#web/appointments/entry/status-badge.tsx";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { useIsAway, ZoneNote } from "#web/appointments/entry/zone-note.tsx";
import { contactPath } from "#web/contacts/contact/contact-links.ts";
import { copyBookingLink, copyLinkWords } from "#web/profiles/copy-booking-link.ts";
import { useZone } from "#web/profiles/use-zone.ts";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { AsideLink } from "./aside-link.tsx";
import { dot, scheduleWords as words } from "./messages.ts";
import { NothingHere, Part } from "./part.tsx";
import { shownLines, useDay } from "./queries.ts";

/** The professional's schedule for today: what is on now, what is next, and when they are free. */
export function SchedulePanel() {
  const zone = useZone();
  const now = useNow();
  const { day, asked } = useDay(zone, now);
  const count = asked.data?.length ?? 0;
  // The time zone note replaces a row, so that nothing below shifts.
  const room = useIsAway() ? shownLines - 1 : shownLines;
  const calendar = calendarPath(day);
  const { user } = useAuth();
  return (
    <Part
      title={words.title}
      aside={
        // As wide as the header leaves room, so that the count does not move it.
        <div className="flex flex-1 items-center justify-end gap-2">
          {count > 0 && <AsideLink to={calendar}>{words.wholeDay(count)}</AsideLink>}
          <IconButton
            label={copyLinkWords.copy}
            icon={<LinkIcon size={16} aria-hidden="true" />}
            onClick={() => user && void copyBookingLink(user.id)}
          />
        </div>
      }
      asked={asked}
      failed={words.failed}
      room="morning-low"
      lines={shownLines}
    >
      {(entries) =>
        entries.length === 0 ? (
          <NothingHere
            line={words.empty}
            text={words.emptyText}
            action={<LinkButton to={calendar}>{words.open}</LinkButton>}
          />
        ) : (
          <>
            <ZoneNote className="px-5 pt-3" />
            <ol className="divide-y divide-line">
              {linesInRoom(scheduleOf(entries, now), room).shown.map((line) => (
                <Line key={line.entry.id} line={line} zone={zone} calendar={calendar} />
              ))}
            </ol>
          </>
        )
      }
    </Part>
  );
}

type LineProps = { line: DayLine<SavedAppointment>; zone: ZoneRules; calendar: string };

function Line({ line: { entry, place, gapMinutes }, zone, calendar }: LineProps) {
  const { appointmentTime, durationMinutes, appointmentType, contactId, status } = entry;
  const isOver = place === "past" || place === "off";
  const facts = [
    words.minutes(durationMinutes),
    appointmentType,
    gapMinutes !== null && words.gap(minutesText(gapMinutes)),
  ];
  return (
    <li
      aria-current={place === "now" ? "time" : undefined}
      className={clsx("morning-line morning-time", place === "now" && "bg-green-wash")}
    >
      <time
        dateTime={appointmentTime.toISOString()}
        className={clsx("whitespace-nowrap", isOver && "text-soft")}
      >
        {timeText(appointmentTime, zone)}
      </time>
      <div className="min-w-0">
        <Link
          to={contactId ? contactPath(contactId) : calendar}
          className={clsx("morning-name hover:underline", isOver ? "text-soft" : "font-semibold")}
        >
          {entryName(entry)}
        </Link>
        <p className="line-clamp-2 text-sm text-soft">{facts.filter(Boolean).join(dot)}</p>
      </div>
      {place === "now" || place === "next" ? (
        <Badge tone={place === "now" ? "green" : "sky"}>{words.places[place]}</Badge>
      ) : isOver ? (
        <StatusBadge status={status} />
      ) : (
        <span />
      )}
    </li>
  );
}
