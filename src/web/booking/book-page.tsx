import { useParams, type MetaFunction } from "react-router";
import { BookingData } from "./frame/booking-data.tsx";
import { frameWords } from "./frame/frame-messages.ts";
import { BookingFlow } from "./visit/booking-flow.tsx";

const { pageTitle, description } = frameWords.Appointment;

export const meta: MetaFunction = () => [
  { title: pageTitle },
  { name: "description", content: description },
];

/** An appointment with a professional, without an account (SPEC §2). */
export default function BookPage() {
  const { profileId = "" } = useParams();
  return (
    <BookingData key={profileId}>
      <BookingFlow kind="Appointment" profileId={profileId} />
    </BookingData>
  );
}
