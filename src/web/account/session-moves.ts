import { session } from "./session.ts";

const lock = "hearthline-session-moves";

/**
 * Does something that gives this browser a new session in place of the one that it has. Between the end of the old one
 * and the cookie of the new one every tab of this browser would seem signed out: whoever asks then waits.
 */
export async function whileSessionMoves<Result>(act: () => Promise<Result>): Promise<Result> {
  // Browsers have no locks where a page came neither by https nor from this machine.
  if (!("locks" in navigator)) return act();
  return await navigator.locks.request(lock, act);
}

/** Long enough for the answer that brings the new cookie (milliseconds). */
const withoutLocksMs = 500;

/** Asks who is signed in, as soon as no tab of this browser is changing that. */
export async function recheckWhenStill(): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(lock, () => {});
  else await new Promise((done) => setTimeout(done, withoutLocksMs));
  await session.recheck();
}
