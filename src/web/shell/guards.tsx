import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useAuth } from "#web/account/auth-provider.tsx";
import type { RememberedOrigin } from "#web/account/origin.ts";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";
import { useLeaving } from "./leave.ts";
import { NoProfile } from "./no-profile.tsx";
import { Unreachable } from "./unreachable.tsx";

/** Props of Protected. */
export type ProtectedProps = {
  /** Opens for a profile that is not complete yet. */
  allowsIncomplete?: boolean;
  children: ReactNode;
};

/**
 * Guards every page of a signed-in person (docs/behavior/account.md#guards). It only decides which page to show: the
 * server checks each call by itself.
 */
export function Protected({ allowsIncomplete = false, children }: ProtectedProps) {
  const { loading, isUnreachable, user, profile, profileState } = useAuth();
  const { pathname, search, hash } = useLocation();
  const isLeaving = useLeaving();

  if (loading || isLeaving) return <FullScreenSpinner />;
  if (isUnreachable) return <Unreachable />;
  if (!user) {
    const origin: RememberedOrigin = { from: pathname + search + hash };
    return <Navigate to="/signin" replace state={origin} />;
  }
  if (profileState === "missing") return <NoProfile />;
  if (!profile) return <FullScreenSpinner />;
  if (!profile.isProfileComplete && !allowsIncomplete)
    return <Navigate to="/complete-profile" replace />;
  return children;
}
