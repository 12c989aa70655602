import { describe, expect, test } from "vitest";
import { newState, restored } from "../turn/turn.ts";
import type { TalkState } from "../turn/state.ts";
import { at } from "#test/harness/machine-conversation.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";
import { summaryOf } from "./summary.ts";

// Real lines, from the first to the last: what was said once is not asked again.

const wednesday = "2026-11-25";
const thursday = "2026-11-26";
// Wednesday from 2 to 3 PM is taken.
const busy = [
  { startsAt: new Date("2026-11-25T19:00:00Z"), durationMinutes: 60, countsTowardsCap: true },
];
const free = contextAt("2026-11-23T15:00:00Z");
const context = { ...free, circumstances: { ...free.circumstances, busy } };
const readyToConfirm = "Book Thursday at 2 PM, I'm Dana Reed, dana@example.com, 718 555 0142";

function heard(...lines: string[]) {
  const talk = talkWith(context);
  const answers = lines.map((line) => talk.say(line));
  return { talk, last: answers.at(-1)!, answers };
}

test.each([
  ["how about 4", "16:00"],
  ["hmm what about eleven in the morning", "11:00"],
  ["then one o'clock", "13:00"],
])("a day stays when its time is taken: %j", (line, time) => {
  const { talk } = heard("book me wednesday at 2 pm", line);
  expect(talk.state.gathered.startsAt).toBe(at(context, wednesday, time));
});

test("a day stays after a no to all its times, until another day is asked for", () => {
  const same = heard("i'd like wednesday at 2", "none of those", "3:30");
  expect(same.talk.state.gathered.startsAt).toBe(at(context, wednesday, "15:30"));
  const other = heard("i'd like wednesday at 2", "another day", "3:30");
  expect(other.talk.state).toMatchObject({ expecting: "day", gathered: { startsAt: null } });
  const onlyDay = heard("i'd like wednesday", "how about another day");
  expect(onlyDay.last).toBe("Which day works for you?");
});

test.each([
  ["what are your hours and can I come Wednesday at 1", /9:00 AM and 4:30 PM/],
  ["are you a robot? whatever, wednesday 1 pm please", /not a person/],
  ["do you charge for the consultation? if not put me down for wednesday at 1 pm", /free/],
  ["what are the rates like these days and can we meet wednesday at 1", /can't talk about prices/],
])("%j is answered, and goes on with the time", (line, answer) => {
  const { talk, last } = heard(line);
  expect(last).toMatch(answer);
  expect(last).toContain("Wednesday, November 25 at 1:00 PM is free. What is your name?");
  expect(talk.state.gathered.startsAt).toBe(at(context, wednesday, "13:00"));
});

test.each(["what are your rates today", "what time do you close on fridays"])(
  "%j is a question and no request",
  (line) => {
    expect(heard(line).talk.state).toMatchObject({ flow: "open", gathered: { startsAt: null } });
  },
);

test("details that are given while a time is asked for are kept, and the offer stays open", () => {
  const { talk, answers } = heard(
    "i'd like wednesday at 2",
    "Hanna Lindqvist",
    "hanna@lindqvist.example",
    "no phone",
    "three",
  );
  for (const answer of answers.slice(1, 4)) expect(answer).toMatch(/1:30 PM or 3:00 PM/);
  expect(answers.slice(1, 4).join()).not.toContain("isn't free");
  expect(answers[4]).toMatch(/^Let me read that back: .*3:00 PM.*for Hanna Lindqvist/);
  talk.say("yes");
  expect(talk.effects).toMatchObject([
    { kind: "book", name: "Hanna Lindqvist", email: "hanna@lindqvist.example", phone: null },
  ]);
});

test.each(["haha yes", "lol", "Sounds Good", "Yes Please"])("%j is nobody's name", (line) => {
  expect(heard("i'd like wednesday at 2", line).talk.state.gathered.name).toBeNull();
  expect(heard("i'd like wednesday at 1", line).talk.state.gathered.name).toBeNull();
});

test("one breath is one read-back", () => {
  const { talk, last } = heard(
    "hi this is Dana Reed, I'd like to book thursday at 2 pm, my number is 718-555-0142 and my email is dana@example.com",
  );
  expect(last).toMatch(/^Let me read that back: .*2:00 PM.*Dana Reed.*dana@example.com.*0142/);
  talk.say("yes");
  expect(talk.effects).toMatchObject([{ kind: "book", name: "Dana Reed", notes: null }]);
});

describe("a note that comes with the yes", () => {
  test.each([
    ["yes, and please note I use a wheelchair", "I use a wheelchair"],
    ["yes and tell her I'm bringing my mother", "I'm bringing my mother"],
    ["yes that's right, the gate code is 4431", "the gate code is 4431"],
  ])("is stored with the appointment, once it was read back: %j", (line, notes) => {
    const { talk, last } = heard(readyToConfirm, line);
    expect(talk.effects).toEqual([]);
    expect(last).toContain("with your note");
    talk.say("yes");
    expect(talk.effects).toMatchObject([{ kind: "book", notes }]);
  });

  test.each(["yes but check with my wife first", "yeah if she has time", "yes I think so"])(
    "%j is a doubt and no note",
    (line) => {
      const { talk } = heard(readyToConfirm, line);
      expect(talk.effects).toEqual([]);
      expect(talk.state.gathered.notes).toBeNull();
    },
  );
});

describe("what never suits holds for every later offer", () => {
  test("hours", () => {
    const { talk } = heard("i need an appointment but not before ten", "none", "friday");
    expect(talk.state.offered).toHaveLength(3);
    for (const start of talk.state.offered)
      expect(start >= at(context, "2026-11-27", "10:00")).toBe(true);
  });

  test("weekdays, until one is named", () => {
    const { talk } = heard(
      "book please, not on tuesdays",
      "as soon as possible",
      "none",
      "next week",
    );
    expect(talk.state.offered.some((start) => start.startsWith("2026-12-01"))).toBe(false);
    talk.say("december 1 at 2 pm");
    expect(talk.state.gathered.startsAt).toBe(at(context, "2026-12-01", "14:00"));
  });
});

test("an unfinished appointment waits while a message is left", () => {
  const { talk, last } = heard(
    "book thursday at 2",
    "can i leave a message too",
    "the keys are with Bob",
    "Dana Reed",
    "718 555 0142",
    "yes",
    "and now book the appointment",
  );
  expect(talk.effects).toMatchObject([{ kind: "takeMessage", words: "the keys are with Bob" }]);
  expect(last).toContain("So back to Thursday, November 26 at 2:00 PM.");
});

test.each([
  ["could Hanna call me", "message"],
  ["hanna told me to call about the papers", "message"],
  ["please let O'Brien-Díaz know the roof is done", "message"],
  ["could Ana call me about it", "message"],
])("the professional is meant by any of their names: %j", (line, flow) => {
  const professional = { ...context.professional, fullName: "Hanna O'Brien-Díaz" };
  const talk = talkWith({ ...context, professional });
  talk.say(line);
  expect(talk.state.flow).toBe(flow);
});

test("the professional reads that a time was chosen before a message", () => {
  const { talk } = heard("book thursday at 2", "I don't want that, just have her call me");
  talk.say("Dana Reed");
  talk.say("718 555 0142");
  talk.say("yes");
  expect(talk.effects).toMatchObject([{ kind: "takeMessage", wantsCallback: true }]);
  expect(summaryOf(talk.state, context).summary).toMatch(/left a message\. They had chosen a time/);
});

describe("a message", () => {
  test.each([
    "she told me to call about the papers",
    "he asked me to call him back about the inspection",
    "please let ana know that I am running late today",
  ])("is what others said, too: %j", (line) => {
    expect(heard(line).talk.state).toMatchObject({ flow: "message", expecting: "name" });
  });

  test("is taken without a number, and the read-back says what that means", () => {
    const { talk, last } = heard(
      "leave a message",
      "The keys are with the neighbor.",
      "Dana Reed",
      "i don't have a phone or email",
    );
    expect(last).toContain("Without a number or an email it can't be answered. Shall I?");
    talk.say("yes");
    expect(talk.effects).toMatchObject([{ kind: "takeMessage", phone: null, email: null }]);
  });

  test.each([
    "no, the message should say the keys are under the mat",
    "change it to the keys are under the mat",
    "no the keys are under the mat",
  ])("can be corrected before it is passed on: %j", (line) => {
    const { talk, last } = heard(
      "leave a message",
      "The keys are with the neighbor.",
      "Dana Reed",
      "718 555 0142",
      line,
    );
    expect(last).toContain("I've changed the message.");
    expect(talk.effects).toEqual([]);
    talk.say("yes");
    expect(talk.effects).toMatchObject([{ words: "the keys are under the mat" }]);
  });
});

test("a question that was given up for a message is still answered by an answer", () => {
  const { talk, answers } = heard("book please", "mm", "mm mm", "mmm", "thursday at 10");
  expect(answers[1]).toContain("“tomorrow”");
  expect(answers[2]).toContain("The next free times are");
  expect(answers[3]).toContain("message in your own words");
  expect(talk.state).toMatchObject({
    flow: "book",
    gathered: { startsAt: at(context, thursday, "10:00"), message: null },
  });
});

test("a name that was not understood twice is taken as it was said, and a number is left out", () => {
  const { talk, last } = heard(
    "book thursday at 2 my email is dana@example.com",
    "mm",
    "schnorbus quirin",
    "blorp",
    "blorp blorp",
  );
  expect(last).toContain("I'll leave the number out. Let me read that back");
  expect(talk.state.gathered).toMatchObject({ name: "Schnorbus Quirin", phone: null });
});

test("a bare hour is no name, however often it is said", () => {
  const { talk } = heard("book thursday at 2 my email is dana@example.com", "mm", "three", "three");
  expect(talk.state.gathered.name).toBeNull();
});

test("the consent is said in full at the first read-back, and again after an interruption", () => {
  const { answers } = heard(readyToConfirm, "make it 3 pm");
  expect(answers[0]).toContain("By booking you agree that Ana Ruiz may contact you");
  expect(answers[1]).toContain("3:00 PM");
  expect(answers[1]).toContain("Same consent as before. Shall I book it?");
  const cut = talkWith(context);
  cut.say(readyToConfirm);
  cut.interrupted("Let me read that back: 30 minutes");
  expect(cut.say("make it 3 pm")).toContain("By booking you agree");
});

test("a read-back that was not answered is said in other words, with everything in it", () => {
  const { answers } = heard(readyToConfirm, "purple monkeys", "green ones", "the blue", "fish");
  for (const words of answers)
    expect(words).toMatch(
      /30 minutes with Ana Ruiz on Thursday, November 26 at 2:00 PM.*for Dana Reed.*dana@example.com.*0142/,
    );
  expect(new Set(answers).size).toBe(5);
});

test("after three of them one word is asked for, then a message is offered, and nothing that was read back is lost", () => {
  const { talk, answers } = heard(readyToConfirm, "purple", "green", "blue", "red", "message");
  expect(answers[3]).toContain("One word is enough, “yes” or “no”: 30 minutes with Ana Ruiz");
  expect(answers[4]).toContain("or “message” and I'll pass it on to Ana Ruiz as it is");
  expect(answers[5]).toContain("I would pass on your message to Ana Ruiz, from Dana Reed");
  expect(talk.state.gathered.message).toMatch(/^Not confirmed yet: 30 minutes with Ana Ruiz on/);
  expect(talk.say("book it")).toContain(
    "So back to Thursday, November 26 at 2:00 PM. Let me read that back",
  );
  talk.say("yes");
  expect(talk.effects.at(-1)).toMatchObject({ kind: "book", name: "Dana Reed" });
});

test("a message may be asked for instead of a yes", () => {
  const { last, talk } = heard(readyToConfirm, "I'd rather leave a message");
  expect(last).toContain("What should I tell Ana Ruiz?");
  expect(talk.state.flow).toBe("message");
});

test("a read-back that is never answered becomes a message, which needs its own yes", () => {
  const { talk } = heard(readyToConfirm, "a b", "c d", "e f", "g h", "j k", "m n", "o p", "q r");
  expect(talk.state).toMatchObject({ flow: "message", expecting: "confirm" });
  expect(talk.effects).toEqual([]);
  talk.say("yes");
  expect(talk.effects.map(({ kind }) => kind)).toEqual(["takeMessage"]);
});

test("a note that comes with the same yes again is kept once, and the yes counts", () => {
  const { talk } = heard(readyToConfirm, "yes we have a big dog", "yes we have a big dog");
  expect(talk.effects.at(-1)).toMatchObject({ kind: "book", notes: "we have a big dog" });
});

test.each([
  "no need",
  "pass on it",
  "leave it",
  "you already have it",
  "ask my secretary sometime",
])("asked for a phone number, %j leaves it out at once", (line) => {
  const { last, talk } = heard(
    "book thursday at 2 my email is dana@example.com",
    "Dana Reed",
    line,
  );
  expect(last).toContain("Let me read that back");
  expect(talk.state.gathered.phone).toBeNull();
});

test.each([
  "i've been waiting three weeks for a callback cancel my appointment",
  "she doesn't call me, she doesn't write",
  "can you call my husband at 718 555 0199",
])("%j asks for no call back", (line) => {
  expect(heard(line).talk.state.gathered.wantsCallback).toBe(false);
});

test("hours that are the same are said together", () => {
  const day = [{ from: "09:00", until: "17:00" }];
  const weeklyHours = { mon: day, tue: day, wed: day, thu: day, fri: [], sat: [], sun: day };
  const availability = { ...context.circumstances.availability, weeklyHours } as never;
  const given = { ...context, circumstances: { ...context.circumstances, availability } };
  expect(talkWith(given).say("what are your hours")).toContain(
    "available Monday to Thursday 9:00 AM to 5:00 PM, Sunday 9:00 AM to 5:00 PM, Eastern",
  );
});

test("a caller may speak early: what is only heard opens with one question", () => {
  const voice = talkWith({ ...context, channel: "voice" });
  expect(voice.turns[0]!.join(" ")).toBe(
    "Hi, this is Ana Ruiz's automated assistant, not a person. What can I do for you?",
  );
});

test("a state that an earlier version stored goes on", () => {
  const { memory: _, ...older } = newState;
  const { notes: __, ...gathered } = newState.gathered;
  const stored = JSON.parse(
    JSON.stringify({ ...older, gathered: { ...gathered, name: "Dana Reed" } }),
  ) as TalkState;
  const talk = talkWith(context, { from: stored });
  expect(talk.say("thursday at 2")).toContain("What email");
  expect(restored(stored)).toEqual({
    ...newState,
    gathered: { ...newState.gathered, name: "Dana Reed" },
  });
});

test.each([
  ["book thursday at 2", "never mind", "nothing has been booked"],
  ["book", "not booking anything today", "nothing has been booked"],
  ["leave a message", "never mind", "haven't passed anything on"],
  ["cancel my appointment", "never mind, keep it", "stays as it is"],
  ["move my appointment", "i changed my mind, leave it as it is", "stays as it is"],
])("%j lets go after %j", (first, line, words) => {
  const { talk, last } = heard(first, line);
  expect(last).toContain(words);
  expect(talk.state.flow).toBe("open");
});
