const sureYears = 4;

/**
 * Whether the local time of an instant is a guess: it is more than four years ahead, and time zone rules may change by
 * then.
 */
export function isGuess(moment: Date, now: Date): boolean {
  const sure = new Date(now);
  sure.setUTCFullYear(sure.getUTCFullYear() + sureYears);
  return moment > sure;
}
