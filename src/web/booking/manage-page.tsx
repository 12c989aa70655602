import { ORPCError } from "@orpc/client";
import { useState } from "react";
import { useLocation, useParams } from "react-router";
import type { OwnBooking as Booking } from "#contract/booking.ts";
import { isActive } from "#domain/appointments/statuses.ts";
import { useBookedLanguage } from "#web/language/use-speaking.ts";
import { useTitle, useWords } from "#web/language/use-words.ts";
import { VisitorPage } from "#web/language/visitor-page.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { PageMeta } from "#web/ui/page-meta.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { BookingData } from "./frame/booking-data.tsx";
import { FailedPart } from "./frame/failed-part.tsx";
import { manageWords } from "./manage/manage-messages.ts";
import { OwnBooking } from "./manage/own-booking.tsx";
import { useOwnBooking } from "./manage/use-own-booking.ts";
import { visitorZone } from "./picker/zone-name.ts";
import { Confirmation, type JustBooked } from "./visit/confirmation.tsx";

export const meta: PageMeta = () => [
  { title: manageWords.english.pageTitle },
  { name: "robots", content: "noindex" },
];

/** A visitor's own booking, opened by its private link; right after booking it shows the confirmation. */
export default function ManagePage() {
  const { profileId = "" } = useParams();
  const { hash, state } = useLocation();
  const secret = hash.slice(1);
  return (
    <VisitorPage>
      <BookingData key={`${profileId} ${secret}`}>
        <div className="site-width">
          <Manage profileId={profileId} secret={secret} justBooked={state as JustBooked | null} />
        </div>
      </BookingData>
    </VisitorPage>
  );
}

type ManageProps = { profileId: string; secret: string; justBooked: JustBooked | null };

function Manage({ profileId, secret, justBooked }: ManageProps) {
  const [timeZone] = useState(visitorZone);
  const words = useWords(manageWords);
  const access = { profileId, secret, timeZone };
  const { data: booking, error, isFetching, refetch } = useOwnBooking(access, justBooked?.booking);
  useTitle(words.pageTitle);
  useBookedLanguage(booking?.language);
  const code = error instanceof ORPCError ? String(error.code) : "";

  if (secret === "" || ["NO_BOOKING", "BAD_REQUEST"].includes(code))
    return (
      <EmptyState
        level={1}
        line={words.wrongTitle}
        text={words.wrongText}
        className="lg:py-28"
        action={
          <LinkButton to="/" reloadDocument>
            {words.home}
          </LinkButton>
        }
      />
    );
  // A booking that was moved or cancelled since is not shown as just booked.
  if (booking && justBooked && isAsBooked(booking, justBooked.booking)) {
    // Only the response to the booking itself includes this.
    const { isMailWithheld } = justBooked.booking;
    return <Confirmation booking={{ ...booking, isMailWithheld }} email={justBooked.email} />;
  }
  if (booking) return <OwnBooking booking={booking} access={access} />;
  if (error)
    return (
      <FailedPart
        level={1}
        title={words.failed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="lg:py-28"
      />
    );
  return (
    <div className="grid min-h-96 place-items-center">
      <Spinner label={words.loading} />
    </div>
  );
}

function isAsBooked(booking: Booking, justBooked: Booking): boolean {
  return isActive(booking.status) && +booking.startsAt === +justBooked.startsAt;
}
