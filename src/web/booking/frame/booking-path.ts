import type { OwnBooking } from "#contract/booking.ts";

/** The page for booking another appointment of the same kind. */
export function bookingPath({ kind, professional }: OwnBooking): string {
  return `/${kind === "Demo" ? "book-demo" : "book"}/${professional.id}`;
}
