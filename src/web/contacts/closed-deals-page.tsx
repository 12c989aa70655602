import { EmptyState } from "#web/ui/empty-state.tsx";

/** Closed Deals: stands here until its room is furnished. */
export default function ClosedDealsPage() {
  return <EmptyState line="Closed Deals" text="Closed deals will be here." />;
}
