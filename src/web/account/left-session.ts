/** Where the session that this browser was signed out of is written down. */
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
    // A browser that refuses to store things, or is full.
    return null;
  }
}

/** The note in the first of these storages that takes it; where none does, this page at least knows. */
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
      // What is kept of an earlier one must not be read in its place.
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
 * The session that this browser was signed out of, as long as the server may still hold it open. Its cookie is out of a
 * page's reach, so every tab and every later visit goes by this note: what the server says of that session counts for
 * nothing, until somebody signs in again. Storage that is full still lets this tab keep it over a load.
 */
export const leftSession = leftSessionIn([() => localStorage, () => sessionStorage]);

/** What ending a session needs from the world. */
export type EndingWorld = {
  fetch: typeof fetch;
  /** Runs something later; the answer calls it off. Milliseconds. */
  after: (ms: number, run: () => void) => () => void;
  left: LeftSession;
};

/** How long until a sign-out that failed is sent again; each wait is twice the one before. Milliseconds. */
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
/** A request without an answer by then counts as failed, lest it keep the next try waiting. Milliseconds. */
const answerWithinMs = 10_000;

/**
 * Tells the server to end the session that was left, and again until it has. The request names the session: it ends no
 * other one that the browser may have been given meanwhile. But the request that follows a press at once carries what the
 * browser had when it was pressed: where that is another session, of a sign-in that this page has not heard of, that one is
 * left as well. `look` asks the server who is signed in, which also forgets a left session that is over.
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
      // Without an answer the note stays, and so does the next try.
    }
    // It is over; and if another one was left while its request was on its way, that one is ended as well.
    if (left.get() !== sessionId) {
      waitMs = firstWaitMs;
      return attempt();
    }
    callOff = after(waitMs, () => void end());
    waitMs = Math.min(waitMs * 2, longestWaitMs);
    return false;
  }

  /** Whether nothing is left to end; `pressed` when somebody has signed out this very moment. */
  function end(pressed = false): Promise<boolean> {
    isPressed ||= pressed;
    return (underWay ??= attempt().finally(() => {
      underWay = null;
    }));
  }

  return end;
}

/** The session that the browser has in place of the one that was named, as the server tells it. */
async function otherIn(response: Response): Promise<string | null> {
  try {
    const { other } = (await response.json()) as { other?: unknown };
    return typeof other === "string" ? other : null;
  } catch {
    return null;
  }
}
