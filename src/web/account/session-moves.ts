import { session } from "./session.ts";

const lock = "hearthline-session-moves";

/**
 * Runs an action that replaces this browser's session. Between the end of the old session and the new cookie, every tab
 * would seem signed out, so session checks wait until the action is done.
 */
export async function whileSessionMoves<Result>(act: () => Promise<Result>): Promise<Result> {
  // Browsers have locks only over HTTPS and on localhost.
  if (!("locks" in navigator)) return act();
  return await navigator.locks.request(lock, act);
}

/** Long enough for the answer with the new cookie to arrive (milliseconds). */
const withoutLocksMs = 500;

/** Rechecks the session once no tab of this browser is replacing it. */
export async function recheckWhenStill(): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(lock, () => {});
  else await new Promise((done) => setTimeout(done, withoutLocksMs));
  await session.recheck();
}
