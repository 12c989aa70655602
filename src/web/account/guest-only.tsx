import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";
import { useAuth } from "./auth-provider.tsx";
import { originOf } from "./origin.ts";

/**
 * Wraps screens for people who aren't signed in. Shows a spinner until the session is known, and redirects a signed-in
 * person to the page they came for. `isOpenEarly` shows the screen instead of the spinner, because it is prerendered
 * and its visitors are rarely signed in.
 */
export function GuestOnly({
  isOpenEarly = false,
  children,
}: {
  isOpenEarly?: boolean;
  children: ReactNode;
}) {
  const { loading, user } = useAuth();
  const { state } = useLocation();
  if (loading && !isOpenEarly) return <FullScreenSpinner />;
  if (user) return <Navigate to={originOf(state, window.location.origin)} replace />;
  return children;
}
