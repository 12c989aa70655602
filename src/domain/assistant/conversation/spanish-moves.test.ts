import { expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { answerTo, talkWith } from "#test/harness/whole-conversation.ts";

const context = contextAt("2026-11-27T15:00:00Z");
const tuesday = {
  kind: "found" as const,
  appointmentId: "a",
  startsAt: "2026-12-01T14:30:00.000Z",
  durationMinutes: 30,
};

test.each([
  [
    "tengo que correr la cita del martes a las nueve y media para el jueves a la una",
    "12-03 13:00",
  ],
  [
    "mi cita es el martes a las 9:30 y la quiero pasar para el jueves a la una de la tarde",
    "12-03 13:00",
  ],
  [
    "me topa la hora del martes a las 9:30 con el dentista, la puedo correr pal mismo día pero a las 4?",
    "12-01 16:00",
  ],
  [
    "se me cruza la hora del martes con el médico, la podemos postergar para el viernes 4 a las 10?",
    "12-04 10:00",
  ],
])("%s moves it to %s", (line, start) => {
  const talk = talkWith(context, {
    outcomeOf: (effect) => (effect.kind === "find" ? tuesday : answerTo(effect)),
  });
  talk.say(line, "931379");
  expect(talk.start).toBe(`2026-${start}`);
  expect(talk.state).toMatchObject({ flow: "move", expecting: "confirm" });
  expect(talk.effects.map(({ kind }) => kind)).toEqual(["find"]);
});

test("one in the afternoon, at the question for the new time, is no place in the list", () => {
  const talk = talkWith(context, {
    outcomeOf: (effect) => (effect.kind === "find" ? tuesday : answerTo(effect)),
  });
  talk.say("tengo que mover la cita del martes", "931379", "para el jueves");
  talk.say("a la una de la tarde por favor");
  expect(talk.start).toBe("2026-12-03 13:00");
});
