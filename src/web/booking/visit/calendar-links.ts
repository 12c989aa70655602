import type { OwnBooking } from "#contract/booking.ts";

/** An appointment as passed to web calendars in a URL. */
export type CalendarEntry = {
  title: string;
  startsAt: Date;
  durationMinutes: number;
  location?: string | undefined;
};

/** Where the appointment is, in the words of a calendar; undefined if that was not agreed. */
export function locationOf({ place }: Pick<OwnBooking, "place">, call: string): string | undefined {
  if (!place) return undefined;
  return place.way === "phone" ? call : place.way === "video" ? place.link : place.address;
}

// Instants in UTC; the calendar shows them in its own zone. The private link is never included.
const endOf = ({ startsAt, durationMinutes }: CalendarEntry) =>
  new Date(startsAt.getTime() + durationMinutes * 60_000);
const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

/** Opens Google Calendar with the entry filled in. */
export function googleLink(entry: CalendarEntry): string {
  const dates = `${compact(entry.startsAt)}/${compact(endOf(entry))}`;
  const query = new URLSearchParams({ action: "TEMPLATE", text: entry.title, dates });
  if (entry.location) query.set("location", entry.location);
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Opens Outlook on the web with the entry filled in. */
export function outlookLink(entry: CalendarEntry): string {
  const query = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: entry.title,
    startdt: entry.startsAt.toISOString(),
    enddt: endOf(entry).toISOString(),
    ...(entry.location && { location: entry.location }),
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}

/** Downloads a text as a calendar file. */
export function saveCalendarFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
