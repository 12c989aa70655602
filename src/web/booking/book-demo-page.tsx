import { useParams } from "react-router";
import serifUrl from "#web/ui/fonts/newsreader-display-latin.woff2?url";
import { VisitorPage } from "#web/language/visitor-page.tsx";
import { type PageMeta, preloadedFont } from "#web/ui/page-meta.ts";
import { BookingData } from "./frame/booking-data.tsx";
import { hostMeta } from "./frame/host-meta.ts";
import { BookingFlow } from "./visit/booking-flow.tsx";

export const meta: PageMeta = ({ params }) => [
  ...hostMeta("Demo", params.profileId),
  preloadedFont(serifUrl),
];

/** Lets a visitor without an account book a demo with the admin. */
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
