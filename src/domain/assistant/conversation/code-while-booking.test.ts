import { describe, expect, test } from "vitest";
import { talkOfOne as talk } from "#test/harness/own-appointment.ts";

const which = "Would you like to move it, or cancel it?";

describe("a code, said while an appointment is being booked", () => {
  const asked = (...lines: string[]) => {
    const one = talk();
    one.say("i want an appointment wednesday at 11", "Dana Reed", ...lines);
    return one;
  };

  test.each([
    "my code is 482913",
    "you have all that already, the code is 482913",
    "confirmation number 482913",
    "it's in the email, code 4 8 2 9 1 3",
    "i got a booking code, 482 913",
    "the code was 482913",
    "ya lo tienen de la otra vez, el código es 482913",
    "tengo un código, 482913",
    "el código de la cita es 4 8 2 9 1 3",
  ])("opens the appointment where an email is asked for: %s", (line) => {
    const one = asked();
    expect(one.state.expecting).toBe("email");
    one.say(line);
    expect(one.state).toMatchObject({ flow: "open", expecting: "want" });
    one.say("cancel it");
    expect(one.effects).toMatchObject([{ kind: "find", code: "482913" }]);
  });

  test("opens it where a phone number is asked for", () => {
    const one = asked("dana@example.com");
    expect(one.state.expecting).toBe("phone");
    expect(one.say("my code is 482913")).toContain(which);
  });

  test("opens it in a Spanish conversation", () => {
    const one = talk();
    one.say("quiero una cita el miércoles a las 11", "Dana Reed", "mi código: 482913");
    expect(one.state).toMatchObject({ flow: "open", expecting: "want" });
  });

  test("and says at once what is to become of it", () => {
    const one = asked("no, cancel my appointment, code 482913");
    expect(one.effects).toMatchObject([{ kind: "find", code: "482913" }]);
    expect(one.state).toMatchObject({ flow: "cancel", expecting: "confirm" });
  });

  test.each([
    "dana482913@example.com",
    "482913dana@example.com",
    "my zip code is 10024",
    "718 555 0142",
    "the gate code is 482913",
    "the promo code is 482913",
    "use the discount code 482913",
    "i want to list at 482913",
  ])("is none in: %s", (line) => {
    const one = asked(line);
    expect(one.state.flow).toBe("book");
    expect(one.effects).toEqual([]);
  });
});
