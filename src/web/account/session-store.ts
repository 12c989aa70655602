import { retryAfterMs } from "#web/client/retry-after.ts";
import { knownSession, type SessionAnswer } from "./known-session.ts";
import { type LeftSession, leftSession, sessionEnding } from "./left-session.ts";
import { forgetOwn } from "./own-storage.ts";

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

/**
 * The session in this page. The cookie belongs to the server: the store only asks who it stands for, tells the other
 * tabs of changes and hears of theirs.
 */
export function createSession(world: SessionWorld = realWorld) {
  const known = knownSession();
  const server = asking(world, known);
  let channel: Channel | null = null;
  let first: Promise<void> | null = null;

  const endLeft = sessionEnding(world, server.ask);

  /** Asks the server again. Without an answer the last known state stays. */
  async function recheck() {
    await first;
    await server.askAgain();
  }

  /** Whether the server has ended the session that was left; false when that takes long or fails. */
  async function hasEnded(withinMs: number, pressed = false): Promise<boolean> {
    return await Promise.race([endLeft(pressed), world.wait(withinMs).then(() => false)]);
  }

  /** A sign-out, here or in another tab. A session that merely ended leaves what was typed for the next sign-in. */
  function clear() {
    const before = known.get();
    known.clear();
    if (before.status === "signed-in") world.forget(before.user.id);
  }

  function listenToTabs() {
    channel = world.openChannel("hearthline-session");
    channel.addEventListener("message", (event) => {
      if (event.data === "signed-out") clear();
      else void recheck();
    });
    onReturn(() => {
      if (known.sessionId() === world.left.get()) clear();
      void endLeft();
      if (known.get().status === "unreachable" || server.isLongAgo()) void recheck();
    });
  }

  return {
    get: known.get,
    subscribe: known.subscribe,
    onEvent: known.onEvent,
    recover: known.recover,
    /** Does the first check, once, and begins to listen to the other tabs. */
    start(): Promise<void> {
      if (!first) {
        first = server.askUntilAnswered();
        listenToTabs();
        void endLeft();
      }
      return first;
    },
    recheck,
    /** Takes over a change made in this tab (a sign-in) and tells the other tabs. */
    async changed() {
      known.nextTurn();
      await recheck();
      channel?.postMessage("changed");
    },
    /**
     * Cleared here and in the other tabs at once, whatever the server answers (AUTH-098), until the next sign-in. Whether
     * the server has ended the session, too; where it has not, it is told again until it has.
     */
    async signOut(): Promise<boolean> {
      if (known.sessionId()) world.left.set(known.sessionId());
      clear();
      channel?.postMessage("signed-out");
      return await hasEnded(signOutWithinMs, true);
    },
    /** Before a sign-in, after which the browser has no cookie left to end an earlier session with. */
    readyToSignIn: () => hasEnded(readyWithinMs),
  };
}

/** The questions to the server. An answer counts only if nothing else has changed the session since it was asked. */
function asking(world: SessionWorld, known: ReturnType<typeof knownSession>) {
  let askedAt = 0;

  function ask(): Promise<SessionAnswer> {
    askedAt = world.now();
    return askServer(world);
  }

  /** Asks with longer and longer waits; done as soon as there is something to show. */
  async function askUntilAnswered(tries = 0): Promise<void> {
    const turn = known.turn();
    try {
      const answer = await ask();
      if (turn === known.turn()) known.take(answer);
    } catch (error) {
      if (known.isAnswered()) return;
      // Reported, and the page goes on (ERR-023).
      if (tries === 0) console.error("Unexpected error during initialization", error);
      const ms = waitAfter(tries, error);
      const next = new Promise<void>((done) =>
        world.after(ms, () => done(known.isAnswered() ? undefined : askUntilAnswered(tries + 1))),
      );
      const isLeft = world.left.get() !== null;
      if (!isLeft && tries < quietRetries && ms <= quietMs) return next;
      if (known.get().status === "loading")
        known.become({ status: isLeft ? "signed-out" : "unreachable" }, []);
    }
  }

  async function askAgain(): Promise<void> {
    const turn = known.turn();
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      try {
        const answer = await ask();
        if (turn === known.turn()) known.take(answer);
        return;
      } catch (error) {
        if (attempt < retries) await world.wait(waitAfter(attempt, error));
        if (turn !== known.turn()) return;
      }
    }
  }

  return {
    ask,
    askUntilAnswered,
    askAgain,
    isLongAgo: () => world.now() - askedAt >= recheckMs,
  };
}

/** Asks who is signed in; null also when that is only the session that was left. */
async function askServer(world: SessionWorld): Promise<SessionAnswer> {
  const leftBefore = world.left.get();
  const response = await world.fetch("/api/auth/get-session", {
    headers: { accept: "application/json" },
    cache: "no-store",
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!response.ok && response.status !== 401)
    throw new Error(`answered ${response.status}`, { cause: retryAfterMs(response) });
  const answer = response.ok ? ((await response.json()) as SessionAnswer) : null;
  const left = world.left.get();
  // Of the session that was left, or of one before a sign-out that came while this was on its way.
  if (left && (answer?.session.id === left || left !== leftBefore)) return null;
  // That session is over, or somebody signed in since.
  world.left.clear();
  return answer;
}

/** How long to wait after so many failed tries: twice as long each time, and as long as the server asks for. */
function waitAfter(tries: number, error: unknown): number {
  const asked = Number((error as Error).cause) || 0;
  return Math.max(Math.min(retryFirstMs * 2 ** tries, longestWaitMs), asked);
}

/** Runs something whenever somebody comes back to the page, or the line comes back to the browser. */
function onReturn(run: () => void): void {
  const seen = () => {
    if (!document.hidden) run();
  };
  window.addEventListener("focus", seen);
  window.addEventListener("online", seen);
  document.addEventListener("visibilitychange", seen);
}
