import { canonicalZone } from "#domain/kernel/canonical-zone.ts";
import { open, type RequestContext } from "#server/account/procedures.ts";
import { answerOverlap } from "#server/appointments/overlap.ts";
import type { OwnerTransaction } from "#server/platform/database.ts";
import { isKnownZone } from "#server/platform/zones.ts";
import { readFreeTimes } from "./free-times.ts";
import { cancelManaged, findManaged, type Managed, moveManaged } from "./change-booking.ts";
import { idOfSecret, isMailedSecret, kindOf, toOwnBooking } from "./own-booking.ts";
import type { Booking } from "./store.ts";
import { visit } from "./visit.ts";
import { noteAnswer } from "./visitor-mail.ts";

const read = open.booking.read.handler(({ input, context, errors }) =>
  manage(context, input, { unknown: () => errors.NO_BOOKING() }, async (_, { booking, show }) =>
    show(booking),
  ),
);

const slotsToMove = open.booking.slotsToMove.handler(({ input, context, errors }) =>
  manage(
    context,
    input,
    { unknown: () => errors.NO_BOOKING() },
    (tx, { host, booking, timeZone, now }) =>
      readFreeTimes(tx, host, {
        kind: kindOf(booking),
        durationMinutes: booking.durationMinutes,
        from: input.from,
        until: input.until,
        timeZone,
        moving: booking,
        now,
      }),
  ),
);

const move = open.booking.move.handler(({ input, context, errors }) =>
  answerOverlap(
    () =>
      manage(
        context,
        input,
        { unknown: () => errors.NO_BOOKING(), locks: true },
        async (tx, { show, ...managed }) => {
          const { startsAt, language } = input;
          const timeZone = isKnownZone(input.timeZone) ? input.timeZone : undefined;
          const clientAddress = context.clientAddress();
          const wish = { startsAt, language, timeZone, taker: "visitor", clientAddress } as const;
          const outcome = await moveManaged(tx, managed, wish);
          switch (outcome.kind) {
            case "moved":
              return withMail(show(outcome.booking), outcome);
            case "closed":
              throw errors.CLOSED({ data: { closed: outcome.closed } });
            case "taken":
              throw errors.SLOT_TAKEN({ data: { free: outcome.free } });
            case "too often":
              throw errors.TOO_OFTEN();
          }
        },
      ),
    () => errors.SLOT_TAKEN({ data: { free: [] } }),
  ),
);

const cancel = open.booking.cancel.handler(({ input, context, errors }) =>
  manage(
    context,
    input,
    { unknown: () => errors.NO_BOOKING(), locks: true },
    async (tx, { show, ...managed }) => {
      const outcome = await cancelManaged(tx, managed, {
        taker: "visitor",
        language: input.language,
        clientAddress: context.clientAddress(),
      });
      if (outcome.kind === "closed") throw errors.CLOSED({ data: { closed: outcome.closed } });
      return withMail(show(outcome.booking), outcome);
    },
  ),
);

/** The booking, and that no email about the change is sent today, where that may be said. */
function withMail(
  booking: ReturnType<typeof toOwnBooking>,
  { isMailWithheld }: { isMailWithheld?: boolean },
) {
  return isMailWithheld ? { ...booking, isMailWithheld } : booking;
}

/** Moving and canceling with the private link. */
export const manageProcedures = { read, slotsToMove, move, cancel };

type Shown = Managed & {
  timeZone: string;
  show: (booking: Booking) => ReturnType<typeof toOwnBooking>;
};

/** The appointment of a private link. A wrong secret gets the same response as no appointment. */
function manage<Result>(
  context: RequestContext,
  input: { profileId: string; secret: string; timeZone: string },
  { unknown, locks = false }: { unknown: () => Error; locks?: boolean },
  work: (tx: OwnerTransaction, shown: Shown) => Promise<Result>,
): Promise<Result> {
  const { keys, baseUrl, visitors } = context;
  const now = context.now();
  const profileId = input.profileId.toLowerCase();
  return visit(visitors, { profileId, unknown }, async (tx, host) => {
    const id = idOfSecret(keys, profileId, input.secret);
    const managed = id && (await findManaged(tx, host, { id, locks, now }));
    if (!managed) throw unknown();
    const { clientEmail } = managed.booking;
    if (clientEmail && isMailedSecret(keys, profileId, input.secret))
      await noteAnswer(tx, clientEmail, now);
    const timeZone = isKnownZone(input.timeZone) ? input.timeZone : host.timeZone;
    // The time zone that was chosen with the booking applies wherever its link is opened.
    const show = (shown: Booking) =>
      toOwnBooking(host, shown, {
        keys,
        baseUrl,
        timeZone: canonicalZone(shown.clientTimeZone ?? timeZone),
        now,
      });
    return work(tx, { ...managed, timeZone, show });
  });
}
