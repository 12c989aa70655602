import fc from "fast-check";
import { expect, test } from "vitest";
import { readingWitness } from "#test/harness/reading-witness.ts";
import { contextAt } from "#test/harness/talk-context.ts";
import { answerTo } from "#test/harness/whole-conversation.ts";
import { understand } from "#understanding/understand.ts";
import type { Effect, EffectOutcome } from "../turn/effects.ts";
import { listeningOf } from "./listening-of.ts";
import { begin, step, type TurnInput } from "./step.ts";

// Real sentences in a random order through the grammar and the state machine: whatever a line means, nothing is
// committed but what was read back completely after the last change.

const context = contextAt("2026-11-23T15:00:00Z");
const isEmail = (text: string) => /^[^\s@]{1,64}@[^\s@]+\.\p{L}{2,}$/u.test(text);

const booking = ["I'd like to book", "tuesday at 2", "Dana Reed", "dana@reed.test", "no phone"];
const moving = ["I need to move my appointment", "482913", "thursday at two"];
const message = ["can I leave a message", "The keys are with the neighbor.", "Dana Reed"];
const lines = [
  "yes",
  "yes please",
  "yeah sure",
  "haha yes",
  "yes but at three",
  "yes and wednesday",
  "ok",
  "book it",
  "no",
  "no wait",
  "no hold on",
  "no that's wrong",
  "nope",
  "not yet",
  "i don't think so",
  "yes no",
  "could we make that three",
  "make it 11 in the morning instead",
  "two no sorry two thirty",
  "four",
  "the second one",
  "wednesday afternoon",
  "december 2nd",
  "an hour later",
  "2",
  "the time",
  "the day",
  "what are your hours",
  "what is the rate",
  "wrong email",
  "other@reed.test",
  "it's Dan Reed",
  "30 minutes",
  "make it an hour",
  "hold on",
  "um let me look two thirty",
  "hmm",
  "mhm",
  "say that again",
  "never mind",
  "cancel that",
  "start over",
  "yesterday at 3",
  "718 555 0142",
  "I need to cancel my appointment",
];

const spanishBooking = [
  "Hola, quiero una cita",
  "el martes a las dos de la tarde",
  "Rosa Flores",
  "rosa@flores.test",
  "no tengo teléfono",
];
const spanishMoving = [
  "quisiera cambiar mi cita",
  "mi código es 482913",
  "para el jueves a las dos",
];
const spanishMessage = [
  "quiero dejar un mensaje",
  "Las llaves están con la vecina.",
  "Rosa Flores",
];
const spanishLines = [
  "sí",
  "sí, por favor",
  "claro que sí",
  "sí pero a las tres",
  "creo que sí",
  "si puedo",
  "no",
  "no, espere",
  "no, mejor el jueves",
  "mejor a las cuatro",
  "todavía no",
  "la segunda",
  "el dos de diciembre",
  "media hora más tarde",
  "la hora",
  "¿qué horario tienen?",
  "¿cuál es la tasa?",
  "mi correo está mal",
  "otra@flores.test",
  "espere un momento",
  "¿me puede repetir?",
  "olvídelo",
  "sorry, can we speak English",
  "718 555 0142",
  "quiero cancelar mi cita",
];
const english = { talks: [booking, moving, message], lines, yes: "yes" };
const spanish = {
  talks: [spanishBooking, spanishMoving, spanishMessage],
  lines: [...spanishLines, ...lines.slice(0, 12)],
  yes: "sí",
};

/** Nobody can be transferred to, so that the conversation goes on. */
const outcomeOf = (effect: Effect): EffectOutcome =>
  effect.kind === "transfer" ? { kind: "noTransfer" } : answerTo(effect);

test.each([
  { language: "English", ...english },
  { language: "Spanish", ...spanish },
])(
  "$language sentences in any order: what is committed was read back completely, after the last change and the last no",
  ({ talks, lines: own, yes }) => {
    const line = fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...talks) },
      { weight: 6, arbitrary: fc.constantFrom(...own).map((text) => [text]) },
      { weight: 2, arbitrary: fc.constant([yes]) },
    );
    let commits = 0;
    fc.assert(
      fc.property(fc.constantFrom(...talks), fc.array(line, { maxLength: 8 }), (first, more) => {
        const witness = readingWitness(context);
        let result = begin(context);
        const hear = (input: TurnInput) => {
          const before = result.state;
          result = step(before, input, context);
          witness.see(before, input, result);
        };
        for (const text of [...first, ...more.flat()]) {
          const heard = understand(text, listeningOf(result.state, context), isEmail);
          hear({ kind: "said", heard });
          const [effect] = result.effects;
          if (effect) hear({ kind: "outcome", outcome: outcomeOf(effect) });
        }
        commits += witness.takeCommits();
      }),
      { numRuns: 400 },
    );
    expect(commits).toBeGreaterThan(50);
  },
  120_000,
);
