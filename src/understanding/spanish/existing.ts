import { source } from "../text.ts";
import { type Rule, rules } from "./rule.ts";

/** What is said of an appointment that is there, in the words that the rules of acts (acts.ts) leave. */
export const existingRules: readonly Rule[] = rules([
  [
    source`
      (?<!no )(?:tengo|tenia|tenemos|teniamos) (?!nada)(?:[^ ,.?!]+ ){1,3}?(?:ahi|alla|con (?:ustedes?
      |ella)) (?:agendad|programad)[oa]`,
    " i have an appointment ",
  ],
  [
    source`
      (?<=(?:agendad|cita|appointment|turno)[^?!]*)(?:quit|borr|sac)(?:a|e|en)(?:me|nos) de (?:ahi|alli
      |(?:la|su) (?:agenda|cita))`,
    " cancel my appointment ",
  ],
  // "Ya no necesito la de las 16:30 del lunes, la das de baja?": the noun is left out.
  [
    "ya no (?:necesit|quier|ocup)[a-z]+ (?:la|el) (?=de(?:l| las?) )",
    " i no longer need my appointment ",
  ],
  ["d(?:ar|as|a|e|en) de baja (?:la|el) (?=de(?:l| las?) )", " cancel my appointment "],
  ["(?<!me )la (?:d[ae][sn]?|(?:pued|podri)[a-z]+ dar) de baja", " cancel my appointment "],
  ["en (?:vez|lugar) del?", " instead of "],
  [
    "(?<=my appointment [^.?!]{0,40})de las? (\\d[\\d:]*) (?:a|para) las? (?=\\d)",
    "from a las $1 to a las ",
  ],
  // "Move my appointment of Tuesday at 9:30 para el jueves": where to.
  ["(?<=mismo dia),? pero (?=a las? )", " "],
  [
    source`
      (?<=(?:move (?:my appointment|it)|reschedule my appointment) [^.?!]{0,80})(?<!\b(?:tengo|tenia|tenemos|era|es
      |estaba|esta|[aeiou]d[oa]) )(?:(?:para|por) (?=el |la |las? |est[ea] |manana|hoy|pasado|otr[oa] |lunes|martes
      |miercoles|jueves|viernes|sabado|domingo)|al (?=lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia |\d))`,
    "to ",
  ],
  ["(?<=move my appointment +)(?:del?|de la) (?=[^.?!]* to )", "from "],
]);
