import { EmptyState } from "#web/ui/empty-state.tsx";

/** Create Your Account: stands here until its room is furnished. */
export default function SignUpPage() {
  return <EmptyState line="Create Your Account" text="Sign up opens here." />;
}
