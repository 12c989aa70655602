import { wordSet } from "../text.ts";
import type { Listening, When } from "../heard.ts";
import { bounded } from "./bounds.ts";
import { composed } from "./compose.ts";
import { readBeside, readCounted, readReach } from "./days/distant-days.ts";
import { readMonth, readNthOfMonth } from "./days/month-spans.ts";
import { anotherDayAt } from "./days/named-days.ts";
import { readPlainDay } from "./days/plain-day.ts";
import { readWeek, readWeekPart } from "./days/week-spans.ts";
import type { Item, Mention, Reader, Reading, Said, Scan } from "./grammar/mention.ts";
import { tokensOf, type Tokens } from "./grammar/tokens.ts";
import { joinedDays, likelyTimes } from "./joined-days.ts";
import { withMoods } from "./moods.ts";
import {
  readClock,
  readDashedHours,
  readFromNow,
  readSameTime,
  readSoundalike,
} from "./times/clocks.ts";
import { readDayPart } from "./times/day-parts.ts";
import { zoned } from "./zones.ts";
import { readShift, readSoonest } from "./times/soonest-and-shifts.ts";

/** How much of a turn is read for days and times, in characters. */
const mostHeard = 1_500;

/**
 * The days and times in a normal text (text.ts), and the text without them, so that no number is read twice.
 * Punctuation can be missing, as in transcripts.
 */
export function hearWhen(text: string, listening: Listening): { when: When | null; rest: string } {
  // "1pm *3pm", as a typed word is put right.
  const words = text.replace(/(?<=\S )\*(?=[a-z\d])/g, "i mean ");
  const heard = words.slice(0, mostHeard);
  const tokens = tokensOf(heard);
  const { today } = listening;
  const plain = zoned(tokens, likelyTimes(tokens, scanned(tokens, listening)));
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
  tokens: Tokens,
  said: readonly Said[],
  { expecting }: Listening,
): string {
  const isKept = ({ mood, mention }: Said) =>
    mood === "reported" || (expecting === "choice" && isForChoice(mention));
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

/** "later" and "you choose" can choose among offered times, so they stay in the text for the reader of choices. */
function isForChoice({ kind }: Mention): boolean {
  return kind === "soonest" || kind === "shift";
}

/** Where a mention begins, with its prepositions. */
function withLead(tokens: Tokens, { from }: Item): number {
  let index = from;
  while (index > 0 && index > from - 2 && leads.has(tokens[index - 1]!.text)) {
    // "how about tuesday" asks; "about" does not belong to the day.
    if (/^(?:how|what)$/.test(tokens[index - 2]?.text ?? "")) break;
    index -= 1;
  }
  return tokens[index]!.from;
}

const readers: readonly Reader[] = [
  readPlainDay,
  readCounted,
  readReach,
  readBeside,
  readWeek,
  readWeekPart,
  readMonth,
  readNthOfMonth,
  readDayPart,
  readClock,
  readSoundalike,
  readFromNow,
  readSameTime,
  readDashedHours,
  readShift,
  readSoonest,
];

/** All mentions of days and times in their order: at each token the longest reading. */
function scanned(tokens: Tokens, listening: Listening): Item[] {
  const items: Item[] = [];
  const scan: Scan = { tokens, listening, items };
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]!.kind === "other" || tokens[at]!.kind === "mark") continue;
    if (anotherDayAt(scan, at)) continue;
    const best = longestAt(scan, at);
    if (!best) continue;
    const until = at + best.length;
    for (const mention of best.mentions) items.push({ mention, from: at, until });
    at = until - 1;
  }
  return items;
}

function longestAt(scan: Scan, at: number): Reading | null {
  let best: Reading | null = null;
  for (const reader of readers) {
    const found = reader(scan, at);
    if (found && found.length > (best?.length ?? 0)) best = found;
  }
  return best;
}
