import type { OwnBooking } from "#contract/booking.ts";
import { offsetAt } from "#domain/kernel/zone-rules.ts";
import { useWords } from "#web/language/use-words.ts";
import { mailHref, phoneHref } from "#web/ui/contact-hrefs.ts";
import { dot } from "../frame/frame-messages.ts";
import { useDates } from "../picker/dates.ts";
import { firstName } from "../picker/slot-text.ts";
import { zoneWords } from "../picker/zone-name.ts";
import { doneWords } from "./visit-messages.ts";

/** Who the booking is with and when, in both time zones if they differ. */
export function BookingFacts({ booking }: { booking: OwnBooking }) {
  const words = useWords(doneWords);
  const { nameOf } = useWords(zoneWords);
  const { atTime, longDayText, momentText, timeText } = useDates();
  const { professional, startsAt, durationMinutes, zones } = booking;
  const { fullName, companyName, phone, email } = professional;
  const isApart = offsetAt(zones.visitor, startsAt) !== offsetAt(zones.professional, startsAt);
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact label={words.when} className="sm:col-span-2">
        <time
          dateTime={startsAt.toISOString()}
          className="block text-lg font-semibold text-balance"
        >
          {atTime(longDayText(startsAt, zones.visitor), timeText(startsAt, zones.visitor))}
        </time>
        <span className="text-soft">{nameOf(zones.visitor.zone)}</span>
      </Fact>
      {isApart && (
        <Fact label={words.theirs(firstName(fullName))} className="sm:col-span-2">
          {momentText(startsAt, zones.professional)}
          <span className="block text-soft">{nameOf(zones.professional.zone)}</span>
        </Fact>
      )}
      {booking.place && (
        <Fact label={words.meet} className="sm:col-span-2">
          <Place place={booking.place} host={firstName(fullName)} />
        </Fact>
      )}
      <Fact label={words.where}>{[fullName, companyName].filter(Boolean).join(dot)}</Fact>
      {(phone || email) && (
        <Fact label={words.reach(firstName(fullName))}>
          {phone && (
            <a className="text-link block wrap-anywhere" href={phoneHref(phone)}>
              {phone}
            </a>
          )}
          {email && (
            <a className="text-link block wrap-anywhere" href={mailHref(email)}>
              {email}
            </a>
          )}
        </Fact>
      )}
      <Fact label={words.length}>{words.minutes(durationMinutes)}</Fact>
    </dl>
  );
}

type PlaceProps = { place: NonNullable<OwnBooking["place"]>; host: string };

/** How and where they meet; only who booked sees the link of a video call. */
function Place({ place, host }: PlaceProps) {
  const { places } = useWords(doneWords);
  if (place.way === "phone") return places.phone(host, place.phone);
  if (place.way === "in person")
    return (
      <>
        {places[place.way]}
        <span className="block wrap-anywhere text-soft">{place.address}</span>
      </>
    );
  return (
    <>
      {places[place.way]}
      <a
        href={place.link}
        target="_blank"
        rel="noopener noreferrer"
        className="text-link block wrap-anywhere"
      >
        {place.link}
      </a>
    </>
  );
}

type FactProps = { label: string; className?: string; children: React.ReactNode };

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
