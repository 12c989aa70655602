/**
 * How often the public may book. None of these limits keeps a person from booking who comes once: those who come often
 * solve a puzzle first, and only a single address or mailbox is ever refused.
 */
export const bookingLimits = {
  /** Bookings that one address (IPv6: one /64) may make in an hour, unless configured otherwise. */
  perAddressAnHour: 30,
  /** Tries of one address in ten minutes after which each needs a proof of work, unless configured otherwise. */
  freeTriesPerAddress: 5,
  /** How many times as many tries at one professional, from everywhere, are free. */
  freeTriesPerProfessional: 4,
  /** Future appointments that one email may hold with one professional. */
  openPerEmail: 3,
  /** Bookings and moves a day for one email, over all professionals together, because each sends it a mail. */
  perEmailADay: 20,
  /**
   * Mails a day to an address about what visitors do, until its owner opens the link in one of them: enough to book,
   * move and cancel once. The same number of reminders.
   */
  unansweredLettersADay: 3,
  /** How often a visitor may move one appointment. */
  movesPerAppointment: 10,
} as const;

/**
 * How much work a proof takes: rounds of the key derivation, and tries. The tries double each time that the attempts
 * double beyond the free ones, up to what a phone can do in a few seconds while someone else floods the server.
 */
export function proofEffort(attempts: number, free: number): { cost: number; tries: number } {
  const times = Math.max(0, Math.floor(Math.log2(attempts / free)));
  return { cost: 5_000, tries: Math.min(200 * 2 ** times, 800) };
}
