import { type LeftSession, leftSession, sessionEnding } from "./left-session.ts";
import { takeEarlyAnswer } from "#web/client/early-answer.ts";
import { retryAfterMs } from "#web/client/retry-after.ts";
import { forgetOwn } from "./own-storage.ts";
import { sessionChannel } from "./session-channel.ts";

/** The signed-in user as the account service returns it. */
export type SessionUser = {
  id: string;
  /** A placeholder if the account has only a phone number; show addressOf() instead. */
  email: string;
  name: string;
  emailVerified: boolean;
  /** Null unless it was verified. */
  phoneNumber: string | null;
};

/** What is known about the session; loading until the first check is done. */
export type SessionState =
  | { status: "loading" }
  /** The server hasn't answered yet. Public pages treat the person as a visitor, and the check repeats. */
  | { status: "unreachable" }
  | { status: "signed-out" }
  /** The first sign-in step is done, but nothing opens before the second. */
  | { status: "second-step"; user: SessionUser }
  | { status: "signed-in"; user: SessionUser };

/** The events that listeners get when the session changes. */
export type SessionEvent =
  | "INITIAL_SESSION"
  | "SIGNED_IN"
  | "SIGNED_OUT"
  | "TOKEN_REFRESHED"
  | "USER_UPDATED"
  | "MFA_CHALLENGE_VERIFIED"
  | "PASSWORD_RECOVERY";

type Answer = {
  session: { id: string; expiresAt: string; pending?: boolean | null };
  user: SessionUser & { phoneNumberVerified?: boolean | null };
} | null;
type Listener = (state: SessionState) => void;
type EventListener = (event: SessionEvent, state: SessionState) => void;
type Channel = Pick<BroadcastChannel, "postMessage" | "addEventListener">;

/** What the store needs from its environment; tests pass their own. */
export type SessionWorld = {
  fetch: typeof fetch;
  openChannel: (name: string) => Channel;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Runs something after so many milliseconds; the returned function cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** The session that this browser was signed out of. */
  left: LeftSession;
  /** Deletes what this browser stores for a person. */
  forget: (userId: string) => void;
};

/** Asks who is signed in; pages that depend on it send this before their scripts run. */
export const sessionRequest = ["/api/auth/get-session"] as const;

const realWorld: SessionWorld = {
  fetch: async (path, init) => (await takeEarlyAnswer(String(path))) ?? fetch(path, init),
  openChannel: (name) => new BroadcastChannel(name),
  now: () => Date.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  left: leftSession,
  forget: forgetOwn,
};

/** A page that comes back into view checks again, but at most this often (milliseconds). */
export const recheckMs = 30_000;
/** Wait before a failed renewal is retried, doubling each time (milliseconds). */
export const retryFirstMs = 200;
const retries = 5;
/** Longest wait between two tries of the first check, unless the server asks for a longer one (milliseconds). */
const longestWaitMs = 15_000;
/** The first check counts as unreachable after this many failures, or if its next wait is longer (milliseconds). */
const quietRetries = 2;
const quietMs = 1_000;
const answerWithinMs = 10_000;
/** Longest wait for the server to end a session, after a sign-out and before a sign-in (milliseconds). */
const signOutWithinMs = 3_000;
const readyWithinMs = 1_000;

export type Session = ReturnType<typeof createSession>;

/** The wait in milliseconds after so many failed tries: it doubles, and is at least what the server asks for. */
function waitAfter(tries: number, error: unknown): number {
  const asked = Number((error as Error).cause) || 0;
  return Math.max(Math.min(retryFirstMs * 2 ** tries, longestWaitMs), asked);
}

/**
 * The session of this page. Only the server can read the cookie, so the store asks it who is signed in, and exchanges
 * changes with the other tabs.
 */
export function createSession(world: SessionWorld = realWorld) {
  let state: SessionState = { status: "loading" };
  let sessionId = "";
  let expiresAt = "";
  let checkedAt = 0;
  /** Answers to requests sent before the last change are ignored. */
  let turn = 0;
  let channel: Channel | null = null;
  let first: Promise<void> | null = null;
  /** Whether the server has answered at least once. */
  let isKnown = false;
  const listeners = new Set<Listener>();
  const eventListeners = new Set<EventListener>();

  function become(next: SessionState, events: SessionEvent[]) {
    turn += 1;
    state = next;
    for (const listener of listeners) listener(state);
    for (const event of events) for (const listener of eventListeners) listener(event, state);
  }

  const endLeft = sessionEnding(world, ask);

  function take(answer: Answer) {
    const before = state;
    const isFirst = !isKnown;
    isKnown = true;
    sessionId = answer?.session.id ?? "";
    const events: SessionEvent[] = isFirst ? ["INITIAL_SESSION"] : [];
    if (!answer) {
      expiresAt = "";
      if (before.status === "signed-in") events.push("SIGNED_OUT");
      if (before.status !== "signed-out") become({ status: "signed-out" }, events);
      return;
    }
    const { id, email, name, emailVerified, phoneNumberVerified } = answer.user;
    const phoneNumber = phoneNumberVerified ? answer.user.phoneNumber : null;
    const user = { id, email, name, emailVerified, phoneNumber };
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
    const leftBefore = world.left.get();
    const response = await world.fetch(sessionRequest[0], {
      headers: { accept: "application/json" },
      cache: "no-store",
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!response.ok && response.status !== 401)
      throw new Error(`answered ${response.status}`, { cause: retryAfterMs(response) });
    const answer = response.ok ? ((await response.json()) as Answer) : null;
    const left = world.left.get();
    // The answer is about the session that was left, or was requested before a sign-out.
    if (left && (answer?.session.id === left || left !== leftBefore)) return null;
    // The session that was left is over, or there was a new sign-in.
    world.left.clear();
    return answer;
  }

  /** Asks with growing waits until there is an answer; resolves as soon as there is something to show. */
  async function firstCheck(tries = 0): Promise<void> {
    const asked = turn;
    try {
      const answer = await ask();
      if (asked === turn) take(answer);
    } catch (error) {
      if (isKnown) return;
      // Logged, and the page goes on (ERR-023).
      if (tries === 0) console.error("Unexpected error during initialization", error);
      const ms = waitAfter(tries, error);
      const next = new Promise<void>((done) =>
        world.after(ms, () => done(isKnown ? undefined : firstCheck(tries + 1))),
      );
      const isLeft = world.left.get() !== null;
      if (!isLeft && tries < quietRetries && ms <= quietMs) return next;
      if (state.status === "loading") become({ status: isLeft ? "signed-out" : "unreachable" }, []);
    }
  }

  /** Asks the server again. Without an answer, the last known state is kept. */
  async function recheck() {
    await first;
    const asked = turn;
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      try {
        const answer = await ask();
        if (asked === turn) take(answer);
        return;
      } catch (error) {
        if (attempt < retries) await world.wait(waitAfter(attempt, error));
        if (asked !== turn) return;
      }
    }
  }

  /** Whether the server has ended the session that was left; false if that fails or takes too long. */
  async function hasEnded(withinMs: number, pressed = false): Promise<boolean> {
    return await Promise.race([endLeft(pressed), world.wait(withinMs).then(() => false)]);
  }

  /** Handles a sign-out, here or in another tab. An expired session keeps unsaved input for the next sign-in. */
  function clear() {
    const before = state;
    sessionId = "";
    expiresAt = "";
    if (before.status !== "signed-out") become({ status: "signed-out" }, ["SIGNED_OUT"]);
    if (before.status === "signed-in") world.forget(before.user.id);
  }

  function listenToTabs() {
    channel = world.openChannel(sessionChannel);
    channel.addEventListener("message", (event) => {
      if (event.data === "signed-out") clear();
      else void recheck();
    });
    const seen = () => {
      if (document.hidden) return;
      if (sessionId === world.left.get()) clear();
      void endLeft();
      if (state.status === "unreachable" || world.now() - checkedAt >= recheckMs) void recheck();
    };
    window.addEventListener("focus", seen);
    window.addEventListener("online", seen);
    document.addEventListener("visibilitychange", seen);
  }

  return {
    get: (): SessionState => state,
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls the listener on every session event. */
    onEvent(listener: EventListener) {
      eventListeners.add(listener);
      return () => void eventListeners.delete(listener);
    },
    /** Runs the first check once and starts listening to the other tabs. */
    start(): Promise<void> {
      if (!first) {
        first = firstCheck();
        listenToTabs();
        void endLeft();
      }
      return first;
    },
    recheck,
    /** Announces that a password reset link was opened. */
    recover() {
      for (const listener of eventListeners) listener("PASSWORD_RECOVERY", state);
    },
    /** Rechecks the session after a change in this tab, such as a sign-in, and notifies the other tabs. */
    async changed() {
      turn += 1;
      await recheck();
      channel?.postMessage("changed");
    },
    /**
     * Signs out here and in the other tabs at once, whatever the server answers (AUTH-098). Resolves to whether the
     * server has ended the session; if it hasn't, the request is retried until it has.
     */
    async signOut(): Promise<boolean> {
      if (sessionId) world.left.set(sessionId);
      clear();
      channel?.postMessage("signed-out");
      return await hasEnded(signOutWithinMs, true);
    },
    /** Call this before a sign-in, whose cookie replaces the one that can still end an earlier session. */
    readyToSignIn: () => hasEnded(readyWithinMs),
  };
}
