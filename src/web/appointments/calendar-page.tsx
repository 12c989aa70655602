import { Calendar } from "./calendar/calendar.tsx";

/** Full Calendar (SPEC §2 My Calendar). */
export default function CalendarPage() {
  return <Calendar />;
}
