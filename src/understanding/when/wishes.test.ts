import { describe, expect, test } from "vitest";
import type { Day } from "../calendar.ts";
import { hearWhen } from "./hear-when.ts";
import { heardIn, wednesday } from "../corpus/hear-when.ts";

describe("several requests at once", () => {
  test.each([
    ["monday or tuesday", "11-30 12-01"],
    ["monday, tuesday, or friday", "11-30 12-01 11-27"],
    ["tuesday at 3 or friday at 10", "12-01 11-27 15:00 10:00 03:00 22:00"],
    ["at 2 or 3", "14:00 15:00 02:00 03:00"],
    ["today or tomorrow", "11-25 11-26"],
    ["either monday at 3 or friday morning", "11-30 11-27 15:00 03:00 part:08:00-12:00"],
    ["if not tuesday then thursday", "12-01 11-26"],
    ["monday works, tuesday works too", "11-30 12-01"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));
});

describe("what does not suit", () => {
  test.each([
    ["not tuesday, thursday", "11-26 no:tue"],
    ["not tuesday or thursday", "no:tue,thu"],
    ["not tuesday, thursday or friday", "no:tue,thu,fri"],
    ["any day but monday", "no:mon soonest"],
    ["any day except friday", "no:fri soonest"],
    ["anything but fridays", "no:fri"],
    ["other than monday any day is fine", "no:mon soonest"],
    ["except fridays", "no:fri"],
    ["no mondays please", "no:mon"],
    ["not on weekends", "no:sat,sun"],
    ["monday doesn't work", "no:mon"],
    ["monday and tuesday don't work for me", "no:mon,tue"],
    ["monday is no good", "no:mon"],
    ["mondays are bad", "no:mon"],
    ["i can't do monday", "no:mon"],
    ["i'm busy tuesday, how about thursday", "11-26 no:tue"],
    ["tuesday i can't, but friday works", "11-27 no:tue"],
    ["i have work thursday", "11-26"],
    ["thursday i have work", "no:thu"],
    ["tuesday isn't good", "no:tue"],
    ["rather than tuesday let's do friday", "11-27 no:tue"],
    ["i'd rather tuesday than thursday", "12-01 no:thu"],
    ["not tomorrow", "no:11-26"],
    ["i can't on the 5th", "no:12-05"],
    ["not in the morning", "part:12:00-21:00"],
    ["mornings don't work", "part:12:00-21:00"],
    ["not in the afternoon", "part:08:00-12:00"],
    ["everything but evenings", "part:08:00-17:00"],
    ["i can't make it before 4", "part:16:00-24:00"],
    ["i'm not available after 3", "part:00:00-15:00"],
    ["not tuesday morning", "no:tue"],
    ["not tuesdays and not before 10", "part:10:00-24:00 no:tue"],
    ["no mornings and no mondays please", "part:12:00-21:00 no:mon"],
    ["nothing on thursday, no earlier than one", "part:13:00-24:00 no:thu"],
    ["i have nothing on thursday", "11-26"],
    ["anything but wednesday and after one", "part:13:00-24:00 no:wed"],
    ["i don't do mornings", "part:12:00-21:00"],
    ["tuesday at 3 doesn't work, how about 4", "16:00 04:00"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));

  test("a week that does not suit is excluded day by day", () => {
    const { when } = hearWhen("i'm out of town next week", wednesday);
    expect(when?.except.days).toHaveLength(7);
    expect(when?.span).toBeNull();
  });

  test.each([
    ["why not friday", "11-27"],
    ["tuesday isn't bad", "12-01"],
    ["is tuesday booked", "12-01"],
    ["can't wait until friday", "11-25..11-27"],
    ["i don't mind tuesday", "12-01"],
  ])("not a refusal: %s", (said, heard) => expect(heardIn(said)).toBe(heard));
});

describe("corrections", () => {
  test.each([
    ["tuesday, no wait, thursday", "11-26"],
    ["tuesday no thursday", "11-26"],
    ["tuesday actually thursday", "11-26"],
    ["tuesday sorry i mean thursday", "11-26"],
    ["tuesday *thursday", "11-26"],
    ["thursday at 3, no wait, friday", "11-27 15:00 03:00"],
    ["thursday at 3, actually make it 4", "11-26 16:00 04:00"],
    ["thursday morning, actually make that the afternoon", "11-26 part:12:00-17:00"],
    ["tuesday scratch that friday at 2pm", "11-27 14:00"],
    ["at 2, no, at 3", "15:00 03:00"],
    ["tuesday or, no wait, thursday", "11-26"],
    ["tuesday... maybe thursday instead", "12-01 11-26"],
    ["tuesday, let's say thursday instead", "11-26"],
    ["move my tuesday appointment to friday at 10", "11-27 10:00 22:00"],
    ["reschedule from tuesday to thursday", "11-26"],
    ["can we push it from 2 to 3 pm", "15:00"],
    ["i need to change it to 4", "16:00 04:00"],
    ["tuesday, no problem", "12-01"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));
});

describe("later, earlier", () => {
  test.each([
    ["an hour later", "later:60"],
    ["half an hour later", "later:30"],
    ["30 minutes earlier", "earlier:30"],
    ["an hour and a half later", "later:90"],
    ["two hours earlier please", "earlier:120"],
    ["a bit later", "later"],
    ["a little earlier", "earlier"],
    ["anything earlier", "earlier"],
    ["do you have something later", "later"],
    ["later in the day", "later"],
    ["push it back 30 minutes", "later:30"],
    ["move it up an hour", "earlier:60"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));

  test.each([
    ["later", "later"],
    ["neither, later please", "later"],
    ["no, earlier", "earlier"],
    ["anything after that", "later"],
  ])("asked to choose: %s", (said, heard) => {
    const about = { day: "2026-12-01" as Day, minute: 600 };
    expect(heardIn(said, { expecting: "choice", about })).toBe(heard);
  });
});

describe("as soon as possible, and whenever", () => {
  test.each([
    ["asap", "soonest"],
    ["as soon as possible", "soonest"],
    ["the earliest you have", "soonest"],
    ["earliest available", "soonest"],
    ["what's your next opening", "soonest"],
    ["first available", "soonest"],
    ["next available appointment", "soonest"],
    ["as soon as possible on tuesday", "12-01 soonest"],
    ["whenever", "soonest"],
    ["whenever works for you", "soonest"],
    ["any time", "soonest"],
    ["you pick", "soonest"],
    ["it doesn't matter", "soonest"],
    ["i don't care", "soonest"],
    ["i'm flexible", "soonest"],
    ["up to you", "soonest"],
    ["what do you have", "soonest"],
    ["what times are available", "soonest"],
    ["any time on tuesday", "12-01"],
    ["what do you have on thursday", "11-26"],
    ["any day next week", "11-30..12-06"],
    ["any day in the morning", "part:08:00-12:00 soonest"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));
});

describe("choosing among what was offered", () => {
  const offered = [
    { day: "2026-12-01" as Day, minute: 630 },
    { day: "2026-12-01" as Day, minute: 840 },
    { day: "2026-12-10" as Day, minute: 1020 },
  ];
  test.each([
    ["2", "14:00 02:00"],
    ["the 2 o'clock", "14:00 02:00"],
    ["the 10", "10:30 10:00 22:00"],
    ["10 30", "10:30 22:30"],
    ["5", "17:00 05:00"],
    ["thursday", "12-10 11-26"],
    ["the tuesday one", "12-01"],
    ["tuesday at 2", "12-01 14:00 02:00"],
    ["1", "13:00 01:00"],
    ["one", "13:00 01:00"],
    ["3", "15:00 03:00"],
    ["the second one", "-"],
    ["the earlier one", "-"],
    ["the last one", "-"],
    ["either one", "-"],
    ["number two", "-"],
  ])("%s", (said, heard) => expect(heardIn(said, { expecting: "choice", offered })).toBe(heard));

  test("in the order of what was offered", () => {
    const late = [{ day: "2026-12-01" as Day, minute: 3 * 60 }];
    expect(heardIn("3", { expecting: "choice", offered: late })).toBe("03:00 15:00");
  });
});

describe("what is left for the other readers", () => {
  test.each([
    ["my name is ana and tuesday at 3 works", "my name is ana and works"],
    ["book me for 30 minutes on the 5th", "book me for 30 minutes"],
    ["how about tomorrow", "how about"],
    ["an hour at 2", "an hour"],
    ["not tuesday", ""],
    ["call 718 555 0142 on monday", "call 718 555 0142"],
    ["i called on tuesday", "i called on tuesday"],
    ["3 bedrooms, thursday", "3 bedrooms,"],
  ])("%s", (said, rest) => expect(hearWhen(said, wednesday).rest).toBe(rest));

  test("when a choice is expected, words that may choose are left in the text", () => {
    expect(hearWhen("later please", { ...wednesday, expecting: "choice" }).rest).toBe(
      "later please",
    );
  });
});
