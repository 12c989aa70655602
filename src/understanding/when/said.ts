import type { Item, Mention } from "./grammar/mention.ts";
import type { Token } from "./grammar/tokens.ts";

/** How a mention is meant: wished, ruled out, taken back by what followed, or told of something else. */
export type Mood = "wished" | "ruledOut" | "takenBack" | "told";

/** A mention with its mood, and the pieces that belong to it. */
export type Said<M extends Mention = Mention> = Item<M> & { mood: Mood };

/** The words from one place to another that belong to no mention. */
export function wordsBetween(
  tokens: readonly Token[],
  items: readonly Item[],
  from: number,
  until: number,
): string[] {
  const words: string[] = [];
  for (let index = Math.max(0, from); index < Math.min(until, tokens.length); index += 1)
    if (!items.some((item) => item.from <= index && index < item.until))
      words.push(tokens[index]!.text);
  return words;
}

/** Whether all words are among some. */
export function areAll(words: readonly string[], allowed: ReadonlySet<string>): boolean {
  return words.every((word) => allowed.has(word));
}

/** Whether a mention tells a day, whichever way. */
export function isDayLike({ kind }: Mention): boolean {
  return kind === "day" || kind === "span" || kind === "weekdays";
}

/** Whether a mention tells a time of the day. */
export function isTimeLike({ kind }: Mention): boolean {
  return kind === "clock" || kind === "part";
}

/** Whether two mentions speak of the same thing, so that one can replace or join the other. */
export function isSameSort(one: Mention, other: Mention): boolean {
  return (isDayLike(one) && isDayLike(other)) || (isTimeLike(one) && isTimeLike(other));
}
