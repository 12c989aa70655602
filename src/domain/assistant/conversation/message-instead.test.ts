import { describe, expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

const talk = () => talkWith(contextAt("2026-11-27T15:00:00Z"));

describe("a message is wished for while times are offered", () => {
  test.each([
    "Tell you what, dont need a meeting for it. Just pass on that the sellers took the washer",
    "No meeting. Message: the sellers took the washer and it was supposed to stay",
    "Just the message please, the sellers took the washer.",
    "only a message, the sellers took the washer",
    "you just tell whoever owns that sign there's raccoons in the attic",
    "please just tell the owner the gate won't close",
    "can somebody write me an answer by email",
  ])("and is taken: %s", (line) => {
    const one = talk();
    one.say("i need an appointment next week", line);
    expect(one.state.flow).toBe("message");
    expect(one.effects).toEqual([]);
  });

  test.each([
    "tell her thursday at two works",
    "i don't need a long meeting, thursday at two",
    "tell me what you have on thursday",
    "just tell me if thursday at two is free",
  ])("and is not meant: %s", (line) => {
    const one = talk();
    one.say("i need an appointment next week", line);
    expect(one.state.flow).toBe("book");
  });
});

test("before any day is named, what somebody should be told is no note of an appointment", () => {
  const one = talk();
  one.say(
    "i live next door to that blue house and there's raccoons moved in the attic i seen three",
    "tell them raccoons in the attic eunice tidwell",
  );
  expect(one.state.gathered.message).toContain("raccoons in the attic");
});

describe("the words of a message", () => {
  test.each([
    "okay so this is kind of a weird ask um can you write something down for them",
    "can you take something down for her",
    "could you jot something down for ana please",
  ])("are asked for: %s", (line) => {
    expect(talk().say(line)).toBe("What should I tell Ana Ruiz?");
  });

  test.each(["hold on let me write something down", "i will put something down on a house"])(
    "are not asked for: %s",
    (line) => {
      const one = talk();
      one.say(line);
      expect(one.state.flow).not.toBe("message");
    },
  );

  test("a call back that is asked for takes along what it is about", () => {
    const one = talk();
    one.say(
      "i own a duplex on alder street can i put in the ad no section eight or am i gonna get sued",
      "well somebody over there oughta know the law just have her ring me up",
      "walter szabo",
      "216 555 0109",
      "yes",
    );
    expect(one.effects).toMatchObject([
      {
        kind: "takeMessage",
        words: expect.stringMatching(/alder.*section eight.*\n.*ring me up/s),
      },
    ]);
  });

  test("what must not be kept is not taken along", () => {
    const one = talk();
    one.say("my social is 078 05 1120 and i want to know if i get a loan", "just have her call me");
    expect(one.state.gathered.message).toBe("just have her call me");
  });
});

describe("a day and a time where a message was read back", () => {
  const read = () => {
    const one = talk();
    one.say("can you leave a message that the pipe burst", "Dana Reed", "646 555 0107");
    return one;
  };
  test.each(["No no, just 4pm Monday", "no, monday at 4pm please", "i want monday at four"])(
    "wishes for an appointment, and the message is kept as its note: %s",
    (line) => {
      const one = read();
      expect(one.say(line)).toContain("Monday, November 30 at 4:00 PM is free");
      expect(one.state.gathered.notes).toContain("the pipe burst");
      expect(one.effects).toEqual([]);
    },
  );

  test.each([
    "no, the plumber comes monday at 4",
    "no, tell her monday at 4",
    "call me monday at 4",
  ])("belongs to the message: %s", (line) => {
    const one = read();
    one.say(line);
    expect(one.state.flow).toBe("message");
  });
});

describe("another business", () => {
  test.each(["hey is keisha in today i need my edges done bad", "is keisha working today"])(
    "is told what this is before any time is offered: %s",
    (line) => {
      const one = talk();
      expect(one.say(line)).toContain("automated assistant of Ana Ruiz");
      expect(one.state.offered).toEqual([]);
      expect(one.state.flow).toBe("open");
    },
  );

  test.each([
    "is friday in the morning ok",
    "is tuesday at ten free",
    "is ten in the morning okay",
  ])("is not meant: %s", (line) => {
    const one = talk();
    expect(one.say(line)).not.toContain("automated assistant of Ana Ruiz");
    expect(one.state.flow).toBe("book");
  });
});

test.each([
  "your website form has eaten my details. Can I just have 3pm Monday and be done with it?",
  "can i maybe have the 3pm on monday",
])("a time that is asked for is no appointment that is there: %s", (line) => {
  const one = talk();
  expect(one.say(line)).toContain("Monday, November 30 at 3:00 PM is free");
});

test.each(["i just have 3pm monday with you", "i have the 3:00 on monday"])(
  "a time that somebody has is one: %s",
  (line) => {
    const one = talk();
    expect(one.say(line)).toContain("move it, or cancel it");
  },
);

test.each(["somebody said i gotta make a time with you", "they told me to set up a time with ana"])(
  "a time that somebody was told to make is an appointment: %s",
  (line) => {
    const one = talk();
    one.say(line);
    expect(one.state.flow).toBe("book");
  },
);

test.each(["somebody told me you called", "they told me to call about the time on the papers"])(
  "what somebody was told is else no wish for one: %s",
  (line) => {
    const one = talk();
    one.say(line);
    expect(one.state.flow).not.toBe("book");
  },
);
