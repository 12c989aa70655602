import { expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

const talk = () => talkWith(contextAt("2026-11-27T15:00:00Z"), { spoken: true });

test("who names a day too far away again is offered the last that can be booked, then a message", () => {
  const one = talk();
  expect(one.say("i'd like march 26th at nine")).toContain("until Tuesday, January 26.");
  expect(one.say("march 26th")).toMatch(/I have Tuesday, January 26 at .*Which works for you/);
  expect(one.say("put me down march 26th at nine")).toContain("I can take a message instead.");
  expect(one.state.expecting).toBe("message");
  one.say("put me down march 26th at nine");
  expect(one.state.gathered.message).toBe("put me down march 26th at nine");
});

test("another day is still booked", () => {
  const one = talk();
  one.say("i'd like march 26th at nine", "march 26th", "okay wednesday then at nine");
  expect(one.start).toBe("2026-12-02 09:00");
});
