import { describe, expect, test } from "vitest";
import { hear, lines, monday } from "./corpus/hear.ts";
import type { Day } from "./calendar.ts";
import type { When } from "./heard.ts";
import { hearExisting, hearNewTime } from "./understand.ts";

const existing = (text: string, asksName = false) =>
  hearExisting(text, monday, {
    hasCode: hear(text, { expecting: "code" }).code !== null,
    asksName,
  });

const brief = (when: When | null) => {
  if (!when) return null;
  const clock = when.minutes[0];
  const at =
    clock === undefined ? "" : ` ${Math.floor(clock / 60)}:${`${clock % 60}`.padStart(2, "0")}`;
  return `${when.days.map((day) => day.slice(5)).join("/")}${at}`.trim();
};

describe("an appointment that is there already", () => {
  test.each(
    lines(`
      i booked online for nine wednesday
      She has an 11:00 on Monday
      i am supposed to come to you monday
      I've got nine o'clock with yous tuesday
      about my appointment on friday
      my 2:00 on thursday
      you have me down for thursday at 3
      i put myself in for the 2nd
      my husband booked us a slot for tuesday at 10
      I'm scheduled for Thursday at 4
      my mother has an appointment with ana on friday at 2
    `),
  )("is spoken of: %s", (text) => {
    expect(existing(text).isMentioned).toBe(true);
  });

  test.each(
    lines(`
      i can't for the life of me come on the 4th
      i ain't gonna make it tuesday
      something came up
      I won't be able to attend
      gonna miss our meeting tomorrow
      my car broke down and I can't get there
    `),
  )("somebody cannot come: %s", (text) => {
    expect(existing(text).isHindered).toBe(true);
  });

  test.each(
    lines(`
      i want to book an appointment
      can i have an appointment monday
      i have a doctor's appointment monday so can i come tuesday at 2
      we've been in this house forty one years and my husband can't do the stairs anymore
      my two bedroom condo on elm
      i have wednesday at 3 free
      i can't come on mondays
      my 30 year mortgage
      i booked a flight for friday so thursday is best
      i never made an appointment
      i can't afford my mortgage
      i have a meeting until 2 can i come at 3 on tuesday
    `),
  )("is not spoken of: %s", (text) => {
    const { isMentioned, isHindered } = existing(text);
    expect({ isMentioned, isHindered }).toEqual({ isMentioned: false, isHindered: false });
  });
});

describe("its own time, and the new one", () => {
  test.each([
    [
      "i booked for nine wednesday but nine is way too early can i do like two thirty",
      "11-25 9:00",
      "14:30",
    ],
    [
      "She has an 11:00 on Friday; an emergency means she needs it at 4:30 that same day",
      "11-27 11:00",
      "11-27 16:30",
    ],
    ["move my thing on wednesday from 1:00 to 4:00", "11-25 13:00", "16:00"],
    [
      "i have an appointment tuesday at ten and i need to push it to wednesday same time",
      "11-24 10:00",
      "11-25 10:00",
    ],
    [
      "my appointment is thursday noon now. Is Tuesday noon possible?",
      "11-26 12:00",
      "11-24 12:00",
    ],
    ["reschedule to December 7th 11am", null, "12-07 11:00"],
    ["can i come thursday at 2 instead of tuesday at 10", "11-24 10:00", "11-26 14:00"],
    ["i can't make it tuesday how about thursday at four", "11-24", "11-26 16:00"],
    ["my thursday at 3 won't work, wednesday at 3 is better", "11-26 15:00", "11-25 15:00"],
    ["swap my 9 am for an 11 am on wednesday", "9:00", "11-25 11:00"],
    ["i was down for the 2nd, i meant the 3rd", "12-02", "12-03"],
  ])("%s", (text, own, to) => {
    const heard = existing(text);
    expect(brief(heard.own)).toBe(own);
    const about = { day: heard.own?.days[0] ?? null, minute: heard.own?.minutes[0] ?? null };
    expect(brief(hearNewTime(heard.to ?? "", monday, about))).toBe(to);
  });

  const about = { day: monday.today, minute: 600 };
  test.each([
    ["forward by an hour", "earlier", 60],
    ["back half an hour", "later", 30],
  ] as const)("%s is %s", (text, direction, minutes) => {
    expect(hearNewTime(text, monday, about)?.shift).toEqual({ direction, minutes });
  });

  test("a week later is the same time", () => {
    expect(brief(hearNewTime("out a week", monday, about))).toBe("11-30 10:00");
  });
});

describe("under which name", () => {
  test.each([
    [
      "on behalf of my mother paulette leclair, her appointment has to be canceled",
      "Paulette Leclair",
    ],
    ["cancel my mother's appointment paulette leclair", "Paulette Leclair"],
    ["the office manager for Dr. Priya Menon. She has an 11:00 on Monday", "Priya Menon"],
    ["my grandmother edith warner she's got an appointment friday", "Edith Warner"],
    ["Need to cancel. Otto Brandt, Dec 3 at 9am.", "Otto Brandt"],
    ["cancel my appointment for buying a house", null],
    ["cancel my appointment please", null],
    ["one thing for me robot cancel frank colasanto", "Frank Colasanto"],
    ["please cancel otis lamb at nine", "Otis Lamb"],
    ["reschedule rodriguez maria please", "Rodriguez Maria"],
    ["cancel appt pls", null],
    ["cancel everything please", null],
    ["cancel for me", null],
    ["cancel right away", null],
    ["cancel the house showing", null],
  ])("%s", (text, name) => {
    expect(existing(text).name).toBe(name);
  });

  test.each([
    ["otis blankenship two in the afternoon tuesday", "Otis Blankenship"],
    ["monday at nine thirty for folake oduya", "Folake Oduya"],
    ["it'd be orville gunderson nine thirty thursday", "Orville Gunderson"],
    ["i don't have any code here with me", null],
    ["wife's readin it to me 904567", null],
    ["i'm the two o'clock tuesday", null],
  ])("where name and time were asked for, %s", (text, name) => {
    expect(existing(text, true).name).toBe(name);
  });
});

test.each([
  ["oh no wait don't cancel, my cousin can drive me so move it to wednesday at one", true],
  ["hmm actually another day instead", true],
  ["don't move it, cancel it", false],
  ["yes cancel it", false],
])("%s: moves instead %s", (text, isMove) => {
  expect(existing(text).isMoveInstead).toBe(isMove);
});

describe("one exact time that is to become another", () => {
  test.each([
    ["wednesday 12 pm to monday 4:30 pm", "12-02 12:00", "11-30 16:30"],
    ["change appt. old: Wednesday 12p. new: Monday 4:30p.", "12-02 12:00", "11-30 16:30"],
    ["Tuesday two thirty moves up to Monday at nine", "12-01 14:30", "11-30 9:00"],
    ["My rdv of Thursday 9:30 must be Tuesday 9:30", "12-03 9:30", "12-01 9:30"],
    ["the Tuesday at ten has to go to Thursday at two", "12-01 10:00", "12-03 14:00"],
    [
      "I wish to move my appointment of December 2nd, 11 a.m., to December 3rd, 11:30 a.m.",
      "12-02 11:00",
      "12-03 11:30",
    ],
    ["my Tuesday at 10 should be the 3rd at 2", "12-01 10:00", "12-03 14:00"],
  ])("is read as a move: %s", (text, own, to) => {
    const friday = { ...monday, today: "2026-11-27" as Day };
    const said = hearExisting(text, friday, { hasCode: false, asksName: false });
    expect(brief(said.own)).toBe(own);
    expect(brief(hearNewTime(said.to ?? "", friday, friday.about))).toBe(to);
  });

  test.each(
    lines(`
      i'm away monday 9 to tuesday 5
      tuesday ten to two
      are you open monday 9 to friday 5
      monday at ten or tuesday at nine
      i work monday 9 to thursday 5
    `),
  )("is not meant: %s", (text) => {
    expect(existing(text).to).toBe(null);
  });
});
