import { Calendar } from "./calendar/calendar.tsx";

/** Full Calendar. */
export default function CalendarPage() {
  return <Calendar />;
}
