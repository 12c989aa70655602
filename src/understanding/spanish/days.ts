import { source } from "../text.ts";
import { type Rule, rules } from "./rule.ts";

const weekdays: readonly (readonly [string, string])[] = [
  ["lunes", "monday"],
  ["martes", "tuesday"],
  ["mi?e?rcole?s", "wednesday"],
  ["jueves|juebes", "thursday"],
  ["viernes|biernes|vienes(?= (?:a las|en la|por la|proximo|que))", "friday"],
  ["sabado|savado", "saturday"],
  ["domingo", "sunday"],
];
const months: readonly (readonly [string, string])[] = [
  ["enero", "january"],
  ["febrero", "february"],
  ["marzo", "march"],
  ["abril", "april"],
  ["mayo", "may"],
  ["junio", "june"],
  ["julio", "july"],
  ["agosto", "august"],
  ["sep?tiembre", "september"],
  ["octubre", "october"],
  ["noviembre", "november"],
  ["diciembre|dic", "december"],
];
const englishDay = "(monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const englishMonth =
  "(january|february|march|april|may|june|july|august|september|october|november|december)";
const date = "([1-3]?\\d)(?:o|ro|er|º|°)?";
const coming = "(?:que viene|proximo|entrante|que entra|venidero|mas cercano)";
const week = "semana";
const nextYear =
  "(?:proximo|otro|siguiente) ano|ano (?:que viene|que entra|entrante|proximo|siguiente)";

/** "21st" for 21. */
function ordinal(value: string): string {
  const number = Number(value);
  const ten = Math.floor((number % 100) / 10);
  const ending = ten === 1 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}

/** The names of weekdays and months. "Marzo" and "mayo" are months only beside a number or after "en" and "de". */
export const calendarWords: readonly Rule[] = rules([
  ["los (?:dias )?(lunes|martes|miercoles|jueves|viernes)", (_, day) => `${nameOf(day!)}s`],
  ["los (?:dias )?sabados", "saturdays"],
  ["los (?:dias )?domingos", "sundays"],
  ...weekdays.map(([spanish, english]) => [`(?:el )?(?:dia )?(?:${spanish})`, english] as const),
  ...months.map(
    ([spanish, english]) =>
      [`(?:(?:en|de|del mes de|para) )?(?:${spanish})`, ` ${english}`] as const,
  ),
]);

function nameOf(spanish: string): string {
  return weekdays.find(([shape]) => new RegExp(`^(?:${shape})$`).test(spanish))![1];
}

/** Days by their date, and days and weeks counted from today. Weekdays and months are in English already. */
export const dayRules: readonly Rule[] = rules([
  ["(?:el )?(?:dia )?(?:primero|primer dia|1ro|1o|1º) (?:de +)?" + englishMonth, "$1 1st"],
  [
    `(?:el )?(?:dia )?${date} +(?:de +)?${englishMonth}(?: (?:de|del) (20\\d\\d|${nextYear}))?`,
    (_, day, month, year) =>
      `${month} ${ordinal(day!)}${year ? ` ${year.startsWith("2") ? year : "next year"}` : ""}`,
  ],
  [`(?:d?el )?(?:${nextYear})`, "next year"],
  [`${englishMonth} (?:el )?${date}(?![\\d:])`, (_, month, day) => `${month} ${ordinal(day!)}`],
  [
    `(?:el )?${date} (?:de este mes|del presente|del corriente|del mes)`,
    (_, day) => `the ${ordinal(day!)} of this month`,
  ],
  [
    `(?:el )?${date} (?:del (?:proximo mes|mes (?:que viene|entrante|proximo)))`,
    (_, day) => `the ${ordinal(day!)} of next month`,
  ],
  [
    `${englishDay} (?:el |dia )?${date}(?![\\d:]| ?[ap]m| (?:y|menos|en punto|horas))`,
    (_, weekday, day) => `${weekday} the ${ordinal(day!)}`,
  ],
  [
    `(?:el dia|el) ${date}(?![\\d:/-]| ?[ap]m)(?! (?:\\d|minutos|numero))`,
    (_, day) => `the ${ordinal(day!)}`,
  ],
  [`(?:el )?dia primero`, "the 1st"],
  // "12/2 (mes/día)": the order of a written date.
  ["\\(? ?mes[ /-]+dia ?\\)?", "(month/day)"],
  ["\\(? ?dia[ /-]+mes ?\\)?", "(day/month)"],
  ["de hoy en (?:8|ocho)(?: dias)?|(?:dentro de|en) (?:8|ocho) dias", "a week from today"],
  ["(?:de hoy en|dentro de|en) (?:15|quince)(?: dias)?", "in 2 weeks"],
  ["de manana en (?:8|ocho)(?: dias)?", "a week from tomorrow"],
  ["pasado manana", "the day after tomorrow"],
  ["(?:el )?dia despues de manana", "the day after tomorrow"],
  ["hoy(?: mismo| dia)?|el dia de hoy", "today"],
  [`${englishDay} manana(?= |$)`, "$1 morning"],
  ["(?:el dia de )?manana(?: mismo)?", "tomorrow"],
  ["ante ?ayer|antes de ayer", "the day before yesterday"],
  ["ayer", "yesterday"],
  [`(?:de |del )?${englishDay} en (?:8|ocho)(?: dias)?`, "a week from $1"],
  [
    "(?:dentro de|en|de aqui a|de hoy en) (\\d{1,2}|una|un|unas|unos|un par de) (dia|semana|mes)(?:e?s)?",
    (_, n, unit) =>
      `in ${counted(n!)} ${units[unit!]}${/^\d/.test(n!) && n !== "1" ? "s" : /^(?:un|una)$/.test(n!) ? "" : "s"}`,
  ],
  // A week around a weekday.
  [
    source`
      ${englishDay} (?:de (?:la )?(?:proxima ${week}|otra ${week}|${week} (?:que viene|proxima|entrante
      |que entra|siguiente))|de la siguiente ${week})`,
    "$1 next week",
  ],
  [`(?:la )?(?:proxima|otra|siguiente) ${week} (?:,? ?el )?${englishDay}`, "$1 next week"],
  [`(?:la )?${week} (?:que viene|proxima|entrante|que entra),? ${englishDay}`, "$1 next week"],
  [`${englishDay} de esta ${week}`, "this $1"],
  [`${englishDay} (?:de la ${week} )?despues del (?:proximo|que viene)`, "a week from $1"],
  [`(?:el |este |para el )?(?:proximo|siguiente) ${englishDay}`, "this coming $1"],
  [`(?:el |este )?${englishDay} ${coming}`, "this coming $1"],
  [`(?:el )?otro ${englishDay}`, "next $1"],
  [`este(?: mismo)? ${englishDay}`, "this $1"],
  [`(?:el )?${englishDay} pasado`, "last $1"],
  [`(?:el )?(?:primer) ${englishDay} (?:de(?:l mes de)? +)?${englishMonth}`, "the first $1 of $2"],
  [`(?:el )?(?:segundo) ${englishDay} (?:de +)?${englishMonth}`, "the second $1 of $2"],
  [`(?:el )?(?:tercer) ${englishDay} (?:de +)?${englishMonth}`, "the third $1 of $2"],
  [`(?:el )?(?:ultimo) ${englishDay} (?:de +)?${englishMonth}`, "the last $1 of $2"],
  [
    `(?:el )?(?:primer) ${englishDay} del (?:proximo mes|mes que viene|mes entrante)`,
    "the first $1 of next month",
  ],
  [`(?:el )?(?:ultimo) ${englishDay} d(?:el|e este) mes`, "the last $1 of this month"],
  [
    source`
      (?:a )?(?:principios?|comienzos?|inicios?) de (?:la )?(?:proxima ${week}|${week} (?:que viene|proxima
      |entrante))`,
    "early next week",
  ],
  [
    source`
      (?:a |al |para el )?(?:fin(?:es|al|ales)?) de (?:la )?(?:proxima ${week}|${week} (?:que viene|proxima
      |entrante))`,
    "later next week",
  ],
  [
    `(?:a )?(?:mediados|la mitad) de (?:la )?(?:proxima ${week}|${week} (?:que viene|proxima|entrante))`,
    "midweek next week",
  ],
  [
    `(?:el |este )?(?:proximo fin de ${week}|fin de ${week} (?:que viene|proximo|entrante))`,
    "next weekend",
  ],
  [`este fin de ${week}|este finde`, "this weekend"],
  [`(?:los )?fines de ${week}`, "weekends"],
  [`(?:el |en |para el )*(?:fin de ${week}|finde)`, "the weekend"],
  [`(?:dias? )?entre ${week}|dia de ${week}|dias? laborables?|dias? habiles?`, "a weekday"],
  [`(?:la )?(?:proxima|otra|siguiente) ${week}`, "next week"],
  [`(?:la )?${week} (?:que viene|proxima|entrante|que entra|siguiente)`, "next week"],
  [`esta(?: misma)? ${week}`, "this week"],
  ["(?:el )?(?:proximo mes|mes (?:que viene|entrante|proximo))", "next month"],
  ["este mes", "this month"],
  ["(?:a )?(?:principios?|comienzos?|inicios?) de(?:l)? (?:mes de )? *" + englishMonth, "early $1"],
  ["(?:a )?mediados de(?:l)? *" + englishMonth, "mid $1"],
  ["(?:a |al )?fin(?:es|al|ales)? de(?:l)? *" + englishMonth, "late $1"],
  ["(?:a |al )?fin(?:es|al|ales)? de(?:l)? mes", "at the end of the month"],
]);

const units: Record<string, string> = { dia: "day", semana: "week", mes: "month" };

function counted(words: string): string {
  if (/^\d/.test(words)) return words;
  if (words === "un par de") return "a couple of";
  return words.endsWith("s") ? "a few" : "a";
}

/** Readiness, limits and changes that stand beside days and times. */
export const wishRules: readonly Rule[] = rules([
  [
    source`
      (?:lo (?:mas pronto|antes|mas rapido|mas temprano)(?: que)? (?:que )?(?:se )?(?:pueda|pueden|posible
      |pudiera|tenga|haya)|lo antes posible|cuanto antes(?: mejor)?
      |(?:tan |lo mas )pronto (?:como sea |)posible|a la brevedad|de inmediato|en cuanto (?:pueda|se pueda
      |haya|tenga))`,
    "as soon as possible",
  ],
  [
    source`
      (?:el|la) (?:primer[ao]?|mas proxim[ao]
      |mas cercan[ao]) (?:cita |hora |espacio |hueco |lugar |fecha |dia |turno )?(?:que (?:tenga|haya
      |este)[a-z]*(?: disponible| libre)?|disponible|libre)`,
    "the first available",
  ],
  [
    source`
      (?:cuando|cuandoquiera) (?:sea|guste|quiera|ust(?:ed|edes) (?:pueda|quiera|diga|guste)[n]?
      |(?:(?:se )?pueda|puedan|diga|me diga|le quede bien|tenga(?:n)?(?: espacio| tiempo| lugar)?))(?: usted
      | ustedes| ella| el)?|a la hora que (?:sea|pueda|quiera)|(?:el dia|cuando) que (?:sea|pueda|quiera
      |le convenga|tenga)(?: usted)?`,
    "whenever",
  ],
  [
    "(?:cualquier|el) dia(?: de (?:estos|la semana))?,? (?:menos|excepto|salvo|que no sea(?: el)?)",
    "any day except",
  ],
  [
    source`
      (?:menos|excepto|salvo|que no sean?|a excepcion de|fuera de) (?=the \d|monday|tuesday|wednesday|thursday
      |friday|saturday|sunday|tomorrow|today|in the|at )`,
    "except ",
  ],
  ["cualquier dia(?: de (?:estos|la semana))?|el dia que sea|todos los dias", "any day"],
  ["(?:a )?cualquier hora(?:rio)?", "any time"],
  ["(?:a )?la misma hora|el mismo horario", "same time"],
  ["(?:el )?mismo dia", "the same day"],
  ["(?:una |1 )?hora y media (?:mas tarde|despues)", "an hour and a half later"],
  ["media hora (?:mas tarde|despues)", "half an hour later"],
  ["media hora (?:mas temprano|antes)", "half an hour earlier"],
  ["(?:una|1) hora (?:mas tarde|despues)", "an hour later"],
  ["(?:una|1) hora (?:mas temprano|antes)", "an hour earlier"],
  ["(\\d+) horas (?:mas tarde|despues)", "$1 hours later"],
  ["(?:un )?(?:poquito|poco|ratito|rato) mas (?:tarde|tardecito)", "a bit later"],
  ["(?:un )?(?:poquito|poco|ratito|rato) (?:mas temprano|antes)", "a bit earlier"],
  ["(?:algo |mucho )?mas (?:tarde|tardecito|adelante)", "later"],
  ["(?:algo |mucho )?mas temprano", "earlier"],
  ["otro dia", "another day"],
  ["otra hora|otro horario", "another time"],
  ["otra fecha", "another date"],
  ["tempran(?:o|ito)", "early"],
]);
