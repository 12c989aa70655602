import type { OwnBooking } from "#contract/booking.ts";

/** The page on which an appointment of the same kind can be booked. */
export function bookingPath({ kind, professional }: OwnBooking): string {
  return `/${kind === "Demo" ? "book-demo" : "book"}/${professional.id}`;
}
