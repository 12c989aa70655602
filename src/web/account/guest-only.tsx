import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";
import { useAuth } from "./auth-provider.tsx";
import { originOf } from "./origin.ts";

/**
 * Screens for people who are not signed in (SPEC §2): a spinner while nobody knows yet, and for a
 * signed-in person the way to where they wanted to go.
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { loading, user } = useAuth();
  const { state } = useLocation();
  if (loading) return <FullScreenSpinner />;
  if (user) return <Navigate to={originOf(state, window.location.origin)} replace />;
  return children;
}
