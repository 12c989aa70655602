import type { Host } from "#server/appointments/circumstances.ts";
import { type CalendarMethod, writeCalendar } from "#server/appointments/icalendar.ts";
import type { Booking } from "./store.ts";

/** An appointment as it stands in its client's calendar. */
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
  const what = booking.appointmentType === "Demo" ? "Demo" : "Appointment";
  return writeCalendar(
    [
      {
        id: booking.id,
        sequence: booking.sequence,
        startsAt: booking.appointmentTime,
        durationMinutes: booking.durationMinutes,
        timeZone: host.timeZone,
        summary: `${what} with ${fullName}`,
        description: [companyName, `Move or cancel: ${link}`].filter(Boolean).join("\n"),
        isCancelled: booking.status === "Cancelled",
        changedAt,
        url: link,
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
