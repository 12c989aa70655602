import { pattern } from "../text.ts";
import { spelledAt, spells } from "../tokens/spelled.ts";
import type { Found } from "./name-found.ts";
import type { Line } from "./name-phrase.ts";
import { canBeName, isState, titles } from "./name-words.ts";

// Nobody spells a word beside itself that is no part of their name: "Margaret, and then Sloan, s l o a n".

// Words after these are somebody else's, or something else.
const ofOther = pattern`
  ^(?:not|no|isn't|husband|wife|son|daughter|brother|sister|agent|boss|dog|with|at|on|for|from|of|by|than|in|street
  |company|email|mail|address|or|dot|nee|maiden)$`;
const isOther = /\b(?:husband|wife|partner|son|daughter|e-?mail|address|company|street)\b/;
const saysFirst = /\b(?:first|given) name\b/;

type Part = { word: string; at: number; from: number; to: number };

/** A name with the other part of it that is spelled in the same line; in front of it, where it was said before it. */
export function withSpelled(line: Line, found: Found | null): Found | null {
  const { text } = line;
  const words = found?.words ?? [];
  const isPart = words.length < 2 || (words.length === 2 && saysFirst.test(text));
  if (line.isAsked !== true || !isPart || isOther.test(text)) return found;
  const parts = partsOf(line);
  if (found === null) return parts.length === 2 ? joined(parts) : null;
  const all = words.join("");
  const more = parts.filter(
    ({ word }) => !words.some((one) => spells(word, one)) && !all.includes(word),
  );
  const [other, ...others] = more;
  if (other === undefined || others.length > 0) return found;
  const isBefore = other.from < found.from;
  return {
    words: isBefore ? [other.word, ...words] : [...words, other.word],
    from: Math.min(found.from, other.from),
    to: Math.max(found.to, other.to),
  };
}

function joined(parts: readonly Part[]): Found {
  return {
    words: parts.map(({ word }) => word),
    from: parts[0]!.from,
    to: parts.at(-1)!.to,
  };
}

/** The words whose letters stand right before or behind them, each once. */
function partsOf({ tokens }: Line): Part[] {
  const parts = new Map<string, Part>();
  for (const [at, { word, from, to }] of tokens.entries()) {
    const isWord = /^\p{L}{3,}$/u.test(word) && canBeName(word, "middle") && !isState(word);
    if (!isWord || titles.has(word) || ofOther.test(tokens[at - 1]?.word ?? "")) continue;
    const behind = lettersFrom(at + 1);
    const isEmail = /^(?:at|@|dot)$/.test(tokens[at + 1 + (behind?.taken ?? 0)]?.word ?? "");
    const isBehind = behind?.letters === word;
    const isBefore = lettersFrom(at - word.length)?.letters === word;
    if ((isBehind || isBefore) && !isEmail && !parts.has(word))
      parts.set(word, { word, at, from, to });
  }
  return [...parts.values()];

  function lettersFrom(at: number) {
    const isInside = /^\p{L}$/u.test(tokens[at - 1]?.word ?? "");
    return at < 0 || isInside ? null : spelledAt(tokens, at, true);
  }
}
