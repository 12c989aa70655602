import { expect, test } from "vitest";
import { at, converse, wish } from "#test/harness/machine-conversation.ts";
import { contextAt } from "#test/harness/talk-context.ts";

const context = contextAt("2026-11-23T15:00:00Z");
const day = "2026-11-24";
const refusal = { wants: ["noTranscript"], text: "don't record this" } as const;

test("a caller who refuses a transcript is told once it is deleted, and is offered a person or a time", () => {
  const talk = converse(context);
  expect(talk.hear(refusal)).toBe("");
  expect(talk.effects).toEqual([{ kind: "forgetWords", wantsPerson: false }]);
  const told = talk.outcome({ kind: "wordsForgotten" });
  expect(told).toMatch(/^All right\. What we said so far is deleted/);
  expect(told).toContain("Ana Ruiz to call you back, or should I book");
  expect(talk.state).toMatchObject({ flow: "open", expecting: "want", flags: ["no transcript"] });
  expect(talk.hear({ wants: ["message"], text: "a call back please" })).toContain("name");
});

test("in the middle of a booking, the booking continues", () => {
  const talk = converse(context);
  talk.hear({ wants: ["book"], when: wish({ day, at: "14:00" }) });
  expect(talk.state.expecting).toBe("name");
  talk.hear(refusal);
  const told = talk.outcome({ kind: "wordsForgotten" });
  expect(told).toContain("is deleted");
  expect(told).toContain("call back at any time");
  expect(talk.state).toMatchObject({ flow: "book", expecting: "name" });
  expect(talk.state.gathered.startsAt).toBe(at(context, day, "14:00"));
});

test("the refusal does not count as a yes to a read-back", () => {
  const talk = converse(context);
  talk.hear({
    wants: ["book"],
    when: wish({ day, at: "14:00" }),
    name: "Dana Reed",
    email: "dana@reed.test",
    phone: "+17185550142",
  });
  expect(talk.state.expecting).toBe("confirm");
  talk.hear({ ...refusal, answer: "yes" });
  expect(talk.outcome({ kind: "wordsForgotten" })).toContain("Shall I book it?");
  expect(talk.effects.map(({ kind }) => kind)).toEqual(["forgetWords"]);
});

test("a caller who also wants a person is transferred where that is possible", () => {
  const wants = ["noTranscript", "human"] as const;
  const there = converse({ ...context, channel: "phone", canTransfer: true });
  there.hear({ wants, text: "don't record me, a person please" });
  there.outcome({ kind: "wordsForgotten" });
  expect(there.effects.map(({ kind }) => kind)).toEqual(["forgetWords", "transfer"]);
  const away = converse(context);
  away.hear({ wants: ["book"] });
  away.hear({ wants, text: "don't record me, a person please" });
  expect(away.outcome({ kind: "wordsForgotten" })).toContain("call you back");
  expect(away.state.flow).toBe("open");
});

test("inside a message it is part of the message", () => {
  const talk = converse(context);
  talk.hear({ wants: ["message"], text: "message" });
  const text = "Please tell her not to record the walk through that we do together on Friday.";
  talk.hear({ text, wants: ["noTranscript"] });
  expect(talk.state.gathered.message).toBe(text);
  expect(talk.effects).toEqual([]);
});

test("the assistant does not claim a deletion that failed", () => {
  const talk = converse(context);
  talk.hear(refusal);
  expect(talk.outcome({ kind: "failed" })).not.toContain("deleted");
});
