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

/** What the account service answers; null when nobody is signed in. */
export type SessionAnswer = {
  session: { id: string; expiresAt: string; pending?: boolean | null };
  user: SessionUser & { phoneNumberVerified?: boolean | null };
} | null;

type Listener = (state: SessionState) => void;
type EventListener = (event: SessionEvent, state: SessionState) => void;

/** Keeps what is known of the session and tells of its changes. */
export function knownSession() {
  let state: SessionState = { status: "loading" };
  let sessionId = "";
  let expiresAt = "";
  /** The server has said once who this is. */
  let isAnswered = false;
  /** Answers to questions that were asked before the last change count for nothing. */
  let turn = 0;
  const listeners = new Set<Listener>();
  const eventListeners = new Set<EventListener>();

  function become(next: SessionState, events: readonly SessionEvent[]) {
    turn += 1;
    state = next;
    for (const listener of listeners) listener(state);
    for (const event of events) for (const listener of eventListeners) listener(event, state);
  }

  return {
    get: () => state,
    sessionId: () => sessionId,
    isAnswered: () => isAnswered,
    turn: () => turn,
    /** Answers that are on their way count for nothing any more. */
    nextTurn: () => void (turn += 1),
    become,
    /** Takes over what the server answered. */
    take(answer: SessionAnswer) {
      const change = changeBy(answer, { state, expiresAt, isFirst: !isAnswered });
      isAnswered = true;
      sessionId = answer?.session.id ?? "";
      expiresAt = answer && !answer.session.pending ? answer.session.expiresAt : "";
      if (change) become(change.state, change.events);
    },
    /** Nobody is signed in any more. */
    clear() {
      sessionId = "";
      expiresAt = "";
      if (state.status !== "signed-out") become({ status: "signed-out" }, ["SIGNED_OUT"]);
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls the listener on every session event. */
    onEvent(listener: EventListener) {
      eventListeners.add(listener);
      return () => void eventListeners.delete(listener);
    },
    /** A reset link was opened: the page is there to set a new password. */
    recover() {
      for (const listener of eventListeners) listener("PASSWORD_RECOVERY", state);
    },
  };
}

type Before = { state: SessionState; expiresAt: string; isFirst: boolean };
type Change = { state: SessionState; events: SessionEvent[] };

/** What an answer changes, and what has happened then; null when all is as before. */
function changeBy(answer: SessionAnswer, { state, expiresAt, isFirst }: Before): Change | null {
  const before = state;
  const events: SessionEvent[] = isFirst ? ["INITIAL_SESSION"] : [];
  const isOver = !answer || answer.session.pending;
  if (isOver && before.status === "signed-in") events.push("SIGNED_OUT");
  if (!answer)
    return before.status === "signed-out" ? null : { state: { status: "signed-out" }, events };

  const user = userOf(answer);
  const isSame = "user" in before && before.user.id === user.id;
  if (answer.session.pending)
    return before.status === "second-step" && isSame
      ? null
      : { state: { status: "second-step", user }, events };

  if (before.status === "second-step" && isSame) events.push("MFA_CHALLENGE_VERIFIED");
  if (before.status !== "signed-in" || !isSame) {
    if (!isFirst) events.push("SIGNED_IN");
  } else {
    if (JSON.stringify(before.user) !== JSON.stringify(user)) events.push("USER_UPDATED");
    if (expiresAt !== answer.session.expiresAt) events.push("TOKEN_REFRESHED");
  }
  return events.length > 0 ? { state: { status: "signed-in", user }, events } : null;
}

/** The person of an answer, with no number that was not proved. */
function userOf({ user }: NonNullable<SessionAnswer>): SessionUser {
  const { id, email, name, emailVerified, phoneNumberVerified } = user;
  const phoneNumber = phoneNumberVerified ? user.phoneNumber : null;
  return { id, email, name, emailVerified, phoneNumber };
}
