import { ORPCError } from "@orpc/client";
import { useState } from "react";
import { useLocation, useParams, type MetaFunction } from "react-router";
import { messageOf } from "#web/client/failure.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { BookingData } from "./frame/booking-data.tsx";
import { manageWords as words, wrongLink } from "./manage/manage-messages.ts";
import { OwnBooking } from "./manage/own-booking.tsx";
import { useOwnBooking } from "./manage/use-own-booking.ts";
import { visitorZone } from "./picker/zone-name.ts";

export const meta: MetaFunction = () => [
  { title: words.pageTitle },
  { name: "robots", content: "noindex" },
];

/** A visitor's own booking, opened by its private link (D3). */
export default function ManagePage() {
  const { profileId = "" } = useParams();
  const secret = useLocation().hash.slice(1);
  return (
    <BookingData key={`${profileId} ${secret}`}>
      <div className="site-width">
        <Manage profileId={profileId} secret={secret} />
      </div>
    </BookingData>
  );
}

function Manage({ profileId, secret }: { profileId: string; secret: string }) {
  const [timeZone] = useState(visitorZone);
  const access = { profileId, secret, timeZone };
  const { data: booking, error, isFetching, refetch } = useOwnBooking(access);
  const code = error instanceof ORPCError ? String(error.code) : "";

  if (secret === "" || ["NO_BOOKING", "BAD_REQUEST"].includes(code))
    return (
      <EmptyState
        level={1}
        line={wrongLink.title}
        text={wrongLink.text}
        className="lg:py-28"
        action={
          <LinkButton to="/" reloadDocument>
            {wrongLink.home}
          </LinkButton>
        }
      />
    );
  if (booking) return <OwnBooking booking={booking} access={access} />;
  if (error)
    return (
      <ErrorState
        title={words.failed}
        text={messageOf(error)}
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
