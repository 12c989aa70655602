import { describe, expect, test } from "vitest";
import { talkOfOne as talk } from "#test/harness/own-appointment.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

// An appointment of somebody's begins on Tuesday, December 1 at 10:00.
const which = "Is that a new appointment, or do you want to move one that you have?";

describe("a time at which something begins", () => {
  test.each([
    "old: Tuesday 10am. new: Thursday 2pm. name dana reed",
    "Tuesday 10 am to Thursday 2 pm",
    "my rendezvous with you tuesday at ten falls on the communion rehearsal, december 3rd at two",
    "my wife says we're not selling till spring so push the Tuesday 10am to Thursday lol",
    "the tuesday ten o'clock and the dentist are fighting, thursday at two wins",
    "our tuesday at ten and i are parting ways for thursday at two",
    "I'm coming in Tuesday at 10 and the road is torn up",
  ])("is taken for theirs: %s", (line) => {
    const one = talk();
    one.say(line);
    if (one.effects.length === 0) one.say("move it", "482913");
    expect(one.effects.map(({ kind }) => kind)).toEqual(["find"]);
    expect(one.state.flow).toBe("move");
    expect(one.state.appointment).not.toBe(null);
  });

  test.each([
    "They changed my shift AGAIN so I have to drop Tuesday 10:00. Dana Reed.",
    "X out my 10:00 Tuesday",
    "you can tear up my ten o'clock tuesday",
    "if you charge i'm still backing out of my ten o'clock tuesday",
    "forget the charge just take my ten o'clock tuesday off",
    "kill the tuesday 10am",
    "Drop Tuesday 10:00 am for Dana Reed",
  ])("that the caller wants to be rid of is canceled: %s", (line) => {
    const one = talk();
    one.say(line);
    expect(one.state.flow).toBe("cancel");
    one.say("482913");
    one.say("yes");
    expect(one.effects.map(({ kind }) => kind)).toEqual(["find", "cancel"]);
  });

  test.each([
    "tuesday at ten",
    "I'd like Tuesday at 10, or else Thursday at 2",
    "can i come tuesday at ten? thursday at two works too",
    "i get out of work tuesday at ten",
    "is the tuesday ten o'clock still open",
    "i'll take tuesday at ten",
    "book me tuesday at ten, thursday at two is fine as well",
    "tuesday at ten or thursday at two whichever",
    "Need 10am Tuesday. If that's gone I'll take 10am Wednesday.",
    "my two kids and i could come tuesday at ten",
    "put me in for the first at ten please",
  ])("is only one that is wished for: %s", (line) => {
    const one = talk();
    expect(one.say(line)).not.toContain(which);
    expect(one.state.flow).toBe("book");
  });

  test("is asked about where it was refused and is named again", () => {
    const one = talk();
    expect(one.say("i need tuesday at ten")).toContain("isn't free");
    expect(one.say("but it is tuesday at ten")).toContain(which);
    expect(one.say("new")).toContain("isn't free");
    expect(one.say("tuesday at ten")).not.toContain(which);
  });

  test("is no answer to that question", () => {
    const one = talk();
    one.say("i need tuesday at ten", "but it is tuesday at ten");
    expect(one.say("tuesday at ten")).toContain("isn't free");
    expect(one.state.flow).toBe("book");
    const other = talk();
    other.say("i need tuesday at ten", "but it is tuesday at ten");
    expect(other.say("my tuesday at ten under dana reed")).toContain("moved to another time, or");
  });
});

describe("a time at which nothing begins", () => {
  const offer = "Thursday, December 3 at 2:00 PM is free. Shall I take it for a new one?";

  test("is offered to a caller who never said that there is one", () => {
    const one = talk();
    one.say("same time but thursday");
    one.say("move it");
    expect(one.state.flow).toBe("move");
    const other = talk();
    other.say("do i have something", "what about moving around", "hm");
    expect(other.effects).toEqual([]);
  });

  test("is offered after a search in vain, and taken when it is named again", () => {
    const one = talk();
    one.say("i need to move my appointment", "dana reed thursday at two");
    expect(one.say("thursday at two, i said")).toContain(offer);
    expect(one.say("thursday at two")).toContain("email");
    expect(one.state.flow).toBe("book");
  });

  test("is not offered for one that is to be canceled", () => {
    const one = talk();
    one.say("cancel my appointment", "dana reed thursday at two");
    expect(one.say("thursday at two, i said")).not.toContain("a new one");
  });
});

describe("after a booking in the same conversation", () => {
  const context = contextAt("2026-11-20T15:00:00Z");
  const booked = () => {
    const one = talkWith(context);
    one.say("wednesday at ten", "Dana Reed", "dana@reed.test", "no phone", "yes");
    expect(one.effects.map(({ kind }) => kind)).toEqual(["book"]);
    return one;
  };

  test.each([
    "oh wait i need an appointment at three, the ten was a slip",
    "no, 3pm",
    "wednesday at three",
    "could you make that three instead",
  ])("another time moves it, and books no second one: %s", (line) => {
    const one = booked();
    expect(one.say(line)).toContain("to Wednesday, November 25 at 3:00 PM");
    one.say("yes");
    expect(one.effects.map(({ kind }) => kind)).toEqual(["book", "find", "move"]);
  });

  test("it is canceled without its code", () => {
    const one = booked();
    expect(one.say("actually cancel that appointment")).toContain("I would cancel");
    one.say("yes");
    expect(one.effects.map(({ kind }) => kind)).toEqual(["book", "find", "cancel"]);
  });

  test("another one of theirs still needs its code", () => {
    const one = booked();
    expect(one.say("and cancel my old appointment")).toContain("six-digit code");
    one.say("it is under dana reed");
    expect(one.effects.map(({ kind }) => kind)).toEqual(["book"]);
  });

  test.each(["i also need an appointment thursday at two"])(
    "a second one is still booked: %s",
    (line) => {
      const one = booked();
      one.say(line);
      expect(one.state.flow).toBe("book");
    },
  );

  test.each(["see you wednesday", "my kid gets out at three", "wednesday at ten then"])(
    "nothing is moved by: %s",
    (line) => {
      const one = booked();
      one.say(line);
      expect(one.effects.map(({ kind }) => kind)).toEqual(["book"]);
      expect(one.state.flow).not.toBe("move");
    },
  );
});

describe("off the calendar, not off a list", () => {
  test("while a cancellation is read back, it is a yes", () => {
    const one = talk();
    one.say("counsel my appointment tuesday ten o'clock dana reed", "cancel it", "482913");
    expect(one.say("mm hm take me off of there")).toContain("is cancelled");
  });

  test.each([
    "i've busted my leg and i won't be there tuesday at ten so scratch me off",
    "take me off tuesday at ten i can't make it",
  ])("with its time: %s", (line) => {
    const one = talk();
    one.say(line);
    expect(one.effects).toEqual([]);
    expect(one.state.flow).not.toBe("optOut");
    one.say("cancel it", "482913");
    expect(one.state.flow).toBe("cancel");
  });

  test.each(["take me off your list", "stop calling me", "take me off and never call me again"])(
    "is still a stop while one is canceled: %s",
    (line) => {
      const one = talk();
      one.say("cancel my appointment", line);
      expect(one.state.flow === "optOut" || one.effects.some(({ kind }) => kind === "optOut")).toBe(
        true,
      );
    },
  );
});
