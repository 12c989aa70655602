import { pattern, source } from "../text.ts";
import { spelledAt } from "../tokens/spelled.ts";
import { isDenied, type Tokens } from "../tokens/tokens.ts";
import {
  better,
  type Candidate,
  candidate,
  corrects,
  isFormal,
  type Rank,
  rankOf,
} from "./name-choice.ts";
import { type Found, isEnded, notBefore } from "./name-found.ts";
import { isDoubtfulAlone, type Line, nameAt } from "./name-phrase.ts";
import { relation, relatives } from "./name-relatives.ts";
import { atEnd, retold } from "./name-retold.ts";
import { canBeName, isFirstNameToo, isState, titles } from "./name-words.ts";

const beforeBare = pattern`
  ^(?:yes|yeah|yep|yup|yea|sure|ok|okay|um|uh|uhm|er|well|so|hi|hello|hey|it's|its|it|is|that's|thats|this|that|the
  |name|my|would|be|oh|no|nope|nah|naw|howdy|actually|sorry|of|course|just|only|again|then|fine|right|alright|great|good
  |morning|afternoon|evening|absolutely|certainly|definitely|there|for|under|ah|hm|hmm|like|and|thanks|please|anyway
  |dear|hon|honey|sweetie|sir|ma'am|maam|simply|gosh|goodness|jeez|geez|oops|whoops|shoot|dang|alrighty|boy|let's|me
  |here|here's|[,.!:;"'*-])$`;

const nameSaid = source`
  (?:(?:my|the|our|her|his|their|your|that)? ?(?:\w+ )?name(?:'s|s| is| would be| will be|'ll be|'d be| was
  | on it is|:)|\bname(?=,? )|i(?:'m| am| was) (?:called|named)|(?:you(?:'re| are) )?(?:speaking|talking) (?:with
  |to)|you(?:'ve| have)? got|in the name of|under the name(?: of)?|mi nombre(?: completo)? es|me llamo|a nombre de)`;
const formalSaid = source`
  (?:(?:legal|legally|full|real|actual|official|complete|whole|proper|formal|government) (?:name
  |one)(?:'s| is| would be|:)?
  |officially|on paper|(?:on|in) (?:the|my) (?:account|license|licence|id|i d|passport|paperwork|file|contract|loan
  |deed|records?|birth certificate)(?: (?:it's|it is|it says|i'm|is|as))?|(?:put|write|jot|take|book|file|save|list
  |reserve|mark|schedule|make|enter)(?:ed)?(?: (?:it|me|us|that|this|him|her))?(?: (?:down|in|out))?(?: (?:as|under
  |for|to))?|(?:should|(?:has|have|needs?|going|supposed) to|will|would|'ll|'d|might|probably) (?:say|be
  |read)(?: under)?|be under|have me(?: down)? (?:as|under)|use|go with|(?<!can |could |can just |could just )say)`;
const nicknameSaid = source`
  (?:calls? me|call (?:him|her)|(?:go|goes|went|going) by|known as|knows me as|know me as|prefer|nickname(?:'s| is)?|aka
  |a k a|called|short for|shortened to|call me|(?:can|could) (?:just )?say)`;
const weakSaid = source`
  (?:soy|le habla
  |this is|this'd be|we're|we are|i'm|im|i am|it's|its|it is|that's|thats|that is|that(?:'d| would|'ll| will) be
  |it(?:'d| would|'ll| will) be|i mean|i said|i meant|make that)`;
const forSaid = source`
  (?:(?:appointment|booking|meeting|reservation|slot|visit|it|this|that|one)(?:'s| is| would be| will be
  | should be)? for|calling for|on behalf of|(?:assistant|secretary) (?:to|for|of)|\w+'s ${relation}(?: is| named
  | called)?)`;
const leadsAsked: [Rank, RegExp][] = [
  ["formal", new RegExp(source`\b${formalSaid}[ ,:]+`, "g")],
  ["strong", new RegExp(source`(?<![\w'])${nameSaid}[ ,:]+`, "g")],
  ["weak", new RegExp(source`\b${weakSaid}[ ,:]+`, "g")],
  ["relative", new RegExp(source`\b${forSaid}[ ,:]+`, "g")],
  ["nickname", new RegExp(source`\b${nicknameSaid}[ ,:]+`, "g")],
];
// What is said before a name that nothing introduces: "like I said", "for the third time".
const prelude = pattern`
  ^(?:(?:like|as) i (?:just )?(?:said|told you)(?: before| already| earlier| a minute ago)?|i (?:already
  |just) (?:said|told you|gave (?:it|that)(?: to you)?)(?: (?:it|that)\b)?|for the \w+ time|one more time|once again
  |who,? me|again|let me see|let's see|lemme see|happy to|no problem|not a problem|you bet|of course|with pleasure|for sure
  |my bad|excuse me|pardon me|i beg your pardon|(?:just |hold on |hang on |give me )*(?:a|one) (?:sec|second|minute
  |moment)|hold on|hang on|(?:my )?(?:first and last|full)(?: name)?|okay so
  |(?:it's )?(?:spelled )?(?:just )?(?:like|the way) it sounds|sure thing|my pleasure|gladly|okey dokey|okie dokie?
  |why not|no worries|yes ?sir|here (?:goes|you go|we go)|(?:you |are you |i hope you're )?ready
  |(?:have you |you )?got a pen|good luck(?: with (?:this|that|it)(?: one)?)?|(?:it's|it is) (?:a mouthful
  |a long one|complicated|an odd one|a tough one|a hard one|unusual)|you'll never (?:\w+ ){1,3}it
  |i don't think you'll (?:\w+ ){1,2}it|(?:i'll|i can|i will|let me) spell (?:it|that|this)(?: (?:out|for you))*
  |you (?:just |already )?(?:asked|have|got) (?:me )?(?:that|it)|i get that a lot|i'm sorry|sorry about that)[ ,.]+`;
const fillers = pattern`
  ^(?:um|uh|uhm|er|actually|just|still|really|simply|so|well|like|okay|ok|yes|yeah|sorry|and|,|:|")$`;

// "Literally as I'm typing", "shoot dentist that day": what goes on like this was no name.
const clause =
  /^ (?:as|when|while|because|since|that|until) (?:i|i'm|we|we're|my|our|he|she|they|day|time)\b/;

/** The name in an answer to "may I have your name?". */
export function askedName(line: Line): Found | null {
  const { text, tokens } = line;
  // "Is this Sarah?" asks.
  if (tokens[0]?.word === "is") return null;
  const all = [
    ...leadsAsked.flatMap(([rank, shape]) => introduced(line, rank, shape)),
    ...relatives(line),
    ...alone(line),
  ]
    .filter((one) => !isDenied(text, one))
    .toSorted((one, other) => one.at - other.at || rankOf(other) - rankOf(one));
  const turned = lastThenFirst(line);
  if (turned && all.every((one) => one.rank === "bare")) return turned;
  const best = all.length > 0 ? all.reduce((kept, one) => better(line, kept, one)) : null;
  const found = best && best.words.length > 0 ? best : null;
  return line.isAsked ? (retold(line, found) ?? found ?? atEnd(line)) : found;
}

function introduced(line: Line, rank: Rank, shape: RegExp): Candidate[] {
  const { text, tokens } = line;
  return [...text.matchAll(shape)].flatMap((lead) => {
    const before = text.slice(Math.max(0, lead.index - 12), lead.index);
    if (rank === "weak" && notBefore.test(before)) return [];
    if (/\b(?:maiden|old|former|previous|company|business|user) name/.test(lead[0])) return [];
    if (/\b(?:not|don't|dont|never|without|what's|what|which|who|use your|of your) $/.test(before))
      return [];
    const index = lead.index + lead[0].length;
    const start = tokens.findIndex((token) => token.from >= index);
    if (start === -1) return [];
    let at = start;
    while (at < tokens.length && fillers.test(tokens[at]!.word)) at += 1;
    const read = nameAt(line, at);
    if (!read) return [];
    const isOne = read.words.length === 1;
    // One word after "it's" may say anything; the rest of the line has to fit.
    if (isOne && (!isEnded(tokens, read) || isState(read.words[0]!)) && rank !== "strong")
      return [];
    if (rank !== "strong" && isState(read.words[0]!) && !isFirstNameToo(read.words[0]!)) return [];
    if (isOne && isState(read.words[0]!) && !isFirstNameToo(read.words[0]!)) return [];
    // "I'm just browsing", "this is so annoying".
    const isWeakly =
      rank === "weak" &&
      tokens.slice(start, at).some(({ word }) => /^(?:just|so|really|still|like)$/.test(word));
    if (isWeakly && !/^(?:it|that)/.test(lead[0])) return [];
    if (rank === "weak" && isDoubtfulAlone(read.words)) return [];
    return [candidate(line, read, rank)];
  });
}

/** Names that nothing introduces: at the beginning after polite words, and after a comma or a full stop. */
function alone(line: Line): Candidate[] {
  const { text, tokens } = line;
  const starts = [startOf(line, 0)];
  for (const [at, { word }] of tokens.entries()) {
    if (
      /^[.,;:!?]$/.test(word) ||
      /^(?:but|sorry|no|actually|so|well|fine|okay|down|short)$/.test(word)
    )
      starts.push(startOf(line, at + 1));
  }
  starts.push(...saidAgain(line, starts[0]!), ...spellings(line));
  return [...new Set(starts)].flatMap((at, order) => {
    const read = at < tokens.length ? nameAt(line, at) : null;
    if (!read) return [];
    const isOne = read.words.length === 1;
    if (isOne && !isEnded(tokens, read)) return [];
    if (isDoubtfulAlone(read.words) && read.words[0] !== "june") return [];
    const [first] = read.words;
    if (isState(first!) && !isFirstNameToo(first!)) return [];
    if (isOne && isState(first!)) return [];
    if (clause.test(text.slice(tokens[read.end - 1]!.to))) return [];
    // "Forget that the message": a sentence goes on, where nothing was spelled.
    const isSaidOnly = read.end - read.at === read.words.length;
    if (isSaidOnly && !isOne && /^(?:the|these|those)$/.test(tokens[read.end]?.word ?? ""))
      return [];
    // "The Smiths".
    if (isOne && tokens[at - 1]?.word === "the" && !titles.has(tokens[at]!.word)) return [];
    if (
      order > 0 &&
      (!isEnded(tokens, read) || tokens[read.end]?.word === "is") &&
      !isFormal(line, read)
    )
      return [];
    // Later than at the beginning one word is seldom a name, unless it is spelled.
    const isSpelled = read.end - read.at >= 4;
    if (isOne && order > 0 && !isSpelled && !corrects.test(text.slice(0, tokens[at]!.from)))
      return [];
    return [candidate(line, read, "bare")];
  });
}

/** "Jaime, it's pronounced high may, jaime fuentes": where the first word comes again. */
function saidAgain({ tokens }: Line, first: number): number[] {
  const word = tokens[first]?.word ?? "";
  if (!/^\p{L}{3,}$/u.test(word)) return [];
  return tokens.flatMap((token, at) => (at > first + 1 && token.word === word ? [at] : []));
}

/** Where letters are spelled, wherever that is. */
function spellings({ tokens }: Line): number[] {
  return tokens.flatMap((_, at) => {
    const last = tokens[at - 1]?.word ?? "";
    // "With a d": an article is no letter.
    const isInside = /^\p{L}$/u.test(last) || (tokens[at]!.word === "a" && last === "with");
    const spelled = isInside ? null : spelledAt(tokens, at, true);
    if (!spelled || spelled.letters.length < 3) return [];
    // "This is she, grace ikeda i k e d a": with the words before, which are part of it.
    let first = at;
    while (
      /^\p{L}{2,}$/u.test(tokens[first - 1]?.word ?? "") &&
      isWordOfName(tokens[first - 1]!.word)
    )
      first -= 1;
    return first === at - 2 ? [first] : [at];
  });
}

function isWordOfName(word: string): boolean {
  return canBeName(word, "first") && !isState(word) && !titles.has(word);
}

function startOf({ text, tokens }: Line, from: number): number {
  let at = from;
  for (;;) {
    const index = tokens[at]?.from;
    if (index === undefined) return tokens.length;
    const said = prelude.exec(text.slice(index));
    if (said) {
      const until = index + said[0].length;
      while (at < tokens.length && tokens[at]!.from < until) at += 1;
    } else if (beforeBare.test(tokens[at]!.word) && !startsName(tokens, at)) at += 1;
    else return at;
  }
}

/** "The reverend": the article is read with the title. */
function startsName(tokens: Tokens, at: number): boolean {
  return (
    tokens[at]!.word === "the" && /^(?:reverend|honorable|rev)$/.test(tokens[at + 1]?.word ?? "")
  );
}

/** "Okonkwo, Chidi": one word, a comma, one or two words and nothing else. */
function lastThenFirst(line: Line): Found | null {
  const { text, tokens } = line;
  const start = startOf(line, 0);
  if (tokens[start + 1]?.word !== ",") return null;
  const [last, first] = [nameAt(line, start), nameAt(line, start + 2)];
  if (!last || !first || last.end !== start + 1 || last.words.length !== 1) return null;
  const isNamed = text.slice(tokens[start + 1]!.from, tokens[start + 1]!.to) === "comma";
  const tail =
    (isNamed && first.words.length === 1) ||
    tokens.slice(first.end).every(({ word }) => /^(?:[.!]|please|thanks)$/.test(word));
  const isRepeated = first.words.some((word) => word === last.words[0]);
  if (!tail || isRepeated || first.words.length > 2 || isState(last.words[0]!)) return null;
  const isInitial = first.words.length === 2 && first.words[1]!.length > 1;
  // "Dot, Dorothy Fitch": a whole name after a first name.
  if (isInitial || isState(first.words[0]!)) return null;
  return {
    words: [...first.words, ...last.words],
    from: tokens[start]!.from,
    to: tokens[first.end - 1]!.to,
  };
}
