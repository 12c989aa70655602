import { describe, expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import { utc } from "#domain/kernel/zone-rules.ts";
import { delicates, heardNothing, noWhen } from "#understanding/heard.ts";
import type { Effect, EffectOutcome } from "../turn/effects.ts";
import { refusals, wouldDo } from "./behind.ts";
import { heardTexts } from "./heard-text.ts";

const wall = { zone: utc, now: new Date("2026-11-18T14:00:00Z") };
const startsAt = "2026-11-20T15:00:00.000Z";
const find: Effect = { kind: "find", code: "123456" };

describe("what was understood", () => {
  test("of nothing is nothing", () => expect(heardTexts(heardNothing("mmh"))).toEqual([]));

  test("is listed part by part, with its possible meanings", () => {
    const when = {
      ...noWhen,
      days: ["2026-11-20", "2026-11-27"] as Day[],
      minutes: [14 * 60, 120],
      part: { from: 720, until: 1020 },
      except: { days: [], weekdays: [1] },
      shift: { direction: "later" as const, minutes: 30 },
      flags: ["whichWeek" as const],
    };
    const heard = {
      ...heardNothing("…"),
      wants: ["book" as const, "message" as const],
      answer: "yes" as const,
      when,
      choice: { kind: "nth" as const, nth: -1 },
      durationMinutes: 45,
      name: "Vera Lind",
      questions: ["hours" as const],
      otherLanguage: "es",
    };
    expect(heardTexts(heard).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      "Wants: an appointment, to leave a message",
      "Answer: yes",
      "Day: Friday, November 20 or Friday, November 27",
      "Time: 2:00 PM or 2:00 AM",
      "Part of the day: 12:00 PM to 5:00 PM",
      "Not: Mondays",
      "Rather: 30 minutes later",
      "Careful: it may be this week or the next",
      "Chooses: the last of them",
      "Length: 45 minutes",
      "Name: Vera Lind",
      "Asks: when you can be booked",
      "Language: Spanish",
    ]);
  });
});

describe("what would have been done", () => {
  test.each<[Effect, EffectOutcome, string]>([
    [
      {
        kind: "book",
        startsAt,
        durationMinutes: 30,
        name: "Vera",
        email: "v@x.test",
        phone: null,
        notes: null,
      },
      { kind: "booked", appointmentId: "1", code: "123456", manageLink: "/" },
      "Book Vera for Friday, November 20 at 3:00 PM, 30 minutes, and mail v@x.test the confirmation.",
    ],
    [
      { kind: "move", appointmentId: "1", startsAt },
      { kind: "moved", code: "123456", manageLink: "/" },
      "Move the appointment to Friday, November 20 at 3:00 PM and email the client.",
    ],
    [
      { kind: "cancel", appointmentId: "1" },
      { kind: "cancelled" },
      "Cancel the appointment and email the client.",
    ],
    [
      {
        kind: "takeMessage",
        name: "Vera",
        phone: null,
        email: null,
        words: "Hello",
        wantsCallback: true,
      },
      { kind: "messageTaken" },
      "Mail you the message of Vera: “Hello”, and put their callback into what waits for you.",
    ],
    [
      find,
      { kind: "found", appointmentId: "1", startsAt, durationMinutes: 30 },
      "Take the appointment of Friday, November 20 at 3:00 PM for the caller's own.",
    ],
  ])("%o", (effect, outcome, says) => {
    expect(wouldDo([{ effect, outcome }], wall)).toEqual([says]);
    expect(refusals({ heard: heardNothing(""), wanted: [{ effect, outcome }], says: [] })).toEqual(
      [],
    );
  });
});

describe("what was refused", () => {
  test.each<EffectOutcome["kind"]>([
    "taken",
    "tooMany",
    "notFound",
    "closed",
    "noTransfer",
    "whichAddress",
    "failed",
  ])("%s is listed, and nothing is done", (kind) => {
    const wanted = [{ effect: find, outcome: { kind } as EffectOutcome }];
    expect(wouldDo(wanted, wall)).toEqual([]);
    expect(refusals({ heard: heardNothing(""), wanted, says: [] })).toHaveLength(1);
  });

  test("by the rules for what was requested, each with its reason", () => {
    const heard = { delicate: delicates, alarm: "emergency" as const };
    const rules = refusals({ heard, wanted: [], says: [] });
    expect(rules.map(({ rule }) => rule)).toEqual([...delicates, "emergency"]);
    for (const { says } of rules) expect(says).toMatch(/^[A-Z].+\.$/);
  });

  test("by the guard, once per rule", () => {
    const says = [{ words: "The rate is 6%." }, { words: "APR 5" }, { words: "See you." }];
    const rules = refusals({ heard: heardNothing(""), wanted: [], says });
    expect(rules.map(({ rule }) => rule)).toEqual(["terms"]);
  });
});
