import { describe, expect, test } from "vitest";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

// Friday, November 27, 2026, 10:00 in New York; December 2 is a Wednesday. Tuesday at three is taken.
const busy = [
  { startsAt: new Date("2026-12-01T20:00:00Z"), durationMinutes: 30, countsTowardsCap: true },
];
const free = contextAt("2026-11-27T15:00:00Z");
const context = { ...free, circumstances: { ...free.circumstances, busy } };

describe("a day that is told with a reason", () => {
  test("is not the wish, also while the email is asked for", () => {
    const talk = talkWith(context);
    talk.say("i want to come monday at ten", "stavros pappas");
    talk.say("wait i have the fish delivery monday put me wednesday at ten better");
    expect(talk.start).toBe("2026-12-02 10:00");
  });

  test("a changed time that comes instead of the name is taken", () => {
    const talk = talkWith(context);
    talk.say("thursday at nine", "Actually 9:30 is easier for me");
    expect(talk.start).toBe("2026-12-03 09:30");
  });
});

describe("where two days stay, the question names them and is never the same", () => {
  const talk = talkWith(context);
  const answers = [
    "i want to come monday at ten and wednesday at ten",
    "ten o'clock my friend",
    "ten o'clock my friend",
  ].map((line) => talk.say(line));

  test.each([
    [0, "I have Monday, November 30 at 10:00 AM or Wednesday, December 2 at 10:00 AM."],
    [1, "At 10:00 AM on which day: Monday, November 30 or Wednesday, December 2?"],
    [2, "Only the day, please: Monday, November 30 or Wednesday, December 2?"],
  ])("answer %i", (index, words) => expect(answers[index]).toContain(words));

  test("the day alone is enough then", () => {
    talk.say("wednesday");
    expect(talk.start).toBe("2026-12-02 10:00");
  });
});

describe("a date that cannot be booked keeps its hour", () => {
  test.each([
    ["hi pls book november 3 at 11am", "oops nov is over, Wednesday", "2026-12-02 11:00"],
    ["December 2nd next year at 2pm please", "december 2nd this year", "2026-12-02 14:00"],
    ["i am booking for april twelve by four p m", "december 11th then", "2026-12-11 16:00"],
    ["yesterday at two", "monday", "2026-11-30 14:00"],
  ])("%j, then %j", (far, near, start) => {
    const talk = talkWith(context);
    expect(talk.say(far)).toMatch(/already passed|60 days ahead, until Tuesday, January 26\./);
    talk.say(near);
    expect(talk.start).toBe(start);
  });
});

test("an hour that is taken is not replaced by its half hour", () => {
  const talk = talkWith(context);
  expect(talk.say("tuesday at three")).toContain("2:30 PM or 3:30 PM");
  expect(talk.say("three please and thank you")).toBe(
    "3:00 PM isn't free. I have Tuesday, December 1 at 3:30 PM. Does that work?",
  );
  expect(talk.start).toBeNull();
  expect(talk.say("three")).toContain("Does Tuesday, December 1 at 3:30 PM work for you?");
  talk.say("yes");
  expect(talk.start).toBe("2026-12-01 15:30");
});

test("what never suits is answered with times that suit", () => {
  const talk = talkWith(context);
  talk.say("appointment please", "not Fridays and not before 10");
  expect(talk.offered).toEqual(["2026-11-28 10:00", "2026-11-29 10:00", "2026-11-30 10:00"]);
});

describe("time zones", () => {
  const fixed = (zone: string, hours: number): ZoneRules => ({
    zone,
    offsets: [[Date.parse("2026-11-01T07:00:00Z"), -60 * hours]],
  });
  const chicago = fixed("America/Chicago", 6);
  const zones = [chicago, fixed("America/Los_Angeles", 8), fixed("Pacific/Honolulu", 10)];
  const zoned = { ...context, zones };

  test.each([
    ["wednesday at 1 pm central", "1:00 PM Central Time (Chicago) is 2:00 PM Eastern Time"],
    ["i'm on maui could we do nine in the morning my time wednesday", "is 2:00 PM Eastern Time"],
    ["nine in the morning my time wednesday two in the afternoon over there", "2:00 PM is free"],
  ])("%s", (line, words) => {
    const talk = talkWith(zoned);
    expect(talk.say(line)).toContain(words);
    expect(talk.start).toBe("2026-12-02 14:00");
  });

  test("the professional's time is put into the caller's", () => {
    const talk = talkWith({ ...zoned, callerZone: chicago });
    expect(talk.say("thursday at 2 your time")).toContain(
      "2:00 PM Eastern Time (New York) is 1:00 PM Central Time (Chicago).",
    );
    expect(talk.start).toBe("2026-12-03 13:00");
  });

  test("on the phone, where nobody knows the caller's zone, it is said which one is meant", () => {
    const talk = talkWith({ ...zoned, channel: "phone" });
    expect(talk.say("thursday at 2 my time")).toContain(
      "All times here are in Eastern Time (New York).",
    );
  });

  test("a zone that is not known takes no time", () => {
    const talk = talkWith(context);
    expect(talk.say("thursday at 2 pm pacific")).toContain("All times here are in Eastern Time");
    expect(talk.start).toBeNull();
  });

  test("at the read-back, the same hour of another zone is not the same time", () => {
    const talk = talkWith(zoned);
    talk.say("thursday at 2", "my name is Dana Reed", "dana@reed.test", "no phone");
    talk.say("yes 2 pm central");
    expect(talk.effects).toEqual([]);
    expect(talk.start).toBe("2026-12-03 15:00");
  });

  test("in Spanish", () => {
    const talk = talkWith(zoned);
    expect(talk.say("quiero una cita el jueves a las 2 hora del centro")).toContain(
      "2:00 p.m. hora del Centro (Chicago) equivale a 3:00 p.m. hora del Este (Nueva York).",
    );
  });
});
