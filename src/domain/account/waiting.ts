/**
 * How many failed tries are free, and how long each further one then waits (docs/decisions/026), in seconds: `free`
 * tries, then `first`, doubled each time up to `cap`; everything is forgotten after `memory` seconds without a try.
 */
export type WaitRule = { free: number; first: number; cap: number; memory: number };

const day = 24 * 60 * 60; // seconds

export const waitRules = {
  /** One network or known browser, for one account. */
  pair: { free: 3, first: 1, cap: 300, memory: day },
  /** One account, from all browsers that it does not know. */
  account: { free: 10, first: 1, cap: 300, memory: day },
} satisfies Record<string, WaitRule>;

/**
 * Emails and texts to one mailbox or phone. The requester is limited before the mailbox is, and a browser that signed
 * in to the account before is counted separately, so no stranger can use up the owner's limit (docs/decisions/044).
 */
export const messageRules = {
  /** A browser that signed in to the account before, or a signed-in person. */
  known: { free: 5, first: 60, cap: 600, memory: 600 },
  /** Codes: one network for one mailbox, and all networks together. The response says when the limit is reached. */
  codesOfAsker: { free: 5, first: 60, cap: 3_600, memory: day },
  codes: { free: 20, first: 60, cap: 3_600, memory: day },
  /** Links, likewise. A link is valid for an hour, so people who get no new one still have one that works. */
  linksOfAsker: { free: 3, first: 600, cap: 3_000, memory: day },
  links: { free: 40, first: 600, cap: 3_000, memory: day },
  /** Messages without a link or code, to one mailbox, from any sender. */
  news: { free: 3, first: day, cap: day, memory: day },
} satisfies Record<string, WaitRule>;

/**
 * How often one network may request links for one mailbox before its requests stop counting as writing to many
 * mailboxes.
 */
export const asksAtOne: WaitRule = { free: 3, first: 60, cap: 600, memory: 600 };

/** How often a browser that signed in to the account before may try there, right or wrong. */
export const knownBrowserRule = (triesPerMinute: number): WaitRule => ({
  free: triesPerMinute,
  first: 1,
  cap: 60,
  memory: 60,
});

/** One network, for all accounts; its free tries follow from how many per minute are allowed. */
export const networkRule = (triesPerMinute: number): WaitRule => ({
  free: Math.ceil(triesPerMinute * 1.5),
  first: 1,
  cap: 60,
  memory: 600,
});

/** Emails and texts that one network causes in all mailboxes. */
export const networkMailRule = (triesPerMinute: number): WaitRule => ({
  free: triesPerMinute * 3,
  first: 10,
  cap: 300,
  memory: 600,
});

/** How long a browser that signed in is remembered, in days. */
export const placesLastDays = 90;

/** The most failures recorded per account and hour, so that no one can flood what its owner reads. */
export const failuresNotedAnHour = 20;

/** The response to a try that comes too early. */
export function waitText(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `Too many tries. Wait ${count} ${unit}${count === 1 ? "" : "s"}, then try again.`;
}

/** Proof of work that a browser may do instead of waiting: about half a second, four times that under a long attack. */
export function signInEffort(failures: number): { cost: number; tries: number } {
  const times = Math.max(0, Math.floor(Math.log2(failures / waitRules.account.free)));
  return { cost: 5_000, tries: Math.min(200 * 2 ** times, 800) };
}
