import { expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

// Monday, November 23, 2026, 10:00 in New York.
const context = contextAt("2026-11-23T15:00:00Z");

function named(opening: string) {
  const talk = talkWith(context);
  return { talk, said: talk.say(opening) };
}

test.each([
  ["trask", "Bonnie Trask"],
  ["it's trask t r a s k", "Bonnie Trask"],
  ["bonnie trask", "Bonnie Trask"],
  ["bonnie jean trask", "Bonnie Jean Trask"],
  ["my last name is trask", "Bonnie Trask"],
  ["bonnie", "Bonnie"],
  ["just bonnie", "Bonnie"],
  ["just put bonnie", "Bonnie"],
  ["bonnie is fine", "Bonnie"],
  ["no, only bonnie", "Bonnie"],
  ["i go by bonnie", "Bonnie"],
  ["mrs trask", "Bonnie Trask"],
  ["bonnie with an ie", "Bonnie"],
  ["i'd rather not say", "Bonnie"],
  ["bonny", "Bonny"],
  ["no it's bob", "Bob"],
])("a first name given in passing is completed once: %s", (answer, name) => {
  const { talk, said } = named("hi this is bonnie i'd like to come in tuesday at 2");
  expect(said).toContain("What is your full name?");
  expect(talk.say(answer)).toContain("email");
  expect(talk.state.gathered.name).toBe(name);
  talk.say("bonnie@example.com");
  expect(talk.say("no phone")).toContain(`for ${name};`);
});

test("a whole name is not asked for again, and neither is a first name that answered the question", () => {
  const whole = named("hi this is bonnie trask i'd like to come in tuesday at 2");
  expect(whole.said).toContain("What email");
  const asked = named("i'd like to come in tuesday at 2");
  expect(asked.said).toContain("What is your name?");
  expect(asked.talk.say("bonnie")).toContain("What email");
});

test("what is said besides the full name is heard, and it is not asked for twice", () => {
  const { talk } = named("hi this is bonnie i'd like to come in tuesday at 2");
  const moved = talk.say("can we make it wednesday at 2 instead");
  expect(moved).toContain("Wednesday, November 25");
  expect(moved).not.toContain("name");
  expect(talk.say("bonnie@example.com")).toContain("phone");
});

test("in Spanish as well", () => {
  const { talk, said } = named("hola me llamo rosa, quiero una cita el martes a las dos");
  expect(said).toContain("¿Cuál es su nombre completo?");
  talk.say("lima");
  expect(talk.state.gathered.name).toBe("Rosa Lima");
});
