import { wordSet } from "../text.ts";

// Common words of each language, and those of them that hardly occur in English.
const tongues: [string, ReadonlySet<string>, ReadonlySet<string>][] = [
  [
    "es",
    wordSet(`
  hola quiero quisiera necesito cita gracias buenos buenas tardes noches dias espanol habla hablas hablar puedo puede
  tengo estoy manana por favor ayuda comprar vender llamo gustaria casa agendar hacer lunes martes miercoles jueves
  viernes sabado domingo hora hay usted ustedes mi si como donde cuando cuanto cuesta para una un con el la los las
  de que y en es esta soy me le su se lo al del pero muy bien hoy ahora tiene ingles entiendo comprendo cancelar
  cambiar
`),
    wordSet(`
  hola quiero quisiera necesito cita gracias buenos buenas tardes espanol hablas habla hablar puedo puede tengo estoy
  manana ayuda comprar vender gustaria agendar lunes martes miercoles jueves viernes sabado domingo usted ustedes
  donde cuanto cuesta ingles entiendo comprendo llamo dias noches cancelar
`),
  ],
  [
    "fr",
    wordSet(`
  bonjour bonsoir je voudrais voudrai rendez vous merci suis parlez francais avec pour est ce que une un le la les
  des du de et en veux acheter vendre maison s'il plait oui aujourd'hui demain lundi mardi mercredi jeudi vendredi
  mon ma mes nous j'ai besoin d'un d'une prendre pouvez aimerais quand combien salut
`),
    wordSet(`
  bonjour bonsoir voudrais rendez merci parlez francais suis veux acheter vendre maison plait aujourd'hui lundi mardi
  mercredi jeudi vendredi j'ai besoin aimerais pouvez combien
`),
  ],
  [
    "vi",
    wordSet(`
  xin chao toi muon dat lich hen cam on ban nha mua co the noi tieng viet khong gap vao ngay gio cho la mot duoc lam
  can anh chi em hom nay mai vay
`),
    wordSet(`
  xin chao toi muon lich hen tieng viet khong duoc mua
`),
  ],
];
const vietnamese = /[\u1ea0-\u1ef9\u0103\u0111\u01a1\u01b0]/g; // letters that only Vietnamese has
const scripts: [string, RegExp][] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u],
  ["ko", /\p{Script=Hangul}{2}/u],
  ["zh", /\p{Script=Han}{2}/u],
  ["ru", /\p{Script=Cyrillic}{2}/u],
  ["ar", /\p{Script=Arabic}{2}/u],
];

/** The language of a text if it is not English, as a two-letter code; null if it is English or a name. */
export function otherLanguageOf(words: string, text: string, isName: boolean): string | null {
  if (isName) return null;
  const script = scripts.find(([, shape]) => shape.test(text))?.[0];
  if (script) return script;
  const all = words.split(" ");
  if ([...text.matchAll(vietnamese)].length >= 3 && all.length >= 2) return "vi";
  for (const [tongue, known, telling] of tongues) {
    const hits = all.filter((word) => known.has(word)).length;
    const tells = all.filter((word) => telling.has(word)).length;
    const isShort = all.length <= 2 && tells >= 1 && hits === all.length;
    if (isShort || (tells >= 1 && hits >= 2 && hits / all.length >= 0.5)) return tongue;
  }
  return null;
}
