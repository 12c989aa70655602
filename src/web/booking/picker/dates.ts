import { dayText, longDayText, momentText, timeText } from "#domain/kernel/moment-text.ts";
import { bilingual, type Translation } from "#web/language/bilingual.ts";
import { useWords } from "#web/language/use-words.ts";
import { dayName, monthName } from "#web/ui/month/month.ts";

/** How days and times are formatted. English uses fixed formats, whatever the browser's locale. */
const english = {
  dayText,
  longDayText,
  momentText,
  timeText,
  dayName,
  monthName,
  /** A date with its time: "Wednesday, November 25, 2026 at 9:00 AM". */
  atTime: (day: string, time: string): string => `${day} at ${time}`,
} as const;
export type Dates = Translation<typeof english>;
export const dates = bilingual("dates", english);

/** Days and times in the language of the page. */
export const useDates = (): Dates => useWords(dates);
