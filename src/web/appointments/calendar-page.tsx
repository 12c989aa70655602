import { EmptyState } from "#web/ui/empty-state.tsx";

/** Full Calendar: stands here until its room is furnished. */
export default function CalendarPage() {
  return <EmptyState line="Full Calendar" text="Your month will be here." />;
}
