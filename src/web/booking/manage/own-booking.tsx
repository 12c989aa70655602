import { useRef, useState } from "react";
import type { OwnBooking as Booking } from "#contract/booking.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import { useNow } from "#web/appointments/entry/use-now.ts";
import { StatusBadge } from "#web/appointments/entry/status-badge.tsx";
import { useWords } from "#web/language/use-words.ts";
import { Button } from "#web/ui/button.tsx";
import { later } from "#web/ui/later.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { bookingPath } from "../frame/booking-path.ts";
import { MissingPart } from "../frame/missing-part.tsx";
import { useDates } from "../picker/dates.ts";
import { AddToCalendar } from "../visit/add-to-calendar.tsx";
import { BookingFacts } from "../visit/booking-facts.tsx";
import { locationOf } from "../visit/calendar-links.ts";
import { doneWords, visitWords } from "../visit/visit-messages.ts";
import { manageWords } from "./manage-messages.ts";
import { MovePanel } from "./move-panel.tsx";
import { type BookingKey, useCancel } from "./use-own-booking.ts";

// Loaded on demand, because it is needed once at most and brings the dialog code with it.
const ConfirmDialog = later(
  () => import("#web/ui/confirm-dialog.tsx"),
  (file) => file.ConfirmDialog,
  // A reload loses nothing, because the visitor types nothing on this page.
  () => <MissingPart again={() => location.reload()} />,
);

/** Props of OwnBooking. */
export type OwnBookingProps = { booking: Booking; access: BookingKey };

/** A visitor's appointment, with buttons to move or cancel it while that is possible. */
export function OwnBooking({ booking, access }: OwnBookingProps) {
  const { kind, professional, startsAt, durationMinutes, status, closed, zones } = booking;
  const words = useWords(manageWords);
  const ofKind = useWords(visitWords)[kind];
  const { call } = useWords(doneWords);
  const { atTime, longDayText, timeText } = useDates();
  const [isMoving, setMoving] = useState(false);
  const [question, setQuestion] = useState<"unasked" | "open" | "closed">("unasked");
  const [hasNews, setNews] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const cancel = useCancel(access);
  const inWords = (moment: Date) =>
    atTime(longDayText(moment, zones.visitor), timeText(moment, zones.visitor));
  const host = professional.fullName;

  function onCancel() {
    cancel.mutate(undefined, {
      onSuccess: () => setNews(true),
      onSettled: () => setQuestion("closed"),
    });
  }

  function stopMoving() {
    setMoving(false);
    heading.current?.focus();
  }

  return (
    <article className="mx-auto max-w-3xl py-10 lg:py-16">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-3xl tracking-[-0.012em] outline-none"
        >
          {ofKind.heading(host)}
        </h1>
        <StatusBadge status={status} label={words.status(status)} />
      </div>
      <p role="status" className="mt-2 text-md text-soft empty:hidden">
        {hasNews && (booking.isMailWithheld ? words.mailWithheld : words.mail)}
      </p>
      <div className="my-8 rounded-card border border-line bg-surface p-5 sm:p-6">
        <BookingFacts booking={booking} />
      </div>
      {closed ? (
        <ClosedBooking booking={booking} closed={closed} />
      ) : isMoving ? (
        <MovePanel
          booking={booking}
          access={access}
          onClose={(isMoved) => {
            if (isMoved) setNews(true);
            stopMoving();
          }}
        />
      ) : (
        <div>
          <p className="text-soft">{words.until(inWords(booking.changeableUntil))}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => setMoving(true)}>
              {words.move}
            </Button>
            <Button onClick={() => setQuestion("open")}>{words.cancel}</Button>
          </div>
          <div className="mt-8 border-t border-line pt-6">
            <AddToCalendar
              entry={{
                title: ofKind.calendarTitle(host),
                startsAt,
                durationMinutes,
                location: locationOf(booking, call),
              }}
              calendar={booking.calendar}
            />
          </div>
        </div>
      )}
      {question !== "unasked" && (
        <ConfirmDialog
          open={question === "open"}
          onOpenChange={(open) => setQuestion(open ? "open" : "closed")}
          title={words.cancelQuestion}
          description={words.cancelText(host, inWords(startsAt))}
          confirmLabel={words.cancelYes}
          cancelLabel={words.cancelNo}
          onConfirm={onCancel}
          busy={cancel.isPending}
          // The button that opened the dialog disappears with the appointment.
          finalFocus={() => (cancel.isSuccess ? (heading.current ?? true) : true)}
        />
      )}
    </article>
  );
}

type ClosedBookingProps = { booking: Booking; closed: NonNullable<Booking["closed"]> };

function ClosedBooking({ booking, closed }: ClosedBookingProps) {
  const { professional, status, startsAt, durationMinutes } = booking;
  const words = useWords(manageWords);
  const now = useNow();
  const isTakingPlace =
    closed === "over" &&
    isActive(status) &&
    now.getTime() < startsAt.getTime() + durationMinutes * 60_000;
  // A visitor who is late for the appointment gets the same advice as one who is too late to change it.
  const then = isTakingPlace ? "too late" : closed;
  return (
    <section className="rounded-card bg-sunk p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{words.closed[closed].title}</h2>
      <p className="mt-1 text-soft">{words.closed[then].text(professional.fullName)}</p>
      {then !== "too late" && (
        <LinkButton to={bookingPath(booking)} variant="primary" className="mt-4">
          {words.bookAgain}
        </LinkButton>
      )}
    </section>
  );
}
