import type { Api } from "#web/client/api.ts";
import type { Session, SessionState, SessionUser } from "./session-store.ts";

/** The user's own profile as the server returns it. */
export type Profile = NonNullable<Awaited<ReturnType<Api["profiles"]["mine"]>>>;

/**
 * "missing" means that no profile could be read or created, so the screens offer a retry. A loaded profile is kept even
 * if a later reload fails.
 */
export type ProfileState = "loading" | "ready" | "missing";

/** The sign-in state that every screen can read. */
export type AuthState = {
  /** True until the first session check is done. */
  loading: boolean;
  user: SessionUser | null;
  /** The server hasn't answered yet who this is; the check repeats until it does. */
  isUnreachable: boolean;
  /** The first step of signing in is done, the second is still pending. */
  owesSecondStep: boolean;
  profile: Profile | null;
  profileState: ProfileState;
};

/** Reads the profile (null: there is none yet, which is not an error) or creates one. */
export type ProfileCalls = {
  mine: () => Promise<Profile | null>;
  create: () => Promise<Profile>;
};

type SessionSource = Pick<Session, "get" | "subscribe" | "onEvent">;

const nobody: AuthState = {
  loading: false,
  user: null,
  isUnreachable: false,
  owesSecondStep: false,
  profile: null,
  profileState: "loading",
};

/** The state before the first session check and during prerendering. */
export const authAtStart: AuthState = { ...nobody, loading: true };

/**
 * Follows the session and keeps the profile in sync with it. The profile is fetched on sign-in, token refresh, user
 * update and the initial session, created if there is none, and cleared together with the user.
 */
export function createAuthStore(session: SessionSource, calls: ProfileCalls) {
  let state = authAtStart;
  /** Answers to requests from an earlier turn are ignored. */
  let turn = 0;
  /** The latest profile request; callers of earlier requests get its answer too. */
  let newest = { turn, answer: Promise.resolve<Profile | null>(null) };
  const listeners = new Set<() => void>();

  function change(next: AuthState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function follow(next: SessionState) {
    if (next.status === "loading") return;
    if (next.status !== "signed-in") {
      turn += 1;
      change({
        ...nobody,
        isUnreachable: next.status === "unreachable",
        owesSecondStep: next.status === "second-step",
      });
    } else if (next.user.id === state.user?.id) {
      change({ ...state, user: next.user });
    } else {
      turn += 1;
      change({ ...nobody, user: next.user });
    }
  }

  /** Reads the profile, or creates one if there is none, and resolves to the resulting profile. */
  function loadProfile(): Promise<Profile | null> {
    if (!state.user) return Promise.resolve(null);
    turn += 1;
    newest = { turn, answer: answerTo(turn) };
    return newest.answer;
  }

  async function answerTo(asked: number): Promise<Profile | null> {
    if (!state.profile) change({ ...state, profileState: "loading" });
    const found = await findOrCreate(calls, () => asked === turn);
    if (newest.turn !== asked) return newest.answer;
    if (asked !== turn) return state.profile;
    const profile = found === "unknown" ? state.profile : found;
    change({ ...state, profile, profileState: profile ? "ready" : "missing" });
    return profile;
  }

  return {
    get: (): AuthState => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Starts to follow the session; the returned function stops it. */
    start(): () => void {
      follow(session.get());
      void loadProfile();
      const stops = [
        session.subscribe(follow),
        session.onEvent((_event, next) => {
          if (next.status === "signed-in") void loadProfile();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    loadProfile,
    /** Replaces the profile with one that the server just saved. */
    setProfile(profile: Profile) {
      if (state.user?.id !== profile.id) return;
      turn += 1;
      change({ ...state, profile, profileState: "ready" });
    },
  };
}

/**
 * Resolves to "unknown" if the profile could not be read, and to null if it could not be created. Both are logged
 * unless the user has signed out in the meantime.
 */
async function findOrCreate(
  calls: ProfileCalls,
  isAwaited: () => boolean,
): Promise<Profile | null | "unknown"> {
  let profile: Profile | null;
  try {
    profile = await calls.mine();
  } catch (error) {
    if (isAwaited()) console.error("The profile could not be fetched", error);
    return "unknown";
  }
  if (profile) return profile;
  try {
    return await calls.create();
  } catch (error) {
    if (isAwaited()) console.error("The profile could not be created", error);
    return null;
  }
}
