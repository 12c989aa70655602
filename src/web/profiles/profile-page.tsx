import { EmptyState } from "#web/ui/empty-state.tsx";

/** My Profile: stands here until its room is furnished. */
export default function ProfilePage() {
  return <EmptyState line="My Profile" text="Your details will be here." />;
}
