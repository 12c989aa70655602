import { source } from "../text.ts";
import { actRules } from "./acts.ts";
import { answerRules, choiceRules } from "./answers.ts";
import { calendarWords, dayRules, wishRules } from "./days.ts";
import { existingRules } from "./existing.ts";
import { withDigits } from "./numbers.ts";
import { ownActRules, wrongNumberRules } from "./own-acts.ts";
import { relayRules } from "./relays.ts";
import { applied, flat, type Rule, rules } from "./rule.ts";
import { boundRules, partRules, timeRules, zoneRules } from "./times.ts";
import { delicateRules } from "./delicate.ts";
import { purposeRules, questionRules } from "./questions.ts";
import { stopRules } from "./stops.ts";
import { wordByWord } from "./words.ts";

const day = source`
    (?:(?:this |this coming |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday
    |sunday)s?(?: the \d+\w\w| next week)?|tomorrow|today|the \d+(?:st|nd|rd|th)|\w+ \d+(?:st|nd|rd|th)
    |(?:at )?\d[\d:]*(?: [ap]m)?|in the (?:morning|afternoon|evening))`;

/** What does not suit: "el martes no puedo", "no puedo el martes", "ni lunes ni martes", "el sábado no". */
const moodRules: readonly Rule[] = rules([
  [`(${day}),? si(?=,| ?$|[.;!])`, "$1"],
  [`ni (?:el |los |en )?(${day}) ni (?:el |los |en )?(${day})`, "not $1 or $2"],
  [
    source`
      (?!at \d|\d)(${day}),? (?:no|tampoco|imposible)(?= ?(?:$|[,.;!?]| does not work| rather| actually
      | i mean))(?: does not work for me| puedo)?`,
    "not $1",
  ],
  [
    `(${day}),? (?:yo |ya |la verdad )?no (?:puedo|podemos|podria|voy a poder|se puede|estoy|me es posible)`,
    "$1 i cannot",
  ],
  [
    source`
      no (?:puedo|podemos|podria|voy a poder|estoy|me es posible)(?: ir| venir
      | asistir)? (?:el |los |en |a )*(?=${day})`,
    "i cannot ",
  ],
  [
    source`
      (${day}),? (?:yo )?(?:trabajo|trabajamos|estoy trabajando|estoy ocupad[oa]|tengo (?:trabajo|clase|clases
      |otra cosa|otro compromiso|compromiso|que trabajar)|ando ocupad[oa])`,
    "$1 i work",
  ],
  [
    `(?:trabajo|estoy ocupad[oa]|tengo (?:trabajo|clase|otro compromiso|compromiso)) (?:el |los )?(${day})`,
    "i cannot $1",
  ],
  [`que no sean? (?:el |los |en )?(?=${day})`, "not "],
  [`no (?:el |los |a |para )*(?=${day})`, "not "],
]);

/** Corrections of single details. */
const detailRules: readonly Rule[] = rules([
  [
    "(?:no,? )?(?:es[eao] |el |mi |esta? )?(?:no es|no era) (?:mi|el|la) (correo|telefono|numero|nombre|apellido)",
    (_, what) => `no that is not my ${detailOf[what!]}`,
  ],
  [
    "(?:mi|el|la|su) (correo|telefono|numero|nombre|apellido|hora|dia|fecha)(?: \\w+)? is wrong",
    (_, what) => `the ${detailOf[what!]} is wrong`,
  ],
  [
    "is wrong (?:mi|el|la|su) (correo|telefono|numero|nombre|apellido|hora|dia|fecha)",
    (_, what) => `the ${detailOf[what!]} is wrong`,
  ],
  [
    "is wrong (?:en|con) (?:mi|el|la|su) (correo|telefono|numero|nombre|apellido|hora|dia|fecha)",
    (_, what) => `the ${detailOf[what!]} is wrong`,
  ],
  [
    source`
      (?:(?:quiero|quisiera|necesito|puede|podria|hay que|favor de) )?(?:cambi(?:ar|e|emos|en)(?:le)?
      |correg(?:ir)|corrij(?:a|an)|modific(?:ar)|actualiz(?:ar|a))(?:me|nos)? (?:mi|el|la|su|de) (correo
      |telefono|numero|nombre|apellido|hora|dia|fecha)`,
    (_, what) => `fix the ${detailOf[what!]}`,
  ],
]);
const detailOf: Record<string, string> = {
  correo: "email",
  telefono: "phone",
  numero: "phone",
  nombre: "name",
  apellido: "name",
  hora: "time",
  dia: "day",
  fecha: "day",
};

// As it is typed: "q", "xq", "pal". A letter beside another is spelled.
const typedRules: readonly Rule[] = rules([
  ["pa'?l", "para el"],
  ["pa'?(?= )|xa", "para"],
  ["(?:x|p)(?:or)?q", "porque"],
  ["(?<!(?<!\\p{L})\\p{L} )[qk](?= \\p{L}{2})", "que"],
  ["x(?= (?:fa|favor))", "por"],
  ["xfa(?:vor)?|xfis", "por favor"],
  ["tm?bn?", "tambien"],
  ["(?:ve?r?dd|vdad)", "verdad"],
  ["(?:ms[jg])e?", "mensaje"],
  ["m[ñn]n", "manana"],
  ["kiero", "quiero"],
  ["grax|grac", "gracias"],
]);

/** Lengths of a meeting. */
const lengthRules: readonly Rule[] = rules([
  ["(?:una|1) hora y media", "an hour and a half"],
  ["media hora", "half an hour"],
  ["(?:una|1) hora", "an hour"],
  ["(\\d+) minutos", "$1 minutes"],
]);

/** A Spanish text in digits, without accents: what the readers of numbers, addresses and codes look at. */
export function inDigits(text: string): string {
  return withDigits(flat(text));
}

/**
 * A Spanish text in the words of the English grammar: days, times, wishes, answers and questions each as the English
 * phrase that says the same. What it does not know stays Spanish, and is understood as nothing.
 */
export function inEnglish(text: string): string {
  // "Sí" with its accent is never "if".
  const marked = text.replace(/(?<!\p{L})sí(?!\p{L})/gu, "si,").replace(/,(?: ?,)+/g, ",");
  const numbers = applied(typedRules, inDigits(marked)).replace(/[¿¡"“”]/g, "");
  const topics = [
    stopRules,
    relayRules,
    wrongNumberRules,
    delicateRules,
    questionRules,
    ownActRules,
    actRules,
    existingRules,
    purposeRules,
  ];
  const whens = [
    zoneRules,
    calendarWords,
    wishRules,
    timeRules,
    partRules,
    dayRules,
    boundRules,
    wishRules,
  ];
  const rest = [
    lengthRules,
    choiceRules,
    moodRules,
    detailRules,
    answerRules,
    choiceRules,
    moodRules,
    detailRules,
  ];
  const rendered = [...topics, ...whens, ...rest].reduce(
    (said, all) => applied(all, said),
    numbers,
  );
  return (
    wordByWord(rendered)
      // "An appointment for Tuesday": to the English readers it might be somebody else's.
      .replace(/\bappointment +(?:for|of)\b/g, "appointment,")
      .replace(/(\d)(?=(?:to|but|and|the|so|at|on)\b|instead\b)/g, "$1 ")
      .replace(/\s+/g, " ")
      .replace(/ ([,.!?])/g, "$1")
      .trim()
  );
}
