/** The words with which a time is chosen. */
export const pickerWords = {
  title: "Choose a time",
  duration: "Duration",
  date: "Date",
  time: "Time",
  previous: "Previous month",
  next: "Next month",
  zone: "Time zone",
  changeZone: "Change time zone",
  dayFirst: "Choose a day to see its free times.",
  failed: "Free times could not be loaded",
  loading: "Loading free times",
} as const;

export const minutesText = (minutes: number): string => `${minutes} min`;

/** The weekdays, Sunday first, as short as they can be told apart, and in full. */
export const weekdays = [
  ["Su", "Sunday"],
  ["Mo", "Monday"],
  ["Tu", "Tuesday"],
  ["We", "Wednesday"],
  ["Th", "Thursday"],
  ["Fr", "Friday"],
  ["Sa", "Saturday"],
] as const;

/** A day of the month for assistive technology: the date in full, and whether it can be chosen. */
export function dayLabel(
  day: string,
  { free, isToday }: { free: number | null; isToday: boolean },
) {
  const words = [isToday ? `Today, ${day}` : day];
  if (free !== null) words.push(free === 0 ? "no free times" : freeTimes(free));
  return words.join(", ");
}

const freeTimes = (count: number) => (count === 1 ? "1 free time" : `${count} free times`);

export const timesOn = (day: string): string => `Times on ${day}`;
export const announced = (count: number, day: string): string => `${freeTimes(count)} on ${day}`;
export const noneOn = (day: string): string => `No free times on ${day}.`;
export const noneIn = (month: string): string => `No free times in ${month}.`;
export const bookableUntil = (day: string): string => `Times can be booked until ${day}.`;

export const shownIn = (zone: string): string => `Times are shown in ${zone}.`;

/** The professional's clock beside a visitor's time, where the two differ (D2). */
export const forHost = (time: string, name: string): string => `${time} for ${name}`;

/** An hour that the clocks show twice, when they are turned back. */
export const again = (time: string): string => `${time}, second time`;

export const noLongerFree = (time: string, minutes: number): string =>
  `${time} is not free for ${minutes} minutes. Please choose another time.`;
