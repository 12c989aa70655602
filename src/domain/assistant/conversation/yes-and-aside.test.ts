import { describe, expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

/** A booking that was read back: Thursday, December 3 at 2:00 PM. */
const read = () => {
  const one = talkWith(contextAt("2026-11-27T15:00:00Z"));
  one.say("i need an appointment thursday at two", "lorna petty", "lornapetty@example.org", "skip");
  return one;
};

describe("a yes with words to somebody else beside it", () => {
  test.each(["she says yes so yes", "two o'clock real time yes"])("books: %s", (line) => {
    const one = read();
    one.say(line);
    expect(one.effects).toMatchObject([{ kind: "book" }]);
  });

  test.each([
    "yes that's it murphy no",
    "she says no so yes",
    "she said yes",
    "she says yes so three",
    "yes real estate",
    "yes so she says maybe",
  ])("books nothing in doubt: %s", (line) => {
    const one = read();
    one.say(line);
    expect(one.effects).toEqual([]);
    expect(one.state.expecting).toBe("confirm");
  });
});

test.each(["3pm, the two was my thumb", "yeah no 3 pm the 2 was a slip"])(
  "another hour beside the one that was read back is never agreed to: %s",
  (line) => {
    const one = read();
    expect(one.say(line)).not.toContain("at 2:00 PM");
    expect(one.effects).toEqual([]);
  },
);

describe("asked what to change", () => {
  test.each(["no hon thursday at two", "no no, thursday at two please", "no it's thursday at 2"])(
    "the same time is read back again, and books only after a yes: %s",
    (line) => {
      const one = read();
      one.say("yes that's it murphy no");
      expect(one.say(line)).toContain("Thursday, December 3 at 2:00 PM");
      expect(one.effects).toEqual([]);
      one.say("yes");
      expect(one.effects).toMatchObject([{ kind: "book" }]);
    },
  );

  test.each(["no not thursday at two", "no", "no i don't want thursday at two", "no thursday"])(
    "a no ends it: %s",
    (line) => {
      const one = read();
      expect(one.say("no", line)).toContain("nothing has been booked");
    },
  );
});

test("a line that breaks off again and again hears no sentence twice", () => {
  const one = talkWith(contextAt("2026-11-27T15:00:00Z"));
  const first = one.say("i need an appointment next week", "can you hear me i said i'm go");
  expect(one.say("you're breaking up i'm losing y")).not.toContain(first);
});

test("who did not hear the offer hears it again", () => {
  const one = talkWith(contextAt("2026-11-27T15:00:00Z"));
  const offer = one.say("i need an appointment next week");
  expect(one.say("you're breaking up")).toBe(offer);
});
