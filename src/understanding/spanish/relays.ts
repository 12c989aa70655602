import { source } from "../text.ts";
import { type Rule, rules } from "./rule.ts";

// "Dígale", "decile" and "decidle", "coméntenle", "hacele saber": what one, a friend or several are told to do.
const order = source`
  (?:(?:di(?:ga|gan)?|deci[dr]?|(?:avis|coment|inform|pregunt|cont|cuent|record|recuerd)(?:a|e|en|ad|ar)
  |comuni(?:c|qu)(?:a|e|en|ad|ar))les?|(?:haz|hag?a|hagan|hace[dr]?)les? saber|dej(?:a|e|en|ad|ar)les? dicho
  |mand(?:a|e|en|ad|ar)les? (?:a )?decir|pas(?:a|e|en|ad|ar)les? (?:el|la) (?:dato|razon|voz|aviso|recado)
  |pas(?:a|e|en)les?(?= (?:a \p{L}+ )?que)|salude|dele)`;
// "(Que) le digan", "les digáis", "le puede avisar".
const wish = source`
  les? (?:(?:pued|pod|podr)\p{L}+ )?(?:di(?:ga[ns]?|gais|ces?)|decir|(?:avis|coment|inform|pregunt|cont|cuent|record
  |recuerd)(?:en?|es|eis|as?|ar)|comuni(?:c|qu)(?:en?|eis|as?|ar)|ha(?:ga[ns]?|gais|ces?|cer) saber)`;
const led = source`
  (?:(?:quiero|quisiera|queria|necesito|ocupo|me gustaria|pido|favor de|hagame el favor de|ha(?:z|ce)me el favor de
  |(?:puede[ns]?|podria[ns]?|podes|podeis)(?! que)|(?:me )?(?:vale|basta)(?: con)?|solo|nomas|es para|llam(?:o|aba) para
  |con|me(?= les? ))(?: que)? )*`;
const whom = source`
  (?: (?:por favor|porfa(?:vor)?|de mi parte))*(?: al? (?:\p{L}+ ){0,4}?\p{L}+)?(?:,? (?:por favor|porfa(?:vor)?))?,?`;
const orders = String.raw`(?<!\bno |\bno \p{L}+ que )${led}(?:${order}|${wish})${whom}`;

/** What somebody else should hear of. Nothing that the assistant is asked to tell the caller, or is told not to tell. */
export const relayRules: readonly Rule[] = rules([
  // "It isn't for an appointment, it's for a message."
  [
    source`
      no (?:(?:necesit|ocup|quier|busc|pid)o|es para|hace falta|quiero|preciso) (?:una? |la )?(?:cita|hora|reunion)
      ,?(?=.*\b(?:recado|mensaje|digan?|digais|diga|${order}|les? avis\p{L}+)\b)`,
    " no ",
  ],
  [`${orders} que`, " tell her that "],
  [`${orders} si`, " ask her if "],
  [`${orders} (?=(?:lo de|de|cuando|cuanto|cual)(?! nada)(?:l| ))`, " tell her "],
  [
    source`
      (?:(?:solo |nomas )?(?:quiero|quisiera|queria|necesito)|^(?:solo )?)(?: que| lo)*(?: (?:ella|el|ana))? ?que
      (?: (?:ella|el|la senora|la licenciada))? (?:sepa[ns]?|supiera[ns]?|se entere[ns]?)(?: de)? que`,
    " tell her that ",
  ],
  [
    source`
      (?:(?:solo|nomas) )?(?:quiero|quisiera|queria|(?:llam(?:o|aba)|escribo|hablo|es|era|solo|nomas)(?: (?:solo
      |nomas))? para) (?:avisar|comunicar|informar|dejar dicho)(?=,? que (?:ya|el|la|los|las|mi|se|un|una|todo)\b)`,
    " i want to let her know ",
  ],
]);
