import fc from "fast-check";
import { expect, test } from "vitest";
import { guard } from "../guard.ts";
import {
  alarms,
  delicates,
  details,
  type Heard,
  heardNothing,
  noWhen,
  questions,
  type When,
  wants,
  whenFlags,
} from "#understanding/heard.ts";
import type { TurnContext } from "../turn/context.ts";
import type { Effect, EffectOutcome } from "../turn/effects.ts";
import type { TalkState, TurnResult } from "../turn/state.ts";
import { readingWitness } from "#test/harness/reading-witness.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { addDays } from "#domain/kernel/zone-rules.ts";
import type { Day } from "#domain/kernel/day.ts";
import { bookingReading } from "../sayings/readings.ts";
import { isStillFree } from "./free-times.ts";
import { listeningOf } from "./listening-of.ts";
import { begin, step, type TurnInput } from "./step.ts";
import { suggestionsFor } from "./suggestions.ts";
import { summaryOf } from "./summary.ts";
import { noticeableSentences } from "./unrepeated.ts";
import { understand } from "../understand.ts";

// Unrealistic conversations: any turn after any other, any outcome, any interruption. The rules that protect people
// must hold in all of them.

const today = "2026-11-23" as Day;
const context = contextAt("2026-11-23T15:00:00Z", {
  circumstances: {
    ...contextAt("2026-11-23T15:00:00Z").circumstances,
    busy: [
      { startsAt: new Date("2026-11-24T19:00:00Z"), durationMinutes: 60, countsTowardsCap: true },
    ],
  },
});

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>, often = 4) =>
  fc.option(arbitrary, { nil: null, freq: often });
const few = <Value>(values: readonly Value[], most = 2) =>
  fc.subarray([...values], { maxLength: most });
const anyDay = fc.integer({ min: -3, max: 70 }).map((days) => addDays(today, days));
const anyMinute = fc.integer({ min: 0, max: 47 }).map((half) => half * 30);

const anyWhen: fc.Arbitrary<When> = fc.record({
  days: fc.array(anyDay, { maxLength: 3 }),
  span: maybe(
    anyDay.map((from) => ({ from, until: addDays(from, 6) })),
    1,
  ),
  minutes: fc.array(anyMinute, { maxLength: 2 }),
  part: maybe(
    anyMinute.map((from) => ({ from, until: from + 240 })),
    1,
  ),
  except: fc.record({
    days: fc.array(anyDay, { maxLength: 1 }),
    weekdays: fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 1 }),
  }),
  soonest: fc.boolean(),
  shift: maybe(
    fc.record({
      direction: fc.constantFrom("earlier" as const, "later" as const),
      minutes: maybe(fc.constant(60)),
    }),
    1,
  ),
  flags: few(whenFlags, 1),
});

const anyHeard: fc.Arbitrary<Heard> = fc
  .record(
    {
      text: fc.string({ maxLength: 40 }),
      wants: few(wants.filter((want) => want !== "goodbye" && want !== "optOut")),
      answer: maybe(fc.constantFrom("yes" as const, "yes" as const, "no" as const), 3),
      when: maybe(anyWhen, 2),
      choice: maybe(
        fc.oneof(
          fc.integer({ min: -1, max: 3 }).map((nth) => ({ kind: "nth" as const, nth })),
          fc
            .constantFrom("earliest", "latest", "any", "none")
            .map((kind) => ({ kind: kind as "any" })),
        ),
        1,
      ),
      durationMinutes: maybe(fc.constantFrom(15, 30, 45, 60, 20), 1),
      purpose: maybe(fc.constantFrom("Refinance", "Buying a home"), 1),
      name: maybe(fc.constantFrom("Dana Reed", "You Are Approved", "<b>Bob</b>"), 1),
      email: maybe(fc.constantFrom("dana@reed.test", "other@reed.test"), 1),
      phone: maybe(fc.constantFrom("+17185550142", "+13125550100"), 1),
      code: maybe(fc.constantFrom("123456", "654321"), 1),
      declines: few(details, 1),
      corrects: few(details, 1),
      questions: few(questions, 1),
      delicate: few(delicates, 1),
      alarm: maybe(fc.constantFrom(...alarms), 1),
      waits: fc.boolean(),
      backchannel: fc.boolean(),
      otherLanguage: maybe(fc.constantFrom("es", "xx"), 1),
    },
    { requiredKeys: [] },
  )
  .map((heard) => ({ ...heardNothing(""), ...(heard as Partial<Heard>) }));

const yes: Heard = { ...heardNothing("yes"), answer: "yes" };

/** One plain turn, as most people say it. */
const plain: fc.Arbitrary<Heard> = fc
  .oneof(
    fc.constantFrom(...wants.slice(0, 4)).map((want) => ({ wants: [want] })),
    fc.tuple(anyDay, fc.integer({ min: 18, max: 32 })).map(([day, half]) => ({
      when: { ...noWhen, days: [day], minutes: [half * 30] },
    })),
    fc.constant({ choice: { kind: "earliest" as const } }),
    fc.constant({ name: "Dana Reed" }),
    fc.constant({ email: "dana@reed.test" }),
    fc.constant({ declines: ["phone" as const] }),
    fc.constant({ code: "482913" }),
  )
  .map((heard) => ({ ...heardNothing("…"), ...heard }));

const anyInput: fc.Arbitrary<TurnInput> = fc.oneof(
  { weight: 20, arbitrary: plain.map((heard) => ({ kind: "said", heard }) as const) },
  { weight: 6, arbitrary: anyHeard.map((heard) => ({ kind: "said", heard }) as const) },
  { weight: 5, arbitrary: fc.constant({ kind: "said", heard: yes } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: "silence" } as const) },
  {
    weight: 1,
    arbitrary: fc.string().map((heard) => ({ kind: "interrupted", heard }) as const),
  },
);

/** How the server may answer an effect, for better or worse. */
function answerTo(effect: Effect, roll: number): EffectOutcome {
  const start = "2026-11-25T15:00:00.000Z";
  const bad: EffectOutcome[] = [
    { kind: "failed" },
    { kind: "taken", free: [start] },
    { kind: "taken", free: [] },
    { kind: "tooMany" },
    { kind: "notFound", mayTryAgain: roll % 2 === 0 },
    { kind: "closed", why: "over" },
    { kind: "noTransfer" },
    { kind: "whichAddress" },
    { kind: "wordsForgotten" },
  ];
  if (roll < bad.length) return bad[roll]!;
  const done = { code: "482913", manageLink: "https://x.test/m" };
  const good: Record<Effect["kind"], EffectOutcome> = {
    book: { kind: "booked", appointmentId: "a", ...done },
    find: { kind: "found", appointmentId: "a", startsAt: start, durationMinutes: 30 },
    move: { kind: "moved", ...done },
    cancel: { kind: "cancelled" },
    takeMessage: { kind: "messageTaken" },
    transfer: { kind: "transferring" },
    optOut: { kind: "optedOut" },
    forgetWords: { kind: "wordsForgotten" },
  };
  return good[effect.kind];
}

function hold(before: TalkState, input: TurnInput, after: TurnResult, given: TurnContext): void {
  for (const effect of after.effects) {
    if (effect.kind === "book" || effect.kind === "move" || effect.kind === "cancel") {
      // Confirmed by a bare yes to a read-back that was heard, or by "cancel it" to that very question.
      expect(before.expecting).toBe("confirm");
      expect(before.readBack?.wasHeard).toBe(true);
      if (input.kind !== "said") throw new Error("only words commit");
      expect(input.heard.when === null || effect.kind === "cancel").toBe(true);
      if (effect.kind !== "cancel") expect(input.heard.answer).toBe("yes");
      expect(input.heard.answer).not.toBe("no");
      expect(input.heard.corrects).toEqual([]);
    }
    if (effect.kind === "book") {
      // What is stored is exactly what was read back, and it was free.
      expect(before.readBack!.says).toBe(bookingReading(before, given));
      expect(before.gathered).toMatchObject({
        startsAt: effect.startsAt,
        name: effect.name,
        email: effect.email,
        phone: effect.phone,
      });
      expect(isStillFree(before, given, new Date(effect.startsAt))).toBe(true);
    }
    if (effect.kind === "move" || effect.kind === "cancel")
      expect(effect.appointmentId).toBe(before.appointment!.id);
  }
  expect(after.effects.length).toBeLessThanOrEqual(1);
  for (const { words } of after.says) expect(guard(guard(words).says).wasReplaced).toBe(false);
  expect(JSON.parse(JSON.stringify(after.state))).toEqual(after.state);
  expect(() => {
    suggestionsFor(after.state, given);
    summaryOf(after.state, given);
    listeningOf(after.state, given);
  }).not.toThrow();
}

/** What was said of a turn, sentence by sentence, as far as a repetition would be noticed. */
function sentencesOf({ says }: TurnResult): string[] {
  return says.flatMap(({ words }) => noticeableSentences(words));
}

test("no longer sentence is said twice in a row, unless the caller asks for it or interrupted it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyInput, fc.nat({ max: 30 })), { maxLength: 25, size: "max" }),
      (inputs) => {
        let result = begin(context);
        let said = sentencesOf(result);
        let isAgain = false;
        const hear = (input: TurnInput) => {
          isAgain ||= input.kind === "interrupted";
          isAgain ||= input.kind === "said" && input.heard.wants.includes("repeat");
          result = step(result.state, input, context);
          const sentences = sentencesOf(result);
          if (!isAgain) expect(sentences.filter((one) => said.includes(one))).toEqual([]);
          if (result.says.length === 0) return;
          said = sentences;
          isAgain = false;
        };
        for (const [input, roll] of inputs) {
          hear(input);
          if (result.effects[0])
            hear({ kind: "outcome", outcome: answerTo(result.effects[0], roll) });
        }
      },
    ),
    { numRuns: 1_000 },
  );
}, 180_000);

const waysOut = [
  ["never mind", ["open", "closed"]],
  ["forget it", ["open", "closed"]],
  ["I'd like to speak to a person", ["open", "closed"]],
  ["leave a message", ["message"]],
] as const;

test.each(waysOut)(
  "from every state, %j leads out",
  (text, flows) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyInput, fc.nat({ max: 30 })), { maxLength: 12 }),
        (inputs) => {
          let { state } = begin(context);
          for (const [input, roll] of inputs) {
            const result = step(state, input, context);
            const outcome = result.effects[0] && answerTo(result.effects[0], roll);
            state = outcome
              ? step(result.state, { kind: "outcome", outcome }, context).state
              : result.state;
          }
          if (state.flow === "closed" || state.flow === "optOut" || state.pending) return;
          const heard = understand(text, listeningOf(state, context));
          const isSkipping = state.expecting === "phone" && text !== "leave a message";
          const { state: after } = step(state, { kind: "said", heard }, context);
          // Asked for a number, "never mind" lets go of the number.
          if (isSkipping && state.flow !== after.flow) expect(flows).toContain(after.flow);
          else if (isSkipping) expect([...after.declined, after.flow]).toContain("phone");
          else expect(flows, JSON.stringify(state)).toContain(after.flow);
        },
      ),
      { numRuns: 500 },
    );
  },
  180_000,
);

test("whatever is said in whatever order: nothing is done without a yes to a read-back that was heard", () => {
  let booked = 0;
  let commits = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyInput, fc.nat({ max: 30 })), {
        maxLength: 30,
        size: "max",
      }),
      fc.constantFrom("web", "phone", "text", "voice"),
      fc.boolean(),
      (inputs, channel, canTransfer) => {
        const given = {
          ...context,
          channel: channel as TurnContext["channel"],
          canTransfer: canTransfer && channel === "phone",
          callerNumber: channel === "web" ? null : "+17185550199",
        };
        let result = begin(given);
        const witness = readingWitness(given);
        for (const [input, roll] of inputs) {
          const before = result.state;
          result = step(before, input, given);
          hold(before, input, result, given);
          witness.see(before, input, result);
          if (before.flow === "closed") expect(result.says).toEqual([]);
          for (let rounds = 0; result.effects[0] && rounds < 3; rounds += 1) {
            if (result.effects[0].kind === "book") booked += 1;
            const outcome = answerTo(result.effects[0], roll + rounds);
            const waiting = result.state;
            result = step(waiting, { kind: "outcome", outcome }, given);
            const told: TurnInput = { kind: "outcome", outcome };
            hold(waiting, told, result, given);
            witness.see(waiting, told, result);
          }
          commits += witness.takeCommits();
          const isQuiet = input.kind === "interrupted" || before.flow === "closed";
          const isSpoken = channel === "phone" || channel === "voice";
          const isMhm = isSpoken && input.kind === "said" && input.heard.backchannel;
          if (!isQuiet && !isMhm) expect(result.says.length).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 2_000 },
  );
  // The random conversations do reach what they are meant to test.
  expect(booked).toBeGreaterThan(20);
  expect(commits).toBeGreaterThan(booked);
}, 180_000);
