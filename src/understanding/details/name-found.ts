import { pattern } from "../text.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { type Line, nameAt, type NameRead } from "./name-phrase.ts";

/** A name in a text: its words in lower case, and the range that said it. */
export type Found = { words: string[]; from: number; to: number };

/** Words after which "I'm …" or "it's …" introduces no name. */
export const notBefore = pattern`
  \b(?:as|if|when|because|since|while|until|unless|where|what|who|how|think|whether|him|her|them|someone|somebody|she|he
  |they|not|don't|dont|never|will|stop|quit|to|hope|is)\s+$`;

const goesOn = pattern`
  ^(?:and|i|i'm|im|i'd|id|i'll|we|we're|calling|from|with|here|my|speaking|can|could|looking|wanting|hoping|just|again
  |phone|email|is|at|on|the|please|thanks|thank|but|so|yes|not|do|would|you|trying|who|for|about|regarding|returning
  |btw|fyi|lol|thx)$`;
const goesOnAsked = pattern`
  ^(?:that's|thats|it's|its|it|spelled|spelt|spell|spelling|with|without|like|as|short|or|no|sorry|everybody|everyone
  |people|friends|though|although|wait|actually|will|works|should|if|because|how|also|this|he|she|his|her|he's|she's
  |they|number|by|goes|okay|ok|sir|ma'am|maam|dear|honey|only|nothing|aka|nee|formerly|pronounced|hyphenated|down|too
  |con|para|por|pero)$`;

/** Whether a name ends the utterance, or is followed by words that can follow a name. */
export function isClosed(tokens: Tokens, { end }: NameRead): boolean {
  const next = tokens[end]?.word;
  return next === undefined || goesOn.test(next) || /^[.,;!?)("'-]$/.test(next);
}

/** The same, in an answer to the question for a name. */
export function isEnded(tokens: Tokens, read: NameRead): boolean {
  const next = tokens[read.end]?.word ?? "";
  return isClosed(tokens, read) || goesOnAsked.test(next);
}

/** The name that begins at an index of the text. */
export function after(line: Line, index: number): NameRead | null {
  const at = line.tokens.findIndex((token) => token.from >= index);
  return at === -1 ? null : nameAt(line, at);
}

/** Where a name that was read is in the text. */
export function place(tokens: Tokens, { words, at, end }: NameRead): Found {
  return { words, from: tokens[at]!.from, to: tokens[end - 1]!.to };
}

/** The first token from `at` on that is no pause. */
export function skipped(tokens: Tokens, at: number): number {
  let place = at;
  while (/^(?:um|uh|[,.])$/.test(tokens[place]?.word ?? "")) place += 1;
  return place;
}
