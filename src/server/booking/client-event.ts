import { placeOf } from "#domain/appointments/ways-to-meet.ts";
import type { Host } from "#server/appointments/host-calendar.ts";
import { type CalendarMethod, writeCalendar } from "#server/appointments/icalendar.ts";
import { emailTexts } from "./email-texts.ts";
import { kindOf } from "./own-booking.ts";
import type { Booking } from "./store.ts";

/** An appointment as an event in its client's calendar, in the language of the booking. */
export function writeClientEvent(
  host: Host,
  booking: Omit<Booking, "contactId" | "tellsClient">,
  {
    method,
    link,
    changedAt,
    sender,
  }: { method: CalendarMethod; link: string; changedAt: Date; sender?: string },
): string {
  const { fullName, companyName } = host;
  const words = emailTexts(booking.clientLanguage);
  const isCancelled = booking.status === "Cancelled";
  const place = isCancelled ? null : placeOf(host.ways, booking);
  return writeCalendar(
    [
      {
        id: booking.id,
        sequence: booking.sequence,
        startsAt: booking.appointmentTime,
        durationMinutes: booking.durationMinutes,
        timeZone: host.timeZone,
        summary: words.event(kindOf(booking), fullName),
        // A canceled one cannot be moved or canceled.
        description: [companyName, isCancelled ? words.isOff : words.linkTo(link)]
          .filter(Boolean)
          .join("\n"),
        location: place && words.location(place),
        isCancelled,
        changedAt,
        ...(!isCancelled && { url: link }),
        ...(sender && { organizer: { name: fullName, email: sender } }),
        ...(sender &&
          booking.clientEmail && {
            attendee: {
              name: booking.clientName ?? booking.clientEmail,
              email: booking.clientEmail,
            },
          }),
      },
    ],
    { method },
  );
}
