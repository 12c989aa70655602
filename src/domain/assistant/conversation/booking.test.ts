import { describe, expect, test } from "vitest";
import { at, converse, wish } from "#test/harness/machine-conversation.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { suggestionsFor } from "./suggestions.ts";

// Monday, November 23, 2026, 10:00 in New York.
const context = contextAt("2026-11-23T15:00:00Z");
const tuesday = "2026-11-24";
const booked = {
  kind: "booked",
  appointmentId: "019aa000-0000-7000-8000-000000000001",
  code: "482913",
  manageLink: "https://x.test/book/a/manage#s",
} as const;

/** The conversation up to the read-back of a booking on Tuesday at 2 PM. */
function readBack(given = context) {
  const talk = converse(given);
  talk.hear({ wants: ["book"], when: wish({ day: tuesday, at: "14:00" }) });
  talk.hear({ name: "Dana Reed" });
  talk.hear({ email: "dana@reed.test" });
  talk.hear({ declines: ["phone"] });
  return talk;
}

test("it says at once that it is automated, and not a person", () => {
  expect(converse(context).words).toMatch(
    /^Hi, this is Ana Ruiz's automated assistant, not a person\./,
  );
  expect(converse({ ...context, kind: "model" }).words).toContain("automated AI assistant");
  expect(converse({ ...context, channel: "phone" }).words).toContain("not recorded");
});

test("the time said again instead of a number leaves the number out, instead of asking for ever", () => {
  const talk = converse(context);
  const text = "tuesday at 2, like I said";
  const again = { when: wish({ day: tuesday, at: "14:00" }), text, inEnglish: text };
  talk.hear({ wants: ["book"], when: again.when, name: "Dana Reed" });
  expect(talk.hear({ email: "dana@reed.test" })).toContain("phone number");
  expect(talk.hear(again)).toMatch(/^I'll leave the number out\. .+ Shall I book it\?$/);
  expect(talk.state).toMatchObject({ expecting: "confirm", declined: ["phone"] });
});

test("the time said again instead of an email ends in a message, after other wordings", () => {
  const talk = converse(context);
  const again = { when: wish({ day: tuesday, at: "14:00" }), text: "tuesday at two, like I said" };
  talk.hear({ wants: ["book"], when: again.when, name: "Dana Reed" });
  const asked = [talk.hear(again), talk.hear(again)];
  expect(new Set(asked).size).toBe(2);
  expect(talk.hear(again)).toContain("I can take a message");
});

test("a booking, one detail after another", () => {
  const talk = converse(context);
  expect(talk.hear({ wants: ["book"] })).toContain("Which day");
  expect(talk.hear({ when: wish({ day: tuesday }) })).toContain("On Tuesday, November 24 I have");
  expect(talk.hear({ when: wish({ at: "14:00" }) })).toBe(
    "Tuesday, November 24 at 2:00 PM is free. What is your name?",
  );
  expect(talk.hear({ name: "Dana Reed" })).toContain("email");
  expect(talk.hear({ email: "dana@reed.test" })).toContain("phone");
  const reading = talk.hear({ phone: "+17185550142" });
  for (const part of [
    "30 minutes with Ana Ruiz on Tuesday, November 24 at 2:00 PM, Eastern Time (New York)",
    "for Dana Reed",
    "dana@reed.test",
    "718-555-0142",
    "By booking you agree that Ana Ruiz may contact you",
  ])
    expect(reading).toContain(part);
  talk.hear({ answer: "yes" });
  expect(talk.effects).toEqual([
    {
      kind: "book",
      startsAt: at(context, tuesday, "14:00"),
      durationMinutes: 30,
      name: "Dana Reed",
      email: "dana@reed.test",
      phone: "+17185550142",
      notes: null,
    },
  ]);
  expect(talk.outcome(booked)).toContain("You are booked for Tuesday, November 24 at 2:00 PM");
  expect(talk.hear({ answer: "no" })).toContain("goodbye");
  expect(talk.state).toMatchObject({ flow: "closed", outcome: "booked" });
});

test("everything in one sentence is taken at once", () => {
  const talk = converse(context);
  const reading = talk.hear({
    wants: ["book"],
    when: wish({ day: tuesday, at: "9:30" }),
    name: "Dana Reed",
    email: "dana@reed.test",
    phone: "+17185550142",
    durationMinutes: 45,
    purpose: "Refinance",
  });
  expect(reading).toContain("45 minutes");
  expect(reading).toContain("about: Refinance");
  talk.hear({ answer: "yes" });
  expect(talk.effects).toMatchObject([
    { kind: "book", durationMinutes: 45, notes: "About: Refinance" },
  ]);
});

describe("nothing is booked", () => {
  test.each([
    ["a no", { answer: "no" }],
    ["nothing that was understood", {}],
    ["a yes with another time", { answer: "yes", when: wish({ at: "15:00" }) }],
    ["a yes with another name", { answer: "yes", name: "Dan Reed" }],
    ["a yes with another address", { answer: "yes", email: "other@reed.test" }],
    ["a yes with a correction", { answer: "yes", corrects: ["email"] }],
    ["a yes with another length", { answer: "yes", durationMinutes: 60 }],
    ["a yes with a question", { answer: "yes", questions: ["cost"] }],
  ] as const)("by %s", (_, heard) => {
    const talk = readBack();
    expect(talk.state.expecting).toBe("confirm");
    talk.hear(heard);
    expect(talk.effects).toEqual([]);
  });

  test("before anything was read back", () => {
    const talk = converse(context);
    for (const _ of [1, 2]) talk.hear({ answer: "yes", wants: ["book"] });
    expect(talk.effects).toEqual([]);
  });

  test("by a yes to a read-back that was interrupted", () => {
    const talk = readBack();
    talk.interrupted("Let me read that back: 30 minutes with");
    expect(talk.hear({ answer: "yes" })).toContain("To be sure");
    expect(talk.effects).toEqual([]);
    talk.hear({ answer: "yes" });
    expect(talk.effects).toHaveLength(1);
  });

  test("twice, however often yes is said", () => {
    const talk = readBack();
    talk.hear({ answer: "yes" });
    talk.outcome(booked);
    talk.hear({ answer: "yes" });
    talk.hear({ answer: "yes" });
    expect(talk.effects).toHaveLength(1);
  });
});

test("a correction changes one detail, keeps the others, and is read back", () => {
  const talk = readBack();
  const reading = talk.hear({ when: wish({ at: "15:00" }) });
  expect(reading).toContain("Tuesday, November 24 at 3:00 PM");
  expect(reading).toContain("Dana Reed");
  expect(talk.hear({ when: wish({ day: "2026-11-25" }) })).toContain(
    "Wednesday, November 25 at 3:00 PM",
  );
  expect(talk.hear({ corrects: ["email"] })).toContain("email");
  talk.hear({ email: "d@reed.test" });
  talk.hear({ answer: "yes" });
  expect(talk.effects).toMatchObject([
    { startsAt: at(context, "2026-11-25", "15:00"), email: "d@reed.test", name: "Dana Reed" },
  ]);
});

test("a time between the start times, or taken, leads to the nearest free ones", () => {
  const busy = [
    {
      startsAt: new Date(at(context, tuesday, "14:00")),
      durationMinutes: 60,
      countsTowardsCap: true,
    },
  ];
  const given = contextAt("2026-11-23T15:00:00Z", {
    circumstances: { ...context.circumstances, busy },
  });
  const talk = converse(given);
  expect(talk.hear({ wants: ["book"], when: wish({ day: tuesday, at: "14:00" }) })).toContain(
    "That exact time isn't free. I have Tuesday, November 24 at 1:00 PM, 1:30 PM or 3:00 PM.",
  );
  expect(talk.hear({ choice: { kind: "nth", nth: 3 } })).toContain("3:00 PM is free");
});

test("taken at the very last moment: offers the nearest free times, and keeps everything else", () => {
  const talk = readBack();
  talk.hear({ answer: "yes" });
  const free = [at(context, tuesday, "15:00"), at(context, tuesday, "13:30")];
  expect(talk.outcome({ kind: "taken", free })).toContain("1:30 PM or 3:00 PM");
  expect(talk.hear({ choice: { kind: "latest" } })).toContain("Dana Reed");
  talk.hear({ answer: "yes" });
  expect(talk.effects.at(-1)).toMatchObject({ startsAt: at(context, tuesday, "15:00") });
});

test.each([
  [wish({ flags: ["past"], day: "2026-11-20" }), "already passed"],
  [wish({ flags: ["invalid"] }), "day doesn't exist"],
  [wish({ day: "2027-06-01" }), "60 days ahead"],
  [
    wish({ days: ["2026-11-24", "2026-11-25"] as never, flags: ["conflict"] }),
    "Do you mean Tuesday, November 24 or Wednesday, November 25?",
  ],
])("%j: %s", (when, words) => {
  expect(converse(context).hear({ wants: ["book"], when })).toContain(words);
});

test("of two possible days, the one that is named counts, with the time that was said", () => {
  const talk = converse(context);
  const days = ["2026-11-27", "2026-12-04"] as never;
  const both = wish({ days, at: "10:00", flags: ["whichWeek"] });
  expect(talk.hear({ wants: ["book"], when: both })).toContain(
    "November 27 at 10:00 AM or Friday, December 4",
  );
  expect(talk.hear({ choice: { kind: "nth", nth: 2 } })).toContain(
    "December 4 at 10:00 AM is free",
  );
});

test("both possible days are offered as suggestions, and either answers the question", () => {
  const talk = converse(context);
  const days = ["2026-11-24", "2026-12-01"] as never;
  talk.hear({ wants: ["book"], when: wish({ days, flags: ["whichWeek"] }) });
  expect(talk.state.expecting).toBe("day");
  expect(suggestionsFor(talk.state, context)).toEqual([
    "Tuesday, November 24",
    "Tuesday, December 1",
  ]);
  expect(talk.hear({ choice: { kind: "latest" } })).toContain("December 1");
});

test("later and earlier are relative to what was offered", () => {
  const talk = converse(context);
  talk.hear({ wants: ["book"], when: wish({ day: tuesday, at: "10:00" }) });
  const later = wish({ shift: { direction: "later", minutes: 60 } });
  expect(talk.hear({ when: later, corrects: ["time"] })).toContain("11:00 AM");
});

test("by phone the caller's number is read back, and the email letter by letter", () => {
  const phone = { ...context, channel: "phone", callerNumber: "+17185550142" } as const;
  const talk = converse(phone);
  talk.hear({ wants: ["book"], when: wish({ day: tuesday, at: "14:00" }), name: "Dana Reed" });
  const reading = talk.hear({ email: "d.reed@mail.test" });
  expect(reading).toContain("d, dot, r, e, e, d, at mail dot test");
  expect(reading).toContain("718-555-0142");
});

test("where the time zones differ, both times are said", () => {
  const chicago = { zone: "America/Chicago", offsets: [[0, -360]] as [number, number][] };
  const talk = readBack({ ...context, callerZone: chicago });
  expect(talk.words).toContain(
    "2:00 PM, Central Time (Chicago), which is 3:00 PM, Eastern Time (New York), for Ana Ruiz",
  );
});

test("a caller who is not understood three times may leave a message in their own words", () => {
  const talk = converse(context);
  talk.hear({ wants: ["book"] });
  const answers = [1, 2, 3].map(() => talk.hear({ text: "blah" }));
  expect(answers[0]).toContain("tomorrow");
  expect(answers[2]).toContain("message in your own words");
  expect(talk.state.expecting).toBe("message");
});

test("another length checks the chosen time again", () => {
  const busy = [
    {
      startsAt: new Date(at(context, tuesday, "14:30")),
      durationMinutes: 30,
      countsTowardsCap: true,
    },
  ];
  const given = contextAt("2026-11-23T15:00:00Z", {
    circumstances: { ...context.circumstances, busy },
  });
  const talk = readBack(given);
  expect(talk.hear({ durationMinutes: 60 })).not.toContain("read that back");
  expect(talk.state.gathered.startsAt).toBeNull();
});

test("a read-back is repeated until there is a yes, and the caller is not sent elsewhere", () => {
  const talk = readBack();
  for (let turn = 0; turn < 6; turn += 1) talk.hear({ text: "blah" });
  expect(talk.words).toContain("Say “yes”");
  expect(talk.state).toMatchObject({ flow: "book", expecting: "confirm" });
  talk.hear({ answer: "yes" });
  expect(talk.effects).toHaveLength(1);
});
