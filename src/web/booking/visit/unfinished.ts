import type { BookingKind } from "#domain/appointments/free-slots.ts";
import type { BookingWish } from "./send-booking.ts";

// A request without a response yet, kept in this tab, so that a reload still finds out whether it was booked.

const keyOf = (kind: BookingKind, profileId: string) => `hearthline.booking.${kind}.${profileId}`;

/** Keeps the request until its response arrives, if the browser allows storage. */
export function keepUnfinished(wish: BookingWish): void {
  try {
    sessionStorage.setItem(keyOf(wish.kind, wish.profileId), JSON.stringify(wish));
  } catch {
    // Private windows of some browsers store nothing; then a reload shows the empty form.
  }
}

/** The request that this tab sent without getting a response. */
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

/** Forgets the request, because its response arrived. */
export function forgetUnfinished(kind: BookingKind, profileId: string): void {
  try {
    sessionStorage.removeItem(keyOf(kind, profileId));
  } catch {
    // Without storage, there is nothing to remove.
  }
}
