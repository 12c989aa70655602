import { expect, test } from "vitest";
import { converse, wish } from "#test/harness/machine-conversation.ts";
import { contextAt } from "#test/harness/talk-context.ts";

const context = contextAt("2026-11-23T15:00:00Z");
const byText = { ...context, channel: "text", callerNumber: "+17185550142" } as const;
const question = "Do you want us to stop contacting you?";
const doubtful = { mayStop: true, text: "enough of this" } as const;

test("in doubt it asks once whether to stop, and a yes stops at once, with both lines as its words", () => {
  const talk = converse(byText);
  expect(talk.hear(doubtful)).toBe(question);
  expect(talk.effects).toEqual([]);
  talk.hear({ answer: "yes", text: "yes" });
  expect(talk.effects).toEqual([{ kind: "optOut", words: "enough of this / yes", address: null }]);
});

test("a second line that may ask to stop is a yes to that question", () => {
  const talk = converse(byText);
  talk.hear(doubtful);
  talk.hear({ mayStop: true, text: "no more of it" });
  expect(talk.effects).toMatchObject([{ kind: "optOut" }]);
});

test("the same line again is no answer to that question", () => {
  const talk = converse(byText);
  const text = "the painter is done with the hallway, this is the message";
  talk.hear({ mayStop: true, text });
  expect(talk.hear({ mayStop: true, text })).not.toContain(question);
  expect(talk.effects).toEqual([]);
});

test("a no goes on with the open question, and it is not asked again", () => {
  const talk = converse(byText);
  talk.hear({ wants: ["book"] });
  talk.hear(doubtful);
  expect(talk.hear({ answer: "no", text: "no" })).toContain("day");
  expect(talk.state).toMatchObject({ flow: "book", expecting: "day" });
  expect(talk.hear(doubtful)).not.toContain(question);
  expect(talk.effects).toEqual([]);
});

test("a yes to the question is no yes to the read-back before it", () => {
  const talk = converse(context);
  talk.hear({ wants: ["book"], when: wish({ day: "2026-11-24", at: "14:00" }), name: "Dana Reed" });
  talk.hear({ email: "dana@reed.test" });
  talk.hear({ declines: ["phone"] });
  talk.hear({ answer: "no" });
  expect(talk.state.expecting).toBe("confirm");
  talk.hear(doubtful);
  expect(talk.state.readBack?.wasHeard).toBe(false);
  talk.hear({ answer: "yes", text: "yes" });
  expect(talk.effects).toMatchObject([{ kind: "optOut" }]);
});

test.each([
  ["book", "nothing has been booked"],
  ["message", "haven't passed anything on"],
  ["cancel", "stays as it is"],
] as const)("a caller who gives up a %s is let go", (flow, words) => {
  const talk = converse(context);
  talk.hear({ wants: [flow], text: flow });
  if (flow === "message") talk.hear({ text: "The keys are with the neighbor." });
  expect(talk.hear({ letsGo: "neverMind", text: "never mind" })).toContain(words);
  expect(talk.state).toMatchObject({ flow: "open", expecting: "anythingElse" });
  talk.hear({ letsGo: "neverMind", text: "never mind" });
  expect(talk.state.flow).toBe("closed");
});

test("a wrong number ends the conversation kindly", () => {
  const talk = converse(context);
  talk.hear({ wants: ["book"] });
  expect(talk.hear({ letsGo: "wrongNumber", text: "wrong number" })).toContain("No problem");
  expect(talk.state.flow).toBe("closed");
});

test("another wish is no yes to that question, however politely it begins", () => {
  const talk = converse(byText);
  talk.hear(doubtful);
  talk.hear({
    wants: ["cancel"],
    text: "please cancel Tuesday at nine",
    inEnglish: "please cancel Tuesday at nine",
  });
  expect(talk.effects).toEqual([]);
  expect(talk.state.flow).toBe("cancel");
});
