/**
 * How often the public may book. None of these limits stops an ordinary visitor: frequent ones must first solve a proof
 * of work, and only a single address or mailbox is ever refused.
 */
export const bookingLimits = {
  /** Bookings per hour from one network address (IPv6: one /64), unless configured otherwise. */
  perAddressAnHour: 30,
  /**
   * Attempts of one network address in ten minutes after which each needs a proof of work, unless configured otherwise.
   */
  freeTriesPerAddress: 5,
  /** The multiple of that number which is free at one professional, from all addresses. */
  freeTriesPerProfessional: 4,
  /** Future appointments that one email may have with one professional. */
  openPerEmail: 3,
  /** Bookings and moves per day for one email, with all professionals together, because each sends it an email. */
  perEmailADay: 20,
  /**
   * Emails per day to an address about what visitors do, until its owner opens the link in one of them: enough to book,
   * move and cancel once. The same number of reminders.
   */
  unansweredEmailsADay: 3,
  /** How often a visitor may move one appointment. */
  movesPerAppointment: 10,
} as const;

/**
 * The effort of a proof of work: rounds of the key derivation, and attempts. Attempts double each time that requests
 * double beyond the free ones, up to what a phone can do in a few seconds while someone else floods the server.
 */
export function proofEffort(attempts: number, free: number): { cost: number; tries: number } {
  const times = Math.max(0, Math.floor(Math.log2(attempts / free)));
  return { cost: 5_000, tries: Math.min(200 * 2 ** times, 800) };
}
