import fc from "fast-check";
import { expect, test } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import { addDays } from "#domain/kernel/zone-rules.ts";
import {
  type Heard,
  type Listening,
  alarms,
  delicates,
  details,
  expectations,
  heardNothing,
  noWhen,
  questions,
  wants,
} from "#understanding/heard.ts";
import { type Claims, claimsSchema, readClaims } from "./claims.ts";
import { claimedDaysAhead, claimedYesWords, mergeHeard } from "./merge.ts";

const today = "2026-11-22" as Day;

// Texts that almost contain addresses, numbers and names, so that near misses are tried as often as hits.
const words =
  `ana banana lopez ana.lopez@gmail.com eve@evil.test ana@gmail.com at dot gmail com evil test 718 555 0100
  7185550100 718-555-0100 +442079460000 plus 123456 123 456 7 double five oh one two
  three yes no not but fine go for it
  tomorrow noon week name is this my it's sell home refinance stop`.split(/\s+/);
const phrases = [
  "ana at gmail dot com",
  "ana dot lopez at gmail dot com",
  "718 555 0100",
  "my name is ana",
  "code 123456 fine",
  "go for it",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(...phrases)), { maxLength: 5 })
  .map((list) => list.join(" "));
/** Mostly empty, so that other rules are tried too. */
const few = <Value>(list: readonly Value[]): fc.Arbitrary<Value[]> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<Value[]>([]) },
    fc.subarray([...list], { maxLength: 3 }),
  );
const emails = ["ana.lopez@gmail.com", "eve@evil.test", "ana@gmail.com", "lopez@gmail.com"];
const phones = ["+17185550100", "718 555 0100", "+442079460000", "7185550105", "+19005550100"];

const answers = fc.record(
  {
    wants: few(wants),
    answer: fc.constantFrom("yes", "no"),
    day: fc.integer({ min: -30, max: 800 }).map((days) => addDays(today, days)),
    time: fc.constantFrom("00:00", "09:00", "23:59"),
    choice: fc.integer({ min: -1, max: 4 }),
    durationMinutes: fc.constantFrom(15, 30, 90),
    purpose: fc.constantFrom("Selling a home", "Refinance", "Wire money", ...words),
    name: fc.constantFrom("Ana", "Ana Lopez", "Lopez", "Eve", ...words),
    email: fc.constantFrom(...emails, ...words),
    phone: fc.constantFrom(...phones, ...words),
    code: fc.constantFrom("123456", "000000", "555010", "712345"),
    corrects: few(details),
    questions: few(questions),
    delicate: few(delicates),
    alarm: fc.constantFrom(...alarms),
  },
  { requiredKeys: [] },
);
// A single claim beside an empty reading is where most could be taken.
const single = fc.constantFrom<object>(
  { answer: "yes" },
  { code: "123456" },
  { phone: "718 555 0100" },
  { name: "Ana" },
  ...emails.map((email) => ({ email })),
);
const claims: fc.Arbitrary<Claims> = fc.oneof(answers, single).map((answer) => {
  expect(claimsSchema.safeParse(answer).success).toBe(true);
  return readClaims(answer)!;
});

const grammar = fc.record(
  {
    wants: few(wants),
    answer: fc.constantFrom("yes" as const, "no" as const, null),
    when: fc.constantFrom(
      null,
      noWhen,
      { ...noWhen, days: [today] },
      { ...noWhen, minutes: [600] },
    ),
    corrects: few(details),
    delicate: few(delicates),
    alarm: fc.constantFrom(null, ...alarms),
    email: fc.constantFrom(null, "bea@homes.test"),
    waits: fc.constantFrom(false, false, false, true),
    backchannel: fc.constantFrom(false, false, false, true),
  },
  { requiredKeys: [] },
);
const listening: fc.Arbitrary<Listening> = fc.record({
  expecting: fc.constantFrom(...expectations),
  today: fc.constant(today),
  minute: fc.constant(600),
  offered: fc.constantFrom([], [{ day: today, minute: 600 }]),
  about: fc.constant({ day: null, minute: null }),
  durations: fc.constant([15, 30]),
  spoken: fc.boolean(),
});

function holds(rule: (said: string, heard: Heard, merged: Heard, claims: Claims) => void) {
  const readings = fc.oneof(grammar, fc.constant({}));
  const run = fc.property(text, readings, claims, listening, (said, reading, claimed, listens) => {
    const heard = { ...heardNothing(said), ...reading };
    rule(said, heard, mergeHeard(heard, claimed, said, listens), claimed);
  });
  fc.assert(run, { numRuns: 4000 });
}

const digitOf: Record<string, string> = { oh: "0", one: "1", two: "2", three: "3", five: "5" };

/** All letters and digits of an utterance in a row, without the spoken signs of an address. */
function bareText(said: string): string {
  return said
    .split(" ")
    .filter((word) => !["at", "dot", "plus"].includes(word))
    .join("")
    .toLowerCase()
    .replace(/[^a-z\d]/g, "");
}

/** All digits of an utterance in a row, including those in words. */
function digitsOf(said: string): string {
  return said
    .replace(/double five/g, "55")
    .split(" ")
    .map((word) => digitOf[word] ?? word.replace(/\D/g, ""))
    .join("");
}

test("no address, number, code or name that the utterance does not contain", () => {
  holds((said, heard, merged) => {
    if (merged.email !== heard.email) {
      expect(bareText(said)).toContain(merged.email!.replace(/[^a-z\d]/g, ""));
      if (said.includes("@")) expect(said.split(" ")).toContain(merged.email);
    }
    if (merged.phone !== null) expect(digitsOf(said)).toContain(merged.phone.replace(/^\+1?/, ""));
    if (merged.code !== null) expect(digitsOf(said)).toContain(merged.code);
    for (const part of merged.name?.toLowerCase().split(" ") ?? [])
      expect(said.split(" ")).toContain(part);
  });
});

test("no yes where the grammar found a no, a correction or anything but a short plain word", () => {
  holds((said, heard, merged) => {
    if (heard.answer === "no") expect(merged.answer).toBe("no");
    if (merged.answer !== "yes" || heard.answer === "yes") return;
    expect(heard.corrects).toEqual([]);
    expect(heard.wants).toEqual([]);
    expect(heard.when).toBeNull();
    expect(said.split(" ").length).toBeLessThanOrEqual(claimedYesWords);
    expect(said).not.toMatch(/\b(no|not|but|stop)\b|\d/);
  });
});

test("caution is never removed, and nothing that the grammar found is replaced", () => {
  holds((_, heard, merged) => {
    expect(merged.wants.slice(0, heard.wants.length)).toEqual(heard.wants);
    for (const kind of heard.delicate) expect(merged.delicate).toContain(kind);
    for (const detail of heard.corrects) expect(merged.corrects).toContain(detail);
    if (heard.alarm !== null) expect(merged.alarm).toBe(heard.alarm);
    if (heard.email !== null) expect(merged.email).toBe(heard.email);
    if (heard.when?.days.length) expect(merged.when!.days).toEqual(heard.when.days);
    if (heard.when?.minutes.length) expect(merged.when!.minutes).toEqual(heard.when.minutes);
    expect(merged.text).toBe(heard.text);
    expect(merged.waits).toBe(heard.waits);
    expect(merged.backchannel).toBe(heard.backchannel);
  });
});

test("no day but from today to 400 days ahead", () => {
  const last = addDays(today, claimedDaysAhead);
  holds((_, __, merged) => {
    for (const day of merged.when?.days ?? []) expect(day >= today && day <= last).toBe(true);
  });
});

test("orders to the model add nothing but caution", () => {
  holds((_, heard, merged, claimed) => {
    if (![...heard.delicate, ...claimed.delicate].includes("instructions")) return;
    const kept: (keyof Heard)[] = ["when", "choice", "durationMinutes", "purpose", "name"];
    kept.push("email", "phone", "code", "corrects", "questions");
    for (const key of kept) expect(merged[key]).toEqual(heard[key]);
    if (heard.answer !== "yes") expect(merged.answer).toBe(heard.answer);
  });
});

test("the generated cases do reach what they test", () => {
  const seen = { email: 0, phone: 0, code: 0, name: 0, yes: 0 };
  holds((_, heard, merged) => {
    if (merged.email !== heard.email) seen.email += 1;
    if (merged.phone !== null) seen.phone += 1;
    if (merged.code !== null) seen.code += 1;
    if (merged.name !== null) seen.name += 1;
    if (merged.answer === "yes" && heard.answer === null) seen.yes += 1;
  });
  for (const [key, times] of Object.entries(seen)) expect(times, key).toBeGreaterThan(3);
});
