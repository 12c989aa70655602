import { EmptyState } from "#web/ui/empty-state.tsx";

/** Overview: stands here until its room is furnished. */
export default function OverviewPage() {
  return <EmptyState line="Overview" text="Your day will be here." />;
}
