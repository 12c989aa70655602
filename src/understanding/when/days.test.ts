import { describe, expect, test } from "vitest";
import type { Day } from "../calendar.ts";
import { heardIn } from "../corpus/hear-when.ts";

// Said on Wednesday, November 25, 2026, at 10:00, the day before Thanksgiving.
describe("weekdays", () => {
  test.each([
    ["thursday", "11-26"],
    ["on monday", "11-30"],
    ["wednesday", "11-25 12-02"],
    ["wednesday at 9", "12-02 09:00 21:00"],
    ["wednesday please", "11-25 12-02"],
    ["thurs", "11-26"],
    ["tues works", "12-01"],
    ["mon", "11-30"],
    ["fri or sat", "11-27 11-28"],
    ["sat morning", "11-28 part:08:00-12:00"],
    ["sun at 2", "11-29 14:00 02:00"],
    ["wensday", "11-25 12-02"],
    ["wendesday", "11-25 12-02"],
    ["thrusday", "11-26"],
    ["tuesdy", "12-01"],
    ["firday", "11-27"],
    ["saterday", "11-28"],
    ["this thursday", "11-26"],
    ["this coming monday", "11-30"],
    ["can i stop by tuesday", "12-01"],
    ["i'd like to come by on tuesday the first", "12-01"],
    ["this friday or next", "11-27 12-04"],
    ["next friday", "11-27 12-04 !whichWeek"],
    ["next monday", "11-30"],
    ["next wednesday", "12-02"],
    ["next sunday", "11-29 12-06 !whichWeek"],
    ["friday next week", "12-04"],
    ["next week friday", "12-04"],
    ["next week on tuesday", "12-01"],
    ["tuesday of next week", "12-01"],
    ["tuesday or wednesday next week", "12-01 12-02"],
    ["next week tuesday or wednesday", "12-01 12-02"],
    ["sometime next week, maybe tuesday", "12-01"],
    ["friday the week after next", "12-11"],
    ["a week from thursday", "12-03"],
    ["two weeks from monday", "12-14"],
    ["thursday week", "12-03"],
    ["friday after next", "12-04 12-11 !whichWeek"],
    ["mondays and wednesdays", "11-30 12-07 11-25 12-02"],
    ["monday tuesday wednesday all work", "11-30 12-01 11-25 12-02"],
    ["the last monday of the month", "11-30"],
    ["the first tuesday in december", "12-01"],
    ["the third friday of next month", "12-18"],
    ["the monday after thanksgiving", "11-30"],
    ["the friday before christmas", "12-18"],
    ["last tuesday", "11-24 !past"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));

  test("in the evening, today's weekday means the one in a week", () => {
    expect(heardIn("wednesday", { minute: 18 * 60 })).toBe("12-02");
  });

  test("on a Sunday, next week begins tomorrow for some and in a week for others", () => {
    const sunday = { today: "2026-11-22" as Day };
    expect(heardIn("next friday", sunday)).toBe("11-27 12-04 !whichWeek");
    expect(heardIn("friday next week", sunday)).toBe("11-27 12-04 !whichWeek");
    expect(heardIn("next week", sunday)).toBe("11-23..11-29");
    expect(heardIn("this week", sunday)).toBe("11-22..11-28");
    expect(heardIn("this friday", sunday)).toBe("11-27");
  });

  test("said on that weekday, the next one is certain", () => {
    expect(heardIn("next friday", { today: "2026-11-27" as Day })).toBe("12-04");
    expect(heardIn("next friday", { today: "2026-11-28" as Day })).toBe("12-04");
  });
});

describe("dates", () => {
  test.each([
    ["the 5th", "12-05"],
    ["on the 5th", "12-05"],
    ["the fifteenth", "12-15"],
    ["the twenty third", "12-23"],
    ["twenty-eighth of november", "11-28"],
    ["the 25th", "11-25 12-25"],
    ["the 31st", "12-31 !whichMonth"],
    ["the 15th or 16th", "12-15 12-16"],
    ["december 2", "12-02"],
    ["december the second", "12-02"],
    ["december second", "12-02"],
    ["dec. 2nd", "12-02"],
    ["dec 2nd", "12-02"],
    ["2nd of december", "12-02"],
    ["2 december", "12-02"],
    ["the second of december", "12-02"],
    ["december 2, 2026", "12-02"],
    ["december 2 2027", "2027-12-02"],
    ["november 25", "11-25"],
    ["december 15 or 16", "12-15 12-16"],
    ["12/2", "12-02"],
    ["12-2", "12-02"],
    ["12/2/26", "12-02"],
    ["12.2.2026", "12-02"],
    ["2026-12-02", "12-02"],
    ["31/12", "12-31"],
    ["1/5/2027 at 10:00", "2027-01-05 10:00 22:00"],
    ["november 20", "2027-11-20"],
    ["febuary 3", "2027-02-03"],
    ["decmber 3", "12-03"],
    ["may 5th at noon", "2027-05-05 12:00"],
    ["on march 3rd", "2027-03-03"],
    ["5th of may", "2027-05-05"],
    ["october 3rd 2026", "10-03 !past"],
    ["2026-11-01", "11-01 !past"],
    ["tuesday the 1st", "12-01"],
    ["the 1st, a tuesday", "12-01"],
    ["tuesday december 1st", "12-01"],
    ["tuesday, 12/1", "12-01"],
    ["friday at 2pm, december 4th", "12-04 14:00"],
    ["tuesday the 2nd", "12-02 12-01 !conflict"],
    ["tuesday, december 2nd", "12-02 12-01 !conflict"],
    ["next friday the 4th", "12-04"],
    ["the 2nd of next month", "12-02"],
    ["next month on the 2nd", "12-02"],
    ["the first of the month", "12-01"],
    ["feb 30", "!invalid"],
    ["the 31st of november", "!invalid"],
    ["2/30/2027", "!invalid"],
    ["the 32nd of december", "!invalid"],
    ["dec 1-5", "12-01..12-05"],
    ["december 1st through 5th", "12-01..12-05"],
    ["from the 1st to the 5th", "12-01..12-05"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));

  test.each([
    ["24", "12-24"],
    ["the 5", "12-05"],
    ["the second", "12-02"],
    ["10 am", "10:00"],
  ])("asked for a day: %s", (said, heard) =>
    expect(heardIn(said, { expecting: "day" })).toBe(heard),
  );
});

describe("days relative to today, or to the day under discussion", () => {
  test.each([
    ["today", "11-25"],
    ["tonight", "11-25 part:17:00-21:00"],
    ["tomorrow", "11-26"],
    ["we'd like to come tomorrow", "11-26"],
    ["wed like to come tomorrow", "11-26"],
    ["tmrw at 3", "11-26 15:00 03:00"],
    ["tommorow", "11-26"],
    ["day after tomorrow", "11-27"],
    ["the day after tomorrow in the late afternoon", "11-27 part:15:00-17:00"],
    ["in 3 days", "11-28"],
    ["in three days", "11-28"],
    ["in two weeks", "12-09"],
    ["two weeks from now", "12-09"],
    ["a week from today", "12-02"],
    ["in a month", "12-25"],
    ["in a couple of weeks", "12-07..12-13"],
    ["tomorrow or the day after", "11-26 11-27"],
    ["tomorrow, thursday", "11-26"],
    ["tomorrow, friday", "11-26 11-27 !conflict"],
    ["yesterday", "11-24 !past"],
    ["later today", "11-25 part:10:00-24:00"],
    ["in two hours", "11-25 12:00"],
    ["in half an hour", "11-25 10:30"],
    ["today at 9", "11-25 09:00 21:00 !past"],
    ["today at 2", "11-25 14:00 02:00"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));

  test.each([
    ["that day", "12-01"],
    ["same day at 3", "12-01 15:00 03:00"],
    ["the next day", "12-02"],
    ["the day before", "11-30"],
    ["two days later", "12-03"],
    ["a week later", "12-08"],
    ["same time on thursday", "11-26 10:30"],
    ["another day", "no:12-01"],
    ["at 3", "15:00 03:00"],
  ])("under discussion: %s", (said, heard) => {
    expect(heardIn(said, { about: { day: "2026-12-01" as Day, minute: 630 } })).toBe(heard);
  });
});

describe("weeks, months and ranges of days", () => {
  test.each([
    ["this week", "11-25..11-29"],
    ["later this week", "11-27..11-29"],
    ["next week", "11-30..12-06"],
    ["early next week", "11-30..12-01"],
    ["the beginning of next week", "11-30..12-01"],
    ["next week's fine", "11-30..12-06"],
    ["the beginning of the week", "11-30..12-01"],
    ["middle of next week", "12-01..12-03"],
    ["end of next week", "12-03..12-04"],
    ["week after next", "12-07..12-13"],
    ["the week of the 7th", "12-07..12-13"],
    ["the week after christmas", "12-28..2027-01-03"],
    ["the weekend", "11-28..11-29"],
    ["this weekend", "11-28..11-29"],
    ["next weekend", "11-28..11-29 !whichWeek"],
    ["a weekday", "no:sat,sun"],
    ["sometime during the week", "no:sat,sun"],
    ["weekends only", "no:mon,tue,wed,thu,fri"],
    ["in december", "12-01..12-31"],
    ["early december", "12-01..12-10"],
    ["mid december", "12-11..12-20"],
    ["sometime in january", "2027-01-01..2027-01-31"],
    ["next month", "12-01..12-31"],
    ["the end of the month", "11-25..11-30"],
    ["the second week of december", "12-08..12-14"],
    ["in the next few days", "11-26..11-28"],
    ["within the next two weeks", "11-26..12-09"],
    ["monday to wednesday", "11-30..12-02"],
    ["monday through friday after 5", "11-30..12-04 part:17:00-24:00"],
    ["mon-fri", "11-30..12-04"],
    ["tuesday to thursday next week", "12-01..12-03"],
    ["between tuesday and friday", "12-01..12-04"],
    ["before friday", "11-25..11-26"],
    ["by friday", "11-25..11-27"],
    ["after thursday", "11-27..12-10"],
    ["not until monday", "11-30..12-13"],
    ["before the holidays", "11-25..12-23"],
    ["end of the year", "12-01..12-31"],
    ["starting monday", "11-30..12-13"],
    ["starting at 9 on monday", "11-30 09:00 21:00"],
    ["i'm free starting at 3", "part:15:00-24:00"],
    ["next year", "2027-01-01..2027-12-31"],
    ["december 2nd next year", "2027-12-02"],
    ["the 2nd of december next year", "2027-12-02"],
    ["june 10th of next year", "2027-06-10"],
    ["next year, maybe march", "2027-03-01..2027-03-31"],
    ["i need something in 2028", "2028-01-01..2028-12-31"],
    ["how about last monday", "11-23 !past"],
    ["tuesday of last week", "11-17 !past"],
    ["next year december 2 at two", "2027-12-02 14:00 02:00"],
    ["december 2nd this year", "12-02"],
    ["a year from now", "2027-11-25"],
    ["two years from today", "2028-11-25"],
    ["i'd like to come in a week ago thursday", "11-18 !past"],
    ["4/12 (day/month)", "12-04"],
    ["12/2 (month/day)", "12-02"],
    ["4/12 european style", "12-04"],
    ["from monday on", "11-30..12-13"],
    ["i'm away until monday", "11-30..12-13"],
    ["after the 5th", "12-06..12-19"],
    ["after tuesday but before friday next week", "12-02..12-03"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));
});

describe("holidays", () => {
  test("on the holiday itself it is today", () => {
    expect(heardIn("thanksgiving", { today: "2026-11-26" as Day })).toBe("11-26");
  });

  test.each([
    ["thanksgiving", "11-26"],
    ["the day after thanksgiving", "11-27"],
    ["black friday", "11-27"],
    ["christmas eve", "12-24"],
    ["christmas", "12-25"],
    ["new year's eve", "12-31"],
    ["new year's day", "2027-01-01"],
    ["mlk day", "2027-01-18"],
    ["memorial day", "2027-05-31"],
    ["july 4th", "2027-07-04"],
    ["the fourth of july", "2027-07-04"],
    ["labor day", "2027-09-06"],
    ["the day before christmas", "12-24"],
    ["the week before christmas", "12-14..12-20"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));
});
