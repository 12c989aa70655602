import { FarHour } from "../entry/far-hour.tsx";
import clsx from "clsx";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import Trash2 from "lucide-react/icons/trash-2";
import { memo, type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { SavedAppointment } from "#contract/appointments/saved.ts";
import { occupiesTime } from "#domain/appointments/kinds.ts";
import { momentText } from "#domain/kernel/moment-text.ts";
import { relativeDay } from "#domain/kernel/relative-day.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { FoldedText } from "#web/ui/folded-text.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { mailHref, phoneHref } from "#web/ui/contact-hrefs.ts";
import { entryWords } from "../entry/entry-messages.ts";
import { entryName, entryNotes } from "../entry/entry-name.ts";
import { StatusBadge } from "../entry/status-badge.tsx";
import { StatusSelect } from "../entry/status-select.tsx";
import { dot, listWords as words } from "./list-messages.ts";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import { reachableEmail } from "./reachable-email.ts";

/** Props of AppointmentCard. */
export type AppointmentCardProps = {
  entry: SavedAppointment;
  now: Date;
  zone: ZoneRules;
  onMove: (entry: SavedAppointment) => void;
  onDelete: (entry: SavedAppointment) => void;
};

/** One appointment: when it is, the client, contact details, and its status. */
export const AppointmentCard = memo(function AppointmentCard(props: AppointmentCardProps) {
  const { entry, now, zone, onMove, onDelete } = props;
  const { appointmentTime, clientPhone, contactId, status } = entry;
  const heading = useId();
  const name = entryName(entry);
  const notes = entryNotes(entry);
  const email = reachableEmail(entry);
  const isCome = appointmentTime <= now;
  const hasOutcome = isCome && status !== "Cancelled" && occupiesTime(entry.appointmentType);
  return (
    <li
      aria-labelledby={heading}
      data-entry={entry.id}
      className={clsx(
        "flex min-w-0 flex-col rounded-card border border-line p-4 sm:p-5",
        isCome ? "bg-sunk" : "bg-surface",
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <When {...{ entry, now, zone }} />
        <StatusBadge status={status} className="shrink-0" />
      </div>
      <h3
        id={heading}
        tabIndex={-1}
        data-entry-name=""
        className="mt-3 line-clamp-3 text-lg/6 font-semibold wrap-anywhere outline-none"
      >
        {contactId ? (
          <Link to={`/dashboard/crm/contacts/${contactId}`} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p className="mt-0.5 text-sm text-soft">{factsOf(entry)}</p>
      {(email || clientPhone) && (
        <div className="mt-2 flex flex-col items-start text-sm">
          {email && (
            <Way href={mailHref(email)} label={words.email} icon={Mail}>
              {email}
            </Way>
          )}
          {clientPhone && (
            <Way href={phoneHref(clientPhone)} label={words.phone} icon={Phone}>
              {clientPhone}
            </Way>
          )}
        </div>
      )}
      {notes && <FoldedText text={notes} className="mt-2 text-sm" />}
      <div className="mt-auto flex flex-col gap-3 pt-4">
        {hasOutcome && <OutcomeButtons entry={entry} />}
        <div className="flex items-center gap-2 border-t border-line pt-3">
          <StatusSelect entry={entry} className="min-w-0 flex-1" />
          <IconButton
            label={words.move(name)}
            icon={<CalendarClock size={16} aria-hidden="true" />}
            onClick={() => onMove(entry)}
          />
          <IconButton
            label={words.delete(name)}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => onDelete(entry)}
          />
        </div>
      </div>
    </li>
  );
});

type WhenProps = Pick<AppointmentCardProps, "entry" | "now" | "zone">;

/** The relative day of a near date, and the date and time in the professional's zone. */
function When({ entry: { appointmentTime }, now, zone }: WhenProps) {
  const day = relativeDay(appointmentTime, now, zone);
  return (
    <p className="min-w-0">
      {day && <span className="block font-semibold">{day}</span>}
      <time dateTime={appointmentTime.toISOString()} className="text-sm text-soft">
        {momentText(appointmentTime, zone)}
      </time>
      <FarHour at={appointmentTime} />
    </p>
  );
}

type WayProps = { href: string; label: string; icon: typeof Mail; children: string };

/** A link to call, text or email the client. */
function Way({ href, label, icon: Icon, children }: WayProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-7 max-w-full min-w-0 items-center gap-2 text-green hover:underline pointer-coarse:min-h-11"
    >
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{label} </span>
      <span className="min-w-0 truncate">{children}</span>
    </a>
  );
}

function factsOf(entry: SavedAppointment): ReactNode {
  const { durationMinutes, appointmentType, meetingWay, bookedBy } = entry;
  const facts = [
    entryWords.minutes(durationMinutes),
    appointmentType,
    meetingWay && entryWords.ways[meetingWay],
    bookedBy === "visitor" && words.booked,
  ];
  return facts.filter(Boolean).join(dot);
}
