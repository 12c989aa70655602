import { EmptyState } from "#web/ui/empty-state.tsx";

/** Pre-Approval Calculator: stands here until its room is furnished. */
export default function CalculatorPage() {
  return <EmptyState line="Pre-Approval Calculator" text="Scenarios will be worked out here." />;
}
