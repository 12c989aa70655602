import { EmptyState } from "#web/ui/empty-state.tsx";

/** Online booking is not open yet. */
export default function BookDemoPage() {
  return <EmptyState line="Online booking opens soon" level={1} />;
}
