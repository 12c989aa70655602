import { expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

const talk = () => talkWith(contextAt("2026-11-27T15:00:00Z"), { spoken: true });

test("a day too far away that is named again is left as a message", () => {
  const one = talk();
  expect(one.say("i'd like march 26th at nine")).toContain("until Tuesday, January 26.");
  expect(one.say("march 26th")).toContain("I can take a message instead.");
  one.say("put me down march 26th at nine");
  expect(one.state.gathered.message).toBe("put me down march 26th at nine");
});

test("a day that can be booked is still booked, before and after", () => {
  const one = talk();
  one.say("i'd like march 26th at nine", "okay wednesday then at nine");
  expect(one.start).toBe("2026-12-02 09:00");
  const other = talk();
  other.say("i'd like march 26th at nine", "march 26th", "okay wednesday then at nine");
  expect(other.start).toBe("2026-12-02 09:00");
});
