import { ORPCError } from "@orpc/client";
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

function send({ kind, values, ...wish }: BookingWish, proof?: Proof) {
  return kind === "Demo"
    ? api.booking.bookDemo({ ...wish, proof, visitor: demoVisitorOf(values) })
    : api.booking.book({ ...wish, proof, visitor: visitorOf(values) });
}
