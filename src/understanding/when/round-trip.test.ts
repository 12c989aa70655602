import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type Day, daysBetween, weekdayOf } from "../calendar.ts";
import type { Listening } from "../heard.ts";
import { hearWhen } from "./hear-when.ts";
import { wednesday } from "../corpus/hear-when.ts";

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const weekdays = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const small = `
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
`
  .trim()
  .split(/\s+/);
const ordinals = `
  first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
`
  .trim()
  .split(/\s+/);
const suffix = (date: number) =>
  date % 10 === 1 && date !== 11
    ? "st"
    : date % 10 === 2 && date !== 12
      ? "nd"
      : date % 10 === 3 && date !== 13
        ? "rd"
        : "th";
const inWords = (date: number) => {
  if (date <= 20) return ordinals[date - 1]!;
  if (date === 30) return "thirtieth";
  return `${date > 30 ? "thirty" : "twenty"} ${ordinals[(date % 10) - 1]}`;
};

type Telling = (day: Day) => string;
const numbers = (day: Day) => day.split("-").map(Number) as [number, number, number];

/** Ways to say a day that include its year, or nothing but it. */
const withYear: Telling[] = [
  (day) => day,
  (day) => `${numbers(day)[1]}/${numbers(day)[2]}/${numbers(day)[0]}`,
  (day) => `${months[numbers(day)[1] - 1]} ${numbers(day)[2]}, ${numbers(day)[0]}`,
  (day) =>
    `the ${numbers(day)[2]}${suffix(numbers(day)[2])} of ${months[numbers(day)[1] - 1]} ${numbers(day)[0]}`,
];
/** Ways that work for the coming year. */
const withoutYear: Telling[] = [
  (day) => `${months[numbers(day)[1] - 1]} ${numbers(day)[2]}`,
  (day) => `on ${months[numbers(day)[1] - 1]} ${numbers(day)[2]}${suffix(numbers(day)[2])} please`,
  (day) => `${months[numbers(day)[1] - 1]} ${inWords(numbers(day)[2])}`,
  (day) => `the ${inWords(numbers(day)[2])} of ${months[numbers(day)[1] - 1]}`,
  (day) =>
    `${months[numbers(day)[1] - 1]!.slice(0, 3)} ${numbers(day)[2]}${suffix(numbers(day)[2])}`,
  (day) => `${numbers(day)[1]}/${numbers(day)[2]}`,
  (day) => `${weekdays[weekdayOf(day) - 1]}, ${months[numbers(day)[1] - 1]} ${numbers(day)[2]}`,
  (day) => [weekdays[weekdayOf(day) - 1], withoutYear[3]!(day)].join(" "),
  (day) => `can i come ${weekdays[weekdayOf(day) - 1]} ${numbers(day)[1]}/${numbers(day)[2]}`,
];
/** Ways that work for the coming week. */
const nearby: Telling[] = [
  (day) => weekdays[weekdayOf(day) - 1]!,
  (day) => `this ${weekdays[weekdayOf(day) - 1]}`,
  (day) => `${weekdays[weekdayOf(day) - 1]} would be good`,
  (day) => `not ${weekdays[weekdayOf(addDays(day, 1)) - 1]}, ${weekdays[weekdayOf(day) - 1]}`,
];

const first = "2026-11-01" as Day;
const twoYears = daysBetween(first, "2028-10-31" as Day);
const on = (today: Day, minute = 600): Listening => ({ ...wednesday, today, minute });

// These years contain both clock changes and a February 29.
describe("every day of two years", () => {
  test("said with its year", () => {
    for (const day of twoYears)
      for (const tell of withYear) {
        const { when } = hearWhen(tell(day), on(first));
        expect({ said: tell(day), days: when?.days, flags: when?.flags }).toEqual({
          said: tell(day),
          days: [day],
          flags: [],
        });
      }
  });

  test("said without its year, from any day of the year before it", () => {
    const aDay = fc.record({
      day: fc.constantFrom(...twoYears),
      ahead: fc.integer({ min: 1, max: 364 }),
      tell: fc.constantFrom(...withoutYear),
    });
    fc.assert(
      fc.property(aDay, ({ day, ahead, tell }) => {
        const { when } = hearWhen(tell(day), on(addDays(day, -ahead)));
        expect(when?.days).toEqual([day]);
        expect(when?.flags).toEqual([]);
        expect(when?.minutes).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  test("said as a weekday of the coming week, from each day", () => {
    for (const today of twoYears)
      for (let ahead = 1; ahead < 7; ahead += 1) {
        const day = addDays(today, ahead);
        const said = nearby[(ahead + numbers(today)[2]) % nearby.length]!(day);
        expect([said, hearWhen(said, on(today)).when?.days]).toEqual([said, [day]]);
      }
  });

  test("said as a distance", () => {
    for (const today of twoYears) {
      const days = (said: string) => hearWhen(said, on(today)).when?.days;
      expect(days("today")).toEqual([today]);
      expect(days("tomorrow")).toEqual([addDays(today, 1)]);
      expect(days("the day after tomorrow")).toEqual([addDays(today, 2)]);
      for (const ahead of [3, 4, 9, 15]) {
        expect(days(`in ${ahead} days`)).toEqual([addDays(today, ahead)]);
        expect(days(`in ${small[ahead - 1]} days`)).toEqual([addDays(today, ahead)]);
      }
      expect(days("two weeks from today")).toEqual([addDays(today, 14)]);
    }
  });

  test("next friday is a single day where everyone agrees, and the assistant asks where not", () => {
    for (const today of twoYears)
      for (const [index, name] of weekdays.entries()) {
        const { days, flags } = hearWhen(`next ${name}`, on(today)).when!;
        expect(days.every((day) => weekdayOf(day) === index + 1 && day > today)).toBe(true);
        expect(days.every((day) => day <= addDays(today, 13))).toBe(true);
        expect(flags.includes("whichWeek")).toBe(days.length === 2);
      }
  });
});

const minuteWords = ["", "fifteen", "thirty", "forty five"];
/** Ways to say a time between one and twelve without its half of the day. */
const clocks: ((hour: number, quarter: number) => string)[] = [
  (hour, quarter) => `at ${hour}:${String(quarter * 15).padStart(2, "0")}`,
  (hour, quarter) => `at ${small[hour - 1]} ${minuteWords[quarter]}`.trim(),
  (hour, quarter) => `${hour}${quarter ? ` ${quarter * 15}` : " o'clock"}`,
  (hour, quarter) => `around ${hour}${quarter ? String(quarter * 15) : " o'clock"}`,
  (hour, quarter) =>
    ["", "quarter past ", "half past ", "quarter to "][quarter]! +
    small[quarter === 3 ? hour % 12 : hour - 1]! +
    (quarter === 0 ? " o clock" : ""),
];
const halves = [
  { tells: [" am", "am", " a.m.", " a m", " in the morning"], shift: 0 },
  { tells: [" pm", "pm", " p.m.", " p m"], shift: 720 },
];

describe("every quarter of an hour", () => {
  test("with its half of the day", () => {
    for (let hour = 1; hour <= 12; hour += 1)
      for (let quarter = 0; quarter < 4; quarter += 1)
        for (const tell of clocks)
          for (const { tells, shift } of halves)
            for (const half of tells) {
              // No one writes "threepm" as one word.
              if (half === "am" || half === "pm") if (!/\d$/.test(tell(hour, quarter))) continue;
              const said = tell(hour, quarter).replace(/ o'?\s?clock$/, "") + half;
              const minute = (hour % 12) * 60 + quarter * 15 + shift;
              expect([said, hearWhen(said, wednesday).when?.minutes]).toEqual([said, [minute]]);
            }
  });

  test("without it, both halves, the one in office hours first", () => {
    for (let hour = 1; hour <= 12; hour += 1)
      for (let quarter = 0; quarter < 4; quarter += 1)
        for (const tell of clocks) {
          const said = tell(hour, quarter);
          const early = (hour % 12) * 60 + quarter * 15;
          const minutes = hearWhen(said, { ...wednesday, expecting: "time" }).when?.minutes ?? [];
          expect([said, [...minutes].sort((one, other) => one - other)]).toEqual([
            said,
            [early, early + 720],
          ]);
          expect(minutes[0]).toBe(early >= 7 * 60 ? early : early + 720);
        }
  });

  test("in the 24-hour clock", () => {
    for (let minute = 13 * 60; minute < 1440; minute += 15) {
      const [hour, rest] = [Math.floor(minute / 60), String(minute % 60).padStart(2, "0")];
      for (const said of [`${hour}:${rest}`, `at ${hour}${rest}`, `${hour}${rest} hours`])
        expect([said, hearWhen(said, wednesday).when?.minutes]).toEqual([said, [minute]]);
    }
  });

  test("with any day before or after it", () => {
    const wish = fc.record({
      day: fc.constantFrom(...twoYears),
      ahead: fc.integer({ min: 1, max: 364 }),
      tell: fc.constantFrom(...withoutYear),
      hour: fc.integer({ min: 1, max: 12 }),
      quarter: fc.integer({ min: 0, max: 3 }),
      clock: fc.constantFrom(...clocks.slice(0, 2)),
      isDayFirst: fc.boolean(),
    });
    fc.assert(
      fc.property(wish, ({ day, ahead, tell, hour, quarter, clock, isDayFirst }) => {
        const time = `${clock(hour, quarter)} pm`;
        const said = isDayFirst ? `${tell(day)} ${time}` : `${time} ${tell(day)}`;
        const { when, rest } = hearWhen(said, on(addDays(day, -ahead)));
        expect({ days: when?.days, minutes: when?.minutes, flags: when?.flags }).toEqual({
          days: [day],
          minutes: [(hour % 12) * 60 + 720 + quarter * 15],
          flags: [],
        });
        expect(rest).toMatch(/^(?:can i come|please)?$/);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("any text", () => {
  const words = fc.constantFrom(
    ...`not no or and the at on in to from between after before next last this half quarter past an hour
      later any day time monday fri tomorrow week month december may 5th second 2 10:30 12/2 1-3 pm noon
      morning asap , . ? - people one two thirty`.split(/\s+/),
  );
  test("is read without failure, and the rest contains nothing that was not said", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme", maxLength: 60 }),
          fc.array(words, { maxLength: 14 }).map((said) => said.join(" ")),
        ),
        fc.constantFrom("nothing", "day", "time", "choice", "name", "confirm"),
        (said, expecting) => {
          const { when, rest } = hearWhen(said, {
            ...wednesday,
            expecting: expecting as Listening["expecting"],
          });
          const left = rest.split(/\s+/).join("");
          expect(left.length).toBeLessThanOrEqual(said.length);
          for (const day of when?.days ?? []) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
          for (const minute of when?.minutes ?? [])
            expect(minute).toBeOneOf([...Array(1440).keys()]);
          if (when?.part) expect(when.part.from).toBeLessThan(when.part.until);
          if (when?.span) expect(when.span.from <= when.span.until).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("takes time proportional to its length, and keeps what was not read", () => {
    const long = [
      "1".repeat(5_000),
      "1 ".repeat(2_500),
      "a".repeat(5_000),
      "not ".repeat(1_250),
      "monday or ".repeat(500),
      "the second ".repeat(450),
      "x@".repeat(2_500),
      "(".repeat(5_000),
      "next week ".repeat(500),
    ];
    const start = performance.now();
    for (const said of long) hearWhen(said, wednesday);
    expect(performance.now() - start).toBeLessThan(8_000);
    expect(hearWhen(`${"x ".repeat(1_000)}the end`, wednesday).rest).toMatch(/the end$/);
  });
});
