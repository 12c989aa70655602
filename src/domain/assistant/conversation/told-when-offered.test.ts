import { describe, expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

/** A caller who was offered an appointment or a message. */
function offered() {
  const one = talkWith(contextAt("2026-11-27T15:00:00Z"));
  expect(one.say("so my neighbor has a dog that barks at the moon every single night")).toContain(
    "take a message. Which would you like?",
  );
  return one;
}

describe("after an appointment or a message was offered", () => {
  test.each([
    "just that the hendricks binder is ready and i need the lender's clause",
    "PUT THIS IN WRITING TO THEM: SEPTIC WAS NEVER PUMPED",
    "Just relay that the Courier wants comment on 88 Harbor",
    "be so good as to hand on my question: 1031 exchange, duplex",
    "the dog ate the survey and the mailman saw all of it",
  ])("what is told is a message: %s", (line) => {
    const one = offered();
    one.say(line);
    expect(one.state.flow).toBe("message");
  });

  test.each([
    ["i'd like an appointment thursday at two", "book"],
    ["thursday at two", "book"],
    ["an appointment please", "book"],
    ["i want to sell my house in the spring sometime", "book"],
    ["cancel my appointment", "cancel"],
  ])("anything else is what it was: %s", (line, flow) => {
    const one = offered();
    one.say(line);
    expect(one.state.flow).toBe(flow);
  });

  test("a question is no message", () => {
    const one = offered();
    one.say("can a guy with a bankruptcy behind him still get a loan with you people?");
    expect(one.state.flow).not.toBe("message");
  });
});

describe("a message that is read back", () => {
  const read = (message: string) => {
    const one = talkWith(contextAt("2026-11-27T15:00:00Z"));
    one.say("leave a message", message, "Dana Reed", "718-555-0142");
    expect(one.state.expecting).toBe("confirm");
    return one;
  };

  test("is passed on when it is said again, whatever it denies", () => {
    const one = read("the keys are under the flower pot and the cat is not to be let out");
    one.say("yes please the keys are under the flower pot and don't let the cat out");
    expect(one.effects).toMatchObject([{ kind: "takeMessage" }]);
  });

  test("is added to by a yes that says what else", () => {
    const one = read("peg called about the survey");
    one.say("yes say the stakes are wrong the ribbon is on the wrong side of the creek");
    expect(one.state.gathered.message).toContain("creek");
    expect(one.effects).toEqual([]);
  });
});

test("an appointment is dropped for a message that comes with it", () => {
  const one = talkWith(contextAt("2026-11-27T15:00:00Z"));
  one.say(
    "i'd like to come in",
    "scratch that. just pass a message along: the fence is 40 feet over",
  );
  expect(one.state.flow).toBe("message");
});
