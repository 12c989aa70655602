import type { Expecting } from "../heard.ts";
import { pattern, source } from "../text.ts";
import { spelledAt, spells } from "../tokens/spelled.ts";
import { type Token, tokensOf, without, type Tokens } from "../tokens/tokens.ts";
import {
  canBeName,
  generations,
  isMonthName,
  isState,
  nameInCase,
  particles,
  titles,
} from "./name-words.ts";

type Found = { words: string[]; from: number; to: number };

const tags = /<[^>]{0,200}>/g;
const foreign = /\b(?:https?:|www\.)\S+|[{[][^\]}]{0,200}[\]}]/g;
const greetings = source`
  (?:(?:hi|hello|hey|yes|yeah|sure|okay|ok|good (?:morning|afternoon|evening)|um|uh|well|there|so|oh)[ ,.!]+)*`;
// "My name is": a name follows.
const strong = new RegExp(
  source`
    \b(?:(?:my|the) (?:full |legal )?name(?:'s| is| would be)|name(?:'s| is|:)|i am called|i go by|(?:it's|its|put it
    |book it|booked|made it) under(?: the name(?: of)?)?|under the name(?: of)?|in the name of)\s+`,
  "g",
);
// "This is", "I'm": anything can follow, so the words after it decide as well.
const weak = /\b(?:this is|i'm|im|i am|call me)\s+/g;
const weakest = /\b(?:it's|its|it is)\s+/g;
const notBefore = pattern`
  \b(?:if|when|because|since|while|until|unless|where|what|who|how|think|whether|him|her|them|someone|somebody|she|he
  |they|not|don't|dont|never|will|stop|quit|to|hope|is)\s+$`;
const goesOn = pattern`
  ^(?:and|i|i'm|im|i'd|id|i'll|we|we're|calling|from|with|here|my|speaking|can|could|looking|wanting|hoping|just|again
  |phone|email|is|at|on|the|please|thanks|thank|but|so|yes|not|do|would|you|trying|who|for|about|regarding|returning)$`;
const beforeBare = pattern`
  ^(?:yes|yeah|yep|sure|ok|okay|um|uh|uhm|well|so|hi|hello|hey|it's|its|it|is|that's|thats|this|that|the|name|my|would
  |be|oh|no|nope|actually|sorry|of|course|[,.!:;"'-])$`;

/**
 * The name in a normal text, and the text without it. A name that was asked for can be said alone; otherwise something
 * has to introduce it ("my name is", "this is … calling"). `written` is the text before it was made lower case.
 */
export function hearName(
  text: string,
  written: string,
  expecting: Expecting,
): { name: string | null; rest: string } {
  const blank = text
    .replace(tags, (match) => " ".repeat(match.length))
    .replace(foreign, (match) => ` ;${" ".repeat(match.length - 2)}`);
  const tokens = nameTokens(blank);
  const found =
    firstAndLast(blank, tokens) ??
    strongly(blank, tokens) ??
    weakly(blank, tokens, expecting) ??
    announced(blank, tokens) ??
    (expecting === "name" ? alone(tokens) : null);
  if (!found) return { name: null, rest: text };
  return { name: nameInCase(found.words, written), rest: without(text, found) };
}

/** "First name john last name smith". */
function firstAndLast(text: string, tokens: Tokens): Found | null {
  const part = (which: RegExp) => {
    const lead = which.exec(text);
    const read = lead && after(tokens, lead.index + lead[0].length);
    return read ? place(tokens, read) : null;
  };
  const last = part(/\b(?:last|family|sur) ?(?:name(?:'s| is)?|is)[ ,:]+/);
  // "Ian, surname MacDonald": what precedes it is the first name.
  const lead = last && text.slice(0, last.from).replace(/\b(?:last|family|sur) ?name.*$/, "");
  const before = lead ? firstBefore(lead) : null;
  const first = part(/\b(?:first|given) (?:name(?:'s| is)?|is)[ ,:]+/) ?? before;
  if (!first && !last) return null;
  const words = [...(first?.words ?? []), ...(last?.words ?? [])];
  const [from, to] = [(first ?? last)!.from, (last ?? first)!.to];
  return { words, from: Math.min(from, to), to: Math.max(from, to) };
}

/** A first name in the words before the last name. */
function firstBefore(lead: string): Found | null {
  const tokens = nameTokens(lead);
  return strongly(lead, tokens) ?? weakly(lead, tokens, "name") ?? alone(tokens);
}

function strongly(text: string, tokens: Tokens): Found | null {
  const reads = [...text.matchAll(strong)].map((lead) =>
    after(tokens, lead.index + lead[0].length),
  );
  const read = reads.findLast((each) => each !== null);
  return read ? place(tokens, read) : null;
}

function weakly(text: string, tokens: Tokens, expecting: Expecting): Found | null {
  const leads = [...text.matchAll(weak)];
  const opens = new RegExp(`^${greetings}$`);
  for (const lead of text.matchAll(weakest)) {
    const isIntroduction = opens.test(text.slice(0, lead.index));
    const isWanted = expecting === "name" || expecting === "confirm";
    const isOpening = (expecting === "want" || expecting === "nothing") && isIntroduction;
    if (isWanted || isOpening) leads.push(lead);
  }
  const reads = leads.flatMap((lead) => {
    if (notBefore.test(text.slice(Math.max(0, lead.index - 12), lead.index))) return [];
    const read = after(tokens, lead.index + lead[0].length);
    // "I'm Lutheran", "I'm a cook": one word says what a person is, unless the name was asked for.
    const isOfSelf = lead[0].startsWith("i") && !lead[0].startsWith("it") && expecting !== "name";
    if (read && isOfSelf && (read.words.length < 2 || /^(?:a|an|in|the)$/.test(read.words[0]!)))
      return [];
    return read && isClosed(tokens, read) && !isState(read.words[0]!) ? [read] : [];
  });
  const corrects = /\b(?:no|not|actually|wait|sorry|meant)\b/.test(text);
  const read = corrects ? reads.at(-1) : reads[0];
  return read ? place(tokens, read) : null;
}

/** "Sarah Chen here", "John speaking". */
function announced(text: string, tokens: Tokens): Found | null {
  const start = new RegExp(`^${greetings}`).exec(text)![0].length;
  const read = after(tokens, start);
  const next = read && tokens[read.end]?.word;
  const isSaid = next === "here" || next === "speaking";
  if (!read || !isSaid || read.words.length > 3 || isState(read.words[0]!)) return null;
  return place(tokens, read);
}

/** A name alone, after polite words at most. */
function alone(tokens: Tokens): Found | null {
  // "Is this Sarah?" asks.
  if (tokens[0]?.word === "is") return null;
  let at = 0;
  while (at < tokens.length && beforeBare.test(tokens[at]!.word)) at += 1;
  // "Rosa, Rosa Mendez": repeated in full.
  const isTwice = tokens[at + 1]?.word === "," && tokens[at]?.word === tokens[at + 2]?.word;
  const read = nameAt(tokens, isTwice ? at + 2 : at);
  // First and last name were asked for: what follows two such words is about them.
  if (!read || (read.words.length < 2 && !isClosed(tokens, read))) return null;
  const isOne = read.words.length === 1;
  return isOne && isState(read.words[0]!) ? null : place(tokens, read);
}

/** Whether a name ends the utterance, or is followed by words that can follow a name. */
function isClosed(tokens: Tokens, { end }: NameRead): boolean {
  const next = tokens[end]?.word;
  return next === undefined || goesOn.test(next) || /^[.,;!?)("'-]$/.test(next);
}

function after(tokens: Tokens, index: number): NameRead | null {
  const at = tokens.findIndex((token) => token.from >= index);
  return at === -1 ? null : nameAt(tokens, at);
}

function place(tokens: Tokens, { words, at, end }: NameRead): Found {
  return { words, from: tokens[at]!.from, to: tokens[end - 1]!.to };
}

/** A name that was read: its words in lower case, and its tokens from `at` up to `end`. */
type NameRead = { words: string[]; at: number; end: number };

const mostWords = 5;
const longest = 80; // characters, as the booking form takes them
const initial = /^\p{L}$/u;
const spellingSaid = /^(?:spelled|spelling|that's|thats|it's|spell)$/;

/** The tokens of a text in which names are searched: "jean-luc" is one of them. */
function nameTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const token of tokensOf(text)) {
    const [dash, last] = [tokens.at(-1), tokens.at(-2)];
    const isJoined = dash?.word === "-" && dash.to === token.from && last?.to === dash.from;
    const isWhole = isJoined && last.word.length > 1 && token.word.length > 1;
    if (isWhole && /^\p{L}/u.test(last.word) && /^\p{L}/u.test(token.word)) {
      tokens.splice(-2, 2, { word: `${last.word}-${token.word}`, from: last.from, to: token.to });
    } else tokens.push(token);
  }
  return tokens;
}

/** The name that begins at a token, spelled letters included; null if none begins or it is a sentence. */
function nameAt(tokens: Tokens, at: number): NameRead | null {
  const words: string[] = [];
  let end = at;
  while (end < tokens.length) {
    const { word } = tokens[end]!;
    const spelled = spellingAt(tokens, end, words);
    if (spelled) {
      settle(words, spelled.letters);
      end += spelled.taken;
      continue;
    }
    if (isPause(tokens, end, words)) end += 1;
    else if (titles.has(word) && words.length === 0) end += 1;
    else if (generations.has(word) && words.length > 0) {
      words.push(word);
      end += 1;
      break;
    } else if (isNamePart(tokens, end, words.length)) {
      words.push(word);
      end += 1;
    } else break;
  }
  while (words.length > 1 && particles.has(words.at(-1)!)) words.pop();
  return isName(words) ? { words, at, end } : null;
}

function isName(words: readonly string[]): boolean {
  const [first] = words;
  if (first === undefined || words.length > mostWords) return false;
  if (words.length === 1 && (first.length < 2 || isMonthName(first) || titles.has(first)))
    return false;
  return words.join(" ").length <= longest;
}

function isNamePart(tokens: Tokens, at: number, before: number): boolean {
  const { word } = tokens[at]!;
  if (!/^\p{L}/u.test(word)) return false;
  const next = tokens[at + 1]?.word;
  const isLast = next === undefined || /^[.,;!?]$/.test(next);
  if (initial.test(word))
    return word !== "i" && (before > 0 || next !== undefined) && (word !== "a" || !isLast);
  if (particles.has(word)) return !isLast || before > 0;
  return canBeName(word, before === 0 ? "first" : isLast ? "end" : "middle");
}

/** The period after an initial or a title, and a comma or pause before spelled letters. */
function isPause(tokens: Tokens, at: number, words: readonly string[]): boolean {
  const { word } = tokens[at]!;
  const last = tokens[at - 1]?.word ?? "";
  if (/^(?:um|uh|uhm)$/.test(word)) return true;
  if (word === ".")
    return titles.has(last) || (words.length > 0 && (initial.test(last) || last === "st"));
  return word === "," && words.length > 0 && spellingAt(tokens, at + 1, words) !== null;
}

/** The letters spelled at a token, after "spelled", "that's" or nothing. */
function spellingAt(tokens: Tokens, at: number, words: readonly string[]) {
  let lead = 0;
  while (
    spellingSaid.test(tokens[at + lead]?.word ?? "") ||
    (lead > 0 && tokens[at + lead]?.word === ",")
  )
    lead += 1;
  if (tokens[at]?.word === "is" && /^spelled$/.test(tokens[at + 1]?.word ?? "")) lead = 2;
  const spelled = spelledAt(tokens, at + lead);
  if (!spelled) return null;
  const behind = tokens[at + lead + spelled.taken];
  // "J P Morgan": two letters before a word are initials.
  const isInitials = lead === 0 && spelled.letters.length === 2 && spelled.taken <= 4;
  const isAlone = behind === undefined || !/^\p{L}{2,}/u.test(behind.word);
  if (isInitials && (words.length === 0 || !isAlone)) return null;
  return { letters: spelled.letters, taken: lead + spelled.taken };
}

/** Replaces the word that the letters spell, or adds them as another word. */
function settle(words: string[], letters: string): void {
  const likeWords = words.filter((word) => spells(letters, word));
  const same = words.findLastIndex((word) => word === letters);
  const like = same === -1 ? words.findLastIndex((word) => likeWords.includes(word)) : same;
  if (like === -1) words.push(letters);
  else words[like] = letters;
}
