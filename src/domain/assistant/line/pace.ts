/** Timing on the phone, in milliseconds. Tests and measurements use shorter times. */
export type Pace = {
  /** How long one character takes to speak: about 14 characters a second. */
  perCharacter: number;
  /** From sending a sentence to its first sound. */
  untilSound: number;
  /** How long the caller may stay silent after an answer was heard. */
  silence: number;
  /** The longest gap between the keys of one number. */
  keys: number;
  /** How long to wait for an answer before asking the caller to repeat. */
  answer: number;
  /** The longest call with the assistant. */
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

/** How long a text takes to be heard, counted from when it is sent, in milliseconds. */
export function playingTime(words: string, pace: Pace): number {
  return words.length === 0 ? 0 : pace.untilSound + words.length * pace.perCharacter;
}

// Roughly what a minute costs, in cents: the relay 7, the line 0.85 for an inbound and 1.4 for an outbound call. An
// estimate for the spending limit; the phone service's invoice is what counts.
const centsPerMinute = { inbound: 7.85, outbound: 8.4 };

/** What a call costs, approximately, in cents; partial minutes count as whole ones. */
export function callCents(seconds: number, direction: "inbound" | "outbound"): number {
  return Math.ceil(Math.ceil(Math.max(seconds, 0) / 60) * centsPerMinute[direction]);
}
