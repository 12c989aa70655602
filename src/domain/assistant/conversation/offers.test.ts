import { describe, expect, test } from "vitest";
import { type Availability, weekdayKeys } from "#domain/appointments/availability.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { contextAt, newYork } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

// Monday, November 23, 2026, 10:00 in New York; Tuesday is the 24th, December 2 a Wednesday.
const context = contextAt("2026-11-23T15:00:00Z");
const busy = [
  { startsAt: new Date("2026-11-24T19:00:00Z"), durationMinutes: 60, countsTowardsCap: true },
];
const twoTaken = contextAt("2026-11-23T15:00:00Z", {
  circumstances: { ...context.circumstances, busy },
});

/** The conversation up to an offer, and one more line. */
function after(lines: readonly string[], line: string, given = context) {
  const talk = talkWith(given);
  talk.say("I'd like to book an appointment", ...lines, line);
  return talk;
}

const examples = ["tuesday"];
const afternoon = ["tuesday afternoon"];
const morning = ["tuesday morning"];
const week = ["sometime this week"];
const nearTwo = ["tuesday at 2"];

test("the offers that the tests below answer", () => {
  expect(after([], "tuesday").offered.map(timeOf)).toEqual(["09:00", "13:30", "16:30"]);
  expect(after([], "tuesday afternoon").offered.map(timeOf)).toEqual(["13:00", "15:00", "16:30"]);
  expect(after([], "tuesday morning").offered.map(timeOf)).toEqual(["09:00", "10:30", "11:30"]);
  expect(after([], "sometime this week").offered.map(dayOf)).toEqual(["23", "24", "25"]);
  expect(after([], "tuesday at 2", twoTaken).offered.map(timeOf)).toEqual([
    "13:00",
    "13:30",
    "15:00",
  ]);
});

function timeOf(start: string): string {
  return start.slice(11);
}

function dayOf(start: string): string {
  return start.slice(8, 10);
}

describe("a day at an offer is a date", () => {
  test.each([
    [examples, "wednesday afternoon", "25"],
    [afternoon, "wednesday afternoon", "25"],
    [afternoon, "december 2nd", "02"],
    [week, "december 2nd", "02"],
    [week, "dec third", "03"],
    [week, "the first of december", "01"],
    [afternoon, "on the fourth", "04"],
    [afternoon, "the fourth", "04"],
    [examples, "the 30th in the morning", "30"],
    [morning, "how about thursday", "26"],
  ])("%j, then %j: the %s", (lines, line, day) => {
    const { start, offered } = after(lines, line);
    expect(start).toBeNull();
    expect(offered.length).toBeGreaterThan(0);
    expect(new Set(offered.map(dayOf))).toEqual(new Set([day]));
  });
});

describe("a bare number at an offer is an hour first", () => {
  test.each([
    [afternoon, "two", "14:00"],
    [afternoon, "2 please", "14:00"],
    [afternoon, "let's take two", "14:00"],
    [morning, "three", "15:00"],
    [examples, "four", "16:00"],
    [examples, "one", "13:00"],
    [examples, "nine", "09:00"],
  ])("%j, then %j: %s", (lines, line, time) => {
    expect(after(lines, line).start).toBe(`2026-11-24 ${time}`);
  });

  test("where the offered half hour and the free hour are both possible, both are asked", () => {
    const talk = talkWith(context);
    expect(talk.say("I'd like to book", "tuesday afternoon", "four")).toBe(
      "Do you mean Tuesday, November 24 at 4:00 PM or 4:30 PM?",
    );
    talk.say("four");
    expect(talk.start).toBe("2026-11-24 16:00");
  });

  test("a half hour that was offered on another day does not count", () => {
    expect(after(morning, "11/30 at 10").start).toBe("2026-11-30 10:00");
  });

  test("an exact hour is not asked about", () => {
    expect(after(afternoon, "4 pm").start).toBe("2026-11-24 16:00");
  });

  test("another day keeps the time that was not free", () => {
    expect(after(nearTwo, "same time wednesday", twoTaken).start).toBe("2026-11-25 14:00");
    expect(after(nearTwo, "wednesday then", twoTaken).start).toBe("2026-11-25 14:00");
  });

  test("over several days, it is that hour on each of them", () => {
    const { start, offered } = after(week, "three");
    expect(start).toBeNull();
    expect(offered.map(timeOf)).toEqual(["15:00", "15:00", "15:00"]);
  });

  test("an offer remembers its day", () => {
    expect(after(nearTwo, "4", twoTaken).start).toBe("2026-11-24 16:00");
    expect(after(nearTwo, "ten", twoTaken).start).toBe("2026-11-24 10:00");
  });

  test("where the hour is taken, the place in the list is offered, not chosen", () => {
    const talk = after(nearTwo, "two", twoTaken);
    expect(talk.start).toBeNull();
    expect(talk.offered).toEqual(["2026-11-24 13:30"]);
    talk.say("yes");
    expect(talk.start).toBe("2026-11-24 13:30");
  });
});

describe("clear words choose a place in the list", () => {
  test.each([
    ["the second one", "15:00"],
    ["second", "15:00"],
    ["number two", "15:00"],
    ["option 3", "16:30"],
    ["the last one", "16:30"],
    ["the first of those", "13:00"],
  ])("%j: %s", (line, time) => {
    expect(after(afternoon, line).start).toBe(`2026-11-24 ${time}`);
  });

  test("the middle of three, and the early one", () => {
    expect(after(afternoon, "the middle one").start).toBe("2026-11-24 15:00");
    expect(after(afternoon, "the early one").start).toBe("2026-11-24 13:00");
  });

  test("but not the second that somebody needs to look", () => {
    expect(after(afternoon, "give me a second yeah three").start).toBe("2026-11-24 15:00");
    expect(after(afternoon, "just a second").start).toBeNull();
  });
});

test.each([
  ["um let me look two thirty", "14:30"],
  ["hold on let me check my calendar okay ten thirty", "10:30"],
  ["let me find my glasses so two pm", "14:00"],
  ["let me see two thirty", "14:30"],
])("a hesitation does not lose the time: %j", (line, time) => {
  expect(after(examples, line).start).toBe(`2026-11-24 ${time}`);
});

test.each(["let me check my calendar", "give me two minutes", "let me see if two works"])(
  "%j only asks to wait",
  (line) => {
    const { start, turns } = after(examples, line);
    expect(start).toBeNull();
    expect(turns.at(-1)!.join(" ")).toContain("take your time");
  },
);

describe("at the read-back", () => {
  const details = ["my name is Dana Reed", "dana@reed.test", "no phone"];

  function readBack() {
    const talk = talkWith(context);
    expect(talk.say("I'd like to book", "tuesday at 2", ...details)).toContain("read that back");
    return talk;
  }

  test.each([
    ["could we make that three", "24 15:00"],
    ["make it 11 in the morning instead", "24 11:00"],
    ["wednesday at 2, actually 3", "25 15:00"],
    ["two no sorry two thirty", "24 14:30"],
    ["three", "24 15:00"],
    ["no, I said three", "24 15:00"],
    ["i think i'd prefer four", "24 16:00"],
    ["is 3 still free", "24 15:00"],
    ["yes but make it half an hour later", "24 14:30"],
    ["that's the wrong time i wanted 10", "24 10:00"],
    ["same time on thursday", "26 14:00"],
    ["yes but at three", "24 15:00"],
    ["yeah except make it friday", "27 14:00"],
  ])("%j is heard, keeps the rest, and is read back again", (line, start) => {
    const talk = readBack();
    const reading = talk.say(line);
    expect(talk.start).toBe(`2026-11-${start}`);
    expect(reading).toContain("read that back");
    expect(reading).toContain("Dana Reed");
    expect(talk.effects).toEqual([]);
    talk.say("yes");
    expect(talk.effects).toMatchObject([{ kind: "book", name: "Dana Reed" }]);
  });

  test("a corrected time that is not free is not read back", () => {
    const talk = readBack();
    expect(talk.say("make it noon")).toContain("isn't free");
    expect(talk.start).toBeNull();
    talk.say("yes");
    expect(talk.effects).toEqual([]);
  });

  test("a number in another detail is not a time", () => {
    const talk = readBack();
    talk.say("my phone number ends in 4");
    expect(talk.start).toBe("2026-11-24 14:00");
  });

  test.each(["yes", "yes that's right", "yeah sure"])(
    "after a no, %j to the question what to change only reads it back again",
    (line) => {
      const talk = readBack();
      expect(talk.say("no")).toContain("What should I change");
      expect(talk.say(line)).toContain("read that back");
      expect(talk.effects).toEqual([]);
      talk.say("yes");
      expect(talk.effects).toHaveLength(1);
    },
  );

  test("what is to change can be named in one word", () => {
    const talk = readBack();
    expect(talk.say("no", "the time")).toContain("Which time works for you?");
    expect(talk.say("ten")).toContain("at 10:00 AM");
    expect(talk.say("no", "the day")).toContain("Which day");
  });

  test("a no to what should change ends the booking", () => {
    const talk = readBack();
    expect(talk.say("no", "no")).toContain("nothing has been booked");
    talk.say("yes");
    expect(talk.effects).toEqual([]);
  });
});

describe("a correction while another detail is asked for", () => {
  test.each([
    ["actually make that three", "24 15:00"],
    ["can we push it to four", "24 16:00"],
    ["my name is Dana Reed, the time should be 3", "24 15:00"],
    ["wrong time, I need 11", "24 11:00"],
    ["wait, can we do wednesday instead", "25 14:00"],
  ])("%j", (line, start) => {
    expect(after(nearTwo, line).start).toBe(`2026-11-${start}`);
  });
});

test.each([
  ["i get off work at 3 so 4 would be good", "24 16:00"],
  ["i have the dentist at nine so maybe eleven", "24 11:00"],
  ["twoish", "24 14:00"],
  ["the latest you have", "24 16:30"],
])("a reason is not the time: %j", (line, start) => {
  expect(after(examples, line).start).toBe(`2026-11-${start}`);
});

test.each([
  ["not tuesday after all, what about december 8", "08"],
  ["how about the same day next week", "01"],
  ["wait i have something tuesday, wednesday?", "25"],
])("another day: %j", (line, day) => {
  expect(new Set(after(examples, line).offered.map(dayOf))).toEqual(new Set([day]));
});

test("an hour later than the appointment that is moved", () => {
  const talk = talkWith(context);
  talk.say("I need to move my appointment", "my code is 482913");
  expect(talk.say("an hour later")).toContain("to Wednesday, November 25 at 11:00 AM");
});

describe("past days are named and asked anew, and today is not offered instead", () => {
  test.each([
    ["yesterday at 3", "Sunday, November 22 has already passed."],
    ["last friday", "Friday, November 20 has already passed."],
    ["november 20th", "Friday, November 20 has already passed"],
    ["on the 12th of november", "Thursday, November 12 has already passed"],
    ["last week", "already passed"],
    ["last weekend", "already passed"],
    ["friday the 20th", "Friday, November 20 has already passed."],
  ])("%j", (line, words) => {
    const { turns, start, offered } = after([], line);
    expect(turns.at(-1)!.join(" ")).toContain(words);
    expect(turns.at(-1)).toContain("Which day works for you?");
    expect([start, offered]).toEqual([null, []]);
  });

  test("but of today, the rest is offered", () => {
    expect(new Set(after([], "today at 9 am").offered.map(dayOf))).toEqual(new Set(["23"]));
  });
});

describe("when the clocks change", () => {
  const losAngeles: ZoneRules = {
    zone: "America/Los_Angeles",
    offsets: [
      [Date.parse("2026-03-08T10:00:00Z"), -420],
      [Date.parse("2026-11-01T09:00:00Z"), -480],
      [Date.parse("2027-03-14T10:00:00Z"), -420],
    ],
  };

  /** A professional who works at any hour, in New York unless given otherwise. */
  function atNight(now: string, zone = newYork) {
    const always = Object.fromEntries(
      weekdayKeys.map((day) => [day, [{ from: "00:00", until: "24:00" }]]),
    ) as Availability["weeklyHours"];
    const { circumstances } = contextAt(now);
    const availability = { ...circumstances.availability, weeklyHours: always };
    return contextAt(now, { circumstances: { ...circumstances, zone, availability } });
  }

  test.each([
    ["before", "05:30"],
    ["the earlier one", "05:30"],
    ["daylight time", "05:30"],
    ["the one after", "06:30"],
    ["the second one", "06:30"],
    ["standard time", "06:30"],
  ])("of an hour that comes twice, both are asked about: %j", (line, time) => {
    const talk = talkWith(atNight("2026-10-28T15:00:00Z", losAngeles));
    expect(talk.say("I'd like to book", "sunday november 1 at 1:30 am")).toBe(
      "I have Sunday, November 1 at 1:30 AM (before the clocks go back) or 1:30 AM (after the clocks go back). Which works for you?",
    );
    expect(talk.say("1:30")).toContain("Which");
    expect(talk.start).toBeNull();
    expect(talk.say(line)).toContain("the clocks go back) is free");
    expect(talk.state.gathered.startsAt).toBe(`2026-11-01T${time}:00.000Z`);
  });

  test("where only the first can be booked, it is asked about as well, and read back with its name", () => {
    const talk = talkWith(atNight("2026-10-28T15:00:00Z"));
    expect(talk.say("I'd like to book", "sunday november 1 at 1:30 am")).toContain(
      "1:30 AM (before the clocks go back). Does that work?",
    );
    expect(talk.start).toBeNull();
    const reading = talk.say("yes", "my name is Dana Reed", "dana@reed.test", "no phone");
    expect(reading).toContain("1:30 AM (before the clocks go back)");
  });

  test("the later of the two is not taken for the first", () => {
    const talk = talkWith(atNight("2026-10-28T15:00:00Z"));
    talk.say("I'd like to book", "sunday november 1 at 1:30 am", "the later one");
    expect(talk.start).toBeNull();
  });

  test("an hour that is skipped does not exist", () => {
    const talk = talkWith(atNight("2027-03-10T15:00:00Z"));
    expect(talk.say("I'd like to book", "sunday march 14 at 2:30 am")).toContain(
      "doesn't exist on that day, because the clocks are set forward",
    );
    expect(talk.start).toBeNull();
  });
});
