import { describe, expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";
import type { Effect, EffectOutcome } from "../turn/effects.ts";

// A Friday at 10:00 in New York.
const context = contextAt("2026-11-27T15:00:00Z");

function answer(effect: Effect): EffectOutcome {
  return effect.kind === "find" ? { kind: "notFound", mayTryAgain: true } : { kind: "failed" };
}

function flowAfter(...lines: string[]) {
  const one = talkWith(context, { outcomeOf: answer });
  one.say(...lines);
  const { flow, memory } = one.state;
  return flow === "open" && memory.own?.isAsked ? "either" : flow;
}

describe("an appointment that is only named in passing", () => {
  test.each([
    "i'm comin in monday at ten and the road's tore up could we go a half hour later ten thirty",
    "I'm coming in at ten on Monday. Could we make it an hour earlier?",
    "we're meeting ana tuesday at two and i need it a bit later",
    "I am seeing her Thursday at 3, any chance of something earlier?",
    "i'm there monday at one, can i come a little later",
    "Is there anything earlier on Wednesday? I have the 4:30 but I don't drive after dark anymore.",
    "i have the 10:30, is there something on friday",
    "we've got the nine o'clock, could we do eleven",
    "I'd like to come at 1:30 on Wednesday instead of 4:30.",
    "can we do one instead of four",
    "thursday instead of tuesday please",
    "wednesday at 2 rather than 3:30",
    "make it 11 instead of 10",
    "cant do my 930, can u shove it to Wednesday 1130",
    "can't make my 930 can we scoot it to friday at 1",
  ])("is moved: %s", (line) => {
    expect(flowAfter(line)).toBe("move");
  });

  test.each([
    "y'all can give my ten thirty to somebody else",
    "no point in me coming wednesday, so you can give my ten thirty to someone else",
    "go ahead and give my slot to the next person",
    "let somebody else have my 2 o'clock",
    "somebody else can have my tuesday",
    "offer my spot to another client",
    "you can give the 10:30 to someone",
  ])("is canceled: %s", (line) => {
    expect(flowAfter(line)).toBe("cancel");
  });

  test.each([
    "there's no sense in me coming tuesday",
    "no reason for us to come in now",
    "i can't do my 930",
    "i have the 4:30",
    "what papers do I bring, and can my 2pm on Monday become 2pm on Wednesday?",
  ])("is asked about: %s", (line) => {
    expect(flowAfter(line)).toBe("either");
  });

  test.each([
    ["no i don't want another one just cancel the one wednesday"],
    ["just cancel my wednesday"],
    ["cancel mine on wednesday at nine"],
  ])("is canceled where another time was offered: %s", (line) => {
    expect(flowAfter("can i come wednesday", line)).toBe("cancel");
  });

  test.each([
    "alright at least you own up to it then i'd like to see her monday at eleven about selling the camp",
    "can i meet with her monday at eleven",
    "i need to see her tuesday at 2",
    "put me down for monday at eleven",
    "i need to sit down with them when i roll through thursday",
    "right now i'm in one time zone tonight i'm in another one and i want to come in thursday at 4",
    "can i have the 4:30 on wednesday",
    "i'll have the 4:30 on wednesday",
    "do you have the 10:30 on monday",
    "i want an appointment monday at ten, could you also call me later",
    "i'm coming to town monday at ten, could we meet wednesday at two",
    "i need an appointment wednesday at 2, we want 3 bedrooms instead of 4",
    "i want to come in monday at ten, i only have 30 minutes instead of 60",
    "can i come wednesday at 3, my 1031 exchange is due",
    "i can't do my 1200 a month rent, can i come in wednesday at 3",
  ])("is none, and a new one is wished for: %s", (line) => {
    expect(flowAfter(line)).toBe("book");
  });

  test.each([
    "did you give my ten thirty to somebody else?",
    "why did you give my spot to someone",
    "can you give my number to somebody else",
    "there's no point in coming down on the price",
    "is it safe to walk there after dark",
    "can we have 2 bathrooms instead of 3",
    "my house is worth 930",
  ])("is none, and nothing is moved or canceled: %s", (line) => {
    expect(["move", "cancel"]).not.toContain(flowAfter(line));
  });
});

describe("in Spanish, an appointment that is only named in passing", () => {
  test.each([
    "hola po, voy atrasada con el turno, se puede pasar mi hora del lunes de las 3 a las 4:30 el mismo día?",
    "quiero mi hora del lunes a las 4:30 en vez de las 3",
    "me puede cambiar mi hora de las 3 para las 5",
    "quisiera pasar mi turno del lunes al jueves",
    "quiero cambiar el turno que tengo el lunes a las 3",
    "puede mover la hora que tengo el martes a las 2 para el jueves",
    "quiero mi cita el martes a las 10 en lugar de las 9",
  ])("is moved: %s", (line) => {
    expect(flowAfter(line)).toBe("move");
  });

  test.each([
    "que me canceles la cita del jueves a la una y media alirio bracho",
    "cancélame la cita del jueves por favor",
    "anúlame el turno del martes",
    "bórrame la cita del viernes",
    "quiero anular mi hora del martes",
    "hola, necesito cancelar la hora",
    "tengo cita el jueves, cancélamela pues",
    "tengo una cita el jueves y ya no la quiero, quítala",
  ])("is canceled: %s", (line) => {
    expect(flowAfter(line)).toBe("cancel");
  });

  test.each([
    "no vale más adelante yo llamo por ahora quítala",
    "cancélamela pues",
    "quítame la cita",
  ])("is canceled when it was asked about: %s", (line) => {
    const first = "épale mira vale yo tengo una vaina ahí agendada el jueves a la una y media";
    expect(flowAfter(first)).toBe("either");
    expect(flowAfter(first, line)).toBe("cancel");
  });

  test("is canceled where the caller wants to be taken out", () => {
    expect(
      flowAfter(
        "tengo una vaina ahí agendada el jueves a la una y ya no voy a poder ir quítame de ahí pues",
      ),
    ).toMatch(/^(?:cancel|either)$/);
  });

  test.each([
    "quiero una hora el lunes a las 3",
    "quiero una cita el lunes a las 4:30",
    "tengo algo agendado el jueves, quiero una cita el viernes a las 2",
    "necesito un turno para el martes a las 10",
    "mi hora de almuerzo es a las 12, quiero una cita el lunes a las 3",
  ])("is none, and a new one is wished for: %s", (line) => {
    expect(flowAfter(line)).toBe("book");
  });

  test.each([
    "quíteme de la lista",
    "quítame de ahí",
    "bórrela de la lista",
    "no tengo nada ahí agendado",
    "cuál es su hora de salida",
  ])("is none, and nothing is moved or canceled: %s", (line) => {
    expect(["move", "cancel", "either"]).not.toContain(flowAfter(line));
  });

  test("the time of what is being booked is only put right", () => {
    const one = talkWith(context, { outcomeOf: answer });
    one.say("quiero una cita el miércoles a las 11", "cambiar la hora");
    expect(one.state.flow).toBe("book");
  });
});

describe("a new appointment, wished for where a code was asked for", () => {
  const notFound = ["move my appointment", "leopold haskins", "monday at eleven"];

  test.each([
    "no i don't have an appointment, i want one monday at eleven",
    "i never made an appointment",
    "i want a new appointment",
    "i need another appointment monday at ten",
  ])("is booked: %s", (line) => {
    expect(flowAfter("move my appointment", line)).toBe("book");
  });

  test.each([
    "put me down for monday at eleven",
    "i want to book monday at eleven",
    "i'd like to see her monday at eleven",
    "i need an appointment",
    "can i come in monday at eleven",
  ])("is booked once none was found: %s", (line) => {
    expect(flowAfter(...notFound, line)).toBe("book");
  });

  test.each([
    "i don't have one",
    "i don't have a booking code",
    "i never got an appointment email",
    "i need an appointment change",
    "i don't have it",
    "thursday at two",
    "no i already have an appointment, put me down for thursday instead",
    "dana reed, monday at ten",
  ])("is none: %s", (line) => {
    expect(flowAfter("move my appointment", line)).toBe("move");
  });

  test.each(["i'd like to move it to monday", "it's leopold haskins"])(
    "is none, though none was found: %s",
    (line) => {
      expect(flowAfter(...notFound, line)).toBe("move");
    },
  );

  test("after a question that nobody answered", () => {
    expect(
      flowAfter("i'm supposed to see you tuesday at two", "neither, i need a new appointment"),
    ).toBe("book");
  });
});
