import { expect, test } from "vitest";
import { newYork } from "#test/harness/talk-context.ts";
import { appointment, tuesdayAt2, turn } from "./fixture.ts";
import type { Turn } from "./play.ts";
import { namesStart, unreadChanges } from "./read-backs.ts";

const whole =
  "Let me read that back: 30 minutes with Ana Ruiz on Tuesday, December 1 at 2:00 PM, New York; for Vera Lind; confirmation to vera@lind.test; phone 718-555-0142. Shall I book it?";
const reads = (words: string) => turn({ says: "7185550142", answer: [words], asked: "confirm" });
const commits = (change = {}) =>
  turn({ changes: [{ kind: "booked", appointment: appointment(change) }] });
const count = (...turns: Turn[]) => unreadChanges(turns, newYork).length;

test("a booking right after its whole read-back is fine", () => {
  expect(count(reads(whole), commits())).toBe(0);
});

test("a read-back of anything but what is stored is none", () => {
  for (const change of [
    { startsAt: new Date("2026-12-01T20:00:00Z") },
    { startsAt: new Date("2026-12-02T19:00:00Z") },
    { name: "Vera Linden" },
    { email: "vera@lindt.test" },
    { phone: "+17185550143" },
    { durationMinutes: 60 },
  ])
    expect(count(reads(whole), commits(change)), JSON.stringify(change)).toBe(1);
  expect(count(reads(whole.replace("; phone 718-555-0142", "")), commits())).toBe(1);
});

test("a yes to the question what to change commits nothing that counts", () => {
  const refused = turn({
    says: "no",
    answer: ["What should I change: the day, the time or your name?"],
    asked: "confirm",
  });
  expect(count(reads(whole), refused, commits())).toBe(1);
  const gentle = turn({ says: "hm", answer: ["¿Qué quiere cambiar?"], asked: "confirm" });
  expect(count(reads(whole), gentle, commits())).toBe(1);
  const noted = turn({ says: "no, that's not it", answer: ["All right."], asked: "confirm" });
  expect(count(reads(whole), noted, commits())).toBe(1);
  const other = turn({ says: "hm", answer: ["And a phone number?"], asked: "phone" });
  expect(count(reads(whole), other, commits())).toBe(1);
});

test("a side question between the read-back and the yes does no harm", () => {
  const asked = turn({
    says: "is this recorded",
    answer: ["It isn't recorded. Shall I book it?"],
    asked: "confirm",
  });
  expect(count(reads(whole), asked, commits())).toBe(0);
});

test("an offer that was taken is no read-back", () => {
  const offer = turn({ answer: ["I have Tuesday, December 1 at 2:00 PM."], asked: "choice" });
  const moves = turn({ changes: [{ kind: "moved", appointment: appointment() }] });
  expect(count(offer, moves)).toBe(1);
  const read = reads("I would move it to Tuesday, December 1 at 2:00 PM. Shall I?");
  expect(count(read, moves)).toBe(0);
});

test("a start is found in English and Spanish, and in no other time", () => {
  const named = (words: string) => namesStart(words, tuesdayAt2, newYork);
  for (const words of [
    "Tuesday, December 1 at 2:00 PM",
    "december 1st, at 2 p.m.",
    "el martes 1 de diciembre a las 2:00 p. m.",
    "el 1 de diciembre a las 14:00",
    "1 de diciembre, 2 de la tarde",
  ])
    expect(named(words), words).toBe(true);
  for (const words of [
    "December 1 at 2:00 AM",
    "December 1 at 2:30 PM",
    "December 1 at 12:00 PM",
    "December 11 at 2:00 PM",
    "21 de diciembre a las 14:00",
  ])
    expect(named(words), words).toBe(false);
});

test("an address that was spelled out counts as read", () => {
  const spelled = whole.replace("vera@lind.test", "v, e, r, a, at lind dot test");
  expect(count(reads(spelled), commits())).toBe(0);
});
