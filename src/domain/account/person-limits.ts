/**
 * How much one signed-in person may do: far more than anyone does by hand, and far less than a program that runs wild.
 * Counted per person and never per address, so that colleagues in one office do not limit each other.
 */
export const personLimits = {
  /** Changes in a minute; a third of them at once. */
  writesAMinute: 600,
  /** Searches in a minute, each letter typed being one at most; a third of them at once. */
  searchesAMinute: 360,
  /** Open pages that hear of changes at the same time, in one process of the server. */
  liveChannels: 50,
} as const;

/** Which part of a minute's allowance may be used at once. */
export const atOnce = 1 / 3;

/** What is counted. */
export type Counted = "writes" | "searches";

/** The message for a person who met one of these limits. */
export function tooManyText(kind: Counted, seconds: number): string {
  const wait = seconds === 1 ? "Wait a second" : `Wait ${seconds} seconds`;
  return kind === "writes"
    ? `That’s a lot of changes at once, so we didn’t save this one. ${wait}, then try again.`
    : `That’s a lot of searches at once. ${wait}, then try again.`;
}

export const tooManyLiveText =
  "You have many pages of Hearthline open. Close some of them: this one won’t update by itself.";
