import type { Api } from "#web/client/api.ts";
import type { Session, SessionState, SessionUser } from "./session-store.ts";

/** The own profile as the server answers it. */
export type Profile = NonNullable<Awaited<ReturnType<Api["profiles"]["mine"]>>>;

/**
 * "missing" means that no profile could be read or made: the screens offer another try. While the
 * person has one, asking again never takes it away.
 */
export type ProfileState = "loading" | "ready" | "missing";

/** What every screen may know about the person using it. */
export type AuthState = {
  /** True until the first session check is done. */
  loading: boolean;
  user: SessionUser | null;
  /** Nobody could say yet who this is; it is asked again until there is an answer. */
  isUnreachable: boolean;
  /** The first step of signing in is done, the second one is owed. */
  owesSecondStep: boolean;
  profile: Profile | null;
  profileState: ProfileState;
};

/** How a profile is read (null: there is none, which is no error) and made. */
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

/** Before the first check, and wherever no browser runs. */
export const authAtStart: AuthState = { ...nobody, loading: true };

/**
 * Follows the session and keeps the profile with it: fetched on sign-in, token refresh, user update and an initial
 * session, created when there is none, and cleared together with the user.
 */
export function createAuthStore(session: SessionSource, calls: ProfileCalls) {
  let state = authAtStart;
  /** An answer to an older question counts for nothing. */
  let turn = 0;
  /** The newest reading of the profile: whoever asked before gets its answer too. */
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

  /** Reads the profile, and makes one where there is none; answers what is known afterwards. */
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
    /** Begins to follow the session; the answer ends it. */
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
    /** Takes over a profile the server just saved and answered. */
    setProfile(profile: Profile) {
      if (state.user?.id !== profile.id) return;
      turn += 1;
      change({ ...state, profile, profileState: "ready" });
    },
  };
}

/**
 * "unknown": it could not be read; null: it could not be made. Both are logged, but for the refusal of somebody who has
 * signed out meanwhile.
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
