import { wordSet } from "../text.ts";
import { weekdayNamed } from "./days/weekdays.ts";
import { isTimeLike, type Said } from "./grammar/mention.ts";
import { longestOf, phrases, type Tokens } from "./grammar/tokens.ts";

// "I have the fish delivery Monday, put me Wednesday at ten": of two days, one is told as a reason and the other wished.

/** What leads to the wished day. */
const wishLeads = phrases(`
  put|pencil|squeeze|fit|book|schedule|slot|get|sign me|us|him|her|it|that|this? in|down|up? for?
  make it|that
  lets? say|do|try|go|make? with|for? it?
  let us say|do|try|go|make? with|for? it?
  how|what about|bout
  can|could|may|would|will|might i|we|you|he|she|it|that
  can|could do|come|make|manage
  i|we can|could|would|might
  is it possible
  id|wed|ill|well like|prefer|want|need|rather|take|do|love|go
  i|we want|need|prefer|wish|request
  i|we would|will like|prefer|rather|take|do|love|go
  give|gimme me|us?
  do you have
  say
  try
  better
  then
  so
  thats|that why
  instead
  rather
  please
  hence
  therefore
`);
const wishBehind = phrases(`
  works|suits|would|is|are|looks? be? better|best|good|great|fine|ideal|perfect|ok|okay|easier|nice
  works|work|suits|suit
  instead
  rather
  please
  then
  better
  for me
  would do|work|suit|be
  is|are wide|all|totally|completely? open|free
  will do|work
`);
// A subject or a thing of somebody's life, which a wish for a day has none of.
const tells = wordSet(`
  i im ive id we were weve my our his her their he hes she shes they theyre theres there the a an its it kids wife
  husband daughter son mom mother dad father baby grandkids kid doctor dentist plumber inspector boss work school church
  somebody someone everybody everyone missed
`);
const wishes = wordSet(`
  can could would want like need lets let available free works open how prefer please appointment meeting wish rather
  possible possibly take either try
`);
const reasonBehind = phrases(`
  is|was|are|were|will|would be? my|our|his|her|their|the|trash|jury|church|a|an|over|done|gone|past|when|too
  i|we have|got|gotta|had|am|work|fly|leave|travel|was|were|will|start|said|teach|babysit|watch
  i|we am|was|were|will be? off|away|out|gone|busy|working|in|at|on|traveling|travelling|flying
  im|were|ill|well be? away|out|gone|busy|working|in|at|on|traveling|travelling|flying|having|getting
  ive|weve got|been
  my|our|his|her|their|the
  he|she|they has|have|got|is|are|was|works|work|comes|come|gets|starts
  hes|shes|theyre
  theres|there
  is|s over|done|gone|past
  before but
`);
const breaks = wordSet(". ? ! ; so but because cause cuz since");

// Says nothing of what a day is for.
const neutral = wordSet(`
  , - the on at in for this next coming of and or from by hi hello hey yes yeah ok okay um uh oh well so no good morning
  afternoon thanks thank you sorry hmm um er that day it is oops wait actually right then maybe about around like
  anytime sometime any time but before after until if not
`);

/** Marks what is told and not wished: reasons, and what somebody always does on a day. */
export function markTold(tokens: Tokens, said: Said[]): void {
  markStories(tokens, said);
  markRoutines(tokens, said);
}

/** Marks days as reported that are told with a reason, where another day is clearly wished. */
function markStories(tokens: Tokens, said: Said[]): void {
  const days = said.filter(isWishedDay).sort((one, other) => one.from - other.from);
  if (days.length < 2) return;
  const weighed = days.map((item, index) => ({
    item,
    ...weigh(tokens, said, item, days[index - 1] ?? null, days[index + 1] ?? null),
  }));
  weighed.forEach((each, index) => {
    const before = weighed[index - 1];
    const list = before && listOf(tokens, said, before.item, each.item);
    // "In the shop till Tuesday, Wednesday at two": a comma also ends a reason.
    const isReason = list === "comma" && before!.story > 0 && each.wish > 0;
    if (list && !isReason) each.wish = each.story = 0;
  });
  const isChosen = ({ wish, story }: { wish: number; story: number }) => wish > 0 && wish > story;
  if (!weighed.some(isChosen)) return;
  for (const each of weighed) {
    if (isChosen(each) || each.story === 0 || each.wish > each.story) continue;
    each.item.mood = "reported";
    // "The inspector comes on monday at eight, so tuesday at eleven": its hour is told with it.
    const end = weighed[weighed.indexOf(each) + 1]?.item.from ?? tokens.length;
    for (const time of said) {
      const isBefore = time.until <= each.item.from && each.item.from - time.until <= 2;
      const isBehind = time.from >= each.item.until && time.from - each.item.until <= 2;
      const isOwn = (isBehind && time.until <= end) || isBefore;
      if (time.mood === "wished" && isTimeLike(time.mention) && isOwn) time.mood = "reported";
    }
  }
}

const free = wordSet(`
  can could free available off open home around prefer like love want need would works work suits suit ok okay fine good
  best better great nothing usually only be cant cannot dont perfect easiest easier ideal
`);

/** "Thursdays I bowl", "I watch the grandchildren on Tuesdays": what somebody always does rules these days out. */
function markRoutines(tokens: Tokens, said: Said[]): void {
  for (const item of said) {
    if (item.mood !== "wished" || item.mention.kind !== "day" || item.mention.weekday === null)
      continue;
    const last = tokens[item.until - 1]!.text;
    if (!last.endsWith("s") || weekdayNamed(last.slice(0, -1)) === null) continue;
    const others = said.filter((other) => other !== item);
    const behind = tokens
      .slice(item.until, others.find(({ from }) => from >= item.until)?.from)
      .map(({ text }) => text)
      .slice(0, 5);
    const isToldBehind =
      /^(?:i|im|we|were|my|are|is)$/.test(behind[0] ?? "") &&
      behind.length > 1 &&
      !behind.some((word) => free.has(word));
    const floor = Math.max(0, ...others.map(({ until }) => until).filter((at) => at <= item.from));
    const led = tokens.slice(Math.max(floor, item.from - 8), item.from).map(({ text }) => text);
    const told = led.slice(led.findLastIndex((word) => /^(?:i|we)$/.test(word)));
    const isToldBefore =
      /^(?:i|we)$/.test(told[0] ?? "") && told.length > 1 && !told.some((word) => free.has(word));
    if (isToldBehind || isToldBefore) item.mood = "ruledOut";
  }
}

function isWishedDay({ mention, mood }: Said): boolean {
  if (mood !== "wished") return false;
  return (mention.kind === "day" && mention.days.length > 0) || mention.kind === "span";
}

/** How much the words around a day wish for it, and how much they tell of something else. */
function weigh(
  tokens: Tokens,
  said: readonly Said[],
  item: Said,
  previous: Said | null,
  next: Said | null,
): { wish: number; story: number } {
  const floor = previous ? splitBetween(tokens, previous, item) : 0;
  const start = clauseStart(tokens, Math.max(floor, previous?.until ?? 0), item.from);
  const end = next ? splitBetween(tokens, item, next) : tokens.length;
  const lead = leadBefore(tokens, start, item.from);
  const before = tokens
    .slice(start, item.from)
    .map(({ text }) => text)
    .filter((word) => !neutral.has(word));
  const hasTime = said.some(
    ({ mention, mood, from, until }) =>
      mood === "wished" &&
      isTimeLike(mention) &&
      ((from >= item.until && from - item.until <= 3 && from < end) ||
        (until <= item.from && item.from - until <= 2 && from >= start)),
  );
  const behind = skipTimes(said, item.until);
  const isWishedBehind = behind < end && longestOf(wishBehind, tokens, behind) > 0;
  const wish =
    (lead ? 2 : 0) + (hasTime ? 1 : 0) + (isWishedBehind ? 2 : 0) + (before.length === 0 ? 1 : 0);
  const isTold = !lead && before.length > 0 && !before.some((word) => wishes.has(word));
  const told = !isTold ? 0 : before.some((word) => tells.has(word)) ? 2 : 1;
  const isFree = /^(?:off|free|open)$/.test(tokens[item.until]?.text ?? "");
  const isReason =
    !isWishedBehind &&
    !(lead || before.some((word) => wishes.has(word))) &&
    item.until < end &&
    isReasonAt(tokens, item.until, end);
  return isFree ? { wish: 0, story: 0 } : { wish, story: told + (isReason ? 3 : 0) };
}

const subject = /^(?:i|im|ive|we|weve|he|hes|she|shes|they|theyre|my|our|theres)$/;

function isReasonAt(tokens: Tokens, at: number, end: number): boolean {
  const start = tokens[at]?.text === "," ? at + 1 : at;
  const length = longestOf(reasonBehind, tokens, start);
  // "The 1st, I think that's a Tuesday".
  const isGuess = /^(?:think|guess|believe|mean|suppose|hope)$/.test(tokens[start + 1]?.text ?? "");
  const isClause = subject.test(tokens[start]?.text ?? "") && end - start > 2 && !isGuess;
  if ((length === 0 && !isClause) || start + length > end) return false;
  return !tokens.slice(start, Math.min(end, start + 4)).some(({ text }) => wishes.has(text));
}

/** Behind the times that follow a day at once. */
function skipTimes(said: readonly Said[], at: number): number {
  const time = said.find(
    ({ mention, from }) => isTimeLike(mention) && from >= at && from - at <= 1,
  );
  return time ? time.until : at;
}

/** "Monday or Wednesday", "Tuesday, Thursday": both are wished, or both are told. */
function listOf(
  tokens: Tokens,
  said: readonly Said[],
  one: Said,
  other: Said,
): "comma" | "words" | null {
  const words = tokens
    .slice(one.until, other.from)
    .filter((_, index) => !said.some(({ from, until }) => isIn(one.until + index, from, until)))
    .map(({ text }) => text);
  if (words.join("") === ",") return "comma";
  const isList =
    words[0] === "for" ||
    words.some((word) => either.has(word)) ||
    words.every((word) => listing.has(word));
  return isList ? "words" : null;
}
const either = wordSet("or otherwise else if alternatively");
const listing = wordSet("and or to through , - & the on at maybe either even");

function isIn(place: number, from: number, until: number): boolean {
  return from <= place && place < until;
}

/** Where the words about one day end and those about the next begin. */
function splitBetween(tokens: Tokens, one: Said, other: Said): number {
  for (let place = other.from - 1; place >= one.until; place -= 1)
    if (breaks.has(tokens[place]!.text)) return place;
  const lead = firstLead(tokens, one.until, other.from);
  if (lead !== null) return lead;
  const comma = tokens.slice(one.until, other.from).findLastIndex(({ text }) => text === ",");
  return comma < 0 ? other.from : one.until + comma;
}

function firstLead(tokens: Tokens, from: number, until: number): number | null {
  for (let place = from; place < until; place += 1)
    if (longestOf(wishLeads, tokens, place) > 0) return place;
  return null;
}

/** The clause that a day ends begins after the last break, or right after a comma. */
function clauseStart(tokens: Tokens, floor: number, until: number): number {
  for (let place = until - 1; place >= floor; place -= 1) {
    const { text } = tokens[place]!;
    if (/^[.?!;]$/.test(text)) return place + 1;
    const words = tokens.slice(place + 1, until).map((token) => token.text);
    if (text === "," && words.every((word) => neutral.has(word))) return place + 1;
  }
  return floor;
}

const between = wordSet(
  "me us him her it that on the for at in down , maybe around about say like do come with this coming",
);

/** Whether words of a wish lead directly to a day. */
function leadBefore(tokens: Tokens, from: number, until: number): boolean {
  for (let place = from; place < until; place += 1) {
    const length = longestOf(wishLeads, tokens, place);
    if (length === 0 || place + length > until) continue;
    const words = tokens.slice(place + length, until).map(({ text }) => text);
    if (
      words.every((word) => between.has(word)) ||
      (words.length <= 4 && hasClearWish(tokens, place, length))
    )
      return true;
  }
  return false;
}

/** "Can I come by with my wife": a wish of its own; "so" and "then" only lead. */
function hasClearWish(tokens: Tokens, at: number, length: number): boolean {
  return length >= 2 && !/^(?:so|then|thats|that)$/.test(tokens[at]!.text);
}
