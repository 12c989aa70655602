import { wordSet } from "./grammar/phrase.ts";
import type { Listening, When } from "../heard.ts";
import { bounded } from "./bounds.ts";
import { composed } from "./compose.ts";
import type { Item, Mention } from "./grammar/mention.ts";
import { type Token, tokensOf } from "./grammar/tokens.ts";
import { joinedDays } from "./joined-days.ts";
import { likelyTimes } from "./likely-times.ts";
import { withMoods } from "./moods.ts";
import type { Said } from "./said.ts";
import { scanned } from "./scan.ts";

/** So much of what was said is looked at, in characters; nobody names a day after that. */
const mostHeard = 1_500;

/**
 * What an utterance says of day and time, and the utterance without it, so that no number is read twice. It
 * has been made lower case before; punctuation may be missing, as it is in transcripts.
 */
export function hearWhen(words: string, listening: Listening): { when: When | null; rest: string } {
  const heard = words.slice(0, mostHeard);
  const tokens = tokensOf(heard);
  const { today } = listening;
  const plain = likelyTimes(tokens, scanned(tokens, listening));
  const items = bounded(tokens, joinedDays(tokens, plain, today), today);
  const said = withMoods({ tokens, listening, items });
  return {
    when: composed({ tokens, listening, said }),
    rest: without(words, tokens, said, listening),
  };
}

const leads = wordSet("on at the in around @ during by for about approximately roughly like of");

function without(
  words: string,
  tokens: readonly Token[],
  said: readonly Said[],
  { expecting }: Listening,
): string {
  const isKept = ({ mood, mention }: Said) =>
    mood === "told" || (expecting === "choice" && isForChoice(mention));
  let rest = "";
  let place = 0;
  for (const item of [...said].sort((one, other) => one.from - other.from)) {
    if (isKept(item)) continue;
    const from = Math.max(place, withLead(tokens, item));
    rest += `${words.slice(place, from)} `;
    place = Math.max(place, tokens[item.until - 1]!.until);
  }
  return (rest + words.slice(place)).replace(/\s+/g, " ").trim();
}

/** "later" and "you choose" may choose among what was offered: whoever reads the choice wants them too. */
function isForChoice({ kind }: Mention): boolean {
  return kind === "soonest" || kind === "shift";
}

/** Where a mention begins with the little words that belong to it. */
function withLead(tokens: readonly Token[], { from }: Item): number {
  let index = from;
  while (index > 0 && index > from - 2 && leads.has(tokens[index - 1]!.text)) {
    // "how about tuesday" asks by words that are not of the day.
    if (/^(?:how|what)$/.test(tokens[index - 2]?.text ?? "")) break;
    index -= 1;
  }
  return tokens[index]!.from;
}
