import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { alarms, delicates, questions } from "#understanding/heard.ts";
import { listeningOf } from "../../conversation/listening-of.ts";
import { begin, step } from "../../conversation/step.ts";
import { suggestionsFor } from "../../conversation/suggestions.ts";
import { guard } from "../../guard.ts";
import type { TurnContext } from "../../turn/context.ts";
import type { Effect, EffectOutcome } from "../../turn/effects.ts";
import { newState } from "../../turn/turn.ts";
import { understand } from "../../understand.ts";
import { answerTo } from "../answers.ts";
import * as asks from "../asks.ts";
import { otherWordings } from "../other-wordings.ts";
import * as refusals from "../refusals.ts";
import { inSpanish, isInSpanish } from "./in-spanish.ts";

const base = contextAt("2026-11-23T15:00:00Z");
const { fullName } = base.professional;
const spanish = { ...newState, language: "es" as const };

describe("every sentence has a Spanish one", () => {
  const fixed = Object.values(asks).filter((words) => typeof words === "string");
  const others = Object.values(otherWordings).flat();
  const named = [
    asks.askMessage(fullName),
    asks.askMessageAgain(fullName),
    refusals.forgottenWords,
    refusals.callBackOrBook(fullName),
    refusals.callBackInstead(fullName),
    ...delicates.map((topic) => refusals.refusalOf(topic, fullName)),
    ...alarms.map((alarm) => refusals.alarmWords(alarm, fullName)),
    ...questions.map((question) => answerTo(question, base)),
  ];
  const { callerZone: zone } = base;
  const starts = ["2026-11-24T15:00:00Z", "2026-11-24T18:30:00Z", "2026-11-25T19:00:00Z"].map(
    (start) => new Date(start),
  );
  const timed = [1, 2, 3].flatMap((many) => {
    const some = starts.slice(0, many);
    return [asks.askNearest, asks.offer, asks.offerAgain].map((say) => say(some, zone));
  });
  const more = [
    asks.askTime("2026-11-24" as never, starts.slice(0, 2), zone),
    asks.offerSimply(starts.slice(0, 1), zone),
    asks.offerSimply(starts.slice(0, 2), zone),
    asks.askWhichDay(["2026-11-24", "2026-12-01"] as never[]),
  ];

  test.each([
    ...fixed,
    ...others,
    ...named,
    ...timed,
    ...more,
    ...Object.values(asks.goOn),
    ...asks.askAfterSearches,
  ])("%s", (words) => {
    expect(isInSpanish(words, spanish, base)).toBe(true);
    expect(guard(inSpanish(words, spanish, base)).rule).toBeNull();
  });
});

const lines = [
  ..."hola|quiero una cita|el martes|a las dos y media|por la tarde|la primera|la segunda|ninguna".split(
    "|",
  ),
  ..."me llamo Ana Torres|ana@torres.test|no tengo teléfono|7185550142|sí|sí, por favor|no|no, mejor el jueves".split(
    "|",
  ),
  ..."mejor a las tres|creo que sí|el correo está mal|la hora está mal|más tarde|otro día|lo antes posible|ayer".split(
    "|",
  ),
  ..."quiero cambiar mi cita|quiero cancelar mi cita|482915|no tengo el código|mi cita es el martes a las dos".split(
    "|",
  ),
  ..."quiero dejar un mensaje|dígale que ya tengo los papeles listos|que me llame|quiero hablar con una persona".split(
    "|",
  ),
  ..."no me llamen más|¿es usted una persona?|¿qué horario tienen?|¿dónde están?|¿cuánto cuesta?|¿qué tasas tienen?".split(
    "|",
  ),
  ..."hay un incendio|eres un idiota|no grabe esta llamada|repita por favor|empecemos de nuevo|espere|bla bla|olvídelo".split(
    "|",
  ),
  ..."el 30 de febrero|dentro de dos años|una hora|refinanciar mi casa|anote que voy con mi esposo|adiós".split(
    "|",
  ),
];

const outcomes: readonly EffectOutcome[] = [
  { kind: "booked", appointmentId: "a", code: "123456", manageLink: "/m" },
  { kind: "taken", free: ["2026-11-25T19:00:00.000Z", "2026-11-25T20:00:00.000Z"] },
  { kind: "tooMany" },
  { kind: "found", appointmentId: "a", startsAt: "2026-11-25T19:00:00.000Z", durationMinutes: 30 },
  { kind: "notFound", mayTryAgain: true },
  { kind: "notFound", mayTryAgain: false },
  { kind: "moved", code: "123456", manageLink: "/m" },
  { kind: "cancelled" },
  { kind: "closed", why: "over" },
  { kind: "closed", why: "too late" },
  { kind: "messageTaken" },
  { kind: "transferring" },
  { kind: "noTransfer" },
  { kind: "optedOut" },
  { kind: "whichAddress" },
  { kind: "wordsForgotten" },
  { kind: "failed" },
];
const fitting: Record<Effect["kind"], readonly EffectOutcome["kind"][]> = {
  book: ["booked", "booked", "taken", "tooMany", "failed"],
  find: ["found", "found", "notFound"],
  move: ["moved", "taken", "closed"],
  cancel: ["cancelled", "closed"],
  takeMessage: ["messageTaken", "failed"],
  transfer: ["transferring", "noTransfer"],
  optOut: ["optedOut", "whichAddress"],
  forgetWords: ["wordsForgotten"],
};

// Words that occur in English sentences of the assistant and in no Spanish one.
const english =
  /\b(?:the|you|your|is|are|which|what|does|work|and|appointment|message|please|booked|free|sorry)\b/i;

test.each(["web", "phone", "text", "voice"] as const)(
  "a Spanish conversation on the %s channel is Spanish to the end, whatever is said",
  (channel) => {
    const context: TurnContext = {
      ...base,
      channel,
      canTransfer: false,
      professional: { ...base.professional, services: null },
    };
    const turns = fc.array(fc.tuple(fc.constantFrom(...lines), fc.nat()), { maxLength: 14 });
    fc.assert(
      fc.property(turns, (said) => {
        let last = begin(context, "es");
        const check = () => {
          const suggestions = suggestionsFor(last.state, context);
          for (const words of [...last.says.map((saying) => saying.words), ...suggestions])
            expect(words).not.toMatch(english);
          for (const { words } of last.says)
            expect(guard(words, { language: "es" }).rule).toBeNull();
        };
        check();
        for (const [line, chance] of said) {
          const heard = understand(line, listeningOf(last.state, context));
          last = step(last.state, { kind: "said", heard }, context);
          check();
          for (let rounds = 0; last.effects[0] && rounds < 3; rounds += 1) {
            const kinds = fitting[last.effects[0].kind];
            const kind = kinds[chance % kinds.length];
            const outcome = outcomes.find((one) => one.kind === kind)!;
            last = step(last.state, { kind: "outcome", outcome }, context);
            check();
          }
          if (chance % 9 === 0) last = step(last.state, { kind: "silence" }, context);
          check();
        }
      }),
      { numRuns: 60 },
    );
  },
);

test.each([
  [
    "I have Tuesday, November 24 at 1:00 PM or 2:30 PM. Which works for you?",
    "Tengo el martes 24 de noviembre a la 1:00 p.m. o 2:30 p.m. ¿Cuál le conviene?",
  ],
  [
    "Friday, January 1, 2027 at 9:00 AM is free.",
    "El viernes 1 de enero de 2027 a las 9:00 a.m. está libre.",
  ],
  ["Once more: Which day works for you?", "Una vez más: ¿Qué día le conviene?"],
  ["Hello Ana. What is your name?", "Hola, Ana. ¿Cuál es su nombre?"],
])("%s", (words, meant) => {
  expect(inSpanish(words, spanish, base)).toBe(meant);
});

test("what nobody has translated stays as it is", () => {
  expect(inSpanish("The parrot is blue.", spanish, base)).toBe("The parrot is blue.");
  expect(isInSpanish("The parrot is blue.", spanish, base)).toBe(false);
});
