import { expect, test } from "vitest";
import { expectations } from "#understanding/heard.ts";
import { waitsForMoreKeys, wordsOfKeys } from "./keypad.ts";

test.each(expectations)(
  "9 opts out and 0 asks for a person, also while %s is being asked",
  (expecting) => {
    expect(wordsOfKeys("9", expecting)).toBe("Stop calling me.");
    expect(wordsOfKeys("0", expecting)).toBe("I want to speak to a person.");
  },
);

test("1, 2 and 3 choose, and answer a read-back", () => {
  expect(["1", "2", "3", "4"].map((key) => wordsOfKeys(key, "choice"))).toEqual([
    "The first one.",
    "The second one.",
    "The third one.",
    null,
  ]);
  expect(["1", "2", "3"].map((key) => wordsOfKeys(key, "confirm"))).toEqual([
    "Yes.",
    "No.",
    "The third one.",
  ]);
});

test("a requested number is keyed in with all its nines and zeros", () => {
  expect(waitsForMoreKeys("9", "phone")).toBe(true);
  expect(waitsForMoreKeys("917555014", "phone")).toBe(true);
  expect(waitsForMoreKeys("9175550142", "phone")).toBe(false);
  expect(wordsOfKeys("9175550142", "phone")).toBe("9175550142");
  expect(waitsForMoreKeys("00019", "code")).toBe(true);
  expect(waitsForMoreKeys("000199", "code")).toBe(false);
  expect(wordsOfKeys("000199", "code")).toBe("000199");
  expect(waitsForMoreKeys("555#", "phone")).toBe(false);
  expect(wordsOfKeys("555#", "phone")).toBe("555");
});

test("keys are not collected where no number was asked for", () => {
  expect(waitsForMoreKeys("1", "choice")).toBe(false);
  expect(wordsOfKeys("*", "time")).toBe("Can you repeat that?");
  expect(wordsOfKeys("#", "time")).toBeNull();
});
