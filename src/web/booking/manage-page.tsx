import { ORPCError } from "@orpc/client";
import { useState } from "react";
import { useLocation, useParams, type MetaFunction } from "react-router";
import { useBookedLanguage } from "#web/language/use-speaking.ts";
import { useTitle, useWords } from "#web/language/use-words.ts";
import { VisitorPage } from "#web/language/visitor-page.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { BookingData } from "./frame/booking-data.tsx";
import { FailedPart } from "./frame/failed-part.tsx";
import { manageWords } from "./manage/manage-messages.ts";
import { OwnBooking } from "./manage/own-booking.tsx";
import { useOwnBooking } from "./manage/use-own-booking.ts";
import { visitorZone } from "./picker/zone-name.ts";

export const meta: MetaFunction = () => [
  { title: manageWords.english.pageTitle },
  { name: "robots", content: "noindex" },
];

/** A visitor's own booking, opened by its private link (D3). */
export default function ManagePage() {
  const { profileId = "" } = useParams();
  const secret = useLocation().hash.slice(1);
  return (
    <VisitorPage>
      <BookingData key={`${profileId} ${secret}`}>
        <div className="site-width">
          <Manage profileId={profileId} secret={secret} />
        </div>
      </BookingData>
    </VisitorPage>
  );
}

function Manage({ profileId, secret }: { profileId: string; secret: string }) {
  const [timeZone] = useState(visitorZone);
  const words = useWords(manageWords);
  const access = { profileId, secret, timeZone };
  const { data: booking, error, isFetching, refetch } = useOwnBooking(access);
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
