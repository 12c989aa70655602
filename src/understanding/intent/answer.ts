import type { Evidence } from "./evidence.ts";
import type { Expecting } from "../heard.ts";
import { pattern, source, wordSet } from "../text.ts";
import { isNumberWord } from "../tokens/digits.ts";

const any = (phrases: readonly string[]) => `(?:${phrases.join("|")})`;

const good = source`
  (?:right|correct|fine|good|great|perfect|okay|true|accurate|lovely|wonderful|awesome|excellent|fantastic|super|nice
  |cool|it|exactly|me|brilliant)`;

/** What means yes and nothing else. */
const firm = any([
  source`
    yes+|yes ?sir|yes ?m|yeah|yea|yeh|yah|ya|yep|yup|si|aye|mhm|affirmative|roger(?: that)?|copy that|ten four
    |10 4|bingo|indeed|amen|alrighty|aight|okie dokie|okey dokey|you betcha|gotcha|(?:a |one )?(?:hundred
    |100) percent|heck yeah|hell yeah|finally yes|surely|gladly`,
  source`
    absolutely|definitely|certainly|exactly|precisely|totally|for sure|of course|by all means|you bet|you got it`,
  source`
    (?:that is|this is|it is|its|those are|they are|all of (?:that|it) is|everything is|you are|all|thats) (?:all 
    |absolutely |exactly |totally |just |very )?`.concat(good),
  source`
    (?:that|it|this|everything) (?:all )?(?:works|does|sounds|looks|will|would|should) ?(?:work|do|be|about|all
    |just)? ?(?:`.concat(good, "|lovely)?(?: (?:for|to|with) (?:me|us))?"),
  "(?:sounds|looks) (?:all |about |like )?".concat("(?:a plan|", good, ")(?: to me)?"),
  "(?:works|fine|good|great|perfect|okay) (?:great |perfectly |well |fine )?(?:for|with|by) (?:me|us)",
  source`
    correct|confirm(?:ed)?(?: it| that)?|i confirm|i agree|agreed|i am sure|spot on|(?:you have|you got) (?:it
    |that) right`,
  source`
    go (?:ahead|for it)|please do|(?:do|book|schedule|confirm|send|cancel|move|lock) (?:it|that|this)(?: in)?
    |let us do (?:it|that|this)|make it so|proceed`,
  source`
    (?:i would|i will) (?:like|love|take) (?:that|it)|(?:i am )?(?:happy|okay|fine|good) with (?:that|it)|(?:i do
    |it does|it is)$`,
]);

/** Agrees, but is also said about other things. */
const mild = any([
  source`
    okay|right|sure(?: thing)?|alright|all right|fine|good|great|perfect|excellent|awesome|wonderful|fantastic|cool
    |very good|super`,
  "lovely|brilliant|amazing|nice|works|please$",
]);

/** What denies. */
const denial = any([
  source`
    no+(?: (?:thanks|thank you|way|sir|maam))?|nope|nah|naw|na|negative|never ?mind|forget (?:it|that|about it)`,
  source`
    absolutely not|definitely not|certainly not|of course not|rather not|i do not think so|i would rather not
    |no can do`,
  source`
    not (?:quite|exactly|right|correct|really|at all|yet|now|today|that|this|true|good|okay|necessary|what i (?:said
    |want|wanted|asked|meant))`,
  source`
    (?:that|it|this) (?:is|was|does|will|would) not(?: (?:right|correct|it|me|work|good|what i \w+|do|be possible))?`,
  source`
    (?:is |are |was |got it |that is |it is )?(?:wrong|incorrect)|i did not (?:say|mean|ask)|do not(?: (?:book|do
    |confirm|send|want) (?:it|that|this|to))?`,
]);

const led = "(?:(?:well|so|oh|and|hi|hello|thanks|thank you|actually|i said|i mean) )*";

/** Beginnings with a yes, a mild yes or a no, and endings with a yes or a no. */
const startsFirm = new RegExp(`^${led}(?:${mild} )*${firm}(?= |$)`);
const startsMild = new RegExp(`^${led}${mild}(?= |$)`);
const startsNo = new RegExp(`^(?:${led}|okay )${denial}(?= |$)`);
const polite = "(?: (?:please|thanks|thank you|sir|maam|so much|very much))*";
const endsYes = new RegExp(`(?:^| )(?:${firm}|works)${polite}$`);
const endsNo = new RegExp(`(?:^| )${denial}${polite}$`);

/** A no that is taken back at once, and nothing else: "no yeah", "no that's right". */
const noThenYes = new RegExp(`^(?:no |nope |nah )+${firm}(?: ${firm})*${polite}$`);

/** Says anywhere in the sentence that the read-back is wrong. */
const deniesSomewhere = pattern`
  \b(?:not (?:right|correct|what i|good|gonna work|going to work)|wrong|incorrect|a mistake|do not (?:want|book|do
  |confirm|like)|does not work|will not work|would not work|cannot do (?:that|it)|misspelled|misheard)\b`;

/** A question, so neither yes nor no. */
export const asks =
  /^(?:is|are|was|were|does|did|can|could|should|when|what|where|how|who|which|whose)\b/;

/** Begins like a no but is not an answer. */
export const noAnswer = pattern`
  ^(?:no (?:idea|preference|one|clue|more|later|earlier|sooner|less)|not (?:sure|certain)|never been)\b`;

/** Sounds like a no but is a yes. */
const idioms = new RegExp(
  source`
    \b(?:why not|no (?:problem|worries|changes?|issues?|problems|doubt|objections?|complaints)(?: (?:at all|there|here
    |for me|with that))?|not a (?:problem|thing to change)|cannot (?:wait|complain)|(?:do not|not) (?:change
    |need to change) (?:anything|a thing)|nothing (?:to change|is wrong|wrong)|could not be better|not bad)\b`,
  "g",
);

/** Neither yes nor no. */
export const unsure = pattern`
  \b(?:(?:do not|cannot) (?:know|remember|recall|tell|say)|not (?:sure|certain|100)|maybe|perhaps|might|possibly
  |i (?:guess|suppose|think so|believe so)|depends|unsure|no idea|probably|kind of|sort of|either way|could be)\b`;

/** Words that limit, change or postpone: with one of them nothing is a yes. */
export const limits = pattern`
  \b(?:but|if|unless|except|only|although|though|however|instead|rather|as long as|provided|providing|assuming|until
  |actually|wait|hold on|hang on|change|changed|different|wrong|incorrect|not|no|never|cannot|almost|nearly|other than
  |apart from|besides|one thing|prefer|better|make it|make that|move it to|switch|fix|misspelled|typo|i meant|i mean
  |scratch|sorry|should be|supposed to|let me|check with|think about|talk to|ask my|need to|have to|before|first
  |another|also|later|earlier|with a)\b`;

/** The only words that a yes to a read-back can have. After any other word, everything is read back again. */
export const harmless = wordSet(`
  look goes we thats suits done absolutely exactly yes yess yeah yea yeh yah ya yep yup si aye mhm affirmative roger
  bingo indeed amen definitely certainly precisely totally sure course okay right alright all fine good great perfect
  excellent awesome wonderful fantastic cool very super lovely brilliant amazing nice works work correct accurate
  true confirm confirmed agree agreed spot on go ahead for it that this is its it's please do does book schedule send
  cancel move lock in let us make so proceed i am will would like love take happy with me my you your yours are have
  got the a an to of by everything everyone those they looks sounds plan about just and well oh thanks thank much
  dear hon honey sir maam be should see then there looking forward can cant wait appointment meeting time day date
  one thing bet means at hi hello no problem worries wicked finally only alrighty aight hundred percent 100 put down
  ever yessir yesm heck hell mate pal buddy bud friend dandy peachy gravy swell golden solid gotcha copy ten four 10
  4 okie dokie okey dokey betcha surely gladly now already every word letter spot dot perfecto kindly changes issues
  why not lets pretty real really quite both details detail info information sound
`);

/** What else the same turn said. */
export type Beside = {
  expecting: Expecting;
  /** Whether it gave a day, a time, a length or another detail that differs from the read-back. */
  isChanging: boolean;
  /** Whether it asked something. */
  isAsking: boolean;
  /** Whether it says the caller's name again: an unknown word beside it may be another name. */
  isNaming?: boolean;
};

const mostWordsOfMild = 6;

// How likely a yes or no has to be that only the evidence finds; a yes without a known word for it, nearly certain.
const enoughForYes = 0.6;
const enoughAlone = 0.9;
const enoughForNo = 0.6;
const mostUnknown = 2;
const mostWordsOfYes = 8;

/** "Yes, thank you, bye": the goodbye after an answer does not change it. */
const closing = /(?<=\S)(?: (?:and|so))?(?: (?:good ?bye|bye)(?: bye| now)*)+$/;

/**
 * The yes or no in plain words; null for neither. A yes books an appointment, so it counts only if nothing in the words
 * changes, denies or limits it. If both occur, the last counts ("yeah no" is a no).
 */
export function answerOf(
  words: string,
  beside: Beside,
  evidence: Evidence | null = null,
): "yes" | "no" | null {
  const said = words.replace(idioms, "yes").replace(closing, "");
  if (noThenYes.test(said)) return beside.isChanging || beside.isAsking ? null : "yes";
  if (isNo(said, beside)) return "no";
  if (isYes(said, beside)) return "yes";
  return evidence ? weighed(said, beside, evidence) : null;
}

/** The answer in words that the lists lack. A doubt is never a yes; that nothing commits makes a no cheaper. */
function weighed(words: string, beside: Beside, evidence: Evidence): "yes" | "no" | null {
  if (beside.isAsking || asks.test(words)) return null;
  if (isLikelyYes(words, beside, evidence)) return "yes";
  const decides = beside.expecting === "confirm" || beside.expecting === "choice";
  const isNoLikely = evidence.no >= enoughForNo && evidence.yes < 0.2;
  return decides && isNoLikely && !noAnswer.test(words) && !unsure.test(words) ? "no" : null;
}

const believes = /\b(?:i|we) (?:think|believe|guess|suppose) so\b/;
const firmSomewhere = new RegExp(`^(?:.* )?${firm}(?= |$)`);
// After one of these comes something new: for whom, where, what else.
const adds =
  /\b(?:for|with|at|to|in|on|and|or|from|about|by|of|than|then|so|because|until|my|her|his|their|a|an)\b/;

function isLikelyYes(
  words: string,
  { isChanging, isNaming = false }: Beside,
  evidence: Evidence,
): boolean {
  // "I think so" is a doubt, but not before a plain yes.
  const isPlain = endsYes.test(words);
  const said = isPlain ? words.replace(believes, "").replace(/\s+/g, " ").trim() : words;
  if (isChanging || unsure.test(said) || limits.test(said) || /\d/.test(said)) return false;
  const all = said.split(" ");
  const unknown = all.filter((word) => !harmless.has(word));
  if (all.length > mostWordsOfYes || unknown.length > mostUnknown) return false;
  if (unknown.length > 0 && (isNaming || adds.test(said))) return false;
  if (unknown.some((word) => isNumberWord(word))) return false;
  return evidence.yes >= (firmSomewhere.test(said) ? enoughForYes : enoughAlone);
}

function isNo(words: string, { expecting }: Beside): boolean {
  if (noAnswer.test(words) || unsure.test(words)) return false;
  if (startsNo.test(words) || endsNo.test(words)) return true;
  return (expecting === "confirm" || expecting === "choice") && deniesSomewhere.test(words);
}

function isYes(words: string, { expecting, isChanging, isAsking }: Beside): boolean {
  if (asks.test(words) || unsure.test(words) || limits.test(words)) return false;
  const decides = expecting === "confirm" || expecting === "choice";
  if (isChanging && decides) return false;
  const all = words.split(" ");
  if (expecting === "confirm" && !all.every((word) => harmless.has(word))) return false;
  if (startsFirm.test(words)) return !isAsking || !decides;
  if (isAsking) return false;
  return (startsMild.test(words) || endsYes.test(words)) && all.length <= mostWordsOfMild;
}
