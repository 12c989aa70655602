import { ORPCError } from "@orpc/client";
import type { OwnBooking } from "#contract/booking.ts";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import type { MeetingWay } from "#domain/appointments/ways-to-meet.ts";
import type { Language } from "#domain/kernel/language.ts";
import { api, type Api } from "#web/client/api.ts";
import { demoVisitorOf, type VisitorValues, visitorOf } from "./visitor-values.ts";

/** A booking request in the visitor's terms. */
export type BookingWish = {
  kind: BookingKind;
  id: string;
  profileId: string;
  startsAt: Date;
  durationMinutes: number;
  timeZone: string;
  /** The language of the emails about this booking. */
  language: Language;
  /** How to meet, if the professional offers any way. */
  way?: MeetingWay | undefined;
  values: VisitorValues;
};

type Proof = Parameters<Api["booking"]["book"]>[0]["proof"];
type Challenge = NonNullable<Proof>["challenge"];

/**
 * Books the time. If the server asks for a proof of work, it calls `onProving` and sends the same request with the
 * proof.
 */
export async function sendBooking(wish: BookingWish, onProving: (isProving: boolean) => void) {
  try {
    return await send(wish);
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== "PROOF_NEEDED") throw error;
    onProving(true);
    try {
      const { prove } = await import("#web/client/prove.ts");
      const { challenge } = error.data as { challenge: Challenge };
      return await send(wish, await prove(challenge));
    } finally {
      onProving(false);
    }
  }
}

/**
 * Milliseconds to wait before each check, because the request may have reached the server just before the page was
 * left.
 */
const looks = [0, 500, 1_500];

/** The result of a booking whose response was lost; null if nothing was booked. It never books anything. */
export async function findBooked(wish: BookingWish): Promise<OwnBooking | null> {
  for (const wait of looks) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      return await send(wish, undefined, true);
    } catch (error) {
      if (!(error instanceof ORPCError) || error.code !== "NOT_BOOKED") throw error;
    }
  }
  return null;
}

function send({ kind, values, ...wish }: BookingWish, proof?: Proof, onlyIfBooked?: boolean) {
  const request = { ...wish, proof, ...(onlyIfBooked && { onlyIfBooked }) };
  return kind === "Demo"
    ? api.booking.bookDemo({ ...request, visitor: demoVisitorOf(values) })
    : api.booking.book({ ...request, visitor: visitorOf(values) });
}
