import { source } from "../text.ts";
import { type Rule, rules } from "./rule.ts";

const lead =
  "(?:a eso de |como |tipo |mas o menos |alrededor de |cerca de |hacia |sobre |por ahi de |a )*";
// Not the minutes of a time that was read already.
const apart = "(?<!:)";
const hour = "(\\d{1,2})";
const rest = "(?: ?(?:horas|hrs|h))?";
const half: Record<string, string> = {
  "de la manana": " am",
  "de la mananita": " am",
  "en la manana": " am",
  "en la mananita": " am",
  "por la manana": " am",
  "de la madrugada": " am",
  "de la tarde": " pm",
  "en la tarde": " pm",
  "por la tarde": " pm",
  "de la tardecita": " pm",
  "de la noche": " pm",
  "en la noche": " pm",
  "por la noche": " pm",
  "del mediodia": " pm",
  "de mediodia": " pm",
  "del dia": " pm",
};
const halves = `(?: ?,? ?(${Object.keys(half).join("|")}|a ?\\.? ?m\\b\\.?|p ?\\.? ?m\\b\\.?|[ap]e? eme))?`;

/** "3:30 pm" from hour, minute and part of the day. */
function clock(hours: number, minutes: number, part: string | undefined): string {
  const total = hours * 60 + minutes;
  const [at, past] = [Math.floor(total / 60), total % 60];
  const said = part?.replace(/\s+/g, " ").trim() ?? "";
  const meridiem = half[said] ?? (said.startsWith("a") ? " am" : said.startsWith("p") ? " pm" : "");
  if (at === 12 && past === 0 && /dia/.test(said)) return "noon";
  if (at === 12 && past === 0 && /noche/.test(said)) return "midnight";
  if (at > 12 || at === 0) return `${at}:${String(past).padStart(2, "0")}`;
  // "Doce de la mañana" is said of noon as well.
  const safe = at === 12 && /manana/.test(said) ? " pm" : meridiem;
  return past === 0 ? `${at}${safe}` : `${at}:${String(past).padStart(2, "0")}${safe}`;
}

/** "9:00" stays so, since "miércoles 9" would be a date. */
function written(said: string): string {
  return said.replace(/^(\d+)(?=$| )/, "$1:00");
}

const minutesOf: Record<string, number> = { media: 30, cuarto: 15, "un cuarto": 15 };
const minute = "(media|un cuarto|cuarto|[1-5]\\d|5)(?! (?:y las?\\b))(?: minutos)?";
const ending = (words: string | undefined) => minutesOf[words ?? ""] ?? Number(words ?? 0);

/** Times of the day: from "las tres y media de la tarde" to "3:30 pm". Numbers are in digits already. */
export const timeRules: readonly Rule[] = rules([
  // Written or transcribed: "3:30 de la tarde", "15h30", "las 3.30".
  [
    `(\\d{1,2})[:.h](\\d{2})${rest}${halves}`,
    (_, h, m, part) => written(clock(Number(h), Number(m), part)),
  ],
  [`${lead}las? (?=\\d{1,2}:\\d\\d)`, "at "],
  // "Tipo once", "a eso de las diez", "como a las dos".
  [
    source`
      (?:a eso de|como|tipo|alrededor de|cerca de|hacia|sobre|por ahi de|pasaditas?
      |casi)(?: a)? (?:las? )?${hour}(?! (?:minutos?|dias?|semanas?|personas?|anos?|mil|cuartos?
      |[ymc]))(?![:\d])${rest}${halves}`,
    (_, h, part) => `around ${clock(Number(h), 0, part)}`,
  ],
  // "Cuarto para las tres", "faltan diez para las tres".
  [
    `(?:${lead}(?:al |a |el |un )*|faltan? )?(cuarto|[1-5]\\d|5|10)(?: minutos)? (?:para|pa) las? ${hour}${halves}`,
    (_, m, h, part) => `at ${clock(Number(h), -ending(m), part)}`,
  ],
  [
    `${lead}(?:las? )${hour} menos ${minute}${halves}`,
    (_, h, m, part) => `at ${clock(Number(h), -ending(m), part)}`,
  ],
  [
    `${apart}${hour} menos ${minute}${halves}`,
    (_, h, m, part) => clock(Number(h), -ending(m), part),
  ],
  // "Entre las dos y las cuatro", "de dos a cuatro".
  [
    `entre (?:las? )?${hour} y (?:las? )?(1?\\d)${halves}`,
    (_, one, other, part) =>
      `between ${clock(Number(one), 0, afterNoon(one, other, part))} and ${clock(Number(other), 0, part)}`,
  ],
  [
    source`
      (?:de|desde) (?:las? )?(1?\d) (?:a
      |hasta) (?:las? )?(1?\d)(?! de (?:${"enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre"}))${halves}`,
    (_, one, other, part) =>
      `from ${clock(Number(one), 0, afterNoon(one, other, part))} to ${clock(Number(other), 0, part)}`,
  ],
  // "A las tres y media", "las tres y veinte", "las tres veinte".
  [
    `${lead}las? ${hour} (?:y|con) ${minute}${halves}`,
    (_, h, m, part) => `at ${clock(Number(h), ending(m), part)}`,
  ],
  [
    `${lead}las? ${hour} ([1-5]\\d)${halves}`,
    (_, h, m, part) => `at ${clock(Number(h), Number(m), part)}`,
  ],
  [
    `${apart}${hour} y (media|cuarto|un cuarto|[1-5]\\d)(?! (?:hora|minutos))${halves}`,
    (_, h, m, part) => clock(Number(h), ending(m), part),
  ],
  [
    `${lead}las? ${hour}${rest}(?: en punto)?${halves}(?: en punto)?`,
    (_, h, part) => `at ${clock(Number(h), 0, part)}`,
  ],
  [`${apart}${hour} ?(?:horas|hrs|h)(?! y media)`, (_, h) => clock(Number(h), 0, undefined)],
  [`${apart}${hour} en punto${halves}`, (_, h, part) => clock(Number(h), 0, part)],
  [`${apart}${hour}${halves.replace(/\?$/, "")}`, (_, h, part) => clock(Number(h), 0, part)],
  ["(?:a |al |el |hacia el |para el )*medio ?dia", "at noon"],
  ["(?:a la |a |la )?media ?noche", "at midnight"],
]);

/** "De 2 a 4 de la tarde": the part of the day belongs to the first as well, unless the first is the larger number. */
function afterNoon(one: string, other: string, part: string | undefined): string | undefined {
  return Number(one) < Number(other) || Number(one) === 12 ? part : undefined;
}

const bounded = "(?=(?:las? |el |los |at |noon|midnight|\\d))";

/** Words around a time that limit it: "después de las dos". Applied after the times themselves. */
export const boundRules: readonly Rule[] = rules([
  ["(?:que )?no (?:sea )?antes de(?:l| las?)? (?:at )?(?=\\d|noon)", "not before "],
  ["antes de(?:l| las?| que)? (?:at )?(?=\\d|noon)", "before "],
  ["(?:despues|pasadas?|mas alla|luego) (?:de )?(?:at )?(?=\\d|noon)", "after "],
  ["(?:de|desde) at (?=(?:\\d|noon)[^,.]*en adelante)", "not before "],
  ["(?:a partir de|desde) (?:at )?(?=\\d|noon)", "not before "],
  ["(?:en adelante|para adelante)", " "],
  ["(?:hasta|maximo|a mas tardar) at (?=\\d|noon)", "until "],
  [`(?:at )?(\\d[\\d:]*(?: [ap]m)?) (?:o despues|o mas tarde|para arriba)`, "$1 or later"],
  [`(?:at )?(\\d[\\d:]*(?: [ap]m)?) o antes`, "$1 or earlier"],
  [`antes ${bounded}`, "before "],
]);

/** Whose time or which time zone is meant. */
export const zoneRules: readonly Rule[] = rules([
  ["(?:,? ?en |de )?(?:la )?hora (?:del? )?(?:este|nueva york|miami)", " eastern time"],
  [
    "(?:,? ?en |de )?(?:la )?hora (?:del? )?(?:centro|central|chicago|texas|houston)",
    " central time",
  ],
  ["(?:,? ?en |de )?(?:la )?hora (?:de )?(?:la )?(?:montana|denver)", " mountain time"],
  ["(?:,? ?en |de )?(?:la )?hora (?:del? )?(?:pacifico|california|los angeles)", " pacific time"],
  ["(?:,? ?en |de |a )?(?:mi hora|hora mia|mi horario)", " my time"],
  ["(?:,? ?en |de |a )?(?:su hora|hora suya|hora de (?:ustedes|usted|alla))", " your time"],
]);

/** Parts of the day. "Mañana por la mañana" is read before the bare word, which is tomorrow. */
export const partRules: readonly Rule[] = rules([
  ["(?:a )?primera hora(?: de la manana| por la manana)?", "first thing in the morning"],
  ["(?:a la |al )?final(?:es)? del dia|(?:a )?ultima hora del dia", "at the end of the day"],
  ["(?:la |en la )?(?:primera mitad|primera parte) del?", "the first half of"],
  ["(?:la |en la )?(?:segunda mitad|segunda parte) del?", "the second half of"],
  [
    "(?:a )?ultima hora(?: de la tarde)?|(?:a la |al )?final(?:es)? de la tarde",
    "late in the afternoon",
  ],
  ["(?:muy |bien )?tempran(?:o|ito) (?:por|en|de) la manan(?:a|ita)", "early in the morning"],
  ["(?:muy )?temprano por la tarde", "early in the afternoon"],
  ["esta manana", "this morning"],
  ["esta (?:tarde|tardecita)", "this afternoon"],
  ["esta noche|hoy (?:en|por) la noche", "tonight"],
  ["media manana", "mid morning"],
  ["media tarde", "mid afternoon"],
  [
    "(?:por|en|de|durante|para) la manan(?:a|ita)s?|(?:por|en) las mananas|a la manana",
    "in the morning",
  ],
  [
    "(?:por|en|de|durante|a|para) la tarde(?:cita)?|(?:por|en) las tardes|(?:ya )?de tarde",
    "in the afternoon",
  ],
  ["(?:por|en|de|durante|a|para) la noche|(?:por|en) las noches|de noche", "in the evening"],
  ["despues d(?:el almuerzo|e almorzar|e comer|e la comida)", "after lunch"],
  ["antes d(?:el almuerzo|e almorzar|e comer|e la comida)", "before lunch"],
  ["despues d(?:el trabajo|e trabajar|e mi trabajo)|saliendo del trabajo", "after work"],
  ["antes d(?:el trabajo|e trabajar)", "before work"],
  ["una manana", "a morning"],
  ["una tarde", "an afternoon"],
  ["las mananas", "mornings"],
  ["las tardes", "afternoons"],
  ["las noches", "evenings"],
  ["la manana(?! (?:siguiente))", "the morning"],
  ["la tarde", "the afternoon"],
  ["la noche", "the evening"],
]);
