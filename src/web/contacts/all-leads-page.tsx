import { EmptyState } from "#web/ui/empty-state.tsx";

/** All Leads: stands here until its room is furnished. */
export default function AllLeadsPage() {
  return <EmptyState line="All Leads" text="All leads will be here." />;
}
