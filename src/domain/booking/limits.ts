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
  /** Bookings and moves that one email may be entered for in a day, with everybody together: each sends it a mail. */
  perEmailADay: 20,
  /**
   * Letters about what visitors do that a mailbox gets in a day as long as nobody opened the link in one of them: as many
   * as it takes to book, to move and to cancel once; and as many reminders.
   */
  unansweredLettersADay: 3,
  /** How often a visitor may move one appointment. */
  movesPerAppointment: 10,
} as const;

/**
 * How much work a proof takes: rounds of the key derivation, times the tries. Twice as many tries for each time that the
 * rate is again as high as what was free, up to what a phone bears: a few seconds, while somebody else floods.
 */
export function proofEffort(attempts: number, free: number): { cost: number; tries: number } {
  const times = Math.max(0, Math.floor(Math.log2(attempts / free)));
  return { cost: 5_000, tries: Math.min(200 * 2 ** times, 800) };
}
