import { bilingual, type Translation } from "#web/language/bilingual.ts";

const freeTimes = (count: number) => (count === 1 ? "1 free time" : `${count} free times`);

/** Texts for choosing a time. */
const picker = {
  title: "Choose a time",
  duration: "Duration",
  date: "Date",
  time: "Time",
  previous: "Previous month",
  next: "Next month",
  zone: "Time zone",
  changeZone: "Change time zone",
  dayFirst: "Choose a day to see its free times.",
  failed: "We couldn't load free times",
  loading: "Loading free times",
  minutes: (count: number): string => `${count} min`,
  meet: "How you meet",
  ways: { phone: "Phone call", video: "Video call", "in person": "In person" },
  wayHints: {
    phone: "You get a call at the number you give.",
    video: "You get the link when you book.",
    "in person": "",
  },
  /** The weekdays, Sunday first, in two letters and in full. */
  weekdays: [
    ["Su", "Sunday"],
    ["Mo", "Monday"],
    ["Tu", "Tuesday"],
    ["We", "Wednesday"],
    ["Th", "Thursday"],
    ["Fr", "Friday"],
    ["Sa", "Saturday"],
  ],
  /** A day of the month for assistive technology: the date in full, and whether it can be chosen. */
  dayLabel(day: string, { free, isToday }: { free: number | null; isToday: boolean }): string {
    const words = [isToday ? `Today, ${day}` : day];
    if (free !== null) words.push(free === 0 ? "no free times" : freeTimes(free));
    return words.join(", ");
  },
  timesOn: (day: string): string => `Times on ${day}`,
  announced: (count: number, day: string): string => `${freeTimes(count)} on ${day}`,
  noneOn: (day: string): string => `No free times on ${day}.`,
  /** No bookable day has a free time of the chosen length. */
  full: (minutes: number, day: string): string =>
    `No ${minutes}-minute times are free through ${day}, the last day you can book.`,
  fullShorter: "Try a shorter length.",
  fullLater: "Please check again later.",
  fullReach: (host: string): string => `To arrange a time, contact ${host}:`,
  noneIn: (month: string): string => `No free times in ${month}.`,
  bookableUntil: (day: string): string => `You can book through ${day}.`,
  shownIn: (zone: string): string => `Times are shown in ${zone}.`,
  /** The professional's local time, if it differs from the visitor's. */
  forHost: (time: string, name: string): string => `${time} for ${name}`,
  /** The repeated hour when the clocks go back. */
  again: (time: string): string => `${time}, second time`,
  noLongerFree: (time: string, minutes: number): string =>
    `${time} isn't free for ${minutes} minutes. Please choose another time.`,
} as const;
export type PickerWords = Translation<typeof picker>;
export const pickerWords = bilingual("picker", picker);
