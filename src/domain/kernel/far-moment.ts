const sureYears = 4;

/**
 * Whether the hour of a moment is a guess: more than four years ahead, by when the rules of time zones may have changed.
 * The moment stays what it is; what the clocks on the wall show then may be another hour.
 */
export function isGuess(moment: Date, now: Date): boolean {
  const sure = new Date(now);
  sure.setUTCFullYear(sure.getUTCFullYear() + sureYears);
  return moment > sure;
}
