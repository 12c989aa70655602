import type { BankCaller } from "../../../banks/shape.ts";
import type { Appointment } from "./calendar.ts";
import type { Facts } from "./judge.ts";
import type { Turn } from "./play.ts";

// Callers for the tests of the measurement itself. They are no bank.

export const vera: BankCaller = {
  id: "vera",
  family: "plain",
  channel: "spoken",
  who: { name: "Vera Lind", email: "vera@lind.test", phone: "718-555-0142" },
  opens: "can i come in {weekday 2}",
  reactions: [
    { asked: ["time", "choice"], says: ["{offer 2} please"] },
    { asked: "name", says: ["vera lind"] },
    { asked: "email", says: ["vera at lind dot test"] },
    { asked: "phone", says: ["7185550142"] },
    { asked: "confirm", says: ["yes"] },
    { asked: "anythingElse", says: ["no that's all"] },
  ],
  bears: 12,
  end: { kind: "booked", starts: [{ day: 2, at: "14:00" }] },
};

/** 2:00 PM in New York on Tuesday, December 1, 2026. */
export const tuesdayAt2 = new Date("2026-12-01T19:00:00Z");

export function appointment(change: Partial<Appointment> = {}): Appointment {
  return {
    id: "1",
    name: "Vera Lind",
    email: "vera@lind.test",
    phone: "+17185550142",
    startsAt: tuesdayAt2,
    durationMinutes: 30,
    isActive: true,
    ...change,
  };
}

export function turn(change: Partial<Turn> = {}): Turn {
  return { says: "yes", answer: [], asked: "anythingElse", changes: [], ...change };
}

/** A call in which nothing happened. Starts are counted from Friday, November 27, 2026, in New York. */
export function facts(change: Partial<Facts> = {}): Facts {
  return {
    before: [],
    after: [],
    ownId: null,
    stops: [],
    messages: [],
    outcome: null,
    turns: [],
    momentOf: ({ day, at }) =>
      new Date(Date.UTC(2026, 10, 29 + day, Number(at.slice(0, 2)) + 5, Number(at.slice(3)))),
    ...change,
  };
}
