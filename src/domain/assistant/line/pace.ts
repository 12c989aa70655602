/**
 * How long things last on the telephone; all lengths in milliseconds. Tests and measurements set shorter
 * ones.
 */
export type Pace = {
  /** How long one character takes to be spoken: about 14 of them a second. */
  perCharacter: number;
  /** From a sentence that is sent until its first sound. */
  untilSound: number;
  /** How long the caller may say nothing after an answer was heard. */
  silence: number;
  /** How long the keys of one number may lie apart. */
  keys: number;
  /** How long an answer is waited for before the caller is asked to say it once more. */
  answer: number;
  /** How long a call with the assistant lasts at most. */
  call: number;
};

export const usualPace: Pace = {
  perCharacter: 70,
  untilSound: 600,
  silence: 8_000,
  keys: 3_000,
  answer: 6_000,
  call: 8 * 60_000,
};

/** How long words take to be heard from the moment in which they are sent. */
export function playingTime(words: string, pace: Pace): number {
  return words.length === 0 ? 0 : pace.untilSound + words.length * pace.perCharacter;
}

// Roughly what a minute costs, in cents: the relay 7, the line 0.85 for a call that comes and 1.4 for one that is made.
// An estimate for the limit on spending; the invoice is the telephone service's.
const centsPerMinute = { inbound: 7.85, outbound: 8.4 };

/** What a call costs, about, in cents; begun minutes count whole. */
export function callCents(seconds: number, direction: "inbound" | "outbound"): number {
  return Math.ceil(Math.ceil(Math.max(seconds, 0) / 60) * centsPerMinute[direction]);
}
