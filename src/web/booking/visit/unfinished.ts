import type { BookingKind } from "#domain/appointments/free-slots.ts";
import type { BookingWish } from "./send-booking.ts";

// A request whose answer has not come, kept in this tab: a reload in the middle of it must not lose that it was booked.

const keyOf = (kind: BookingKind, profileId: string) => `hearthline.booking.${kind}.${profileId}`;

/** Keeps what is being sent until its answer is there. A browser that stores nothing keeps nothing. */
export function keepUnfinished(wish: BookingWish): void {
  try {
    sessionStorage.setItem(keyOf(wish.kind, wish.profileId), JSON.stringify(wish));
  } catch {
    // Private windows of some browsers store nothing; then a reload shows the empty form, as it did.
  }
}

/** What was sent from this tab and never answered. */
export function findUnfinished(kind: BookingKind, profileId: string): BookingWish | null {
  try {
    const kept = sessionStorage.getItem(keyOf(kind, profileId));
    if (!kept) return null;
    const wish = JSON.parse(kept) as BookingWish;
    return { ...wish, startsAt: new Date(wish.startsAt) };
  } catch {
    return null;
  }
}

/** Forgets it: its answer came. */
export function forgetUnfinished(kind: BookingKind, profileId: string): void {
  try {
    sessionStorage.removeItem(keyOf(kind, profileId));
  } catch {
    // As above.
  }
}
