import { useParams, type MetaFunction } from "react-router";
import { VisitorPage } from "#web/language/visitor-page.tsx";
import { BookingData } from "./frame/booking-data.tsx";
import { frameWords } from "./frame/frame-messages.ts";
import { BookingFlow } from "./visit/booking-flow.tsx";

const { pageTitle, description } = frameWords.Demo;

export const meta: MetaFunction = () => [
  { title: pageTitle },
  { name: "description", content: description },
];

/** A demo with the admin, without an account (SPEC §2). */
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
