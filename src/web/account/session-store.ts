import { type LeftSession, leftSession, sessionEnding } from "./left-session.ts";
import { retryAfterMs } from "#web/client/retry-after.ts";
import { forgetOwn } from "./own-storage.ts";

/** The person signed in, as the account service tells it. */
export type SessionUser = {
  id: string;
  /** One that nobody has for who has only a phone: shown is what addressOf says. */
  email: string;
  name: string;
  emailVerified: boolean;
  /** The number that was proved to be the person's. */
  phoneNumber: string | null;
};

/** Loading until the first check is done. */
export type SessionState =
  | { status: "loading" }
  /** Nobody could say yet who this is. Public pages go on as for a visitor; it is asked again until there is an answer. */
  | { status: "unreachable" }
  | { status: "signed-out" }
  /** The first step is done, the second one is owed: nothing opens yet. */
  | { status: "second-step"; user: SessionUser }
  | { status: "signed-in"; user: SessionUser };

/** What can happen to a session; listeners get one of these with each change. */
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

/** What the store needs from the world; tests give their own. */
export type SessionWorld = {
  fetch: typeof fetch;
  openChannel: (name: string) => Channel;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Runs something later; the answer calls it off. */
  after: (ms: number, run: () => void) => () => void;
  /** The session that this browser was signed out of. */
  left: LeftSession;
  /** Takes away what this browser keeps for a person. */
  forget: (userId: string) => void;
};

const realWorld: SessionWorld = {
  fetch: (...input) => fetch(...input),
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

/** A page that comes back into view asks again, but not more often than this (milliseconds). */
export const recheckMs = 30_000;
/** A failed renewal is tried again after this many milliseconds, and each wait is twice the one before. */
export const retryFirstMs = 200;
const retries = 5;
/** Longest wait between two tries of the first check, unless the server names a longer one (milliseconds). */
const longestWaitMs = 15_000;
/** A first check that has failed this often, or must wait longer than a moment, is told (milliseconds). */
const quietRetries = 2;
const quietMs = 1_000;
const answerWithinMs = 10_000;
/** Longest wait for the server's part of a sign-out before the page goes on, and before the next sign-in (milliseconds). */
const signOutWithinMs = 3_000;
const readyWithinMs = 1_000;

export type Session = ReturnType<typeof createSession>;

/** How long to wait after so many failed tries: twice as long each time, and as long as the server asks for. */
function waitAfter(tries: number, error: unknown): number {
  const asked = Number((error as Error).cause) || 0;
  return Math.max(Math.min(retryFirstMs * 2 ** tries, longestWaitMs), asked);
}

/**
 * The state of the session in this page. The cookie belongs to the server: the store only asks who
 * it stands for, tells the other tabs of changes and hears of theirs.
 */
export function createSession(world: SessionWorld = realWorld) {
  let state: SessionState = { status: "loading" };
  let sessionId = "";
  let expiresAt = "";
  let checkedAt = 0;
  /** Answers to questions that were asked before the last change count for nothing. */
  let turn = 0;
  let channel: Channel | null = null;
  let first: Promise<void> | null = null;
  /** The server has said once who this is. */
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
    const response = await world.fetch("/api/auth/get-session", {
      headers: { accept: "application/json" },
      cache: "no-store",
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!response.ok && response.status !== 401)
      throw new Error(`answered ${response.status}`, { cause: retryAfterMs(response) });
    const answer = response.ok ? ((await response.json()) as Answer) : null;
    const left = world.left.get();
    // Of the session that was left, or of one before a sign-out that came while this was on its way.
    if (left && (answer?.session.id === left || left !== leftBefore)) return null;
    // That session is over, or somebody signed in since.
    world.left.clear();
    return answer;
  }

  /** Asks until there is an answer, with longer and longer waits; done as soon as there is something to show. */
  async function firstCheck(tries = 0): Promise<void> {
    const asked = turn;
    try {
      const answer = await ask();
      if (asked === turn) take(answer);
    } catch (error) {
      if (isKnown) return;
      // Reported, and the page goes on (ERR-023).
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

  /** Asks the server again. Without an answer the last known state stays. */
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

  /** Whether the server has ended the session that was left; false when that takes long or fails. */
  async function hasEnded(withinMs: number, pressed = false): Promise<boolean> {
    return await Promise.race([endLeft(pressed), world.wait(withinMs).then(() => false)]);
  }

  /** A sign-out, here or in another tab. A session that merely ended leaves what was typed for the next sign-in. */
  function clear() {
    const before = state;
    sessionId = "";
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
    /** Does the first check, once, and begins to listen to the other tabs. */
    start(): Promise<void> {
      if (!first) {
        first = firstCheck();
        listenToTabs();
        void endLeft();
      }
      return first;
    },
    recheck,
    /** A reset link was opened: the page is there to set a new password. */
    recover() {
      for (const listener of eventListeners) listener("PASSWORD_RECOVERY", state);
    },
    /** Takes over a change made in this tab (a sign-in) and tells the other tabs. */
    async changed() {
      turn += 1;
      await recheck();
      channel?.postMessage("changed");
    },
    /**
     * Cleared here and in the other tabs at once, whatever the server answers (AUTH-098), until the next sign-in. Whether
     * the server has ended the session, too; where it has not, it is told again until it has.
     */
    async signOut(): Promise<boolean> {
      if (sessionId) world.left.set(sessionId);
      clear();
      channel?.postMessage("signed-out");
      return await hasEnded(signOutWithinMs, true);
    },
    /** Before a sign-in, after which the browser has no cookie left to end an earlier session with. */
    readyToSignIn: () => hasEnded(readyWithinMs),
  };
}
