/** The note of which session this browser was signed out of. */
export type LeftSession = {
  get: () => string | null;
  set: (sessionId: string) => unknown;
  clear: () => unknown;
};

const storageKey = "hearthline-left-session";

function tried<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    // The storage is disabled or full.
    return null;
  }
}

/** Keeps the note in the first storage that accepts it, or in memory if none does. */
export function leftSessionIn(storages: readonly (() => Storage)[]): LeftSession {
  let known: string | null = null;

  function clear() {
    known = null;
    for (const storage of storages) tried(() => storage().removeItem(storageKey));
  }

  return {
    get() {
      const kept = storages.map((storage) => tried(() => storage().getItem(storageKey)));
      return known ?? kept.find((note) => note !== null) ?? null;
    },
    set(sessionId) {
      // An older note must never be read instead of this one.
      clear();
      const isKept = storages.some((storage) =>
        tried(() => {
          storage().setItem(storageKey, sessionId);
          return true;
        }),
      );
      if (!isKept) known = sessionId;
    },
    clear,
  };
}

/**
 * The session that this browser was signed out of, for as long as it may still be open on the server. A page can't
 * delete the session's cookie, so every tab and every later visit checks this note and ignores that session until the
 * next sign-in. If local storage is full, session storage keeps the note in this tab across reloads.
 */
export const leftSession = leftSessionIn([() => localStorage, () => sessionStorage]);

/** What sessionEnding needs from its environment. */
export type EndingWorld = {
  fetch: typeof fetch;
  /** Runs something after so many milliseconds; the returned function cancels it. */
  after: (ms: number, run: () => void) => () => void;
  left: LeftSession;
};

/** Wait before a failed sign-out is sent again, doubling each time. Milliseconds. */
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
/** A request without an answer by then has failed, so that it can't block the next try. Milliseconds. */
const answerWithinMs = 10_000;

/**
 * Asks the server to end the session that was left, and retries until it has. The request names that session, so it
 * can't end a newer one. But right after the person pressed Sign out, the browser's cookie may belong to a session that
 * this page doesn't know yet, from a sign-in in another tab; then that session is ended too. `look` asks the server who
 * is signed in, which also clears the note once the session is over.
 */
export function sessionEnding({ fetch, after, left }: EndingWorld, look: () => Promise<unknown>) {
  let underWay: Promise<boolean> | null = null;
  let waitMs = firstWaitMs;
  let callOff = () => {};
  let isPressed = false;

  async function attempt(): Promise<boolean> {
    callOff();
    const sessionId = left.get();
    const followsPress = isPressed;
    isPressed = false;
    if (sessionId === null) return true;
    try {
      const response = await fetch("/api/auth/sign-out", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ sessionId }),
        keepalive: true,
        signal: AbortSignal.timeout(answerWithinMs),
      });
      const other = followsPress && response.ok ? await otherIn(response) : null;
      if (!response.ok) await look();
      else if (left.get() === sessionId) {
        if (other) left.set(other);
        else left.clear();
      }
    } catch {
      // Without an answer, the note is kept and the request is retried.
    }
    // That session is over. If another one was left during the request, end that one too.
    if (left.get() !== sessionId) {
      waitMs = firstWaitMs;
      return attempt();
    }
    callOff = after(waitMs, () => void end());
    waitMs = Math.min(waitMs * 2, longestWaitMs);
    return false;
  }

  /** Resolves to whether no session is left to end. `pressed`: the person has just pressed Sign out. */
  function end(pressed = false): Promise<boolean> {
    isPressed ||= pressed;
    return (underWay ??= attempt().finally(() => {
      underWay = null;
    }));
  }

  return end;
}

/** The session that the browser's cookie belongs to, if it isn't the one in the request. */
async function otherIn(response: Response): Promise<string | null> {
  try {
    const { other } = (await response.json()) as { other?: unknown };
    return typeof other === "string" ? other : null;
  } catch {
    return null;
  }
}
