import type { Language } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";

/** What a guarded sentence becomes. */
type Guarded = {
  says: string;
  wasReplaced: boolean;
  /** The rule that refused it; null when none did. */
  rule: string | null;
};

/** What is said instead, in both languages. */
type Instead = Readonly<Record<Language, string>>;

type Rule = { name: string; pattern: RegExp; instead: Instead };

/** A case-insensitive pattern written over several lines. */
const anyOf = (strings: TemplateStringsArray) => new RegExp(source(strings), "i");

/**
 * What no sentence of the assistant may contain, whether it comes from a template, a language model, or a caller whose
 * name is quoted in it. Each with its reason:
 * - terms: rates, payments and fees are offers that only a person may make (Reg. Z 12 CFR 1026.24, SAFE Act);
 * - promise: "you qualify", "guaranteed" (ECOA/Reg. B, Reg. N);
 * - steering: words about who lives where (24 CFR 100.70);
 * - person: claiming to be a person (every state that asks for disclosure);
 * - numbers: card and Social Security numbers;
 * - markup: nothing that a screen would execute or follow.
 */
const rules: readonly Rule[] = [
  {
    name: "terms",
    pattern: anyOf`
      \d\s?%
      |\bpercent\b
      |\bper cent\b
      |\bAPR\b
      |\binterest rates?\b
      |\bmortgage rates?\b
      |\b(?:rate|points?|fees?) (?:is|are|of|at) \S*\d
      |\$\s?\d[\d,.]*
      |\b\d[\d,.]* ?(?:dollars|bucks)\b
      |\bper month\b
      |\bmonthly payment\b
      |\bpor ciento\b
      |\btasas? (?:de inter[eé]s|hipotecarias?|fijas?|variables?)\b
      |\b(?:la )?tasa (?:es|est[aá]|ser[ií]a) \S*\d
      |\b\d[\d,.]* ?(?:d[oó]lares|pesos)\b
      |\bal mes\b
      |\bmensualidad(?:es)?\b
      |\bpagos? mensual(?:es)?\b`,
    instead: {
      en: "I can't talk about prices, costs or terms here.",
      es: "Aquí no puedo hablar de precios, costos ni condiciones.",
    },
  },
  {
    name: "promise",
    pattern: anyOf`
      \byou (?:would |will |do |can |could |should |may |might )?
      (?:easily |surely |probably |definitely )?(?:qualify|be approved|get approved|be eligible)\b
      |\byou(?:'re| are) (?:pre-?)?(?:approved|qualified|eligible|denied|declined)\b
      |\bpre-?approved\b
      |\bguarantee(?:d|s)?\b
      |\bno risk\b
      |\bwe (?:can|will) lend\b
      |\busted (?:s[ií] )?(?:califica|puede calificar|calificar[ií]a|ser[aá] aprobad[oa]|est[aá] (?:pre)?aprobad[oa])
      |\ble (?:aprobar[aá]n|van a aprobar|aprobamos|prestamos|prestar[aá]n)
      |\bgarantiz(?:o|a|amos|ad[oa]s?)\b
      |\bsin riesgo\b`,
    instead: {
      en: "I can't say what someone can get or afford.",
      es: "No puedo decir qué puede obtener o pagar alguien.",
    },
  },
  {
    name: "steering",
    pattern: anyOf`
      \b(?:un)?safe(?:r|st)? (?:area|neighbou?rhood|street|part|place|community)
      |\b(?:good|bad|great|best|better|top) schools?\b
      |\bcrime\b
      |\b(?:white|black|hispanic|latino|asian|jewish|muslim|christian|catholic|gay|immigrant) (?:area
      |neighbou?rhood|community|people|famil(?:y|ies)|residents)\b
      |\bfamily[- ](?:friendly|oriented)\b
      |\b(?:good|perfect|ideal|great) (?:area |place |neighbou?rhood )?for (?:families|kids|children
      |couples|singles|seniors)\b
      |\bethnic
      |\bdemographics\b
      |\b(?:barrio|vecindario|zona|colonia) (?:es )?(?:muy |m[aá]s )?(?:in)?segur[oa]s?\b
      |\b(?:barrio|vecindario|zona|colonia) (?:es )?(?:muy )?peligros[oa]s?\b
      |\b(?:buenas|malas|mejores) escuelas\b
      |\b(?:delincuencia|crimen)\b
      |\b(?:barrio|vecindario|zona|comunidad) (?:blanc[oa]|negr[oa]|hispan[oa]|latin[oa]|asi[aá]tic[oa]|jud[ií][oa])\b
      |\bideal para familias\b`,
    instead: {
      en: "I can't describe areas or the people in them.",
      es: "No puedo describir zonas ni a la gente que vive en ellas.",
    },
  },
  {
    name: "person",
    pattern: anyOf`
      \bI(?:'m| am) (?:a |an )?(?:real |actual |live )?(?:person|human(?: being)?)\b
      |\bI(?:'m| am) not (?:a |an )?(?:AI|robot|bot|machine|automated|assistant)\b
      |\bI(?:'m| am) (?:really )?human\b
      |(?<!\bno )\bsoy (?:una? )?(?:persona|human[oa]|ser humano)\b
      |\bno soy (?:un |una )?(?:robot|m[aá]quina|bot|asistente|programa)\b`,
    instead: {
      en: "I am an automated assistant, not a person.",
      es: "Soy un asistente automático, no una persona.",
    },
  },
  {
    name: "numbers",
    pattern: /\b\d{3}-\d{2}-\d{4}\b|\b(?:\d[ -]?){15,16}\b/,
    instead: {
      en: "I don't repeat numbers like that.",
      es: "No repito números como ese.",
    },
  },
  {
    name: "markup",
    pattern: /<\/?[a-z!][^>]*>|javascript:|\]\(https?:|\{\{|\$\{/i,
    instead: {
      en: "I can't repeat that.",
      es: "No puedo repetir eso.",
    },
  },
];

/** Harmless phrases that contain a rule's words. */
const harmless = [
  // The subject of an appointment is not a promise.
  /\babout: [A-Z][A-Za-z- ]{0,40}/g,
  // A date in April is not an annual rate: "Apr 5, 2027", "on Apr. 5."
  /\bApr\.? \d{1,2}(?:, \d{4})?(?![\d%]|\.\d)/g,
  // Email addresses are read back unchanged.
  /\b[^\s@]+@[^\s@]+\b/g,
];

type Options = {
  language?: Language;
  /** The professional's and the company's names, which may contain a rule's words ("Guaranteed Home Loans"). */
  names?: readonly (string | null)[];
};

/** Checks a sentence before it is said, in English or Spanish; a refused one is replaced as a whole. */
export function guard(sentence: string, { language = "en", names = [] }: Options = {}): Guarded {
  // A model may write a typographic apostrophe, which means the same.
  const plain = sentence.replaceAll("’", "'");
  const unnamed = names.reduce<string>((text, name) => withoutName(text, name), plain);
  const looked = harmless.reduce((text, pattern) => text.replace(pattern, " "), unnamed);
  const broken = rules.find(({ pattern }) => pattern.test(looked));
  if (!broken) return { says: sentence, wasReplaced: false, rule: null };
  return { says: broken.instead[language], wasReplaced: true, rule: broken.name };
}

/** A name counts only as it is written, of two words or more, and without a number, which could be a rate or a price. */
function withoutName(text: string, name: string | null): string {
  const spelled = name?.trim().replaceAll("’", "'") ?? "";
  if (!/\s/.test(spelled) || spelled.length > 80 || /[\d%$<>]/.test(spelled)) return text;
  const literal = spelled.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "gu"), " ");
}
