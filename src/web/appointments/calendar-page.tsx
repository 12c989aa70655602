import { EmptyState } from "#web/ui/empty-state.tsx";
import { calendarWords as words } from "./messages.ts";

/** Full Calendar (SPEC §2 My Calendar): says what will be here. */
export default function CalendarPage() {
  return <EmptyState line={words.line} text={words.text} />;
}
