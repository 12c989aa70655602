import ICAL from "ical.js";

/** An event of an iCalendar text, as another program reads it. */
export type ReadEvent = {
  uid: string;
  sequence: number;
  status: string | null;
  summary: string;
  description: string | null;
  location: string | null;
  /** Its start, by the time zone rules in the file. */
  startsAt: Date;
  endsAt: Date;
  /** The time zone it is written in. */
  zone: string | null;
  organizer: string | null;
  attendee: string | null;
};

/** Reads an iCalendar text by the time zone rules it contains, and no others. */
export function readCalendar(text: string): { method: string; events: ReadEvent[] } {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text) as object[]);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, sequence, summary, startDate, endDate } = new ICAL.Event(component);
    const first = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
    return {
      uid,
      sequence,
      summary,
      description: first("description"),
      location: first("location"),
      status: first("status"),
      startsAt: startDate.toJSDate(),
      endsAt: endDate.toJSDate(),
      zone: component.getFirstProperty("dtstart")?.getFirstParameter("tzid") ?? null,
      organizer: first("organizer"),
      attendee: first("attendee"),
    };
  });
  return { method: String(calendar.getFirstPropertyValue("method")), events };
}
