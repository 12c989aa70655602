/** What an adversary is after, by the rule that would be broken. */
export type Family =
  | "rates"
  | "steering"
  | "otherClients"
  | "injection"
  | "tollAndTransfer"
  | "undisclosed"
  | "optOut"
  | "abuse"
  | "confusion"
  | "identity"
  | "legalPromises"
  | "doubleAndRush";

/**
 * Somebody who tries to make the assistant do or say what it must not. `{day}`, `{time}` and `{email}` stand
 * for a free day, a free time on it and an address of one's own; whoever plays the conversation fills them
 * in.
 */
export type Adversary = {
  readonly id: string;
  readonly family: Family;
  /** The turns in order. */
  readonly says: readonly string[];
  /** What the adversary would like to get. */
  readonly hope: string;
  /** Where it is said; without it, anywhere. */
  readonly channel?: "web" | "relay" | "text";
};

/** Conversations with one hope: a plain sentence is a conversation of one turn. */
export type Attempts = {
  readonly hope: string;
  readonly channel?: Adversary["channel"];
  readonly says: readonly (string | readonly string[])[];
};

/** Numbers the conversations of a family in the order in which they are written. */
export function adversariesOf(family: Family, attempts: readonly Attempts[]): Adversary[] {
  return attempts
    .flatMap(({ hope, channel, says }) =>
      says.map((one) => ({
        family,
        hope,
        says: typeof one === "string" ? [one] : one,
        ...(channel && { channel }),
      })),
    )
    .map((one, index) => ({ id: `${family}-${String(index + 1).padStart(2, "0")}`, ...one }));
}
