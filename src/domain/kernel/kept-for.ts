/** A length of time. */
export type Span = { readonly days: number } | { readonly hours: number };

/**
 * How long what is not kept for good is kept. The jobs that delete take it from here, and so does
 * docs/data-protection.md. SQL and what the browser loads have copies, which test/data-protection.test.ts compares.
 */
export const keptFor = {
  /** Also the policy "forget" of account.event and account_keeper.refuse_change. */
  accountEvent: { days: 730 },
  /** In the bin, where it can be restored. */
  deletedContact: { days: 30 },
  deletedNote: { hours: 24 },
  /** Also account_keeper.drop_stale_sign_ups. */
  unverifiedSignUp: { days: 7 },
  knownBrowser: { days: 90 },
  failedSignIns: { days: 2 },
  /** Also the policy "forget" of account.rate_limit. */
  requestCounts: { days: 1 },
  /** Longer than a session rests, to recognize one that is shown late. */
  usedRefreshToken: { days: 8 },
  visitorCounts: { days: 2 },
  /** After it has expired. */
  proofOfWork: { hours: 1 },
  /** Until it is given up (RFC 5321, 4.5.4.1). */
  waitingEmail: { days: 5 },
  email: { days: 30 },
  waitingText: { hours: 1 },
  text: { days: 30 },
  /** Unless the professional chooses another number of days. */
  transcript: { days: 180 },
} as const satisfies Record<string, Span>;

/** As people read it and as SQL reads an interval: "30 days", "1 hour". */
export function spanText(span: Span): string {
  const [count, unit] = "days" in span ? [span.days, "day"] : [span.hours, "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** In milliseconds; a day has 24 hours. */
export function spanLength(span: Span): number {
  return ("days" in span ? span.days * 24 : span.hours) * 60 * 60 * 1000;
}
