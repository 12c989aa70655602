import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from "react";
import { api, type Api } from "#web/client/api.ts";
import { dropEarlyAnswers } from "#web/client/early-answer.ts";
import { patiently } from "#web/client/patience.ts";
import { onRefused } from "#web/client/refused.ts";
import { authActions, type AuthActions } from "./auth-actions.ts";
import { authAtStart, createAuthStore, type AuthState, type Profile } from "./auth-state.ts";
import { recheckWhenStill } from "./session-moves.ts";
import type { SessionState } from "./session-store.ts";
import { session } from "./session.ts";

/** What useAuth returns. */
export type Auth = AuthState &
  AuthActions & {
    /** Reads the profile again, and creates one if there is none. */
    retryProfile: () => Promise<Profile | null>;
    /** Asks the server again who is signed in. */
    retrySession: () => Promise<void>;
    /** Replaces the profile with one that was just saved. */
    setProfile: (profile: Profile) => void;
  };

/**
 * Calls a procedure on the user's own profile and retries while there is no answer. A 401 rechecks the session, so that
 * the guards can redirect.
 */
async function callProfiles<Result>(call: (profiles: Api["profiles"]) => Promise<Result>) {
  try {
    return await patiently(() => call(api.profiles));
  } catch (error) {
    if (error instanceof Error && "status" in error && error.status === 401)
      await session.recheck();
    throw error;
  }
}

const auth = createAuthStore(session, {
  mine: () => callProfiles((profiles) => profiles.mine()),
  create: () => callProfiles((profiles) => profiles.create()),
});

const AuthContext = createContext<Auth | null>(null);

/** Drops early answers unless the person they were requested for is signed in, and stays so. */
function dropAnswersOfOthers() {
  let owner: string | undefined;
  return (state: SessionState) => {
    const userId = state.status === "signed-in" ? state.user.id : null;
    owner ??= userId ?? undefined;
    if (userId === null || userId !== owner) dropEarlyAnswers();
  };
}

/** Provides the session and the profile to every screen below it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(auth.subscribe, auth.get, () => authAtStart);

  useEffect(() => {
    const stops = [
      // First, because the others may ask for data.
      session.subscribe(dropAnswersOfOthers()),
      auth.start(),
      onRefused(() => void recheckWhenStill()),
      watchReturns(),
    ];
    void session.start();
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const { loadProfile: retryProfile, setProfile } = auth;
  return (
    <AuthContext
      value={{ ...state, ...authActions, retryProfile, retrySession: session.recheck, setProfile }}
    >
      {children}
    </AuthContext>
  );
}

/** The signed-in user with their profile, and the actions on both. */
export function useAuth(): Auth {
  const value = useContext(AuthContext);
  if (!value) throw new Error("useAuth must be used within an AuthProvider");
  return value;
}

/**
 * Rechecks the session when the browser restores a cached page, and loads a missing profile once the network is back.
 */
function watchReturns(): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) void session.recheck();
  };
  const online = () => {
    if (auth.get().profileState === "missing") void auth.loadProfile();
  };
  window.addEventListener("pageshow", shown);
  window.addEventListener("online", online);
  return () => {
    window.removeEventListener("pageshow", shown);
    window.removeEventListener("online", online);
  };
}
