import { EmptyState } from "#web/ui/empty-state.tsx";

/** New password: stands here until its room is furnished. */
export default function UpdatePasswordPage() {
  return <EmptyState line="New password" text="Choosing a new password opens here." />;
}
