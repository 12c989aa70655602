import { describe, expect, test } from "vitest";
import type { Effect, EffectOutcome } from "#domain/assistant/turn/effects.ts";
import { startsAt, talkOfOne as talk } from "#test/harness/own-appointment.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

// An appointment of somebody's begins on Tuesday, December 1 at 10:00.

describe("one that is there, and a wish for another time", () => {
  test.each([
    "hi dana reed i've got the ten a m with you tuesday and they mandated me to stay over so i need a different slot",
    "ain't no way i got a vehicle by tuesday at ten i need y'all to make it the afternoon",
    "my car's stuck in the shop tuesday at ten, can you put it later",
    "I'm in at 10:00 on Tuesday, have to swap it for Thursday at 2",
    "i was to be there december 1st at ten well i got hay down so it'll have to be december 3rd at two",
    "i know i'm comin tuesday but i can't remember if it's ten or eleven so whatever it is make it two",
    "i need december 1st ten o'clock changed to december 3rd two o'clock",
  ])("is asked about or moved, and no other is booked: %s", (line) => {
    const one = talk();
    one.say(line);
    expect(one.state.flow).not.toBe("book");
    one.say("move it", "482913");
    expect(one.state).toMatchObject({ flow: "move", appointment: { startsAt } });
  });

  test("is moved, once it was asked whether it is a new one", () => {
    const one = talk();
    one.say("ain't no way i got a vehicle by tuesday at ten i need y'all to make it the afternoon");
    one.say("i need december 1st ten o'clock changed to december 3rd two o'clock", "482913");
    expect(one.state.flow).toBe("move");
  });

  test.each([
    "i can't do mornings, is thursday at two open",
    "i need thursday at two, i'm stuck at work till one",
    "put me in for tuesday at ten, dana reed",
    "im on lunch 12 to 1:15 thursday n ur office is right across the street so put me down for 12",
    "i'd like a different kind of loan, thursday at two please",
  ])("is not meant: %s", (line) => {
    const one = talk();
    one.say(line);
    expect(one.state.flow).toBe("book");
  });
});

describe("after move it or cancel it", () => {
  test.each(["i only need tuesday at ten taken off", "it can be erased", "scratch tuesday at ten"])(
    "what is to go is canceled: %s",
    (line) => {
      const one = talk();
      one.say("i won't be there tuesday at ten my brother passed", line);
      expect(one.state.flow).toBe("cancel");
    },
  );

  test("its own time once more says nothing of where to", () => {
    const one = talk();
    one.say("i won't be there tuesday at ten");
    expect(one.say("tuesday at ten")).toContain("moved to another time, or canceled");
  });

  test("who leaves a choice wants a new one", () => {
    const one = talk();
    one.say("Dana Reed here, Tuesday 10am, i bartend nights");
    one.say("Tuesday, afternoon if you got it, otherwise 11am");
    expect(one.state.flow).toBe("book");
  });
});

describe("after a booking", () => {
  const outcomeOf = ({ kind }: Effect): EffectOutcome =>
    kind === "book"
      ? { kind: "booked", appointmentId: "b", code: "111111", manageLink: "/m" }
      : kind === "find"
        ? { kind: "found", appointmentId: "a", startsAt, durationMinutes: 30 }
        : { kind: "cancelled" };
  const booked = () => {
    const one = talkWith(contextAt("2026-11-27T15:00:00Z"), { outcomeOf, spoken: true });
    one.say("thursday at two", "dana reed", "dana at lind dot test", "no phone", "yes");
    expect(one.state.memory.booked).not.toBeNull();
    return one;
  };

  test("the one that should have moved there is canceled", () => {
    const one = booked();
    const said = one.say("i need my tuesday ten a m switched to thursday two p m code is 482913");
    expect(said).toContain("You are booked for Thursday, December 3 at 2:00 PM");
    expect(said).toContain("I would cancel your appointment on Tuesday, December 1 at 10:00 AM");
    one.say("yes");
    expect(one.effects.at(-1)).toMatchObject({ kind: "cancel", appointmentId: "a" });
  });

  test("its time once more is only said again", () => {
    expect(booked().say("so thursday at two then")).toContain("You are booked for Thursday");
  });
});
