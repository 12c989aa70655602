import { expect, test } from "vitest";
import { eventKinds } from "#domain/account/events.ts";
import { deviceText, wayText } from "./device-words.ts";
import { eventText, isFailure } from "./event-words.ts";

test("every kind of event has its own text", () => {
  const words = eventKinds.map((kind) => eventText({ kind, detail: null }));
  expect(new Set(words).size).toBe(eventKinds.length);
  expect(words).not.toContain("Something was changed");
});

test.each([
  ["signed_in", "passkey", "Signed in with a passkey"],
  ["signed_in", "carrier-pigeon", "Signed in"],
  ["identity_linked", "google", "Account linked: Google"],
  ["identity_linked", "newcomer", "Account linked: newcomer"],
  ["api_key_made", "Website", "API key made: Website"],
  ["constructor", null, "Something was changed"],
  ["not_known_yet", "x", "Something was changed"],
])("%s with %s reads “%s”", (kind, detail, words) => {
  expect(eventText({ kind, detail })).toBe(words);
});

test("failed attempts are marked", () => {
  expect(eventKinds.filter(isFailure)).toEqual([
    "sign_in_failed",
    "second_step_failed",
    "confirmation_failed",
  ]);
});

test("a device's name includes what is known about it", () => {
  expect(deviceText({ browser: "Firefox", system: "Windows" })).toBe("Firefox on Windows");
  expect(deviceText({ browser: null, system: "Android" })).toBe("Android");
  expect(deviceText({ browser: null, system: null })).toBe("Unknown device");
  expect(wayText("toString")).toBe("");
});
