import { EmptyState } from "#web/ui/empty-state.tsx";
import { appointmentsWords as words } from "./messages.ts";

/** Appointments List (SPEC §2 My Appointments): says what will be here. */
export default function AppointmentsPage() {
  return <EmptyState line={words.line} text={words.text} />;
}
