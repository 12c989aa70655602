/** The source of a regular expression written over several lines: line breaks and indentation are dropped. */
export function source(strings: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(strings, ...parts).replace(/\n\s*/g, "");
}

/** A regular expression written over several lines. */
export function pattern(strings: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(source(strings, ...parts));
}

/** A regular expression for any of the phrases, at the beginning of a word. */
export function phrasesOf(phrases: readonly string[], end = ""): RegExp {
  return new RegExp(`(?<![\\w'])(?:${phrases.join("|")})${end}`);
}

/** A set of words, from a list with spaces and line breaks between them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ""));
}

// Compatibility forms expand (one ligature is up to 18 letters), so the raw text is truncated well before the tidy one.
const rawPerTidy = 4;

/**
 * One spelling of every character: no control or invisible ones, straight quotes and dashes, full-width letters as
 * plain ones, single spaces. Keeps the case, which names need.
 */
export function tidy(text: string, longest: number): string {
  const one = text
    .slice(0, longest * rawPerTidy)
    .toWellFormed()
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .normalize("NFKC")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return one.slice(0, longest).toWellFormed().trim();
}

/** The longest turn, in characters. A longer one is truncated, never refused. */
export const longestTurn = 1000;

/** What was said in the form in which it is read: tidy, lower case, at most `longestTurn` characters. */
export function normal(text: string): string {
  return tidy(tidy(text, longestTurn).toLowerCase(), longestTurn);
}

// Abbreviations, contractions and misspellings, as typed or transcribed.
const spelledOut: Record<string, string> = {
  "ain't": "is not",
  aint: "is not",
  apointment: "appointment",
  apointments: "appointments",
  appoinment: "appointment",
  appointement: "appointment",
  appointmnet: "appointment",
  appointmet: "appointment",
  appointmnt: "appointment",
  appt: "appointment",
  appts: "appointments",
  cancle: "cancel",
  cancell: "cancel",
  "can't": "cannot",
  cant: "cannot",
  didnt: "did not",
  doesnt: "does not",
  dont: "do not",
  dunno: "do not know",
  gimme: "give me",
  gonna: "going to",
  gotta: "have to",
  havent: "have not",
  hasnt: "has not",
  hes: "he is",
  hows: "how is",
  im: "i am",
  isnt: "is not",
  its: "it is",
  ive: "i have",
  k: "okay",
  kk: "okay",
  lemme: "let me",
  "let's": "let us",
  lets: "let us",
  mesage: "message",
  msgs: "messages",
  messege: "message",
  "ma'am": "maam",
  mmhm: "mhm",
  mmhmm: "mhm",
  "name's": "name is",
  ok: "okay",
  okey: "okay",
  pls: "please",
  plz: "please",
  reschedual: "reschedule",
  rescedule: "reschedule",
  reshedule: "reschedule",
  schedual: "schedule",
  scedule: "schedule",
  shedule: "schedule",
  shes: "she is",
  shouldnt: "should not",
  thats: "that is",
  theres: "there is",
  theyre: "they are",
  thx: "thanks",
  tryna: "trying to",
  u: "you",
  ur: "your",
  wanna: "want to",
  wasnt: "was not",
  werent: "were not",
  whats: "what is",
  wheres: "where is",
  whos: "who is",
  "won't": "will not",
  wont: "will not",
  wouldnt: "would not",
  couldnt: "could not",
  arent: "are not",
  "y'all": "you",
  yall: "you",
  youre: "you are",
};

const endings: [RegExp, string][] = [
  [/n't$/, " not"],
  [/'m$/, " am"],
  [/'re$/, " are"],
  [/'ve$/, " have"],
  [/'ll$/, " will"],
  [/'d$/, " would"],
  [/^(he|here|how|it|she|that|there|what|when|where|who|everything)'s$/, "$1 is"],
];

// "We won't be needin' it": the g is not said.
const dropped =
  /\b(need|com|go|mov|cancel|cancell|call|mak|tak|look|book|chang|push|meet|sell|buy|want|hav|gett|runn|think|try|do|put|putt|be|shift|show|keep|plann)in(?:'|\b)/g;

const sounds = /\b(?:um+|uh+|uhm+|erm?|hm+|ah+|eh)\b/g;

/**
 * The words of a normal text, for finding phrases: no accents, no punctuation, contractions spelled out ("don't" and
 * "dont" are "do not"), no hesitation sounds, no word twice in a row.
 */
export function plain(text: string): string {
  const words = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[👍👌✅💯]/gu, " yes ")
    .replace(/\b(?:uh[ -]?huh|m+[ -]?h+m+)\b/g, "mhm")
    .replace(/\b(?:nuh[ -]uh|uh-uh)\b/g, "nope")
    .replace(sounds, " ")
    .replace(dropped, "$1ing")
    .replace(/[^\p{L}\p{N}'$%+@]+/gu, " ")
    .split(" ")
    .map((raw) => raw.replace(/^'+|'+$/g, ""))
    .map((word) => (Object.hasOwn(spelledOut, word) ? spelledOut[word]! : ended(word)));
  return words
    .join(" ")
    .replace(/\bid (?=rather|like|love|prefer|want)/g, "i would ")
    .replace(/\bcan not\b/g, "cannot")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\b([a-z]+)(?: \1\b)+/g, "$1");
}

function ended(word: string): string {
  if (!word.includes("'")) return word;
  const ending = endings.find(([shape]) => shape.test(word));
  return ending ? word.replace(ending[0], ending[1]) : word;
}

const polite = source`
  (?:please|thanks|thank you|so much|very much|okay|well|so|hey|hi|hello|oh|now|just|sorry|sir|maam|actually|and|then)`;
const before = new RegExp(`^(?:${polite} )+(?=.)`);
const after = new RegExp(`(?<=.)(?: ${polite})+$`);

/** Plain words without the politeness around them: what is left of "okay, stop please" is "stop". */
export function bare(words: string): string {
  return words.replace(before, "").replace(after, "");
}
