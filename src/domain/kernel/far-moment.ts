const sureYears = 4;

/**
 * Whether the hour of a moment is a guess: it lies more than four years ahead, by when the rules of time zones may have
 * changed. The moment stays the same; the local time then may be another.
 */
export function isGuess(moment: Date, now: Date): boolean {
  const sure = new Date(now);
  sure.setUTCFullYear(sure.getUTCFullYear() + sureYears);
  return moment > sure;
}
