import { ORPCError } from "@orpc/client";
import type { OwnBooking } from "#contract/booking.ts";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import type { Language } from "#domain/kernel/language.ts";
import { api, type Api } from "#web/client/api.ts";
import { demoVisitorOf, type VisitorValues, visitorOf } from "./visitor-values.ts";

/** What is sent, as the visitor sees it. */
export type BookingWish = {
  kind: BookingKind;
  id: string;
  profileId: string;
  startsAt: Date;
  durationMinutes: number;
  timeZone: string;
  /** Mails about it will speak it. */
  language: Language;
  values: VisitorValues;
};

type Proof = Parameters<Api["booking"]["book"]>[0]["proof"];
type Challenge = NonNullable<Proof>["challenge"];

/** Books. When the server asks for a proof of work first, `onProving` says so, and the same request goes again with it. */
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

/** Milliseconds before each look: the request may have reached the server just before the page was left. */
const looks = [0, 500, 1_500];

/** What came of a booking whose answer was lost; null when nothing was booked. Books nothing. */
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
