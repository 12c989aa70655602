import { lazy, Suspense } from "react";
import { Navigate } from "react-router";
import { isLinkingTrade } from "#domain/links/sought.ts";
import { useAuth } from "#web/account/auth-provider.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

const InvitationsTab = lazy(async () => ({
  default: (await import("./invitations/invitations-tab.tsx")).InvitationsTab,
}));

/** The person's links and invitations, for business types that can be linked. */
export default function LinksPage() {
  const { profile } = useAuth();
  if (!profile) return null;
  if (!isLinkingTrade(profile)) return <Navigate to="/dashboard/settings" replace />;
  return (
    <Suspense fallback={<Spinner className="w-full py-14" />}>
      <InvitationsTab me={profile} />
    </Suspense>
  );
}
