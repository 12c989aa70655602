import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";
import { useAuth } from "./auth-provider.tsx";
import { originOf } from "./origin.ts";

/**
 * Screens for people who are not signed in. Shows a spinner until the session is known, and sends a signed-in person on
 * to where they wanted to go. `isOpenEarly` shows the screen instead of the spinner: the prerendered HTML has it, and
 * whoever opens it is rarely signed in.
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
