import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalAttendeeRole,
  ICalAttendeeStatus,
} from "ical-generator";
import moment from "moment-timezone";
import { isShownTwice, timeZoneBlock } from "./time-zone-block.ts";

/** An appointment as calendar programs read it. */
export type CalendarEvent = {
  /** The appointment's id: its UID stays the same through every change. */
  id: string;
  /** Increases with each change; programs ignore older versions. */
  sequence: number;
  startsAt: Date;
  durationMinutes: number;
  /** The time zone in which the event is written; its rules are included. */
  timeZone: string;
  summary: string;
  description?: string | null;
  location?: string | null;
  isCancelled: boolean;
  changedAt: Date;
  url?: string;
  /** The organizer's name. The address is the product's own, so that no personal email is revealed. */
  organizer?: { name: string; email: string };
  attendee?: { name: string; email: string };
};

/** What a program should do with an event: add it (REQUEST), remove it (CANCEL), or only show it (PUBLISH). */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

/** The UID of an appointment's event. The same in every email, in the feed and in a visitor's download. */
export function uidOf(id: string): string {
  return `${id}@hearthline`;
}

/** Writes events as an iCalendar text (RFC 5545), with the rules of their time zones. */
export function writeCalendar(
  events: CalendarEvent[],
  { method, name }: { method: CalendarMethod; name?: string },
): string {
  const times = events.map(({ startsAt }) => startsAt.getTime());
  const span = {
    from: new Date(times.length > 0 ? Math.min(...times) : 0),
    until: new Date(times.length > 0 ? Math.max(...times) : 0),
  };
  const calendar = ical({
    prodId: { company: "Hearthline", product: "Hearthline", language: "EN" },
    method: ICalCalendarMethod[method],
    ...(name && { name }),
    timezone: { name: null, generator: (zone: string) => timeZoneBlock(zone, span) },
  });
  for (const event of events) calendar.createEvent(dataOf(event));
  return calendar.toString();
}

function dataOf(event: CalendarEvent): ICalEventData {
  const { startsAt, durationMinutes, timeZone, organizer, attendee } = event;
  const { description, location, url } = event;
  const start = moment.tz(startsAt, timeZone);
  const end = start.clone().add(durationMinutes, "minutes");
  // When clocks are set back, programs disagree which of the two hours is meant; UTC is unambiguous.
  const isPlain = ![start, end].some((at) => isShownTwice(timeZone, at.toDate()));
  return {
    id: uidOf(event.id),
    sequence: event.sequence,
    ...(isPlain && { timezone: timeZone }),
    start,
    end,
    stamp: event.changedAt,
    lastModified: event.changedAt,
    summary: event.summary,
    ...(description && { description }),
    ...(location && { location }),
    ...(url && { url }),
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(organizer && { organizer }),
    ...(attendee && {
      attendees: [
        {
          ...attendee,
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        },
      ],
    }),
  };
}
