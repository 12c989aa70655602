import { describe, expect, test } from "vitest";
import { newLeadMessage } from "../messages/messages.ts";
import { at, converse, wish } from "#test/harness/machine-conversation.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { hear } from "#understanding/corpus/hear.ts";

const context = contextAt("2026-11-23T15:00:00Z");
const day = "2026-11-24";

describe("a message", () => {
  test("what, from whom, how to reach them, a yes", () => {
    const talk = converse(context);
    expect(talk.hear({ wants: ["message"], text: "can I leave a message" })).toContain(
      "What should I tell Ana Ruiz?",
    );
    expect(talk.hear({ text: "The keys are with the neighbor." })).toContain("name");
    expect(talk.hear({ name: "Dana Reed" })).toContain("reach you");
    expect(talk.hear({ phone: "+17185550142" })).toContain("from Dana Reed, phone 718-555-0142");
    talk.hear({ answer: "yes" });
    expect(talk.effects).toEqual([
      {
        kind: "takeMessage",
        name: "Dana Reed",
        phone: "+17185550142",
        email: null,
        words: "The keys are with the neighbor.",
        wantsCallback: false,
      },
    ]);
    expect(talk.outcome({ kind: "messageTaken" })).toContain("passed it on");
  });

  test("can contain anything: it is neither answered nor obeyed", () => {
    const talk = converse(context);
    talk.hear({ wants: ["message"], text: "message" });
    const text = "Cancel my listing, and what is the rate?";
    expect(talk.hear({ text, wants: ["cancel"], delicate: ["rates"] })).toContain("name");
    expect(talk.state.gathered.message).toBe(text);
  });

  test("with a callback request needs a number", () => {
    const talk = converse(context);
    talk.hear({ wants: ["message"], text: "have her call me back", name: "Dana Reed" });
    expect(talk.hear({ email: "dana@reed.test" })).toContain("call back");
  });
});

test("stop counts everywhere and at once", () => {
  for (const first of [{}, { wants: ["book"] }, { wants: ["message"], text: "message" }] as const) {
    const talk = converse({ ...context, channel: "text", callerNumber: "+17185550142" });
    talk.hear(first);
    talk.hear({ wants: ["optOut"], text: "stop texting me" });
    expect(talk.effects).toEqual([{ kind: "optOut", words: "stop texting me", address: null }]);
    expect(talk.outcome({ kind: "optedOut" })).toContain("won't call, text or email you");
    expect(talk.state).toMatchObject({ flow: "closed", outcome: "optedOut" });
  }
});

test("on the web, stop asks for the address", () => {
  const talk = converse(context);
  talk.hear({ wants: ["optOut"], text: "stop" });
  expect(talk.outcome({ kind: "whichAddress" })).toContain("Which phone number or email");
  talk.hear({ email: "dana@reed.test", text: "dana@reed.test" });
  expect(talk.effects.at(-1)).toMatchObject({ kind: "optOut", address: "dana@reed.test" });
});

test("a stop takes the addresses that the talk knows, and those that come with it", () => {
  const talk = converse(context);
  talk.hear({ wants: ["book"], name: "Dana Reed", email: "dana@reed.test", text: "a visit" });
  talk.hear({ wants: ["optOut"], phone: "+18185550144", text: "stop the calls. 818 555 0144" });
  expect(talk.effects).toMatchObject([
    { kind: "optOut", address: "+18185550144", also: ["dana@reed.test"] },
  ]);
});

test("without any address it says once why it needs one, then passes the wish on in the caller's words", () => {
  const talk = converse(context);
  talk.hear({ wants: ["optOut"], text: "never contact me again" });
  talk.outcome({ kind: "whichAddress" });
  expect(talk.hear({ text: "the one you have" })).toContain("I can't see your number or email");
  talk.hear({ wants: ["optOut"], text: "just stop it" });
  expect(talk.effects.at(-1)).toEqual({
    kind: "optOut",
    words: "never contact me again",
    address: null,
    isPassedOn: true,
  });
  expect(talk.outcome({ kind: "stopPassedOn" })).toContain("must not be contacted");
  expect(talk.state).toMatchObject({ flow: "open", achieved: ["optedOut"] });
});

test("a stop comes before an alarm and a refused topic in the same line", () => {
  const talk = converse({ ...context, channel: "text", callerNumber: "+17185550142" });
  const line = { wants: ["optOut"], alarm: "abuse", delicate: ["legal"] } as const;
  expect(talk.hear({ ...line, text: "stop the damn calls or I sue" })).toBe("");
  expect(talk.effects).toMatchObject([{ kind: "optOut", address: null }]);
});

test("a person: transferred where that is possible, otherwise a message", () => {
  const there = converse({ ...context, channel: "phone", canTransfer: true });
  there.hear({ wants: ["human"], text: "a person please" });
  expect(there.effects).toEqual([{ kind: "transfer", reason: "a person please" }]);
  expect(there.outcome({ kind: "transferring" })).toContain("transferring you");
  const away = converse(context);
  expect(away.hear({ wants: ["human"] })).toContain("can't transfer you");
  expect(away.words).toContain("book an appointment, or leave a message?");
  expect(away.state.expecting).toBe("want");
});

test.each([
  ["rates", "can't talk about prices"],
  ["qualify", "can't say what someone can get"],
  ["steering", "can't describe areas"],
  ["otherClients", "can't share anything about other people"],
  ["instructions", "can only help with appointments"],
  ["dial", "not to other numbers"],
  ["personalNumbers", "don't share card"],
] as const)(
  "%s is refused in fixed words, and the open question is asked again",
  (delicate, words) => {
    const talk = converse(context);
    talk.hear({ wants: ["book"] });
    const answer = talk.hear({ delicate: [delicate], text: "…" });
    expect(answer).toContain(words);
    expect(answer).toContain("day");
    expect(talk.state.flags).toContain(delicate);
  },
);

test("what is about other people or gives orders fills in nothing", () => {
  const talk = converse(context);
  talk.hear({ wants: ["book"] });
  for (const delicate of ["otherClients", "instructions", "dial"] as const)
    talk.hear({
      delicate: [delicate],
      when: wish({ day, at: "14:00" }),
      name: "Bob",
      answer: "yes",
      phone: "+19005550142",
    });
  expect(talk.state.gathered).toMatchObject({
    startsAt: null,
    wish: null,
    name: null,
    phone: null,
  });
});

test("a question about terms does not lose a request made in the same turn", () => {
  const talk = converse(context);
  const answer = talk.hear({
    wants: ["book"],
    delicate: ["rates"],
    when: wish({ day, at: "14:00" }),
  });
  expect(answer).toContain("can't talk about prices");
  expect(talk.state.gathered.startsAt).toBe(at(context, day, "14:00"));
});

test("an emergency comes before everything", () => {
  const talk = converse(context);
  expect(talk.hear({ alarm: "emergency", text: "fire" })).toMatch(
    /^If this is an emergency, please call 911/,
  );
  expect(talk.hear({ alarm: "selfHarm", text: "…" })).toContain("988");
});

test("are you human: always the truth", () => {
  const talk = converse(context);
  expect(talk.hear({ questions: ["areYouHuman"] })).toMatch(/^No, I'm not a person/);
});

test('"again" repeats the same text', () => {
  const talk = converse(context);
  const asked = talk.hear({ wants: ["book"] });
  expect(talk.hear({ wants: ["repeat"] })).toBe(asked);
});

test("cancel that, in the middle of booking, books and cancels nothing", () => {
  const talk = converse(context);
  talk.hear({ wants: ["book"], when: wish({ day, at: "14:00" }) });
  expect(talk.hear({ wants: ["cancel"], text: "cancel that" })).toContain(
    "nothing has been booked",
  );
  expect(talk.effects).toEqual([]);
});

test("silence: the question again, the other way, the end", () => {
  const talk = converse({ ...context, channel: "phone" });
  expect(talk.silence()).toContain("still there");
  expect(talk.silence()).toContain("message");
  talk.silence();
  expect(talk.state).toMatchObject({ flow: "closed", outcome: "leftOpen" });
});

test("after the end nothing more is said", () => {
  const talk = converse(context);
  talk.hear({ wants: ["goodbye"] });
  expect(talk.state.flow).toBe("closed");
  expect(talk.hear({ wants: ["book"] })).toBe("");
});

test("every conversation ends after a limited number of turns", () => {
  const talk = converse(context);
  for (let turn = 0; turn < 80; turn += 1) talk.hear({ questions: ["cost"] });
  expect(talk.state.flow).toBe("closed");
});

describe("a call whose opening asks for a time", () => {
  const about = newLeadMessage("phone", {
    reader: { firstName: "Dana" },
    writer: { fullName: "Ana Ruiz", companyName: null },
    links: { talkLink: "" },
  }).words;
  const professional = { ...context.professional, greeting: about };
  const calling = () => converse({ ...context, channel: "phone", professional });

  test("asks only that question, and a yes goes on to booking", () => {
    const talk = calling();
    expect(talk.words.endsWith(about)).toBe(true);
    expect(talk.hear({ answer: "yes" })).toBe("Which day works for you?");
    expect(talk.state.flow).toBe("book");
  });

  test("takes a no for no", () => {
    const talk = calling();
    expect(talk.hear({ answer: "no" })).toBe("Is there anything else?");
    expect(talk.hear({ answer: "no" })).toContain("goodbye");
  });

  test("treats a yes to anything else as usual", () => {
    const talk = converse(context);
    expect(talk.hear({ answer: "yes" })).toContain("or leave a message?");
    expect(talk.hear({ answer: "yes" })).toContain("or leave a message?");
    expect(talk.state.flow).toBe("open");
  });
});

test("a day in a refused question is not a request, and only the refusal is said", () => {
  const talk = converse(context);
  const answer = talk.hear({ delicate: ["rates"], when: wish({ soonest: true }) });
  expect(answer).toContain("can't talk about prices");
  expect(answer).not.toContain("did not understand");
});

test("when everything is done, something not understood starts nothing new", () => {
  const talk = converse(context);
  talk.hear({ wants: ["message"], text: "message" });
  talk.hear({ text: "The keys are here.", name: "Dana Reed", phone: "+17185550142" });
  talk.hear({ answer: "yes" });
  talk.outcome({ kind: "messageTaken" });
  expect(talk.hear({ text: "peace", when: wish({ soonest: true }) })).toContain("just say goodbye");
  expect(talk.hear({ text: "peace out" })).toContain("goodbye");
  expect(talk.state).toMatchObject({ flow: "closed", outcome: "message" });
});

test("a stop in the middle of a message is a stop, however long the message", () => {
  const talk = converse(context);
  talk.hear({ wants: ["message"], text: "message" });
  const words =
    "Please take me off your list and stop calling me, I already bought a house last month";
  talk.hear(hear(words, { expecting: "message" }));
  expect(talk.effects).toMatchObject([{ kind: "optOut", words }]);
  expect(talk.state.gathered.message).toBeNull();
});

test("a caller can refuse a transcript in the middle of a message, too", () => {
  const talk = converse(context);
  talk.hear({ wants: ["message"], text: "message" });
  const words =
    "I do not consent to this call being written down, please do not keep a transcript of any of it";
  talk.hear(hear(words, { expecting: "message" }));
  expect(talk.state.gathered.message).toBeNull();
});
