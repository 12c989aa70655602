/**
 * Limits per signed-in person: far more than anyone does by hand, far less than a program out of control does. Counted
 * per person, not per network address, so that colleagues in one office do not limit each other.
 */
export const personLimits = {
  /** Changes per minute; a third of them at once. */
  writesAMinute: 600,
  /** Searches per minute (each typed letter is one at most); a third of them at once. */
  searchesAMinute: 360,
  /** Open pages on the live channel at the same time, in one server process. */
  liveChannels: 50,
} as const;

/** The part of a minute's allowance that may be used at once. */
export const atOnce = 1 / 3;

export type Counted = "writes" | "searches";

/** The message for a person who reached one of these limits. */
export function tooManyText(kind: Counted, seconds: number): string {
  const wait = seconds === 1 ? "Wait a second" : `Wait ${seconds} seconds`;
  return kind === "writes"
    ? `That’s a lot of changes at once, so we didn’t save this one. ${wait}, then try again.`
    : `That’s a lot of searches at once. ${wait}, then try again.`;
}

export const tooManyLiveText =
  "You have many pages of Hearthline open. Close some of them: this one won’t update by itself.";
