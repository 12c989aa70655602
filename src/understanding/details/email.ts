import { pattern, source } from "../text.ts";
import { isNumberWord, runsOf } from "../tokens/digits.ts";
import { distance, spelledAt, spells } from "../tokens/spelled.ts";
import { hintAt } from "./name-hints.ts";
import type { Listening } from "../heard.ts";
import { isDenied, tokensOf, without, type Tokens } from "../tokens/tokens.ts";
import { domainAt } from "./email-domain.ts";
import { isDoubtful } from "./email-doubt.ts";
import { localBefore } from "./email-parts.ts";
import { withoutRemarks } from "./email-remarks.ts";
import { numbersOnce, withStart } from "./email-said-once.ts";

type Found = { email: string; from: number; to: number };
/** Whether email can be sent to an address. */
type IsEmail = (address: string) => boolean;

const typed = /(?<![^\s<>(),;:"[\]'])[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.\p{L}{2,}/gu;
// What people say about how an address is spelled; replaced by spaces, so that indexes stay the same.
const aboutWriting = new RegExp(
  source`
    \b(?:(?:and )?(?:it's |its |that's |thats )?(?:(?:all|as|in|with|squished
    |run) )*(?:nothing(?: else)?|one (?:big |long |single )?word|in (?:digits|numerals|figures)|the same(?= (?:two
    |three|at)\b)|all one(?= (?:at|word)\b| ?@|$)|spelled out
    |lower ?case|small letters|together
    |(?:no|without(?: an?| any)?|not? any) (?:dots?|spaces?|periods?
    |underscores?|dash(?:es)?|hyphens?|caps|capitals?
    |capital letters|punctuation)(?: (?:or|and) (?:dots?|spaces?|periods?|underscores?|dashes|hyphens?|caps|nothing
    |anything))?(?: (?:in )?between)?)
    |(?:the )?(?:numbers?|letter|word|digits?|numeral)(?! (?:at|dot)\b)|first (?:name|initial)|last name
    |with (?:an? )?(?:(?:plain|regular|normal) [a-z]|[a-z] normal))\b`,
  "g",
);
// What transcripts make of well-known domains.
const respelled: [RegExp, string][] = [
  [/\bpunto\b/g, "dot"],
  [/(?<=(?:\bat |@) ?)(?:a|aye?)[ .]+oh?[ .]+(?:l|ell?)\b\.?(?=\W|$)/g, "aol"],
  [/(?<=\bat )(?:at|a t) (?:and|n|&) t(?= dot| \.|\.)/g, "att"],
  [/\b(?:gee|jee|jean|g)[ -]ma(?:il|le)\b/g, "gmail"],
  [/\bhot[ -]male\b/g, "hotmail"],
  [/\bwhy[ -]mail\b/g, "ymail"],
  [/\beye[ -]cloud\b/g, "icloud"],
  [/\bcome[ -]cast\b/g, "comcast"],
  [/\bhigh[ -]?(?:fen|phen)\b/g, "hyphen"],
  [/\badd(?= (?:gmail|g mail|yahoo|hotmail|aol|icloud|outlook|msn)\b)/g, "at"],
  [/(?<=@(?:gmail|yahoo|hotmail|aol|icloud|outlook|msn))[,;](?=com\b)/g, "."],
  [
    /(?<=@(?:gmail|hotmail|aol|icloud|outlook|yahoo)\.)(?:con|cmo|cm|vom|xom|comm)(?![\w.])/g,
    "com",
  ],
];
// "My first name dot last name": an address that only somebody who knows the name could write.
const ofOwnName = new RegExp(
  source`
    \b(?:my (?:first|last|full|whole) (?:name|initial)|(?:first|last) (?:name|initial)) (?=(?:dot|and|at|my
    |last|underscore|dash)\b)(?:(?:dot|and|underscore|dash) )?`,
  "g",
);
// "Ana@gmial.com sorry gmail.com".
const otherDomain = new RegExp(
  source`@[^\s@]+\.\p{L}{2,}[ ,.]+(?:(?:sorry|oops|i mean|i meant|correction|\*)[ ,]*)+@?
    ((?:[\w-]+\.)+\p{L}{2,})(?!@|[.-]?\w)`,
  "gu",
);
const asTheRate = /\b(?:at (?:the rate(?: of)?|sign|symbol)|arroba(?: sorry)?(?: at)?)\b/g;

/**
 * The email address in a normal text, typed or spoken, and the text without it. Of several, the last that is not
 * denied.
 */
export function hearEmail(
  text: string,
  listening: Pick<Listening, "expecting" | "spoken">,
  isEmail: IsEmail,
): { email: string | null; rest: string } {
  const blank = respelled
    .reduce((so, [shape, as]) => so.replace(shape, (match) => as.padEnd(match.length)), text)
    .replace(/^.*$/s, numbersOnce)
    .replace(otherDomain, (match, domain) => `@${domain}`.padEnd(match.length))
    .replace(ofOwnName, (match) => ";".padEnd(match.length))
    .replace(/^.*$/s, withoutRemarks)
    .replace(aboutWriting, (match) => " ".repeat(match.length))
    .replace(ofAnAddress, (match) => ";".padEnd(match.length))
    .replace(asTheRate, (match) => "at".padEnd(match.length))
    .replace(/[([{] ?(at|dot) ?[)\]}]/g, (match, word) => ` ${word}`.padEnd(match.length));
  const found = spokenIn(blank, listening, isEmail);
  if (found.length === 0 && listening.expecting === "email")
    found.push(...domainFirst(blank, listening, isEmail));
  for (const one of typedIn(blank, isEmail)) {
    if (!found.some((other) => one.from < other.to && other.from < one.to)) found.push(one);
  }
  if (found.length === 0) return { email: null, rest: text };
  found.sort((one, other) => one.from - other.from);
  const meant = found.findLast((one) => !isDenied(blank, one)) ?? null;
  return { email: meant?.email ?? null, rest: found.toReversed().reduce(without, blank) };
}

function typedIn(text: string, isEmail: IsEmail): Found[] {
  return [...text.matchAll(typed)].flatMap((match) => {
    const email = match[0].replace(/^(?:mailto:|['.*_-]+(?=\w))/, "");
    const from = match.index + match[0].length - email.length;
    return isEmail(email) ? [{ email, from, to: from + email.length }] : [];
  });
}

const providerFirst = pattern`
  ^(?:(?:it's|its|that's|um|uh|well|yeah|sure|okay|so|i have|i've got|i use|use|my|a|an|on|at|the)[ ,]+)*
  (gmail|yahoo|hotmail|aol|icloud|outlook)(?: dot com|\.com)?(?: (?:account|address|email|one))?
  [ ,.]+(?:(?:and|it's|its|it is|with|under|the|my|name|user ?name|is|before that)[ ,]+)*(.+)$`;

/** "It's a gmail, greta dot lund": the part before the @ comes after the domain. */
function domainFirst(
  text: string,
  listening: Pick<Listening, "expecting" | "spoken">,
  isEmail: IsEmail,
): Found[] {
  const match = providerFirst.exec(text);
  const [, provider = "", local = ""] = match ?? [];
  const isPlain = /^(?:(?:dot|underscore|dash|double|\p{L}|[\p{L}\d.'-]+) ?){1,12}[.!]?$/u.test(
    local,
  );
  if (!match || !isPlain || /\b(?:at|is|not|don't|i|you|com)\b|@/.test(local)) return [];
  const [one] = spokenIn(`${local.replace(/[.!]$/, "")} at ${provider}`, listening, isEmail);
  return one ? [{ email: one.email, from: 0, to: text.length }] : [];
}

/** Addresses in words: "j smith at g mail dot com", also if the transcript wrote the @. */
function spokenIn(
  text: string,
  listening: Pick<Listening, "expecting" | "spoken">,
  isEmail: IsEmail,
): Found[] {
  const tokens = tokensOf(text);
  const found: Found[] = [];
  let after = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    if (at < after || !isAt(tokens, at, listening)) continue;
    const isThere = /^(?:@|at)$/.test(tokens[at]!.word);
    const domain = domainAt(tokens, isThere ? at + 1 : at);
    if (domain && !isThere && !providerDomain.test(domain.domain)) continue;
    // "Contacted at 713-555-0130 or …" gives a number.
    if (domain && /^\d{3}-?\d{3}/.test(domain.domain)) continue;
    // The "at" next to the domain counts: "reach me at john at gmail dot com", "reached at edith.lund@example.org".
    if (!domain || hasAt(tokens, at + 1, domain.end)) continue;
    if (tokens[domain.end]?.word === "@") continue;
    const isTyped = isThere && isWhole(tokens, at, text) && !isJoined(tokens, at);
    if (isTyped && !domain.isShort && (!listening.spoken || isWritten(tokens, at))) continue;
    const start = Math.max(after, behindEarlierAt(tokens, at));
    const local = localBefore(text, tokens.slice(start, at + 1), at - start, listening);
    if (!local || (domain.isShort && !local.isLed && listening.expecting !== "email")) continue;
    const named = tokens.slice(at + 1, domain.end).map(({ word }) => word);
    const isInWords = listening.spoken || !isTyped;
    if (isInWords && isDoubtful({ ...local, domain: named })) continue;
    const said = { local: local.local, domain: domain.domain, words: local.words };
    const spelled = spelledAfter(text, tokens, domain.end, said);
    const email = `${said.local}@${said.domain}`;
    if (!isEmail(email)) continue;
    after = domain.end + spelled;
    found.push({ email, from: local.from, to: tokens[after - 1]!.to });
  }
  return found;
}

const providerDomain = /^(?:gmail|hotmail|yahoo|icloud|outlook|aol)\./;

// "My grandson fixed me one, mavis dot tolliver …": one address, and no digit of it.
const ofAnAddress = new RegExp(
  source`
  \b(?:fixed|made|gave|got|have|had|created|opened|set)(?: (?:me|us|him|her|it|up|already|a new|only|just)){0,3} one\b
  (?= [a-z])`,
  "g",
);

/** Whether an @ is here: said, typed, or (when an address was asked for) left out. */
function isAt(tokens: Tokens, at: number, listening: Pick<Listening, "expecting">): boolean {
  const { word } = tokens[at]!;
  if (word === "@" || word === "at") return true;
  return (
    listening.expecting === "email" && /^(?:g|gmail|hotmail|yahoo|icloud|outlook|aol)$/.test(word)
  );
}

/** "Sorrel w at gmail, s o r r e l w at gmail dot com": what comes before the second time starts behind the first. */
function behindEarlierAt(tokens: Tokens, at: number): number {
  for (let before = at - 1; before >= 0; before -= 1) {
    if (!/^(?:@|at)$/.test(tokens[before]!.word)) continue;
    return providerDomain.test(`${tokens[before + 1]!.word}.`) ? before + 2 : before + 1;
  }
  return 0;
}

function hasAt(tokens: Tokens, from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => token.word === "@" || token.word === "at");
}

// "Greta at lund dot com, no, not com, dot org".
const otherEnding = pattern`
  ^,? ?(?:(?:no|not|sorry|wait|i mean|actually|oops|oh|it's|its|(?:not )?(?:dot )?(?:com|net|org))[ ,.]+)+
  (?<!not )(?:dot |\.)(com|net|org|edu|gov)\b`;

/**
 * "Greta at lund dot com, that's l u n d", "phillips at gmail dot com with two l's": corrects the address, and tells how
 * many tokens that takes.
 */
function spelledAfter(
  text: string,
  tokens: Tokens,
  end: number,
  said: { local: string; domain: string; words: readonly string[] },
): number {
  if (!tokens[end]) return 0;
  const other = otherEnding.exec(text.slice(tokens[end].from));
  if (other) {
    said.domain = said.domain.replace(/[^.]+$/, other[1]!);
    return tokens.filter(({ to }, at) => at >= end && to <= tokens[end]!.from + other[0].length)
      .length;
  }
  const hint = hintAt(text.slice(tokens[end].from));
  if (
    hint &&
    /^[^.]*\b(?:with|no|without)\b/.test(
      text.slice(tokens[end].from, tokens[end].from + hint.length),
    )
  ) {
    const words = said.local.split(/(?=[._-])/);
    hint.apply(words, false);
    said.local = words.join("");
    const until = tokens[end].from + hint.length;
    return tokens.filter((token, at) => at >= end && token.from < until).length;
  }
  let at = end;
  while (
    /^(?:that's|thats|that|is|it's|its|spelled|and|so|,|[.]|um|uh)$/.test(tokens[at]?.word ?? "")
  )
    at += 1;
  const spelled = spelledAt(tokens, at);
  if (!spelled || spelled.letters.length < 3) return 0;
  const [label = ""] = said.domain.split(".");
  // "Eunice t 1941 at …, e u n i c e t": the letters alone are spelled, or the number with them.
  const parts = said.local.split(/([._-]|\d+)/);
  const costs = [...parts, label].map((part) => ({ part, cost: distance(part, spelled.letters) }));
  const whole = distance(said.local, spelled.letters);
  const best = costs.toSorted((one, other) => one.cost - other.cost)[0]!;
  const isPart = whole > 0 && best.cost > 0;
  const local = isPart ? withStart(said.local, spelled.letters) : null;
  const domain = isPart ? withStart(label, spelled.letters) : null;
  // "Bobby q at …, b o b b y and the letter q": a word of it as it was heard.
  if (said.words.includes(spelled.letters)) return at + spelled.taken - end;
  if (local !== null) said.local = local;
  else if (domain !== null) said.domain = domain + said.domain.slice(label.length);
  else if (whole <= best.cost) {
    if (!spells(spelled.letters, said.local)) return 0;
    said.local = spelled.letters;
  } else if (!spells(spelled.letters, best.part)) return 0;
  else if (parts.includes(best.part))
    said.local = parts.map((part) => (part === best.part ? spelled.letters : part)).join("");
  else said.domain = `${spelled.letters}${said.domain.slice(label.length)}`;
  return at + spelled.taken + numberAgain(text, tokens, at + spelled.taken, said) - end;
}

/** How many tokens a number takes that ends the spelling as it ends the address; a missing one is added. */
function numberAgain(text: string, tokens: Tokens, at: number, said: { local: string }): number {
  const from = tokens[at]?.from;
  const run = from === undefined ? null : runsOf(tokensOf(text.slice(from)))[0];
  if (from === undefined || run?.from !== 0) return 0;
  const isLast = /^[\s.,!]*$/.test(text.slice(from + run.to));
  if (!/\d$/.test(said.local) && isLast && run.digits.length <= 4) said.local += run.digits;
  if (!said.local.endsWith(run.digits)) return 0;
  return tokens.filter((token, place) => place >= at && token.to <= from + run.to).length;
}

/** Whether everything of an address is written together, so that its number words are words. */
function isWritten(tokens: Tokens, at: number): boolean {
  let start = at;
  while (start > 0 && tokens[start - 1]!.to === tokens[start]!.from) start -= 1;
  const before = tokens[start - 1]?.word ?? "";
  if (/^(?:\p{L}|\p{N}+|dot|underscore|dash|hyphen|double|plus|\.)$/u.test(before)) return false;
  // "Tina.roth" was written with its signs; "seven" alone is a word, and "smith" may be the end of "john smith".
  return (
    at - start > 1 || /^(?:for|to)$/.test(tokens[start]!.word) || isNumberWord(tokens[start]!.word)
  );
}

/** Whether an @ touches what is before and after it. */
function isWhole(tokens: Tokens, at: number, text: string): boolean {
  const { from, to } = tokens[at]!;
  return /\S/.test(text[from - 1] ?? " ") && /\S/.test(text[to] ?? " ");
}

/** Whether a spoken sign joins more to a typed address: "john dot smith@example.com". */
function isJoined(tokens: Tokens, at: number): boolean {
  const start = tokens[at]!.from;
  return tokens
    .slice(Math.max(0, at - 8), at)
    .some(({ word, to }) => to < start && /^(?:dot|underscore|dash|hyphen)$/.test(word));
}
