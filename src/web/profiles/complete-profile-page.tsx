import { EmptyState } from "#web/ui/empty-state.tsx";

/** Complete Your Profile: stands here until its room is furnished. */
export default function CompleteProfilePage() {
  return <EmptyState line="Complete Your Profile" text="Your details open here." />;
}
