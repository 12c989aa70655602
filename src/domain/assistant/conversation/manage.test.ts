import { expect, test } from "vitest";
import { at, converse, wish } from "#test/harness/machine-conversation.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { hear, readBack } from "#understanding/corpus/hear.ts";

const context = contextAt("2026-11-23T15:00:00Z");
const id = "019aa000-0000-7000-8000-000000000001";
const found = {
  kind: "found",
  appointmentId: id,
  startsAt: at(context, "2026-11-24", "14:00"),
  durationMinutes: 30,
} as const;

test("cancelling: the code, the read-back, the yes", () => {
  const talk = converse(context);
  expect(talk.hear({ wants: ["cancel"] })).toContain("six-digit code");
  talk.hear({ code: "482913" });
  expect(talk.effects).toEqual([{ kind: "find", code: "482913" }]);
  expect(talk.outcome(found)).toContain(
    "cancel your appointment on Tuesday, November 24 at 2:00 PM",
  );
  talk.hear({ answer: "yes" });
  expect(talk.effects[1]).toEqual({ kind: "cancel", appointmentId: id });
  expect(talk.outcome({ kind: "cancelled" })).toContain("is cancelled");
  expect(talk.state.achieved).toEqual(["cancelled"]);
});

test("a no keeps it", () => {
  const talk = converse(context);
  talk.hear({ wants: ["cancel"], code: "482913" });
  talk.outcome(found);
  expect(talk.hear({ answer: "no" })).toContain("stays as it is");
  expect(talk.effects).toHaveLength(1);
});

test("moving: a time given together with the code is the new time", () => {
  const talk = converse(context);
  const when = wish({ day: "2026-11-25", at: "10:00" });
  talk.hear({ wants: ["move"], code: "482913", when });
  expect(talk.outcome(found)).toContain(
    "move your appointment from Tuesday, November 24 at 2:00 PM to Wednesday, November 25 at 10:00 AM",
  );
  talk.hear({ answer: "yes" });
  expect(talk.effects.at(-1)).toEqual({
    kind: "move",
    appointmentId: id,
    startsAt: at(context, "2026-11-25", "10:00"),
  });
});

test("without the code: the name and the exact time", () => {
  const talk = converse(context);
  talk.hear({ wants: ["move"] });
  expect(talk.hear({ declines: ["code"] })).toContain("What name was it booked under");
  expect(talk.hear({ name: "Dana Reed" })).toContain("What day and time is the appointment");
  talk.hear({ when: wish({ day: "2026-11-24", at: "14:00" }) });
  expect(talk.effects).toEqual([
    { kind: "find", name: "Dana Reed", startsAt: at(context, "2026-11-24", "14:00") },
  ]);
  expect(talk.outcome(found)).toContain("move it to");
});

test("what is not found gets the same answer whatever was wrong, and only a few times", () => {
  const talk = converse(context);
  talk.hear({ wants: ["cancel"], code: "111111" });
  const first = talk.outcome({ kind: "notFound", mayTryAgain: true });
  expect(first).toContain("I can't find an appointment with those details.");
  const other = converse(context);
  const when = wish({ day: "2026-11-24", at: "14:00" });
  other.hear({ wants: ["cancel"], name: "Dana Reed", when });
  expect(other.outcome({ kind: "notFound", mayTryAgain: true })).toBe(first);
  talk.hear({ code: "222222" });
  const second = talk.outcome({ kind: "notFound", mayTryAgain: true });
  expect(second).toContain("I still can't find an appointment with those details.");
  other.hear({ code: "222222" });
  expect(other.outcome({ kind: "notFound", mayTryAgain: true })).toBe(second);
  for (const code of ["333333", "444444", "555555"]) {
    talk.hear({ code });
    talk.outcome({ kind: "notFound", mayTryAgain: true });
  }
  expect(talk.state.flow).toBe("message");
});

test("its own time does not block it", () => {
  const busy = [
    { startsAt: new Date(found.startsAt), durationMinutes: 30, countsTowardsCap: true },
  ];
  const given = contextAt("2026-11-23T15:00:00Z", {
    circumstances: { ...context.circumstances, busy },
  });
  const talk = converse(given);
  talk.hear({ wants: ["move"], code: "482913" });
  talk.outcome(found);
  expect(talk.hear({ when: wish({ day: "2026-11-24", at: "14:30" }) })).toContain(
    "to Tuesday, November 24 at 2:30 PM",
  );
});

test.each([
  ["over", "already over"],
  ["cancelled", "already cancelled"],
  ["too late", "too late"],
] as const)("closed because %s", (why, words) => {
  const talk = converse(context);
  talk.hear({ wants: ["cancel"], code: "482913" });
  expect(talk.outcome({ kind: "closed", why })).toContain(words);
});

test("a caller who decides to move instead of cancel needs no code again", () => {
  const talk = converse(context);
  talk.hear({ wants: ["cancel"], code: "482913" });
  talk.outcome(found);
  expect(talk.hear({ wants: ["move"], answer: "no" })).toContain("move it to");
  expect(talk.state.appointment?.id).toBe(id);
});

// The answer to "Shall I cancel it?", understood from real text.
const asCancelReading = (text: string) =>
  hear(text, { ...readBack, offered: [], about: { day: null, minute: null } });

test.each(["yes", "cancel it", "yes, cancel it", "go ahead", "please do"])(
  "%j cancels what was read back to be cancelled",
  (text) => {
    const talk = converse(context);
    talk.hear({ wants: ["cancel"], code: "482913" });
    talk.outcome(found);
    talk.hear(asCancelReading(text));
    expect(talk.effects.at(-1)).toMatchObject({ kind: "cancel" });
  },
);

test.each([
  "move it",
  "no move it",
  "ok move it",
  "let's move it",
  "book it",
  "schedule it",
  "wait, cancel that",
  "cancel that request",
  "cancel the cancellation",
  "keep it",
  "leave it",
])("%j cancels nothing, however firm it sounds", (text) => {
  const talk = converse(context);
  talk.hear({ wants: ["cancel"], code: "482913" });
  talk.outcome(found);
  talk.hear(asCancelReading(text));
  expect(talk.effects.map(({ kind }) => kind)).not.toContain("cancel");
});

test('during a cancellation, "move it" asks for another time and "keep it" changes nothing', () => {
  const moving = converse(context);
  moving.hear({ wants: ["cancel"], code: "482913" });
  moving.outcome(found);
  moving.hear(asCancelReading("ok move it"));
  expect(moving.state.flow).toBe("move");
  const keeping = converse(context);
  keeping.hear({ wants: ["cancel"], code: "482913" });
  keeping.outcome(found);
  expect(keeping.hear(asCancelReading("keep it"))).toContain("stays as it is");
});
