import type { Tokens } from "../tokens/tokens.ts";
import { generationOf, generations } from "./name-words.ts";

/** "Junior", "jr", "the third". */
export function generationAt(tokens: Tokens, at: number): { word: string; taken: number } | null {
  const { word } = tokens[at]!;
  if (word === ",") {
    const next = tokens[at + 1] ? generationAt(tokens, at + 1) : null;
    return next && { word: next.word, taken: next.taken + 1 };
  }
  const [next, after] = [tokens[at + 1]?.word ?? "", tokens[at + 2]?.word ?? ""];
  const hasThe = word === "the";
  const number = hasThe && /^\d$/.test(next) ? next + after : hasThe ? next : "";
  const known = generationOf(hasThe ? number : word);
  if (!known || (!hasThe && !generations.has(word))) return null;
  const taken = hasThe ? (/^\d/.test(number) ? 3 : 2) : 1;
  // "The second one", "the third of December".
  const isOther =
    hasThe &&
    /^(?:one|time|of|week|day|slot|is|works|at|would)$/.test(tokens[at + taken]?.word ?? "");
  return isOther ? null : { word: known, taken };
}
