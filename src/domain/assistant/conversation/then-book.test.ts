import { describe, expect, test } from "vitest";
import { at } from "#test/harness/machine-conversation.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

const context = contextAt("2026-11-23T15:00:00Z");
const wednesdayAtTwo = at(context, "2026-11-25", "14:00");

function heard(...lines: string[]) {
  const talk = talkWith(context, { spoken: true });
  const answers = lines.map((line) => talk.say(line));
  return { talk, last: answers.at(-1)! };
}

describe("a wish for an appointment beside a yes to a message", () => {
  const key = ["tell her the spare key is back under the flowerpot", "joe black", "313 555 0187"];

  test.each([
    "yeah and wednesday at two for me",
    "yes and book me wednesday at two",
    "yes please, and i also want wednesday at two",
    "ok pass it on, and put me in wednesday at two p m",
    "that's right, also wednesday at two for the sit down",
    "sí, y el miércoles a las dos para mí",
  ])("passes it on, and goes on with that day and time: %s", (line) => {
    const { talk, last } = heard(...key, line);
    expect(talk.effects).toMatchObject([{ kind: "takeMessage", words: key[0] }]);
    expect(last).toMatch(/passed it on.*Wednesday, November 25 at 2:00 PM is free|2:00 p\.m\./);
    expect(talk.state).toMatchObject({ flow: "book", gathered: { startsAt: wednesdayAtTwo } });
    talk.say("joe@black.com");
    expect(talk.state.expecting).toBe("confirm");
    expect(talk.effects).toHaveLength(1);
    talk.say("yes");
    expect(talk.effects).toMatchObject([{}, { kind: "book", notes: null }]);
  });

  test.each([
    "yes and tell her wednesday at two",
    "yes but wednesday at two",
    "yes if she has wednesday at two",
    "no, wednesday at two",
    "wednesday at two",
    "yes and what about wednesday at two, is she free?",
    "yes and it should say wednesday at two",
    "Yes, and the plumber comes Wednesday at two",
  ])("is not heard in %s", (line) => {
    expect(heard(...key, line).talk.effects).toEqual([]);
  });

  test("is not heard before the message was read back", () => {
    expect(heard(key[0]!, "joe black", "yeah and wednesday at two for me").talk.effects).toEqual(
      [],
    );
  });
});

describe("a message and a wish for an appointment in one line", () => {
  test.each([
    "leave a message that the key is back and put me in wednesday at two",
    "leave a message that the plumber came tuesday at nine. and i need an appointment wednesday at two",
  ])("are done one after the other: %s", (line) => {
    const { talk } = heard(line, "joe black", "313 555 0187", "yes");
    expect(talk.effects).toMatchObject([{ kind: "takeMessage", words: line }]);
    expect(talk.state).toMatchObject({ flow: "book", gathered: { startsAt: wednesdayAtTwo } });
  });

  test.each(["let them know", "let em know"])("make a note of it after %j", (lead) => {
    const line = "the spare key's back and while i got you put me in wednesday at two";
    const { talk } = heard(`${lead} ${line}`);
    expect(talk.state).toMatchObject({ flow: "book", gathered: { startsAt: wednesdayAtTwo } });
    expect(talk.state.gathered.notes).toContain("spare key");
  });

  test.each([
    "leave a message that i want to book wednesday at two",
    "leave a message that the plumber comes wednesday at two",
    "leave a message that the plumber is done and the painter comes wednesday at two",
  ])("is only a message: %s", (line) => {
    const { talk } = heard(line, "joe black", "313 555 0187", "yes");
    expect(talk.effects).toMatchObject([{ kind: "takeMessage" }]);
    expect(talk.state.expecting).toBe("anythingElse");
  });

  test("a message that is given up leaves no appointment behind", () => {
    const line = "leave a message that the key is back and put me in wednesday at two";
    const { talk } = heard(line, "actually forget it");
    expect(talk.state).toMatchObject({ flow: "open", gathered: { startsAt: null, wish: null } });
  });
});
