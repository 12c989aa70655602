import { pattern } from "../text.ts";
import { spells } from "../tokens/spelled.ts";
import { type Found, place } from "./name-found.ts";
import type { Line, NameRead } from "./name-phrase.ts";

/** How sure an introduction is that a name follows; a nickname yields to any other name. */
export type Rank = "nickname" | "bare" | "weak" | "relative" | "strong" | "formal";
/** A name that may be meant. */
export type Candidate = NameRead & Found & { rank: Rank };

const ranks: readonly Rank[] = ["nickname", "bare", "weak", "relative", "strong", "formal"];

const forShort = /^,? for short\b/;
const formalAfter = pattern`
  ^,? (?:on (?:the |my |all the )?(?:paper|paperwork|license|licence|account|contract|records?|documents|deed|loan)
  |legally|officially|for the (?:record|paperwork)|is (?:my|the) (?:legal|full|real|actual|whole|official))\b`;
/** What people say before they correct themselves. */
export const corrects = pattern`
  \b(?:no|sorry|wait|i mean|i meant|actually|rather|scratch (?:that|it)|correction|make that|excuse me|oops|not)\b`;

/** Which of two names is meant, in the order in which they were said. */
export function better(line: Line, kept: Candidate, next: Candidate): Candidate {
  if (next.to <= kept.to && next.from >= kept.from) return kept.words.length === 0 ? next : kept;
  const between = line.text.slice(kept.to, next.from);
  const isSame = next.words.join() === kept.words.join();
  if (isSame) return kept;
  const isCorrected =
    corrects.test(between) && !/\bnot\b/.test(between) && next.rank !== "nickname";
  const extends_ = kept.words.every((word) => next.words.includes(word));
  if (isCorrected) return corrected(kept, next);
  // "Ezekiel ford, but write ezekiel", "h ketchum, use howard": how the first name is to be written.
  const [only = "", second] = next.words;
  if (
    next.rank === "formal" &&
    second === undefined &&
    kept.words.at(-1)!.length > 1 &&
    kept.words.length > 1
  ) {
    if (kept.words.includes(only)) return kept;
    if (only.startsWith(kept.words[0]!))
      return { ...kept, words: kept.words.with(0, only), to: next.to };
  }
  if (next.rank === "nickname" && kept.rank !== "nickname") return kept;
  if (kept.rank === "nickname" && next.rank !== "nickname") return next;
  if (next.words.every((word) => kept.words.includes(word))) return kept;
  if (extends_ || rankOf(next) >= rankOf("formal")) return next;
  const isWhole = kept.words.length === 1 && next.words.length > 1;
  if (isWhole && (rankOf(next) >= rankOf(kept) || kept.rank === "weak")) return next;
  if (rankOf(next) > rankOf(kept) && next.words.length >= kept.words.length) return next;
  return kept;
}

/** The name after "no, sorry": as a whole, or one word of it instead of the one it resembles. */
function corrected(kept: Candidate, next: Candidate): Candidate {
  if (next.words.length > 1 || kept.words.length === 1) return next;
  const [word] = next.words as [string];
  const at = kept.words.findLastIndex((one) => one === word || spells(word, one));
  if (at === -1) return next.rank === "bare" ? kept : { ...next, words: [] };
  return { ...kept, words: kept.words.with(at, word), to: next.to, end: next.end };
}

/** The rank as a number. */
export function rankOf(one: Rank | Candidate): number {
  return ranks.indexOf(typeof one === "string" ? one : one.rank);
}

/** "Elizabeth Harmon on the paperwork". */
export function isFormal({ text, tokens }: Line, { end }: NameRead): boolean {
  return formalAfter.test(text.slice(tokens[end - 1]!.to));
}

/** A name that was read, with its rank. */
export function candidate(line: Line, read: NameRead, rank: Rank): Candidate {
  const found = place(line.tokens, read);
  // "Call me dot, dorothy fitch": the nickname, and then the name.
  const isShort = forShort.test(line.text.slice(found.to));
  // "Bartholomew, bart for short".
  if (isShort && read.words.length > 1)
    return { ...read, ...found, words: read.words.slice(0, -1), rank };
  if (isShort) return { ...read, ...found, rank: "nickname" };
  const isBoth = rank === "nickname" && read.words.length === 3 && read.words[0]!.length > 1;
  if (isBoth) return { ...read, ...found, words: read.words.slice(1), rank: "bare" };
  // With a last name it is more than a nickname.
  if (rank === "nickname" && read.words.length > 1) return { ...read, ...found, rank: "bare" };
  return { ...read, ...found, rank: isFormal(line, read) ? "formal" : rank };
}
