import { forgetOwn } from "./own-storage.ts";

/** The person signed in, as the account service tells it. */
export type SessionUser = { id: string; email: string; name: string; emailVerified: boolean };

/** Loading until the first check is done (SPEC §4 Auth). */
export type SessionState =
  | { status: "loading" }
  | { status: "signed-out" }
  /** The first step is done, the second one is owed: nothing opens yet. */
  | { status: "second-step"; user: SessionUser }
  | { status: "signed-in"; user: SessionUser };

/** The events of SPEC §4 that a cookie session can have. */
export type SessionEvent =
  | "INITIAL_SESSION"
  | "SIGNED_IN"
  | "SIGNED_OUT"
  | "TOKEN_REFRESHED"
  | "USER_UPDATED"
  | "MFA_CHALLENGE_VERIFIED"
  | "PASSWORD_RECOVERY";

type Answer = {
  session: { expiresAt: string; pending?: boolean | null };
  user: SessionUser;
} | null;
type Listener = (state: SessionState) => void;
type EventListener = (event: SessionEvent, state: SessionState) => void;
type Channel = Pick<BroadcastChannel, "postMessage" | "addEventListener">;

/** What the store needs from the world; tests give their own. */
export type SessionWorld = {
  fetch: typeof fetch;
  openChannel: (name: string) => Channel;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Takes away what this browser keeps for a person. */
  forget: (userId: string) => void;
};

const realWorld: SessionWorld = {
  fetch: (...input) => fetch(...input),
  openChannel: (name) => new BroadcastChannel(name),
  now: () => Date.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  forget: forgetOwn,
};

/** A page that comes back into view asks again, but not more often than this (milliseconds). */
export const recheckMs = 30_000;
/** SPEC §9: a failed renewal is tried again after 200 ms, and each wait is twice the one before. */
export const retryFirstMs = 200;
const retries = 5;
const answerWithinMs = 10_000;
/** Longest wait for the server's part of a sign-out before the page goes on (milliseconds). */
const signOutWithinMs = 3_000;

export type Session = ReturnType<typeof createSession>;

/**
 * The state of the session in this page. The cookie belongs to the server: the store only asks who
 * it stands for, tells the other tabs of changes and hears of theirs.
 */
export function createSession(world: SessionWorld = realWorld) {
  let state: SessionState = { status: "loading" };
  let expiresAt = "";
  let checkedAt = 0;
  /** Answers to questions that were asked before the last change count for nothing. */
  let turn = 0;
  let channel: Channel | null = null;
  let first: Promise<void> | null = null;
  let leaving: Promise<void> | null = null;
  const listeners = new Set<Listener>();
  const eventListeners = new Set<EventListener>();

  function become(next: SessionState, events: SessionEvent[]) {
    turn += 1;
    state = next;
    for (const listener of listeners) listener(state);
    for (const event of events) for (const listener of eventListeners) listener(event, state);
  }

  function take(answer: Answer, isFirst: boolean) {
    const before = state;
    const events: SessionEvent[] = isFirst ? ["INITIAL_SESSION"] : [];
    if (!answer) {
      expiresAt = "";
      if (before.status === "signed-in") events.push("SIGNED_OUT");
      if (before.status !== "signed-out") become({ status: "signed-out" }, events);
      return;
    }
    const { id, email, name, emailVerified } = answer.user;
    const user = { id, email, name, emailVerified };
    if (answer.session.pending) {
      expiresAt = "";
      if (before.status === "signed-in") events.push("SIGNED_OUT");
      if (before.status !== "second-step" || before.user.id !== id)
        become({ status: "second-step", user }, events);
      return;
    }
    if (before.status === "second-step" && before.user.id === id)
      events.push("MFA_CHALLENGE_VERIFIED");
    if (before.status !== "signed-in" || before.user.id !== id) {
      if (!isFirst) events.push("SIGNED_IN");
    } else {
      if (JSON.stringify(before.user) !== JSON.stringify(user)) events.push("USER_UPDATED");
      if (expiresAt !== answer.session.expiresAt) events.push("TOKEN_REFRESHED");
    }
    expiresAt = answer.session.expiresAt;
    if (events.length > 0) become({ status: "signed-in", user }, events);
  }

  async function ask(): Promise<Answer> {
    checkedAt = world.now();
    const response = await world.fetch("/api/auth/get-session", {
      headers: { accept: "application/json" },
      cache: "no-store",
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!response.ok) throw new Error(`the session check answered ${response.status}`);
    return (await response.json()) as Answer;
  }

  async function firstCheck() {
    const asked = turn;
    let answer: Answer = null;
    try {
      answer = await ask();
    } catch (error) {
      // SPEC §8: reported, and the page goes on as for a visitor.
      console.error("Unexpected error during initialization", error);
    }
    if (asked === turn) take(answer, true);
  }

  /** Asks the server again. Without an answer the last known state stays. */
  async function recheck() {
    await first;
    // The server must have closed the session before it is asked again.
    await leaving;
    const asked = turn;
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      try {
        const answer = await ask();
        if (asked === turn) take(answer, false);
        return;
      } catch {
        if (attempt < retries) await world.wait(retryFirstMs * 2 ** attempt);
        if (asked !== turn) return;
      }
    }
    if (state.status === "loading") take(null, false);
  }

  async function closeOnServer() {
    try {
      await world.fetch("/api/auth/sign-out", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
        keepalive: true,
      });
    } catch {
      // SPEC §7: the local session is cleared whatever the answer.
    }
  }

  /** A sign-out, here or in another tab. A session that merely ended leaves what was typed for the next sign-in. */
  function clear() {
    const before = state;
    expiresAt = "";
    if (before.status !== "signed-out") become({ status: "signed-out" }, ["SIGNED_OUT"]);
    if (before.status === "signed-in") world.forget(before.user.id);
  }

  function listenToTabs() {
    channel = world.openChannel("hearthline-session");
    channel.addEventListener("message", (event) => {
      if (event.data === "signed-out") clear();
      else void recheck();
    });
    const seen = () => {
      if (!document.hidden && world.now() - checkedAt >= recheckMs) void recheck();
    };
    window.addEventListener("focus", seen);
    document.addEventListener("visibilitychange", seen);
  }

  return {
    get: (): SessionState => state,
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears the events of SPEC §4. */
    onEvent(listener: EventListener) {
      eventListeners.add(listener);
      return () => void eventListeners.delete(listener);
    },
    /** Does the first check, once, and begins to listen to the other tabs. */
    start(): Promise<void> {
      if (!first) {
        first = firstCheck();
        listenToTabs();
      }
      return first;
    },
    recheck,
    /** A reset link was opened: the page is there to set a new password (SPEC §4 Auth). */
    recover() {
      for (const listener of eventListeners) listener("PASSWORD_RECOVERY", state);
    },
    /** Takes over a change made in this tab (a sign-in) and tells the other tabs. */
    async changed() {
      turn += 1;
      await recheck();
      channel?.postMessage("changed");
    },
    /** Cleared here and in the other tabs at once; what the server answers changes nothing (SPEC §7). */
    async signOut() {
      clear();
      channel?.postMessage("signed-out");
      leaving = closeOnServer();
      await Promise.race([leaving, world.wait(signOutWithinMs)]);
      // Once more for a tab that asked in between and was still told of the old session.
      channel?.postMessage("signed-out");
    },
  };
}
