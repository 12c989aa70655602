import { source } from "../text.ts";
import { spells } from "../tokens/spelled.ts";
import { type Found, isEnded, place } from "./name-found.ts";
import { type Line, nameAt, type NameRead } from "./name-phrase.ts";
import { relation } from "./name-relatives.ts";
import { isState } from "./name-words.ts";

/** "Hailey brke *burke": as people type, an asterisk corrects the word that it resembles. `known` is a name read back. */
export function starred(line: Line, found: Found | null, known: readonly string[]): Found | null {
  const { tokens } = line;
  const star = tokens.findLastIndex(({ word }) => word === "*");
  if (star === -1) return found;
  const [last, next] = [tokens[star - 1], tokens[star + 1]];
  const isBehind = last?.to === tokens[star]!.from && next?.from !== tokens[star]!.to;
  const fix = isBehind ? [last.word] : (nameAt(line, star + 1)?.words ?? []);
  const [word] = fix;
  const all = found?.words ?? known;
  const words = isBehind && all.at(-1) === word ? all.slice(0, -1) : all;
  const at = words.findLastIndex((one) => word !== undefined && spells(word, one));
  if (word === undefined || at === -1) return found;
  const [from, to] = [tokens[star]!.from, tokens[star]!.to];
  const end = isBehind ? to : (next?.to ?? to);
  return {
    words: fix.length > 1 ? fix : words.with(at, word),
    from: Math.min(found?.from ?? from, from),
    to: Math.max(found?.to ?? end, end),
  };
}

/** "It's katherine with a k", where Catherine Doyle was read: the one word that it resembles. */
export function wholeAgain(found: Found | null, known: readonly string[]): Found | null {
  const [word, ...others] = found?.words ?? [];
  if (!found || word === undefined || others.length > 0 || known.length < 2) return found;
  const at = known.findIndex((one) => one === word || spells(word, one));
  return at === -1 ? found : { ...found, words: known.with(at, word) };
}

/** The name that a line gives instead of the one that was read back; null if it gives none. */
export function correctedName(line: Line, known: readonly string[]): Found | null {
  return respelled(line, known) ?? notThat(line, known) ?? putInstead(line);
}

/** "Yes, hailey burke", where "Hailey Brke" was read. */
function respelled(line: Line, known: readonly string[]): Found | null {
  if (known.length < 2) return null;
  for (const at of line.tokens.keys()) {
    const read = nameAt(line, at);
    const isSame = read?.words.length === known.length && read.words.join() !== known.join();
    if (isSame && read.words.every((word, nth) => word === known[nth] || spells(word, known[nth]!)))
      return place(line.tokens, read);
  }
  return null;
}

/** "Dale please not ruth", "not ruth, dale". */
function notThat(line: Line, known: readonly string[]): Found | null {
  const { tokens } = line;
  for (const [at, { word }] of tokens.entries()) {
    if (word !== "not" || !known.includes(tokens[at + 1]?.word ?? "")) continue;
    let end = at + 1;
    while (known.includes(tokens[end]?.word ?? "")) end += 1;
    const named = before(line, at) ?? behind(line, end);
    if (!named || named.words.every((one) => known.includes(one))) continue;
    const isPart = named.words.length === 1 && end === at + 2 && known.length > 1;
    const { from, to } = place(tokens, named);
    const words = isPart
      ? known.with(known.indexOf(tokens[at + 1]!.word), named.words[0]!)
      : named.words;
    return { words, from, to };
  }
  return null;
}

function before(line: Line, end: number): NameRead | null {
  const { tokens } = line;
  for (let at = Math.max(0, end - 6); at < end; at += 1) {
    const read = nameAt(line, at);
    const isNext =
      read && tokens.slice(read.end, end).every(({ word }) => /^(?:,|please)$/.test(word));
    if (isNext && !isState(read.words[0]!)) return read;
  }
  return null;
}

function behind(line: Line, start: number): NameRead | null {
  let at = start;
  while (/^(?:[,.;]|but|it's|its|please|put)$/.test(line.tokens[at]?.word ?? "")) at += 1;
  const read = at > start && line.tokens[at] ? nameAt(line, at) : null;
  return read && isEnded(line.tokens, read) && !isState(read.words[0]!) ? read : null;
}

const person = source`(?:(?:please )?,? ?(?:not|instead of) (?:for |under )?(?:me|mine|myself|my name)\b)`;
const reasons = new RegExp(source`${person}|\bname\b|\b(?:my|his|her) ${relation}\b`);
const isNo = /^(?:(?:oh|um|uh|well|sorry|actually|wait)[ ,]+)*(?:no|nope|nah)\b/;
const puts = new RegExp(
  source`
    \b(?:(?<for>(?:it's|its|it is|that's|thats|this is|meeting is|appointment is|book it|it) for)|(?<sure>(?:put|book
    |list|have|enter)(?: (?:it|me|us|him|her|that|down|in))+ (?:as|under)|^(?:(?:no|yes|sorry|actually),? )*under
    |(?:my|his|her) ${relation}'s name|change (?:the|my) name to|name (?:should|has to|needs to) be)|put|make it
    |change it to|(?:put|book|list|have|enter)(?: (?:it|me|us|him|her|that|down|in))+ (?:for|to))[ ,]+
    (?:(?:my|our) ${relation},? (?:named )?)?`,
  "g",
);

/** "No, put dale yoder", "it's for dale yoder, not me": one word only with "not me". */
function putInstead(line: Line): Found | null {
  const { text, tokens } = line;
  for (const lead of text.matchAll(puts)) {
    const at = tokens.findIndex(({ from }) => from >= lead.index + lead[0].length);
    const read = at === -1 ? null : nameAt(line, at);
    if (!read || isState(read.words[0]!) || !isPlaced(line, read)) continue;
    const rest = text.slice(tokens[read.end - 1]!.to);
    const isInstead = new RegExp(`^,? ?${person}`).test(rest);
    const isFor = lead.groups!["for"] !== undefined;
    const isSure = lead.groups!["sure"] !== undefined || (!isFor && isNo.test(text));
    const isGiven = isSure || reasons.test(text) || (!isFor && /^,? ?instead\b/.test(rest));
    if (isInstead || (read.words.length > 1 && isGiven)) return place(tokens, read);
  }
  return null;
}

function isPlaced({ tokens }: Line, read: NameRead): boolean {
  return isEnded(tokens, read) || /^(?:not|instead)$/.test(tokens[read.end]?.word ?? "");
}
