import { describe, expect, test } from "vitest";
import { startsAt, talkOfOne as talk } from "#test/harness/own-appointment.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

const which = "Would you like to move it, or cancel it?";

describe("what is wanted of an appointment that is there", () => {
  test.each([
    "i ain't gonna make it tuesday",
    "i have an appointment with you tuesday at ten",
    "I booked online for Tuesday at 10",
    "something came up, i can't come on the 1st",
    "my 10:00 on tuesday",
    "482913",
  ])("is asked once: %s", (line) => {
    const one = talk();
    expect(one.say(line)).toContain(which);
    expect(one.say("hm")).not.toContain(which);
  });

  test.each([
    ["cancel it", "cancel"],
    ["just cancel please", "cancel"],
    ["another day", "move"],
    ["move it", "move"],
    ["thursday at two", "move"],
  ])("answered with %s: %s", (line, flow) => {
    const one = talk();
    one.say("i can't make it tuesday", line);
    expect(one.state.flow).toBe(flow);
  });

  test("no to both leaves it as it is", () => {
    const one = talk();
    one.say("i have an appointment with you tuesday at ten");
    expect(one.say("no")).toContain("anything else");
    expect(one.effects).toEqual([]);
  });

  test.each([
    "i booked online for ten tuesday but ten is too early can i do two thirty",
    "I have a 10:00 on Tuesday, I need it at 2:30 that same day",
    "my appointment is tuesday at ten and i'd like to come in at two thirty",
  ])("a second one is never booked: %s", (line) => {
    const one = talk();
    one.say(line);
    expect(one.state.flow).toBe("move");
    expect(one.say("482913")).toContain("to Tuesday, December 1 at 2:30 PM");
  });

  test("a new appointment is still booked", () => {
    const one = talk();
    one.say("i can't come on mondays but i'd like an appointment tuesday at two");
    expect(one.state.flow).toBe("book");
  });
});

describe("finding it", () => {
  test("the code counts wherever it is said", () => {
    for (const line of ["cancel 482913", "no. 482913, cancel it", "code 482913 please cancel"])
      expect(talk().say(line)).toContain("I would cancel your appointment");
    expect(talk().say("482913", "cancel it")).toContain("I would cancel your appointment");
    expect(talk().say("cancel", "hold on let me find it um 482913")).toContain("I would cancel");
    expect(talk().say("cancel", "482913, 6 digits")).toContain("I would cancel");
  });

  test("what was said is not asked for again", () => {
    expect(talk().say("cancel my appointment")).toContain("your name and the exact day and time");
    expect(talk().say("cancel my appointment on tuesday")).toContain(
      "the name that it is under and the exact time",
    );
    const one = talk();
    expect(one.say("cancel my appointment on tuesday, this is dana reed")).toContain(
      "tell me the exact time",
    );
    expect(one.say("i never saw a code")).toBe("What time is the appointment at?");
    expect(one.say("ten")).toContain("I would cancel your appointment");
  });

  test("name and time in one line, in any order", () => {
    for (const line of ["dana reed tuesday at ten", "tuesday ten am, dana reed"])
      expect(talk().say("cancel my appointment", line)).toContain("I would cancel");
  });

  test("nothing is told or changed before it is identified", () => {
    const one = talk();
    const answers = ["cancel my appointment", "dana reed", "wednesday at ten"].map((line) =>
      one.say(line),
    );
    expect(answers.join(" ")).not.toContain("10:00");
    expect(one.state.appointment).toBeNull();
  });

  test("not found: each answer is another one, offers a message, and does not go in circles", () => {
    const one = talk();
    const answers = [
      one.say("cancel my appointment", "dana reed tuesday at nine"),
      one.say("i don't have a code"),
      one.say("when i call back"),
    ];
    expect(answers[0]).toContain("message");
    expect(new Set(answers).size).toBe(3);
    expect(one.state.flow).toBe("message");
  });

  test("not found: another time is tried with the same name", () => {
    const one = talk();
    one.say("cancel my appointment", "dana reed tuesday at nine");
    expect(one.say("sorry it's at ten")).toContain("I would cancel your appointment");
  });
});

test.each([
  "can you put me down for tuesday at 2. wait wrong day, i need wednesday",
  "hello could you put me in for fifteen minutes on wednesday at nine a m",
  "i want a different day than my sister so we don't run into each other",
])("a wish for a first appointment asks for no code: %s", (line) => {
  const one = talk();
  expect(one.say(line)).not.toContain("code");
  expect(["move", "cancel"]).not.toContain(one.state.flow);
});

test.each([
  "i guess we won't be needing the tuesday ten o'clock",
  "i just need to cancel tuesday at ten",
])("is canceled, also while a time is asked for: %s", (line) => {
  const one = talk();
  one.say("do you have something on tuesday", line, "dana reed");
  expect(one.effects).toMatchObject([{ kind: "find", name: "Dana Reed", startsAt }]);
  expect(one.state.flow).toBe("cancel");
});

test("another day and time than those that came first are the appointment's own, once they are asked for", () => {
  const one = talk();
  one.say("we can't do Friday anymore", "I need to reschedule my appointment");
  one.say("Tuesday the 1st of December at 10. Dana Reed.");
  expect(one.effects).toMatchObject([{ kind: "find", name: "Dana Reed", startsAt }]);
  expect(one.state).toMatchObject({ flow: "move", appointment: { startsAt } });
});

describe("for somebody else", () => {
  test.each([
    "i'm calling on behalf of my mother dana reed, her appointment on the 1st at ten has to be canceled",
    "cancel my mother's appointment dana reed tuesday at ten",
    "I'm the assistant to Mrs. Dana Reed, please cancel her Tuesday 10:00",
  ])("the same identification, and no refusal: %s", (line) => {
    const one = talk();
    const said = one.say(line);
    expect(said).not.toContain("other people");
    expect(said).toContain("I would cancel your appointment");
  });

  test.each([
    "when is my husband's appointment",
    "what time is dana reed's appointment",
    "cancel my neighbor's appointment",
  ])("refused: %s", (line) => {
    expect(talk().say(line)).toContain("other people");
  });
});

describe("a yes to a move", () => {
  const asked = () => {
    const one = talk();
    const words = "my code is 482913, please move it to December 3rd, same time";
    expect(one.say(words)).toContain("Shall I?");
    return one;
  };

  test.each([
    "Yes, from December 1st to December 3rd, both at 10 a.m.",
    "Yes, please move it to December 3rd.",
    "Kindly move it from December 1st to December 3rd at 10 a.m.",
  ])("may name both starts: %s", (line) => {
    const one = asked();
    one.say(line);
    expect(one.effects.at(-1)).toMatchObject({ kind: "move" });
  });

  test.each(["no keep December 1st", "yes but December 1st", "yes, on the 4th", "yes, to 11 a.m."])(
    "is none with another start: %s",
    (line) => {
      const one = asked();
      one.say(line);
      expect(one.effects.at(-1)).not.toMatchObject({ kind: "move" });
    },
  );
});

describe("while it is being canceled", () => {
  test.each([
    "take it off",
    "yes remove it",
    "ya you bet take it off",
    "delete it please",
    "Remove my appointment.",
    "yes that's it take it off",
    "that's the one, take it off please",
    "yes ma'am that's correct go ahead and take it off",
    "mhm that's right hon take it down",
    "yes yes it is, please do remove it",
    "right, that one. get that off there",
    "absolutely, clear it out",
  ])("%s is no stop, and cancels what was read back", (line) => {
    const one = talk();
    one.say("cancel my appointment", "482913", line);
    expect(one.effects.map(({ kind }) => kind)).toEqual(["find", "cancel"]);
  });

  test.each([
    "take me off your list",
    "remove my number",
    "stop calling me",
    "take it off your list",
    "yes that's my number take it off",
    "yes that's it take me off",
    "that's right, take my name off",
  ])("%s is a stop", (line) => {
    const one = talk();
    one.say("cancel my appointment", "482913", line);
    expect(one.effects.map(({ kind }) => kind)).toContain("optOut");
    expect(one.effects.map(({ kind }) => kind)).not.toContain("cancel");
  });
});

describe("moving it", () => {
  test.each([
    ["move it to wednesday same time", "Wednesday, December 2 at 10:00 AM"],
    ["push it back an hour", "Tuesday, December 1 at 11:00 AM"],
    ["same day at two", "Tuesday, December 1 at 2:00 PM"],
    ["move it to 3", "Tuesday, December 1 at 3:00 PM"],
    ["move it out a week", "Tuesday, December 8 at 10:00 AM"],
    ["move it from tuesday to thursday at four", "Thursday, December 3 at 4:00 PM"],
    ["to 10:30", "Tuesday, December 1 at 10:30 AM"],
  ])("%s", (line, to) => {
    expect(talk().say("reschedule my appointment", "482913", line)).toContain(`to ${to}`);
    const first = line.startsWith("move it") ? `482913 ${line}` : "";
    if (first) expect(talk().say(first)).toContain(`to ${to}`);
  });

  test("a change of mind at the read-back moves instead, and is read back", () => {
    const one = talk();
    one.say("cancel my appointment", "482913");
    expect(
      one.say("oh no wait don't cancel my cousin can drive me so move it to wednesday at one"),
    ).toContain("I would move your appointment");
    expect(one.effects.map(({ kind }) => kind)).toEqual(["find"]);
    one.say("yes");
    expect(one.effects.at(-1)).toMatchObject({
      kind: "move",
      startsAt: "2026-12-02T18:00:00.000Z",
    });
  });

  test("a time that nothing assigned is the new one, if the appointment is not there", () => {
    expect(talk().say("move my appointment thursday at two", "482913")).toContain(
      "to Thursday, December 3 at 2:00 PM",
    );
  });
});

test("an hour that comes twice is asked about, and not taken as the first", () => {
  const autumn = contextAt("2026-10-30T15:00:00Z");
  const one = talkWith(autumn, { outcomeOf: () => ({ kind: "notFound", mayTryAgain: true }) });
  const said = one.say("cancel my appointment", "dana reed november 1st at 1:30 am");
  expect(said).toContain("before the clocks go back");
  expect(one.effects).toEqual([]);
  one.say("the second one");
  expect(one.effects[0]).toMatchObject({ kind: "find", startsAt: "2026-11-01T06:30:00.000Z" });
});

test("in Spanish, through the same path", () => {
  const one = talk();
  expect(
    one.say(
      "buenos días tengo una cita y quiero cambiarla para más tarde el mismo día a las cuatro",
    ),
  ).toContain("código de seis dígitos");
  expect(one.say("es 482913")).toContain("4:00");
  const other = talk();
  expect(other.say("no puedo ir el martes")).toContain("¿Quiere cambiarla o cancelarla?");
  other.say("cancelarla");
  expect(other.state.flow).toBe("cancel");
});
