import { addDays, type Day, dayOf, monthSpan, nthWeekday, numbersOf } from "../../calendar.ts";
import {
  dayMention,
  type DayMention,
  type Reader,
  reading,
  spanMention,
  type SpanMention,
} from "../grammar/mention.ts";
import { lengthOf, phrase } from "../grammar/phrase.ts";

const fixed = (month: number, date: number) => (year: number) => dayOf(year, month, date)!;
const nth = (month: number, weekday: number, which: number) => (year: number) =>
  nthWeekday(monthSpan({ year, month }), weekday, which)!;
const thanksgiving = nth(11, 4, 4);

// Federal holidays by 5 U.S.C. 6103, and the days that everybody here calls by name.
const holidays: readonly [string, (year: number) => Day][] = [
  ["new years eve", fixed(12, 31)],
  ["new years day?", fixed(1, 1)],
  ["mlk day", nth(1, 1, 3)],
  ["martin luther king jr? day?", nth(1, 1, 3)],
  ["groundhog day", fixed(2, 2)],
  ["valentines day", fixed(2, 14)],
  ["presidents day", nth(2, 1, 3)],
  ["st|saint patricks day", fixed(3, 17)],
  ["cinco de mayo", fixed(5, 5)],
  ["memorial day", nth(5, 1, -1)],
  ["juneteenth", fixed(6, 19)],
  ["independence day", fixed(7, 4)],
  ["the? fourth of july", fixed(7, 4)],
  ["labor|labour day", nth(9, 1, 1)],
  ["columbus day", nth(10, 1, 2)],
  ["indigenous peoples day", nth(10, 1, 2)],
  ["halloween", fixed(10, 31)],
  ["veterans day", fixed(11, 11)],
  ["thanksgiving day?", thanksgiving],
  ["turkey day", thanksgiving],
  ["black friday", (year) => addDays(thanksgiving(year), 1)],
  ["cyber monday", (year) => addDays(thanksgiving(year), 4)],
  ["christmas|xmas eve", fixed(12, 24)],
  ["christmas|xmas day?", fixed(12, 25)],
  ["boxing day", fixed(12, 26)],
];
const known = holidays.map(([notation, dayIn]) => ({ steps: phrase(notation), dayIn }));

const season = phrase("the holidays");

/** "before the holidays": from Christmas Eve to New Year's Day. */
export const readHolidays: Reader<SpanMention> = ({ tokens, listening }, at) => {
  const length = lengthOf(season, tokens, at);
  if (length === 0) return null;
  const { year } = numbersOf(listening.today);
  return reading(length, spanMention(dayOf(year, 12, 24)!, dayOf(year + 1, 1, 1)!));
};

/** "christmas eve", "thanksgiving", "labor day": the next to come. */
export const readHoliday: Reader<DayMention> = ({ tokens, listening }, at) => {
  const { today } = listening;
  for (const { steps, dayIn } of known) {
    const length = lengthOf(steps, tokens, at);
    if (length === 0) continue;
    const { year } = numbersOf(today);
    const day = dayIn(year) >= today ? dayIn(year) : dayIn(year + 1);
    return reading(length, dayMention([day]));
  }
  return null;
};
