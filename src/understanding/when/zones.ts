import { type Item, type Items, isTimeLike } from "./grammar/mention.ts";
import { lengthOf, phrase, textAt, type Tokens } from "./grammar/tokens.ts";

/** The time zones that people here name, by their words: each with and without "time". */
const names: readonly (readonly [string, string])[] = [
  ["eastern|et|est|edt", "America/New_York"],
  ["central|ct|cst|cdt", "America/Chicago"],
  ["mountain|mst|mdt", "America/Denver"],
  ["pacific|pst|pdt|pt", "America/Los_Angeles"],
  ["alaska|alaskan|akst", "America/Anchorage"],
  ["hawaii|hawaiian|hst", "Pacific/Honolulu"],
];
/** Places whose time is said with "time" behind it. */
const places: readonly (readonly [string, string])[] = [
  ["york|boston|philadelphia|atlanta|miami|florida|carolina|jersey|georgia", "America/New_York"],
  ["chicago|houston|dallas|austin|texas|minnesota|illinois|nashville|wisconsin", "America/Chicago"],
  ["denver|colorado|utah|boise|montana|albuquerque", "America/Denver"],
  ["arizona|phoenix|tucson|scottsdale", "America/Phoenix"],
  [
    "california|seattle|portland|oregon|angeles|francisco|diego|vegas|nevada",
    "America/Los_Angeles",
  ],
  ["anchorage|juneau", "America/Anchorage"],
  ["maui|honolulu|oahu|kauai|hilo", "Pacific/Honolulu"],
];
const byName = new Map(names.flatMap(pairs));
const byPlace = new Map([...names, ...places].flatMap(pairs));

function pairs([words, zone]: readonly [string, string]): [string, string][] {
  return words.split("|").map((word) => [word, zone]);
}

const ofCaller = [phrase("by? my|our own? time|clock"), phrase("where i|we am|are|live")];
const ofOther = [
  phrase("by? your|his|her|their own? time|clock|end|side"),
  phrase("over there"),
  phrase("where you|he|she|they are|is"),
  phrase("in? your|his|her|their time zone"),
];
const isPlaceBehind =
  /^(?:ave|avenue|street|st|park|bank|road|high|school|library|station|mall|blvd|drive|standard|daylight)$/;

/** The time zone that is named behind a time: whose, or which. */
function zoneAt(tokens: Tokens, at: number): { zone: string; length: number } | null {
  let start = at;
  while (start < at + 2 && /^(?:[,(]|in|on|the|new|los|san|las)$/.test(textAt(tokens, start)))
    start += 1;
  for (const [all, zone] of [
    [ofCaller, "caller"],
    [ofOther, "other"],
  ] as const) {
    const length = Math.max(...all.map((each) => lengthOf(each, tokens, start)));
    if (length > 0) return { zone, length: start + length - at };
  }
  const word = textAt(tokens, start);
  const kind = /^(?:standard|daylight)$/.test(textAt(tokens, start + 1)) ? 1 : 0;
  const isTime = /^(?:time|tim)$/.test(textAt(tokens, start + 1 + kind));
  const zone = isTime ? byPlace.get(word) : byName.get(word);
  if (zone === undefined) return null;
  // "1 pm central", but not "1 central avenue" and not "at 3, pacific bank".
  if (!isTime && isPlaceBehind.test(textAt(tokens, start + 1))) return null;
  return { zone, length: start + 1 + (isTime ? kind + 1 : 0) - at };
}

const isHome = /^(?:in|on|from|near|outside|here)$/;

/** "I'm on Maui", "calling from Chicago": where the caller says they are. */
function homeOf(tokens: Tokens): string | null {
  for (let at = 1; at < tokens.length; at += 1) {
    const zone = byPlace.get(textAt(tokens, at));
    if (zone === undefined) continue;
    const before = tokens.slice(Math.max(0, at - 4), at).map(({ text }) => text);
    const isLed = before.some((word) => isHome.test(word));
    if (
      isLed &&
      before.some((word) => /^(?:i|im|we|were|am|are|live|living|calling|from)$/.test(word))
    )
      return zone;
  }
  return null;
}

/** Times with the time zone that is named behind them: "nine in the morning my time", "1 pm Central". */
export function zoned(tokens: Tokens, items: Items): Item[] {
  const out = items.map((item) => ({ ...item }));
  out.forEach((item, index) => {
    if (!isTimeLike(item.mention)) return;
    const found = zoneAt(tokens, item.until);
    if (!found) return;
    const zone = found.zone === "caller" ? (homeOf(tokens) ?? "caller") : found.zone;
    item.until += found.length;
    // "Two in the afternoon over there": the zone is that of the time before.
    const before = out[index - 1];
    const isBehind = item.mention.kind === "part" && before?.mention.kind === "clock";
    const target = isBehind && item.from - before.until <= 2 ? before : item;
    if (target.mention.kind === "clock" || target.mention.kind === "part")
      target.mention = { ...target.mention, zone };
  });
  return out;
}
