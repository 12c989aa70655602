import { type LinksFunction, type MetaFunction, useParams } from "react-router";
import serifUrl from "#web/ui/fonts/newsreader-display-latin.woff2?url";
import { VisitorPage } from "#web/language/visitor-page.tsx";
import { BookingData } from "./frame/booking-data.tsx";
import { hostMeta } from "./frame/host-meta.ts";
import { BookingFlow } from "./visit/booking-flow.tsx";

export const meta: MetaFunction = ({ params }) => hostMeta("Demo", params.profileId);

// The name is the largest thing on the page: its face must not wait for the style sheet.
export const links: LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: serifUrl, crossOrigin: "anonymous" },
];

/** Booking a demo with the admin, without an account. */
export default function BookDemoPage() {
  const { profileId = "" } = useParams();
  return (
    <VisitorPage>
      <BookingData key={profileId}>
        <BookingFlow kind="Demo" profileId={profileId} />
      </BookingData>
    </VisitorPage>
  );
}
