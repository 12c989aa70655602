import { source } from "../text.ts";
import { hearEmail } from "../details/email.ts";
import type { Listening } from "../heard.ts";
import { applied, type Rule, rules, wholeWords } from "./rule.ts";

const letters: Record<string, string> = {
  be: "b",
  "be larga": "b",
  "be grande": "b",
  "be alta": "b",
  "b grande": "b",
  "b larga": "b",
  ce: "c",
  efe: "f",
  ge: "g",
  hache: "h",
  jota: "j",
  ka: "k",
  ele: "l",
  eme: "m",
  ene: "n",
  enie: "n",
  pe: "p",
  cu: "q",
  erre: "r",
  ere: "r",
  ese: "s",
  te: "t",
  uve: "v",
  ve: "v",
  "ve chica": "v",
  "ve corta": "v",
  "v chica": "v",
  "v corta": "v",
  "doble ve": "w",
  "ve doble": "w",
  "doble u": "w",
  "doble uve": "w",
  "uve doble": "w",
  equis: "x",
  "y griega": "y",
  ye: "y",
  "i griega": "y",
  "i latina": "i",
  zeta: "z",
  ceta: "z",
  de: "d",
};
const known = Object.keys(letters).toSorted((one, other) => other.length - one.length);
export const letter = `(?:${known.join("|")}|[a-z])`;
// A lone letter name is a word ("te", "de"); two or more beside each other are spelled.
const spelled = wholeWords(
  `(?:doble )?${letter}(?:(?:,? (?:de \\p{L}{3,}[, ]+)?)(?:doble )?${letter}){1,}`,
);
const example = wholeWords(`(${known.join("|")}|[a-z]) (?:de|como) (\\p{L}{3,})`);
// "Ce punto aravena": alone beside a sign it is a letter as well.
const besideSign = wholeWords(
  `(?:${known.join("|")})(?= (?:punto|guion))|(?<=(?:punto|guion|bajo) )(?:${known.join("|")})(?= arroba)`,
);

/** What is remarked about the spelling: "sin la eñe", "todo pegado", "con zeta". */
const remarks: readonly Rule[] = rules([
  ["la \\p{L}+ (?:sola|solita)(?: al final)?", " "],
  ["y (?:la |una )?letra (?=\\p{L} )", " "],
  [
    source`
      (?:pero |y )?(?:con|sin) (?:(?:la|el|los|las|una?|ningun) )?(?:ene|tilde|acento|minuscula|mayuscula)s?(?: normal
      | de nino| en la \p{L}+)*|sin (?:(?:los|ningun) )?(?:puntos?(?! com)|guion(?:es)?|espacios?)(?: ni \p{L}+)*
      |(?:va |es |esta )?(?:todo |bien )*(?:junt|pegad|seguid|corrid|unid)(?:it)?[oa]`,
    " ",
  ],
  [
    source`
      con (?:una? |la )?(${known.join("|")}|[b-z])(?: (?:de|como) \p{L}{3,})?(?=,? (?:punto|guion|arroba|at)(?!\p{L})
      |[,.]|$)`,
    (_, name) => ` with a ${letters[name!] ?? name} `,
  ],
]);

const kin = source`
  (?:hij|espos|herman|sobrin|niet|prim|ti|novi|suegr|abuel|jef|senor|patron|muchach)(?:it)?[oae]?|marido|mujer
  |mam[ai]|pap[ai]|nuera|yerno`;
/** What is told before an address: who made it, that it has to be looked for. None of it is a part of one. */
const told = source`
  (?:(?:mi|su|tu|una?|la|el) )(?:${kin})(?: (?:mayor|menor))?|me|lo|les?|se|mi|su|nos|yo|ella|que|eso|est[eo]|aqui
  |(?<!(?<!\p{L})${letter} )te(?! (?:punto|guion|arroba|${letter}(?!\p{L})))|aca|ahi|alla|usted|asi|entonces|ay|uy|ah
  |em|mir[ae]|oiga|oye|senor(?:a|ita)?|ver|memoria|el m[ii]o|mal|equivocado|hizo|hice|hicieron|abrio|saco|puso|pusieron
  |dieron|dio|tengo|tiene|uso|usa|usamos|sabe|acuerdo|recuerdo|deletre(?:o|ar)|dict[oa]r?|(?:anot|apunt|escrib)[ae]
  \p{L}{0,4}
  |esper[ae](?:me|te|nse|se)?|permit[ae]me|dej[ae]me|busco|(?:mand|envi)(?:e|a|ar)(?:me|nos)?(?:lo|la)?(?: a)?`;
// "M a n d y": a letter where it stands beside another, and "and" elsewhere.
const and = String.raw`(?<!(?<![\p{L}\p{N}])\p{L} )y(?! \p{L} \p{L}(?![\p{L}\p{N}]))`;

const beforeAddress = wholeWords(source`
  ${told}|(?:mi |el |su )?(?:correo(?: electronico)?|e?-?mail|im[ae]il|direccion)(?: nuevo)?(?: (?:es|seria|al?))?
  |si|claro
  |bueno|(?<!(?:punto|dot) )es|seria|pong?a?|por favor|gracias|pues|o sea|no|perdon|digo|mejor|otro|al
  |(?<!(?<!\p{L})${letter} )y(?! griega| punto| guion|(?: ${letter}){2}(?!\p{L}))`);

/** The signs of an address, and what is said around one. */
const signs: readonly Rule[] = rules([
  ["(?:arroba|a roba|@ ?arroba)", "at"],
  ["(?:punto|pto)", "dot"],
  [
    source`
      (?:gui[oó]n|gion|raya|raya al piso)[ -](?:bajo|abajo|al piso|baja)|barra baja|raya baja|subraya(?:do)?
      |underscore`,
    "underscore",
  ],
  ["(?:gui[oó]n|gion)(?: medio| normal| de en medio)?", "dash"],
  ["(?:signo |signo de )?m[aá]s(?= \\p{L}+ at)", "plus"],
  [
    source`
      (?:todo )?(?:en min[uú]sculas?|con min[uú]sculas?|min[uú]sculas?|en may[uú]sculas?
      |sin espacios?|sin acento|con acento)`,
    " ",
  ],
  [
    source`
      (?:(?:te|se|le|les) (?:lo|la|los) )?(?:deletreo|voy a deletrear)|(?:se )?(?:deletrea|escribe)
      |(?:con )?(?:la )?letra|(?:el )?n[uú]mero(?= \d)|lo deletreo|le deletreo`,
    " ",
  ],
  [
    source`
      (?:mi |el |su )?(?:correo(?: electr[oó]nico)?|e?-?mail|im[ae]il|direcci[oó]n(?: de correo)?)(?: (?:es
      |ser[ií]a))?(?= )`,
    " my email is ",
  ],
  [
    source`
      (?:s[ií]|claro|bueno|(?<!dot )es|ser[ií]a|al|ponga|pon|an[oó]te(?:lo)?|apunte|m[aá]ndelo(?: a)?
      |env[ií]elo(?: a)?|por favor|gracias|pues|${and}|o sea|no|perd[oó]n|digo|mejor|con|que es|otro|ese)(?=[ ,])`,
    " , ",
  ],
  [
    source`
      (?:(?:me|se|le|lo|aqu[ií]) )*(?:dice|dicen|pone|apunt(?:[oó]|ad[oa])|anot(?:[oó]|ad[oa]))
      (?: (?:as[ií]|aqu[ií]))*(?= )`,
    " ; ",
  ],
  ["(?:ge|jee|gi|g|yi)[ -]?(?:mail|meil)|jimeil|gemeil|yimeil|gmeil", "gmail"],
  ["(?:jot|hot)[ -]?m[ae]il", "hotmail"],
  ["(?:yaju|yajoo|yahu)", "yahoo"],
  ["(?:aut|out)[ -]?luk|aut?look", "outlook"],
  ["(?:ai|ay|i)[ -]?cl(?:oud|aud)", "icloud"],
  ["(?:dot|\\.) ?(?:kom|come|con|co m)(?=$|[ ,.])", "dot com"],
]);

/** "Eme de mamá, a" as "m a"; a sequence of letter names as letters. */
function withLetters(text: string): string {
  return text
    .replace(besideSign, (name) => letters[name]!)
    .replace(example, (all, name: string, word: string) => {
      const one = letters[name] ?? name;
      return word.startsWith(one) || (one === "v" && word.startsWith("v")) ? ` ${one} ` : all;
    })
    .replace(spelled, (run) =>
      run
        .split(/,? +/)
        .join(" ")
        .replace(/\bu?ve doble\b/g, "w")
        .replace(
          wholeWords(`doble (${known.filter((name) => !name.includes(" ")).join("|")}|[a-z])`),
          (all, name: string) =>
            name === "u" || name === "ve" || name === "uve"
              ? "w"
              : `${letters[name] ?? name} ${letters[name] ?? name}`,
        )
        .replace(wholeWords(known.join("|")), (name) => letters[name]!),
    )
    .replace(/ +/g, " ");
}

const hasAddress = /@|\barroba\b|\bat \p{L}+ (?:dot|punto) /u;
// "At example dot com, digo, arroba example punto com": the second is meant.
const saidAgain = wholeWords(source`
  (?:arroba|at) (?:\p{L}+,? ){1,2}(?:(?:punto|dot) \p{L}+,? )?(?:(?:ay|no|digo|perdon|o sea|es),? )+(?=(?:arroba
  |at) )`);

/**
 * The email address in a Spanish text with its numbers in digits ("maría punto lópez arroba gmail punto com"), and the
 * text without it.
 */
export function hearSpanishEmail(
  text: string,
  listening: Pick<Listening, "expecting" | "spoken">,
  isEmail: (address: string) => boolean,
): { email: string | null; rest: string } {
  if (!hasAddress.test(text)) return { email: null, rest: text };
  const typed = hearEmail(text, { ...listening, spoken: false }, isEmail);
  if (typed.email !== null && /^(?!.*\barroba\b).*@/.test(text)) return typed;
  const said = applied(remarks, text.replace(saidAgain, ""));
  const at = Math.max(0, said.search(/\b(?:arroba|at) (?!.*\b(?:arroba|at) )/));
  const leads = [...said.slice(0, at).matchAll(beforeAddress)];
  const start = Math.max(0, ...leads.map((lead) => lead.index + lead[0].length));
  const words = applied(signs, withLetters(said.slice(start))).replace(/\s+/g, " ");
  const heard = hearEmail(`my email is ${words}`, { ...listening, spoken: true }, isEmail);
  return heard.email === null
    ? { email: null, rest: text }
    : {
        email: heard.email,
        rest: `${said.slice(0, start)} ${heard.rest.replace(/^my email is/, ".")}`,
      };
}
