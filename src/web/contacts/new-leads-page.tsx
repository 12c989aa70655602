import { EmptyState } from "#web/ui/empty-state.tsx";

/** New Leads: stands here until its room is furnished. */
export default function NewLeadsPage() {
  return <EmptyState line="New Leads" text="New leads will be here." />;
}
