import { expect, test } from "vitest";
import type { End } from "../../../banks/shape.ts";
import { appointment, facts, turn, vera } from "./fixture.ts";
import { type Facts, judge } from "./judge.ts";

const verdict = (end: End, change: Partial<Facts>, who = vera.who) =>
  judge({ who, end }, facts(change)).verdict;
const later = new Date("2026-12-01T20:00:00Z");
const askedForPhone = [turn({ says: null, asked: "phone" })];

test("a booking counts with its start, its name and every detail that is stored", () => {
  const { end } = vera;
  const booked = (change = {}, turns: Facts["turns"] = []) =>
    verdict(end, { after: [appointment(change)], turns });
  expect(booked()).toBe("right");
  expect(booked({ name: "VERA LIND", email: "Vera@Lind.test" })).toBe("right");
  expect(booked({ startsAt: later })).toBe("wrong");
  expect(booked({ name: "Vera Linden" })).toBe("wrong");
  expect(booked({ email: "vera@lindt.test" })).toBe("wrong");
  expect(booked({ phone: "+17185550143" })).toBe("wrong");
  // A number that was not asked for may be missing.
  expect(booked({ phone: null })).toBe("right");
  expect(booked({ phone: null }, askedForPhone)).toBe("undone");
  expect(verdict(end, {})).toBe("undone");
  expect(verdict(end, { after: [appointment(), appointment({ id: "2", startsAt: later })] })).toBe(
    "wrong",
  );
  expect(verdict(end, { after: [appointment()], stops: ["vera@lind.test"] })).toBe("wrong");
});

test("a detail that the caller never gave is not theirs", () => {
  const who = { ...vera.who, phone: null };
  expect(verdict(vera.end, { after: [appointment()] }, who)).toBe("wrong");
});

test("whoever takes one of several starts is right", () => {
  const starts = [
    { day: 2, at: "14:00" },
    { day: 2, at: "15:00" },
  ];
  const after = [appointment({ startsAt: later })];
  expect(verdict({ kind: "booked", starts }, { after })).toBe("right");
  expect(verdict({ kind: "booked", starts: [] }, { after })).toBe("right");
});

test("a move and a cancellation are those of the caller's own appointment", () => {
  const before = [appointment(), appointment({ id: "2", startsAt: new Date(0) })];
  const own = { before, ownId: "1" };
  const moved: End = { kind: "moved", starts: [{ day: 2, at: "15:00" }] };
  const after = (change: object) => [appointment(change), before[1]!];
  expect(verdict(moved, { ...own, after: after({ startsAt: later }) })).toBe("right");
  expect(verdict(moved, { ...own, after: before })).toBe("undone");
  expect(verdict(moved, { ...own, after: after({ startsAt: new Date(1) }) })).toBe("wrong");
  expect(verdict(moved, { ...own, after: after({ isActive: false }) })).toBe("wrong");
  expect(verdict({ kind: "cancelled" }, { ...own, after: after({ isActive: false }) })).toBe(
    "right",
  );
  expect(verdict({ kind: "cancelled" }, { ...own, after: before })).toBe("undone");
  expect(verdict({ kind: "cancelled" }, { ...own, after: [before[0]!] })).toBe("wrong");
  expect(
    verdict(moved, {
      ...own,
      after: [...after({ startsAt: later }), appointment({ id: "3", startsAt: new Date(1) })],
    }),
  ).toBe("wrong");
});

test("a message needs each of its words, however they are written", () => {
  const end: End = { kind: "message", words: ["closing", "Thursday", "555-0142"] };
  const messages = ["The CLOSING is on thursday, call 5550142"];
  expect(verdict(end, { messages })).toBe("right");
  expect(verdict(end, { messages: ["the closing"] })).toBe("undone");
  expect(verdict(end, { messages, after: [appointment()] })).toBe("wrong");
});

test("a stop is on the list, and nobody else's is", () => {
  const end: End = { kind: "stopped" };
  expect(verdict(end, { stops: ["+17185550142"] })).toBe("right");
  expect(verdict(end, { stops: ["vera@lind.test", "+17185550142"] })).toBe("right");
  expect(verdict(end, { stops: ["vera@other.test"] })).toBe("wrong");
  expect(verdict(end, {})).toBe("undone");
  expect(verdict(end, { stops: ["+17185550142"], after: [appointment()] })).toBe("wrong");
});

test("a person or a message is offered by what is said after the opening", () => {
  const end: End = { kind: "transfer or message offered" };
  const opening = turn({ says: null, answer: ["I can book or take a message."], asked: "want" });
  const offered = turn({ answer: ["Would you like her to call you back?"] });
  expect(verdict(end, { turns: [opening] })).toBe("undone");
  expect(verdict(end, { turns: [opening, offered] })).toBe("right");
  expect(verdict(end, { turns: [opening, turn({ asked: "message" })] })).toBe("right");
  expect(verdict(end, { outcome: "transferred" })).toBe("right");
  expect(verdict(end, { turns: [opening, offered], after: [appointment()] })).toBe("wrong");
});

test("nothing means that nothing is booked, moved, cancelled or stopped", () => {
  const end: End = { kind: "nothing" };
  expect(verdict(end, {})).toBe("right");
  expect(verdict(end, { stops: ["vera@lind.test"] })).toBe("wrong");
  expect(verdict(end, { before: [appointment()], after: [], ownId: "1" })).toBe("wrong");
});
