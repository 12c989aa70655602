import { expect, test } from "vitest";
import { reacting } from "./reactions.ts";

const asIs = (line: string) => line;

test("the first reaction that fits and has a line left speaks, and each line is said once", () => {
  const next = reacting([
    { asked: "time", hears: /isn't free/, says: ["four then"] },
    { asked: ["time", "choice"], says: ["three", "half past three"] },
    { asked: "any", says: ["hello?"] },
  ]);
  const say = (asked: "time" | "choice" | "name", words = "") => next({ asked, words }, asIs);
  expect(say("choice")).toBe("three");
  expect(say("time", "That isn't free.")).toBe("four then");
  expect(say("time", "That isn't free.")).toBe("half past three");
  expect(say("time")).toBe("hello?");
  // Nothing is left: the last line of the last that fits.
  expect(say("time")).toBe("hello?");
  expect(say("name")).toBe("hello?");
});

test("nothing is said where nothing fits", () => {
  const next = reacting([{ asked: "confirm", hears: /tuesday/i, says: ["yes"] }]);
  expect(next({ asked: "confirm", words: "Wednesday at 2?" }, asIs)).toBeNull();
  expect(next({ asked: "name", words: "Tuesday" }, asIs)).toBeNull();
  expect(next({ asked: "confirm", words: "Tuesday at 2?" }, asIs)).toBe("yes");
});

test("a line that cannot be said now waits for its time", () => {
  const next = reacting([
    { asked: "any", says: ["{offer 1}"] },
    { asked: "any", says: ["whenever"] },
  ]);
  const now = { asked: "time", words: "" } as const;
  expect(next(now, (line) => (line.includes("{") ? null : line))).toBe("whenever");
  expect(next(now, asIs)).toBe("{offer 1}");
});

test("a global pattern hears the same every time", () => {
  const next = reacting([{ asked: "any", hears: /free/g, says: ["one", "two"] }]);
  const now = { asked: "time", words: "nothing is free" } as const;
  expect([next(now, asIs), next(now, asIs)]).toEqual(["one", "two"]);
});
