import { EmptyState } from "#web/ui/empty-state.tsx";

/** Working Deals: stands here until its room is furnished. */
export default function WorkingDealsPage() {
  return <EmptyState line="Working Deals" text="Deals in work will be here." />;
}
