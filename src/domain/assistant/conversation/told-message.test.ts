import { expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

const spoken = () => talkWith(contextAt("2026-11-23T15:00:00Z"), { spoken: true });
const contact = ["faye lindgren", "two one eight five five five oh one one seven"];

test.each([
  "just that the hendricks binder is ready and i need the clause before i can send it",
  "only that my brother left the gate open behind the shop",
  "well that the survey stakes are on the wrong side of the creek",
])("what is told after a message was offered is the message: %s", (line) => {
  const talk = spoken();
  talk.say("is this where i'd leave something for the boss about the hendricks binder");
  talk.say(line);
  expect(talk.state.flow).toBe("message");
  expect(talk.state.gathered.message).toBe(line);
});

test.each([
  "just that house on maple",
  "that sounds good",
  "just that i was thinking tuesday at two",
  "that one",
])("what only resembles that is none: %s", (line) => {
  const talk = spoken();
  talk.say("is this where i'd leave something for the boss about the hendricks binder");
  talk.say(line);
  expect(talk.state.gathered.message).toBeNull();
});

test.each([
  "you don't have to do anything just give them a message from peg",
  "could you take a message for him please",
  "i'd like you to give her a message from the tile shop",
])("a message that is only announced is asked for: %s", (line) => {
  const talk = spoken();
  expect(talk.say(line)).toContain("What should I tell");
});

test.each([
  "yes please the keys are under the flower pot and don't let the cat out",
  "tell them the keys are under the flower pot and not to let the cat out",
])("a message with a not in it, said again, is passed on: %s", (line) => {
  const talk = spoken();
  const keys = "the keys are under the flower pot by the door and the cat is not to be let out";
  talk.say("i need to leave a message", keys, ...contact);
  expect(talk.say(line)).toContain("passed it on");
});

test("what is to be said after a yes is added, though something in it is wrong", () => {
  const talk = spoken();
  talk.say("i need to leave a message", "call me about the survey of the farm", ...contact);
  talk.say("yes say the stakes are wrong and the ribbon is on the other side");
  expect(talk.state.expecting).toBe("confirm");
  expect(talk.state.gathered.message).toContain("the stakes are wrong");
});

test.each(["no don't send that", "don't pass it on", "yes but don't tell her yet"])(
  "and a refusal stays one: %s",
  (line) => {
    const talk = spoken();
    talk.say("i need to leave a message", "the cat is not to be let out", ...contact);
    expect(talk.say(line)).not.toContain("passed it on to");
  },
);

test.each([
  "message is power of attorney is signed and my wife has the original",
  "just tell whoever's in charge of wren court the back gate was open and there's a raccoon",
  "somebody should know the back gate was wide open all night and a raccoon got in",
  "write this i found the garage opener it was in my other coat i'll drop it by",
])("what is told is the message, whatever it is about: %s", (line) => {
  const talk = spoken();
  const said = talk.say(line);
  expect(said).not.toContain("advice");
  expect(talk.state.gathered.message).toBe(line);
});

test.each(["i need somebody to take this down for me", "yes please pass on a message"])(
  "that there is one is no message: %s",
  (line) => {
    const talk = spoken();
    expect(talk.say(line)).toContain("What should I tell");
    expect(talk.state.gathered.message).toBeNull();
  },
);

test.each(["what does power of attorney cost me", "will prices drop next year"])(
  "advice is still refused: %s",
  (line) => {
    expect(spoken().say(line)).toContain("advice");
  },
);
