import { expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

const wholeMonday = {
  startsAt: new Date("2026-11-30T05:00:00Z"),
  durationMinutes: 24 * 60,
  countsTowardsCap: false,
};
const talk = (...lines: string[]) => {
  const one = talkWith(contextAt("2026-11-27T15:00:00Z", { busy: [wholeMonday] }), {
    spoken: true,
  });
  return { one, answer: one.say("i'd like an appointment monday at two thirty", ...lines) };
};

test("a day that is full is named", () => {
  expect(talk().answer).toContain("Nothing is free on Monday, November 30.");
});

test.each(["two thirty", "what about two thirty", "i can only do two thirty", "no two thirty"])(
  "a time alone after another day was offered is taken only with that day: %s",
  (line) => {
    const { one, answer } = talk(line);
    expect(answer).toContain("I have Tuesday, December 1 at 2:30 PM. Does that work?");
    expect(one.start).toBeNull();
    one.say("yes");
    expect(one.start).toBe("2026-12-01 14:30");
  },
);

test("said once more, the time is taken", () => {
  const { one } = talk("two thirty", "two thirty");
  expect(one.start).toBe("2026-12-01 14:30");
});

test.each([
  ["two thirty on tuesday", "2026-12-01 14:30"],
  ["tuesday is fine at two thirty", "2026-12-01 14:30"],
  ["the second one", "2026-12-01 09:30"],
  ["nine thirty", "2026-12-01 09:30"],
  ["then wednesday at three", "2026-12-02 15:00"],
])("with its day or among those offered it is taken at once: %s", (line, start) => {
  expect(talk(line).one.start).toBe(start);
});

test("once the day is the caller's, another time is meant on it", () => {
  expect(talk("nine thirty", "actually make it four").one.start).toBe("2026-12-01 16:00");
  expect(talk("two thirty", "yes", "actually make it four").one.start).toBe("2026-12-01 16:00");
});

test("a day that was refused is no longer spoken of", () => {
  const { one } = talk("no something else");
  expect(one.say("two thirty")).toBe("Which day works for you?");
  expect(talk("two thirty", "no").answer).toBe("Which other day or time works for you?");
});

test("on the day that was asked for, another time is taken at once", () => {
  const one = talkWith(contextAt("2026-11-27T15:00:00Z"), { spoken: true });
  expect(one.say("monday at seven pm")).toContain("isn't free");
  one.say("two thirty");
  expect(one.start).toBe("2026-11-30 14:30");
});
