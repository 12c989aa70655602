import { source } from "./pattern.ts";

// Words that stand for several: what is short or slurred in writing and in transcripts.
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

const sounds = /\b(?:um+|uh+|uhm+|erm?|hm+|ah+|eh)\b/g;

/**
 * The words of a normal text for whoever looks for phrases: no accents, no punctuation, contractions spelled out
 * ("don't" and "dont" are "do not"), no hesitation sounds, no word twice in a row.
 */
export function plain(text: string): string {
  const words = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[👍👌✅💯]/gu, " yes ")
    .replace(/\b(?:uh[ -]?huh|m+[ -]?h+m+)\b/g, "mhm")
    .replace(/\b(?:nuh[ -]uh|uh-uh)\b/g, "nope")
    .replace(sounds, " ")
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
  (?:please|thanks|thank you|so much|very much|okay|well|so|hey|hi|hello|oh|now|just|sorry|sir|maam
  |actually|and|then)`;
const before = new RegExp(`^(?:${polite} )+(?=.)`);
const after = new RegExp(`(?<=.)(?: ${polite})+$`);

/** Plain words without the politeness around them: what is left of "okay, stop please" is "stop". */
export function bare(words: string): string {
  return words.replace(before, "").replace(after, "");
}
