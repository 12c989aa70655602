import { describe, expect, test } from "vitest";
import { talkOfOne as talk } from "#test/harness/own-appointment.ts";

const which = "Is that a new appointment, or do you want to move one that you have?";

describe("an appointment that is there, in its own words", () => {
  test.each([
    "i had wrote you down on the wrong page i need the same time only one day on so thursday then",
    "my granddaughter carded me in with you folks for ten and now i'd need it december 3rd at two",
    "the kids got me in with you for tuesday at ten, need it moved to thursday at two",
    "I wrote the wrong day down for you, can we make it thursday same time",
    "1. move my December 1st 10:00 appt to December 3rd 2pm 2. i got a new phone number 469-555-0162",
    "i just need tuesday ten moved over to thursday",
    "tues 10am -> thurs 2pm please",
  ])("is moved: %s", (line) => {
    const one = talk();
    one.say(line);
    expect(one.state.flow).toBe("move");
    expect(one.say("482913")).toMatch(/December 3|Thank you, I found it/);
    expect(one.effects.some(({ kind }) => kind === "book")).toBe(false);
  });

  test("an arrow says from where to where, with a code before it", () => {
    expect(talk().say("482913 Dana Reed 12/1 10a --> 12/3 2p. Confirm.")).toContain(
      "from Tuesday, December 1 at 10:00 AM to Thursday, December 3 at 2:00 PM",
    );
    expect(talk().say("Dana Reed, Dec 1 10am -> Dec 3 2pm")).toContain("to Thursday, December 3");
    expect(talk().say("dana reed tue 10:00 => wed 11:00")).toContain("December 2 at 11:00 AM");
  });

  test.each([
    "i'd like an appointment at the same time as my husband's next tuesday",
    "can my wife and i both come in at the same time thursday at two",
    "mondays don't work for me but wednesday at ten would be peachy",
    "is tuesday at ten not available",
    "not tuesday at ten but wednesday at ten",
    "tuesday at ten is not too early for you",
    "thursday two is out of the question so wednesday at two",
    "thursday at two no rush",
    "next thursday at 2, can't wait",
    "i want to buy instead of rent, can i see ana thursday at two",
    "can i come thursday at two instead of calling",
    "my friend set me up with your number, thursday at two please",
    "put me down for thursday at two",
    "can my daughter sign me up for thursday at two",
    "my wife will put me in for thursday",
    "buying -> selling thursday at two",
    "mon 9am -> tue 5pm i'm free",
    "got a new phone number, want an appointment thursday at two",
    "i need my furniture moved over to the new place, can i see ana thursday at two",
  ])("is not meant: %s", (line) => {
    const one = talk();
    expect(one.say(line)).not.toContain(which);
    expect(one.state.flow).toBe("book");
  });
});

describe("a taken time that may be theirs", () => {
  test.each([
    "ugh the recital got moved, i'm tuesday at ten",
    "we have december first at ten and need it sooner",
    "it's under dana reed, tuesday at ten",
  ])("is asked about: %s", (line) => {
    expect(talk().say(line)).toContain(which);
  });

  test("is asked about where it is named with a name, and then moved", () => {
    const one = talk();
    expect(one.say("can i see ana tuesday at ten")).not.toContain(which);
    expect(one.say("thursday at two")).toContain("What is your name?");
    expect(one.say("it's under dana reed, tuesday at ten")).toContain(which);
    one.say("move it to thursday at two");
    expect(one.state.flow).toBe("move");
  });

  test.each([
    "tuesday at ten please",
    "my husband says tuesday at ten, is that free",
    "10 on 12/1?",
  ])("is only taken where nobody says so: %s", (line) => {
    expect(talk().say(line)).not.toContain(which);
  });
});

describe("whether it is a new one", () => {
  const doubtful = [
    "same time but thursday",
    "Tuesday 10 won't work anymore, can i do Thursday same time",
    "tuesday at ten ain't happening same time thursday would be peachy",
    "tuesday at ten is a no go for me, same time thursday?",
    "could we do thursday at ten instead",
    "my course put an exam on tuesday so same hour 10 am but other day, thursday",
  ];
  test.each(doubtful)("is asked once, and the answer counts: %s", (line) => {
    const one = talk();
    expect(one.say(line)).toBe(which);
    one.say("move it");
    expect(one.say("482913")).toContain("to Thursday, December 3 at 10:00 AM");
    const other = talk();
    other.say(line, "it's a new one");
    expect(other.state.flow).toBe("book");
    expect(other.effects).toEqual([]);
  });

  test.each(["the one i already have", "i have one", "existing one", "no, moving it"])(
    "%s: moves it",
    (line) => {
      const one = talk();
      one.say("same time next day, please", line);
      expect(one.state.flow).toBe("move");
    },
  );

  test.each(["new", "a new appointment please", "no, first time", "that's a new one"])(
    "%s: books one",
    (line) => {
      const one = talk();
      one.say("same time but thursday", line);
      expect(one.state.flow).toBe("book");
    },
  );

  test('while one is booked, "same time as before" is asked about', () => {
    const one = talk();
    expect(one.say("i need an appointment thursday", "same as before")).toBe(which);
    one.say("new");
    expect(one.state.flow).toBe("book");
  });

  test("while one is booked, another one's own time moves that, and its own only changes it", () => {
    const one = talk();
    one.say("i need an appointment thursday at two", "i just need tuesday ten moved to wednesday");
    expect(one.state.flow).toBe("move");
    const other = talk();
    other.say(
      "i need an appointment thursday at two",
      "can we get thursday two moved to wednesday",
    );
    expect(other.state.flow).toBe("book");
  });

  test("in Spanish, too", () => {
    const one = talk();
    one.say("hola, quiero una cita");
    expect(one.say("a la misma hora que antes")).not.toContain(which);
  });
});
