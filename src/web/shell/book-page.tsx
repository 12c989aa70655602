import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { BookingData } from "#web/booking/frame/booking-data.tsx";
import { hostMeta } from "#web/booking/frame/host-meta.ts";
import { BookingFlow } from "#web/booking/visit/booking-flow.tsx";
import { VisitorPage } from "#web/language/visitor-page.tsx";
import { later } from "#web/ui/later.tsx";
import { type PageMeta, preloadedFont } from "#web/ui/page-meta.ts";
import serifUrl from "#web/ui/fonts/newsreader-display-latin.woff2?url";

// Loaded last, because most visitors choose a time themselves.
const AskAssistant = later(
  () => import("#web/assistant/frame/ask-assistant.tsx"),
  (file) => file.AskAssistant,
);

export const meta: PageMeta = ({ params }) => [
  ...hostMeta("Appointment", params.profileId),
  preloadedFont(serifUrl),
];

/** Booking an appointment with a professional, without an account. */
export default function BookPage() {
  const { profileId = "" } = useParams();
  return (
    <VisitorPage>
      <BookingData key={profileId}>
        <BookingFlow
          kind="Appointment"
          profileId={profileId}
          help={<Ask profileId={profileId} />}
        />
      </BookingData>
    </VisitorPage>
  );
}

/** The page counts as loaded after no request has run for this long, in milliseconds. */
const restMs = 300;

/** The assistant's button, shown once the page itself is loaded. */
function Ask({ profileId }: { profileId: string }) {
  const isBusy = useIsFetching() > 0;
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(() => setAtRest(true), restMs);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isAtRest && <AskAssistant profileId={profileId} />;
}
