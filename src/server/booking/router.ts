import { tooManyMessages } from "#contract/booking/errors.ts";
import type { BookingKind } from "#domain/appointments/free-slots.ts";
import type { MeetingWay } from "#domain/appointments/ways-to-meet.ts";
import { demoNotes } from "#domain/booking/visit.ts";
import type { Language } from "#domain/kernel/language.ts";
import type { Host } from "#server/appointments/host-calendar.ts";
import { open, openUnchecked, type RequestContext } from "#server/account/procedures.ts";
import { isKnownZone } from "#server/platform/zones.ts";
import { neededProof } from "./proof-needed.ts";
import {
  bookFor,
  type BookingOutcome,
  type BookingRequest,
  findBooked,
  SlotLost,
  takenFor,
} from "./booking.ts";
import { freeTimesOf, orFull } from "./free-times.ts";
import { manageProcedures } from "./manage-router.ts";
import { toOwnBooking } from "./own-booking.ts";
import { glanceAtVisited, visit } from "./visit.ts";

const professional = open.booking.professional.handler(({ input, context, errors }) =>
  visit(
    context.visitors,
    { profileId: input.profileId, unknown: () => errors.NO_PROFILE() },
    async (_, host) => ({
      id: host.id,
      fullName: host.fullName,
      companyName: host.companyName,
      title: host.title,
      ...(host.pictureUrl && { pictureUrl: host.pictureUrl }),
      ...(host.licenseNumber && { licenseNumber: host.licenseNumber }),
      availabilityPreferences: host.availabilityPreferences,
    }),
  ),
);

const demoHost = open.booking.demoHost.handler(async ({ input, context, errors }) => {
  await refuseOtherHosts(context, input.profileId, () => errors.NO_ADMIN());
  return visit(
    context.visitors,
    { profileId: input.profileId, unknown: () => errors.NO_ADMIN() },
    async (_, { id, fullName, companyName, title }) => ({ id, fullName, companyName, title }),
  );
});

const slots = openUnchecked.booking.slots.handler(async ({ input, context, errors }) => {
  const { profileId, timeZone, ...question } = input;
  if (question.kind === "Demo")
    await refuseOtherHosts(context, profileId, () => errors.NO_PROFILE());
  const glance = (span: { from: Date; until: Date }) =>
    glanceAtVisited(context.visitors, { profileId, unknown: () => errors.NO_PROFILE(), span });
  const { host, busy } = await glance(question);
  const asked = {
    ...question,
    timeZone: isKnownZone(timeZone) ? timeZone : host.timeZone,
    now: context.now(),
  };
  return orFull(host, freeTimesOf(host, busy, asked), {
    question: asked,
    readIn: async (span) => (await glance(span)).busy,
  });
});

const book = open.booking.book.handler(async ({ input, context, errors }) => {
  const { visitor } = input;
  const request = { ...requestOf(input, "Appointment"), ...visitor, company: null };
  return settle(context, input, { request, unknown: () => errors.NO_PROFILE(), errors });
});

const bookDemo = open.booking.bookDemo.handler(async ({ input, context, errors }) => {
  await refuseOtherHosts(context, input.profileId, () => errors.NO_ADMIN());
  const { name, email, company } = input.visitor;
  const notes = demoNotes(input.visitor);
  const request = { ...requestOf(input, "Demo"), name, email, company, notes, phone: null };
  return settle(context, input, { request, unknown: () => errors.NO_ADMIN(), errors });
});

/** Implements contract/booking.ts. */
export const bookingRouter = { professional, demoHost, slots, book, bookDemo, ...manageProcedures };

/** Refuses a demo with anyone but the admin. */
async function refuseOtherHosts(
  context: RequestContext,
  profileId: string,
  refusal: () => Error,
): Promise<void> {
  if ((await context.findDemoProfileId()) !== profileId.toLowerCase()) throw refusal();
}

type Input = {
  id: string;
  profileId: string;
  startsAt: Date;
  durationMinutes: number;
  timeZone: string;
  language?: Language;
  way?: MeetingWay;
  proof?: unknown;
  onlyIfBooked?: boolean;
};

function requestOf(
  { id, startsAt, durationMinutes, timeZone, language, way }: Input,
  kind: BookingKind,
) {
  return { id, kind, startsAt, durationMinutes, timeZone, language, way };
}

type TooMany = { limited: keyof typeof tooManyMessages; retryAfterSeconds?: number };

/** The errors that both kinds of booking share. */
type BookingErrors = {
  SLOT_TAKEN: (options: { data: { free: Date[] } }) => Error;
  ALREADY_SENT: () => Error;
  WITHDRAWN: () => Error;
  NOT_BOOKED: () => Error;
  PROOF_NEEDED: (options: {
    data: { challenge: { parameters: Record<string, unknown>; signature: string } };
  }) => Error;
  TOO_MANY: (options: { message: string; data: TooMany }) => Error;
};

/** Checks a request's rate limits, books it, and returns the outcome. */
async function settle(
  context: RequestContext,
  input: Input,
  {
    request,
    unknown,
    errors,
  }: { request: BookingRequest; unknown: () => Error; errors: BookingErrors },
) {
  const now = context.now();
  const { visitors, keys, baseUrl } = context;
  const { perAddressAnHour, freeTries } = context.bookingLimits;
  const whose = { profileId: input.profileId, unknown };
  const zoneFor = (host: Host) =>
    isKnownZone(request.timeZone) ? request.timeZone : host.timeZone;
  if (input.onlyIfBooked)
    return visit(visitors, whose, async (tx, host) => {
      const timeZone = zoneFor(host);
      const outcome = await findBooked(tx, host, { ...request, timeZone });
      if (!outcome) throw errors.NOT_BOOKED();
      if (outcome.kind !== "booked") throw refusalOf(outcome, errors);
      return toOwnBooking(host, outcome.booking, { keys, baseUrl, timeZone, now });
    });
  const clientAddress = context.clientAddress();
  // All spellings of an address count as one.
  const target = { profileId: input.profileId.toLowerCase(), startsAt: request.startsAt };
  const asked = { ...target, clientAddress, freeTries, proof: input.proof, keys, now };
  const permission = await neededProof(visitors.pool, asked);
  if ("challenge" in permission) throw errors.PROOF_NEEDED({ data: permission });
  const options = { clientAddress, perAddressAnHour, proof: permission.proof, now };
  return visit(visitors, whose, async (tx, host) => {
    const timeZone = zoneFor(host);
    const outcome = await bookFor(tx, host, { ...request, timeZone }, options);
    if (outcome.kind !== "booked") throw refusalOf(outcome, errors);
    const booking = toOwnBooking(host, outcome.booking, { keys, baseUrl, timeZone, now });
    return outcome.isMailWithheld ? { ...booking, isMailWithheld: true } : booking;
  }).catch((error: unknown) => {
    if (!(error instanceof SlotLost)) throw error;
    return visit(visitors, whose, async (tx, host) => {
      throw refusalOf(await takenFor(tx, host, request, now), errors);
    });
  });
}

function refusalOf(outcome: Exclude<BookingOutcome, { kind: "booked" }>, errors: BookingErrors) {
  switch (outcome.kind) {
    case "taken":
      return errors.SLOT_TAKEN({ data: { free: outcome.free } });
    case "too many":
      const { kind: _, ...data } = outcome;
      return errors.TOO_MANY({ message: tooManyMessages[data.limited], data });
    case "sent before":
      return errors.ALREADY_SENT();
    case "withdrawn":
      return errors.WITHDRAWN();
    case "proof spent":
      // Without a valid proof the next request gets a new challenge, if one is still needed.
      return errors.TOO_MANY({
        message: tooManyMessages.check,
        data: { limited: "check", retryAfterSeconds: 1 },
      });
  }
}
