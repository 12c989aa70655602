import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

test.each([
  "hold on",
  "one second",
  "just a moment please",
  "let me check my calendar",
  "hang on",
  "wait",
  "give me a minute",
  "hold on let me grab my calendar",
  "bear with me",
  "let me see the house",
  "hmm let me think",
  "one moment",
])("%s only asks to wait", (text) => {
  expect(hear(text).waits).toBe(true);
  expect(hear(text, { expecting: "time" })).toMatchObject({ waits: true, when: null });
});

test.each(["mhm", "uh huh", "okay", "right", "i see", "yeah", "um", "got it"])(
  "%s is what listeners say",
  (text) => {
    expect(hear(text)).toMatchObject({ backchannel: true, waits: false });
  },
);

test.each(["one second, my email is a@b.co", "wait, thursday", "yes", "no", "ok thanks"])(
  "%s says something",
  (text) => {
    expect(hear(text)).toMatchObject({ backchannel: false, waits: false });
  },
);
