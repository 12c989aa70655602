import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { OwnBooking } from "#contract/booking.ts";
import { useWords } from "#web/language/use-words.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { locationOf } from "./calendar-links.ts";
import { bookingPath } from "../frame/booking-path.ts";
import { BookingFacts } from "./booking-facts.tsx";
import { doneWords, visitWords } from "./visit-messages.ts";

/** What the form passes to the page of the private link, in the browser's history state. */
export type JustBooked = {
  booking: OwnBooking;
  /** The address that the confirmation is sent to. */
  email: string;
};

/** Replaces the form after booking, and says what the visitor can do with the booking. */
export function Confirmation({ booking, email }: JustBooked) {
  const navigate = useNavigate();
  const words = useWords(doneWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const { kind, professional, startsAt, durationMinutes, secret } = booking;
  const { heading: title, calendarTitle, another } = useWords(visitWords)[kind];
  const location = locationOf(booking, words.call);
  const entry = {
    title: calendarTitle(professional.fullName),
    startsAt,
    durationMinutes,
    location,
  };
  return (
    <article className="mx-auto max-w-xl py-10 lg:py-16">
      <Tone className="h-6" />
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-5 font-serif text-3xl tracking-[-0.012em] outline-none"
      >
        {title(professional.fullName)}
      </h1>
      <p className="mt-2 text-md text-soft">
        {booking.isMailWithheld ? words.mailWithheld : words.mail(email)}
      </p>
      <div className="my-8 rounded-card border border-line bg-surface p-5 sm:p-6">
        <BookingFacts booking={booking} />
      </div>
      <AddToCalendar entry={entry} calendar={booking.calendar} />
      <div className="mt-8 border-t border-line pt-6">
        <div className="flex flex-wrap gap-3">
          <LinkButton to={{ pathname: `/book/${professional.id}/manage`, hash: secret }}>
            {words.keep}
          </LinkButton>
          <Button variant="quiet" onClick={() => void navigate(bookingPath(booking))}>
            {another}
          </Button>
        </div>
        <p className="mt-2 text-sm text-soft">{words.keepText}</p>
      </div>
    </article>
  );
}
