import { saidWords } from "./said-words.ts";

/** The purposes of the assistant's sentences. Only a plain one may be reworded. */
export const sentenceKinds = [
  "greeting",
  "readBack",
  "optOut",
  "alarm",
  "refusal",
  "plain",
] as const;
export type SentenceKind = (typeof sentenceKinds)[number];

/** The longest a reworded sentence may be, as a multiple of the original. */
const longestTimes = 2;

const calendarWords = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april june july
  august september october november december today tonight tomorrow noon midnight morning
  afternoon evening am pm a.m p.m eastern central mountain pacific hawaii alaska`.split(/\s+/),
);

const numberWords = new Set(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
  hundred thousand half quarter first second third double dozen`.split(/\s+/),
);

/** Words that turn a sentence into its opposite, or into a promise. */
const turningWords = new Set(
  `no not never none nobody nothing without cannot can't don't won't isn't aren't doesn't didn't
  wasn't weren't couldn't wouldn't shouldn't haven't hasn't unless only already cancel cancelled
  canceled moved booked confirmed free taken guarantee guaranteed promise approved qualify`.split(
    /\s+/,
  ),
);

/**
 * Whether a reworded sentence says the same: the same numbers, days, times, names, quotes and addresses, no negation
 * added or removed, a question still a question, and not much longer. In doubt it does not.
 */
export function keepsFacts(original: string, reworded: string): boolean {
  const text = reworded.trim();
  if (text === "" || /[\p{Cc}<>{}[\]*#`|\\]/u.test(text)) return false;
  if (text.length > original.length * longestTimes) return false;
  if (original.includes("?") !== text.includes("?")) return false;
  const wanted = factsOf(original);
  const kept = factsOf(text);
  return wanted.length === kept.length && wanted.every((fact, at) => fact === kept[at]);
}

/** The facts of a sentence, sorted, each as often as it occurs. */
function factsOf(sentence: string): string[] {
  const text = sentence.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  const quoted = [...text.matchAll(/"([^"]*)"/g)].map(([, words]) => `"${words!.toLowerCase()}"`);
  const tokens = text.split(/\s+/).flatMap((token, at, all) => {
    const word = saidWords(token)[0];
    if (word === undefined) return [];
    const isFact =
      /[\d@]|\w\.\w|:\/\//.test(word) ||
      calendarWords.has(word.replace(/'s$/, "")) ||
      numberWords.has(word) ||
      turningWords.has(word) ||
      isName(token, all[at - 1]);
    return isFact ? [word.replace(/'s$/, "")] : [];
  });
  return [...quoted, ...tokens].sort();
}

/** Words that our sentences begin with; any other capitalized word is, or might be, a name. */
const beginnings = new Set(
  `a absolutely after alright an and any anything are at before can certainly could course did do
  does excellent for give glad good got great happy have here how i i'd i'll i'm i've if in is it
  it's just let let's lovely may my noted now of ok okay on or perfect please right shall should
  so something sorry sure tell thank thanks that that's the then there there's these this those to
  understood we we'll we're what what's when where which who whose why will with wonderful would
  you you're your`.split(/\s+/),
);

function isName(token: string, before: string | undefined): boolean {
  const bare = token.replace(/^[^\p{L}]+/u, "");
  if (!/^\p{Lu}/u.test(bare) || /^I('|\P{L}|$)/u.test(bare)) return false;
  const begins = before === undefined || /[.!?:;]["')]*$/.test(before);
  return !(begins && beginnings.has(saidWords(token)[0] ?? ""));
}
