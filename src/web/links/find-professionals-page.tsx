import { EmptyState } from "#web/ui/empty-state.tsx";

/** Find professionals: stands here until its room is furnished. */
export default function FindProfessionalsPage() {
  return <EmptyState line="Find professionals" text="The people you can link with will be here." />;
}
