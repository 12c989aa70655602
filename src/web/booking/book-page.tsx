import { EmptyState } from "#web/ui/empty-state.tsx";

/** Online booking is not open yet. */
export default function BookPage() {
  return <EmptyState line="Online booking opens soon" level={1} />;
}
