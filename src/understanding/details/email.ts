import { source } from "../text.ts";
import type { Listening } from "../heard.ts";
import { isDenied, tokensOf, without, type Tokens } from "../tokens/tokens.ts";
import { domainAt, localBefore } from "./email-parts.ts";

type Found = { email: string; from: number; to: number };
/** Whether email can be sent to an address. */
type IsEmail = (address: string) => boolean;

const typed = /(?<![^\s<>(),;:"[\]'])[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.\p{L}{2,}/gu;
// What people say about how an address is spelled; replaced by spaces, so that indexes stay the same.
const aboutWriting = new RegExp(
  source`
    \b(?:(?:and )?(?:it's |its |that's |thats )?(?:all )?(?:in )?(?:one word|no spaces?|lower ?case|small letters
    |together)|the (?:number|letter|word|digits?)|first (?:name|initial)|last name)\b`,
  "g",
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
  const blank = text
    .replace(aboutWriting, (match) => " ".repeat(match.length))
    .replace(asTheRate, (match) => "at".padEnd(match.length))
    .replace(/[([{] ?(at|dot) ?[)\]}]/g, (match, word) => ` ${word}`.padEnd(match.length));
  const found = spokenIn(blank, listening, isEmail);
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
    // The "at" next to the domain counts: "reach me at john at gmail dot com".
    if (!domain || hasAt(tokens, at + 1, domain.end)) continue;
    const isTyped = isThere && isWhole(tokens, at, text) && !isJoined(tokens, at);
    if (isTyped && !listening.spoken) continue;
    const local = localBefore(tokens.slice(after, at + 1), at - after, listening.spoken);
    if (!local || (domain.isShort && !local.isLed && listening.expecting !== "email")) continue;
    const email = `${local.local}@${domain.domain}`;
    if (!isEmail(email)) continue;
    found.push({ email, from: local.from, to: tokens[domain.end - 1]!.to });
    after = domain.end;
  }
  return found;
}

/** Whether an @ is here: said, typed, or (when an address was asked for) left out. */
function isAt(tokens: Tokens, at: number, listening: Pick<Listening, "expecting">): boolean {
  const { word } = tokens[at]!;
  if (word === "@" || word === "at") return true;
  return (
    listening.expecting === "email" && /^(?:g|gmail|hotmail|yahoo|icloud|outlook|aol)$/.test(word)
  );
}

function hasAt(tokens: Tokens, from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => token.word === "@" || token.word === "at");
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
