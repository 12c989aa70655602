import fc from "fast-check";
import { expect, test } from "vitest";
import { expectations, heardNothing } from "./heard.ts";
import { hear } from "./corpus/hear.ts";
import { longestTurn } from "./text.ts";

test("one utterance may contain everything, and nothing is read twice", () => {
  const text =
    "Hi, my name is Ana Ruiz, my email is ana@example.com and my phone is 718-555-0142. " +
    "I'd like to book Thursday at 2 for 30 minutes about refinancing. Is it free?";
  expect(hear(text)).toEqual({
    ...heardNothing(text),
    wants: ["book"],
    when: expect.objectContaining({ days: ["2026-11-26"], minutes: [14 * 60, 2 * 60], part: null }),
    name: "Ana Ruiz",
    email: "ana@example.com",
    phone: "+17185550142",
    durationMinutes: 30,
    purpose: "Refinance",
    questions: ["cost"],
  });
});

test("nothing is understood from an empty text", () => {
  expect(hear("the quick brown fox")).toEqual(heardNothing("the quick brown fox"));
  expect(hear("")).toEqual(heardNothing(""));
});

test("the text is kept as written, except for what a turn cannot contain", () => {
  expect(hear("  Hello\u0000  THERE ").text).toBe("Hello THERE");
  expect(hear("x".repeat(5000)).text).toHaveLength(longestTurn);
});

const said = fc.constantFrom(
  ..."yes no but not actually my name is john smith at gmail dot com double l s as in sam seven one eight".split(
    " ",
  ),
  ..."stop calling me tuesday the first option @ . , ' \" ( ) < > { } - + ? / 4111 718-555-0142 i'm it's um".split(
    " ",
  ),
);
const babble = fc.array(said, { maxLength: 60 }).map((words) => words.join(" "));

test("no text makes it fail, whatever is expected", () => {
  const text = fc.oneof(fc.string({ unit: "binary", maxLength: 1200 }), fc.string(), babble);
  fc.assert(
    fc.property(text, fc.constantFrom(...expectations), fc.boolean(), (each, expecting, spoken) => {
      const heard = hear(each, { expecting, spoken });
      expect(Object.keys(heard).toSorted()).toEqual(Object.keys(heardNothing("")).toSorted());
      expect(heard.phone ?? "+17185550142").toMatch(/^\+[1-9]\d{7,14}$/);
      expect(heard.code ?? "123456").toMatch(/^\d{6}$/);
      expect((heard.name ?? "").length).toBeLessThanOrEqual(80);
    }),
    { numRuns: 200 },
  );
}, 180_000);

test("a yes followed by a limit or a change is not a yes", () => {
  const yes = fc.constantFrom(
    "yes",
    "yeah",
    "sure",
    "okay",
    "that works",
    "perfect",
    "sounds good",
  );
  const change = fc.constantFrom(
    "but at 4",
    "but not tuesday",
    "if my wife can come",
    "except the email",
    "make it wednesday",
    "my name is Jo Li",
    "for 60 minutes",
    "and use ana@example.com",
    "wait no",
    "only after five",
    "let me ask my husband",
    "actually friday",
  );
  fc.assert(
    fc.property(yes, change, (agreed, changed) => {
      expect(hear(`${agreed}, ${changed}`, { expecting: "confirm" }).answer).not.toBe("yes");
    }),
  );
});

// A pattern with catastrophic backtracking would take minutes; the limit is generous because a machine can be busy.
test("a long utterance is read quickly, whatever is repeated in it", () => {
  const parts = [
    "1 ",
    "a@",
    "<a",
    "' ",
    "at dot ",
    "please ",
    "i'm ",
    "my first name is ",
    "double ",
    "no yes ",
  ];
  for (const part of parts) {
    const text = part.repeat(longestTurn);
    hear(text);
    const start = performance.now();
    hear(text, { expecting: "email", spoken: true });
    expect(performance.now() - start).toBeLessThan(8_000);
  }
});
