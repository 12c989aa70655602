import { EmptyState } from "#web/ui/empty-state.tsx";

/** Appointments List: stands here until its room is furnished. */
export default function AppointmentsPage() {
  return <EmptyState line="Appointments List" text="Your appointments will be here." />;
}
