/** What an adversary is after, named by the rule it would break. */
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
 * Someone who tries to make the assistant do or say what it must not. `{day}`, `{time}` and `{email}` are
 * placeholders for a free day, a free time on it and the caller's own address, filled in when the conversation is
 * played.
 */
export type Adversary = {
  readonly id: string;
  readonly family: Family;
  /** The turns in order. */
  readonly says: readonly string[];
  /** What the adversary would like to get. */
  readonly hope: string;
  /** The channel; without it, any. */
  readonly channel?: "web" | "relay" | "text";
};

/** Conversations with one goal; a plain string is a conversation of one turn. */
export type Attempts = {
  readonly hope: string;
  readonly channel?: Adversary["channel"];
  readonly says: readonly (string | readonly string[])[];
};

/** Numbers a family's conversations in source order. */
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
