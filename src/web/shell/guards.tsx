import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useAuth } from "#web/account/auth-provider.tsx";
import type { RememberedOrigin } from "#web/account/origin.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";
import { Tone } from "#web/ui/tone.tsx";
import { useLeaving, leave } from "./leave.ts";
import { noProfileWords, unreachableWords } from "./messages.ts";

/** Props of Protected. */
export type ProtectedProps = {
  /** Allows access with an incomplete profile. */
  allowsIncomplete?: boolean;
  children: ReactNode;
};

/**
 * Guards every page of a signed-in person (docs/behavior/account.md#guards). It only decides which page shows; the
 * server checks each request itself.
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

/** Shown instead of the sign-in page while the server has not said whether the person is signed in. */
function Unreachable() {
  const { retrySession } = useAuth();
  const [isAsking, setAsking] = useState(false);
  async function ask() {
    setAsking(true);
    await retrySession();
    setAsking(false);
  }
  return (
    <main className="grid min-h-dvh place-items-center bg-paper">
      <div className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center">
        <Tone working className="h-6" />
        <div role="status">
          <h1 className="mt-5 font-serif text-2xl tracking-[-0.01em]">{unreachableWords.title}</h1>
          <p className="mt-2 text-soft">{unreachableWords.text}</p>
        </div>
        <Button className="mt-6" busy={isAsking} onClick={() => void ask()}>
          {unreachableWords.retry}
        </Button>
      </div>
    </main>
  );
}

/** Replaces the spinner if the profile could not be loaded or created, so that it does not spin forever. */
function NoProfile() {
  const { retryProfile, signOut } = useAuth();
  return (
    <main className="grid min-h-dvh place-items-center bg-paper">
      <EmptyState
        level={1}
        line={noProfileWords.title}
        text={noProfileWords.text}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" onClick={() => void retryProfile()}>
              {noProfileWords.retry}
            </Button>
            <Button onClick={() => void leave(signOut)}>{noProfileWords.signOut}</Button>
          </div>
        }
      />
    </main>
  );
}
