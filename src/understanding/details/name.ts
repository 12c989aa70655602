import type { Expecting } from "../heard.ts";
import { normal, source } from "../text.ts";
import { without } from "../tokens/tokens.ts";
import { askedName } from "./name-asked.ts";
import { nameInCase } from "./name-case.ts";
import { correctedName, starred, wholeAgain } from "./name-corrected.ts";
import { firstAndLast } from "./name-first-and-last.ts";
import { after, type Found, isClosed, notBefore, place, skipped } from "./name-found.ts";
import { isDoubtfulAlone, type Line, lineOf, nameAt } from "./name-phrase.ts";
import { relatives } from "./name-relatives.ts";
import { withSpelled } from "./name-spelled-too.ts";
import { typedName } from "./name-typed.ts";
import { isFirstNameToo, isState } from "./name-words.ts";

const tags = /<[^>]{0,200}>/g;
const foreign = /\b(?:https?:|www\.)\S+|[{][^}]{0,200}[}]/g;
const greetings = source`
  (?:(?:hi|hello|hey|howdy|yes|yeah|sure|okay|ok|good (?:morning|afternoon|evening)|um|uh|well|there|so|oh)[ ,.!]+)*`;
// "My name is": a name follows.
const strong = new RegExp(
  source`
    \b(?:(?:my|the) (?:full |legal )?name(?:'s| is| would be| will be|'ll be)|name(?:'s| is|:)|i am called|i go by|(?:it's
    |its|put it|book it|booked|made it) under(?: the name(?: of)?)?|under the name(?: of)?|in the name of)\s+`,
  "g",
);
// "This is", "I'm": anything can follow, so the words after it decide as well.
const weak = /\b(?:this is|i'm|im|i am|call me)\s+/g;
const weakest = /\b(?:it's|its|it is)\s+/g;
/**
 * The name in a normal text, and the text without it. A name that was asked for can be said in many ways; otherwise
 * something has to introduce it ("my name is", "this is … calling"), or an address or number stand beside it
 * (`isContact`). `written` is the text before it was made lower case; `read` is the name that was read back.
 */
export function hearName(
  text: string,
  written: string,
  expecting: Expecting,
  isContact = false,
  read: string | null = null,
): { name: string | null; rest: string } {
  const blank = text
    .replace(tags, (match) => " ".repeat(match.length))
    .replace(foreign, (match) => ` ;${" ".repeat(match.length - 2)}`);
  const line = lineOf(blank, expecting === "name");
  const known = read === null ? [] : normal(read).split(" ");
  const named =
    (read === null ? null : correctedName(line, known)) ??
    firstAndLast(line) ??
    (expecting === "name" ? askedName(line) : null) ??
    (expecting === "name" ? null : strongly(line)) ??
    (expecting === "name" ? null : weakly(line, expecting)) ??
    (expecting === "name" ? null : announced(line, written)) ??
    (expecting === "name" ? null : relatives(line)[0]) ??
    (isContact && expecting !== "name" ? besideContact(line, written) : null);
  const whole = withSpelled(line, named);
  const typed = expecting === "name" ? typedName(line, written, whole) : null;
  const found = wholeAgain(starred(line, typed ?? whole, known), known);
  if (!found) return { name: null, rest: text };
  const words = written === written.toLowerCase() ? withoutStutter(found.words) : found.words;
  return { name: nameInCase(words, written), rest: without(text, found) };
}

/** "Yolanda p perez", as it is spoken: the beginning of the next word. */
function withoutStutter(words: readonly string[]): string[] {
  return words.filter(
    (word, at) =>
      (at === 0 && words.length < 3) || word.length > 1 || !words[at + 1]?.startsWith(word),
  );
}

function strongly(line: Line): Found | null {
  const reads = [...line.text.matchAll(strong)].map((lead) =>
    after(line, lead.index + lead[0].length),
  );
  const read = reads.findLast((each) => each !== null);
  return read ? place(line.tokens, read) : null;
}

function weakly({ text, tokens }: Line, expecting: Expecting): Found | null {
  const line = { text, tokens };
  const leads = [...text.matchAll(weak)];
  const opens = new RegExp(`^${greetings}$`);
  for (const lead of text.matchAll(weakest)) {
    const isIntroduction = opens.test(text.slice(0, lead.index));
    const isWanted = expecting === "confirm" || isSpelledOut(line, lead.index + lead[0].length);
    const isOpening = (expecting === "want" || expecting === "nothing") && isIntroduction;
    if (isWanted || isOpening) leads.push(lead);
  }
  const reads = leads.flatMap((lead) => {
    if (notBefore.test(text.slice(Math.max(0, lead.index - 12), lead.index))) return [];
    const read = after(line, lead.index + lead[0].length);
    // "I'm Lutheran", "I'm a cook": one word says what a person is, unless the name was asked for.
    const isOfSelf = lead[0].startsWith("i") && !lead[0].startsWith("it");
    if (read && isOfSelf && (read.words.length < 2 || /^(?:a|an|in|the)$/.test(read.words[0]!)))
      return [];
    if (!read || isDoubtfulAlone(read.words)) return [];
    return isClosed(tokens, read) && !isState(read.words[0]!) ? [read] : [];
  });
  const corrects = /\b(?:no|not|actually|wait|sorry|meant)\b/.test(text);
  const read = corrects ? reads.at(-1) : reads[0];
  return read ? place(tokens, read) : null;
}

/** "It's bea cho, c h o": what is spelled is a name. */
function isSpelledOut(line: Line, index: number): boolean {
  const read = after(line, index);
  return read !== null && read.words.length > 1 && read.end - read.at >= read.words.length + 3;
}

/** "Sarah Chen here", "John speaking"; where capitals are typed, "tile guy here" is no name. */
function announced(line: Line, written: string): Found | null {
  const start = new RegExp(`^${greetings}`).exec(line.text)![0].length;
  const read = after(line, start);
  const next = read && line.tokens[read.end]?.word;
  const isSaid = next === "here" || next === "speaking";
  // "OTR driver here": what somebody is.
  const isRole = read?.words.some(
    (word, nth) => isState(word) && (nth === 0 || !isFirstNameToo(word)),
  );
  if (!read || !isSaid || read.words.length > 3 || isRole) return null;
  const isTyped = written !== written.toLowerCase() && written !== written.toUpperCase();
  if (isTyped && written.includes(read.words.join(" "))) return null;
  return isDoubtfulAlone(read.words) ? null : place(line.tokens, read);
}

/** Two to four words that are a whole part of a line with an address or number in it. */
function besideContact(line: Line, written: string): Found | null {
  const { tokens } = line;
  let at = 0;
  while (at < tokens.length) {
    const start = skipped(tokens, at);
    const length = tokens.slice(start).findIndex(({ word }) => /^[.,;!?]$/.test(word));
    const end = length === -1 ? tokens.length : start + length;
    const isFor = tokens.slice(start, end).findLastIndex(({ word }) => word === "for");
    for (const from of new Set([start, isFor === -1 ? start : start + isFor + 1])) {
      const read = from < end ? nameAt(line, from) : null;
      const isWhole = read?.end === end && read.words.length >= 2 && read.words.length <= 4;
      const shape = new RegExp(`\\p{Lu}`, "u");
      const isTyped = shape.test(written);
      const isCapital = read && nameInCase(read.words, written) === ownCase(read.words, written);
      if (isWhole && !isState(read.words[0]!) && (!isTyped || isCapital))
        return place(tokens, read);
    }
    at = end + 1;
  }
  return null;
}

function ownCase(words: readonly string[], written: string): string | null {
  const at = written.toLowerCase().indexOf(words.join(" "));
  return at === -1 ? null : written.slice(at, at + words.join(" ").length);
}
