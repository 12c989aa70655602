import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";
import { useAuth } from "./auth-provider.tsx";
import { originOf } from "./origin.ts";

/**
 * Wraps screens for people who aren't signed in. Shows a spinner until the session is known, and redirects a signed-in
 * person to the page they came for. The screen is there all along, because it is prerendered: the page's inline script
 * replaces the spinner as soon as the server says that nobody is signed in, before React runs. `isOpenEarly` never
 * shows the spinner, because visitors of that screen are rarely signed in.
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
  if (user) return <Navigate to={originOf(state, window.location.origin)} replace />;
  const isWaiting = loading && !isOpenEarly;
  return (
    <>
      {isWaiting && (
        <div className="guest-wait">
          <FullScreenSpinner />
        </div>
      )}
      <div className={isWaiting ? "guest-screen" : "contents"}>{children}</div>
    </>
  );
}
