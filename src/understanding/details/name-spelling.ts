import { distance, spelledAt, spells } from "../tokens/spelled.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { pattern } from "../text.ts";
import { canBeName, credentials, generations, particles } from "./name-words.ts";

const spellingSaid = pattern`
    ^(?:spelled|spelt|spelling|that's|thats|that|it's|its|it|is|spell|which|and|then|so|the|my|first|last
    |middle|name|names|surname|new|next|word|space|now|written|you|um|uh|then|[,:.])$`;
const mostLead = 9;

/** Letters that are no name. */
export const acronyms =
  /^(?:abc|lol|omg|usa|us|hoa|dti|fha|apr|arm|mls|llc|irs|ssn|dob|va|pmi|ltv|ok|tv|id|asap|eta|faq)$/;

/** Letters of a name that are spelled, and which part of the name they are said to be. */
export type Spelling = { letters: string; taken: number; of: "first" | "last" | null };

/** The letters spelled at a token, after "spelled", "that's", "and the last name is" or nothing. */
export function spellingAt(tokens: Tokens, at: number, words: readonly string[]): Spelling | null {
  let lead = 0;
  while (lead < mostLead && spellingSaid.test(tokens[at + lead]?.word ?? "")) lead += 1;
  // The last lead words may be letters themselves: only as many are skipped as are needed.
  const spelled = spelledAt(tokens, at + lead, true);
  if (!spelled || acronyms.test(spelled.letters)) return null;
  const said = tokens.slice(at, at + lead).map(({ word }) => word);
  const behind = tokens[at + lead + spelled.taken];
  // "J P Morgan": two letters before a word are initials.
  const isInitials = lead === 0 && spelled.letters.length === 2 && spelled.taken <= 4;
  const isAlone = behind === undefined || !/^\p{L}{2,}/u.test(behind.word);
  if (isInitials && words.at(-1) !== spelled.letters && (words.length === 0 || !isAlone))
    return null;
  const of = said.includes("first")
    ? "first"
    : said.includes("last") || said.includes("surname")
      ? "last"
      : null;
  return { letters: spelled.letters, taken: lead + spelled.taken, of };
}

/** "Paula novak n o v a k i teach at …": the last letter begins a sentence, where the others spell the word. */
export function beforePronoun(
  tokens: Tokens,
  at: number,
  words: readonly string[],
  spelled: Spelling,
): Pick<Spelling, "letters" | "taken"> {
  const { letters, taken } = spelled;
  const [last, rest] = [letters.slice(-1), letters.slice(0, -1)];
  const isApart =
    tokens[at + taken - 1]?.word === last && /^\p{L}{2,}/u.test(tokens[at + taken]?.word ?? "");
  return isApart && rest.length > 2 && words.includes(rest)
    ? { letters: rest, taken: taken - 1 }
    : spelled;
}

/** "Roland pfeiffer p f e i f f e r hang on she's …": whether a sentence goes on behind a spelled last name. */
export function goesOn(tokens: Tokens, from: number, words: readonly string[]): boolean {
  let at = from;
  while (/^(?:um|uh|uhm|er|erm)$/.test(tokens[at]?.word ?? "")) at += 1;
  const [word, next] = [tokens[at]?.word ?? "", tokens[at + 1]?.word ?? ""];
  if (words.length < 2 || !/^\p{L}{2,}$/u.test(word)) return false;
  if (words.some((one) => one === word || spells(word, one))) return false;
  const isOfName = generations.has(word) || credentials.has(word) || particles.has(word);
  const isLast = /^(?:|[.,;!?]|\p{L}|is|here|speaking|please|that's|double)$/u.test(next);
  return !isOfName && !isLast && canBeName(word, "middle");
}

/**
 * How many tokens an aside takes: the "and" or "then" between two words that are spelled ("kim k i m and lee l e e"),
 * and doubled letters that a word already has ("isaac, double a, one s").
 */
export function asideAt(tokens: Tokens, at: number, words: readonly string[]): number {
  const word = (offset: number) => tokens[at + offset]?.word ?? "";
  const isLetter = (offset: number) => /^\p{L}$/u.test(word(offset));
  if (words.length === 0) return 0;
  const isPlace = /^(?:at|in|on) the (?:start|end|beginning|front|middle)$/.test(
    [word(2), word(3), word(4)].join(" "),
  );
  if (word(0) === "double" && isLetter(1) && words.some((one) => one.includes(word(1).repeat(2))))
    return word(2) === "one" && isLetter(3) && !isLetter(2) ? 4 : isLetter(2) ? 0 : isPlace ? 5 : 2;
  const isAnd = word(0) === "and" && isLetter(-1) && words.length === 1;
  const and = isAnd ? 1 : 0;
  const lead = word(and) === "then" ? and + 1 : and;
  if (lead === 0 || isLetter(lead)) return 0;
  const spelled = spellingAt(tokens, at + lead + 1, []);
  return spelled && spells(spelled.letters, word(lead)) ? lead : 0;
}

/** Whether more than an initial is spelled at a token. */
export function isSpelling(tokens: Tokens, at: number): boolean {
  let lead = 0;
  while (lead < mostLead && spellingSaid.test(tokens[at + lead]?.word ?? "")) lead += 1;
  const spelled = spelledAt(tokens, at + lead, true);
  return spelled !== null && spelled.letters.length > 2;
}

/** Replaces what the letters spell (one word or several), or adds them as another word. */
export function settle(words: string[], letters: string, of: Spelling["of"]): void {
  if (/^(?:md|phd|cpa|rn|jd|dds|mba|esq)$/.test(letters) && words.length > 1) return;
  if (/^(?:jr|sr)$/.test(letters) && words.length > 0) return void words.push(letters);
  if (of === "first" && words.length > 1) return void (words[0] = letters);
  if (of === "last" && words.length > 1) return void (words[words.length - 1] = letters);
  if (words.some((one, at) => words.some((two, to) => at !== to && one + two === letters))) return;
  // "Petra, with a p, e t r a": the rest of the word.
  if (words.some((one) => one.endsWith(letters) && one.length - letters.length <= 2)) return;
  // "Jiyoung, j as in juliet, i as in india": only its beginning is spelled.
  if (words.some((one) => one.startsWith(letters) && one.length > letters.length + 1)) return;
  // "Lindqvist, it's q v, not q u".
  if (letters.length < 4 && words.length > 1 && words.some((one) => one.includes(letters))) return;
  const best = { from: -1, size: 0, cost: 1 };
  for (let size = 1; size <= Math.min(4, words.length); size += 1) {
    for (let from = 0; from + size <= words.length; from += 1) {
      const joined = words.slice(from, from + size).join("");
      const cost =
        distance(plain(letters), plain(joined)) / Math.max(letters.length, joined.length);
      if (
        !spells(plain(letters), plain(joined)) ||
        (size > 1 && cost > 0.34 && !plain(letters).startsWith(plain(joined)))
      )
        continue;
      if (cost > best.cost || (cost === best.cost && from < best.from)) continue;
      Object.assign(best, { from, size, cost });
    }
  }
  if (best.size === 0) return void words.push(letters);
  words.splice(
    best.from,
    best.size,
    ...splitLike(letters, words.slice(best.from, best.from + best.size)),
  );
}

function plain(word: string): string {
  return word.replace(/['-]/g, "");
}

/** Letters that run over several words, divided where they fit best. */
function splitLike(letters: string, words: readonly string[]): string[] {
  const [first, ...rest] = words;
  if (first === undefined || rest.length === 0) {
    // "O'brien, o b r i e n": the letters leave the sign out.
    return [first !== undefined && plain(first) === letters ? first : letters];
  }
  let best = { cost: Infinity, at: first.length };
  for (let at = 1; at < letters.length; at += 1) {
    const cost = distance(letters.slice(0, at), first) + distance(letters.slice(at), rest.join(""));
    if (cost < best.cost) best = { cost, at };
  }
  return [letters.slice(0, best.at), ...splitLike(letters.slice(best.at), rest)];
}
