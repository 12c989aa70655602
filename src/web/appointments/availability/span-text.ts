const hour = 60;
const day = 24 * hour;

/** A length of time in the largest unit that divides it: "2 hours", "1 day", "None". */
export function spanText(minutes: number): string {
  if (minutes === 0) return "None";
  if (minutes % day === 0) return counted(minutes / day, "day");
  if (minutes % hour === 0) return counted(minutes / hour, "hour");
  return counted(minutes, "minute");
}

const noticeMinutes = [
  0,
  30,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
  ...[1, 2, 3, 7, 14, 30].map((days) => days * day),
];

/** The choices for minimum notice, including a stored one that is not among the usual choices. */
export function noticeOptions(chosen: string): { value: string; label: string }[] {
  const all = new Set([...noticeMinutes, Number(chosen)]);
  return [...all]
    .sort((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: spanText(minutes) }));
}

function counted(count: number, unit: string): string {
  return `${count.toLocaleString("en-US")} ${unit}${count === 1 ? "" : "s"}`;
}
