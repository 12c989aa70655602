import { EmptyState } from "#web/ui/empty-state.tsx";

/** Welcome Back: stands here until its room is furnished. */
export default function SignInPage() {
  return <EmptyState line="Welcome Back" text="Sign in opens here." />;
}
