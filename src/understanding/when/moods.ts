import { wordSet } from "../text.ts";
import {
  areAll,
  isSameSort,
  isTimeLike,
  type Item,
  type Said,
  type Scan,
  wordsBetween,
  type Items,
} from "./grammar/mention.ts";
import { longestOf, phrases, type Tokens } from "./grammar/tokens.ts";
import { markMovedFrom } from "./bounds.ts";
import { isReported } from "./ruled-out.ts";
import { markTold } from "./stories.ts";

const fillers = wordSet(`
  on in at the a an any for to do make it come meet be there anything something available free work working talk of
  by with during really even around about good ever either
`);
const notAfter = phrases(`
  not
  except for?
  excluding
  other than
  besides
  apart|aside from
  instead of
  rather than
  than
  anything|anytime|everything|everyday|whenever|all but
  any|every|each day|time|date|weekday but
  cant|cannot|couldnt
  can not
  wont
  am|im|were|are|be not
  dont want|like|need|do
  do not want|like|need|do
  never mind?
  forget|scratch about?
  avoid
  skip
  without
  busy|unavailable
  tied up
  have something|plans|class|practice|church already?
  out of town|office
  nor|neither
  but not
  keep me off of?
  nothing|none
`);
const wishedAfter = new Set(["why", "if", "whether", "maybe"]);
const ruledOutBy = phrases(`
  for|with? me|us? just|really|also|probably|unfortunately|both? doesnt|dont|wont|wouldnt
  does|do|will|would not really? work|suit|fit|do|be
  is|are|was|looks|look|seems|would be? really|just|so|very|also|a|pretty|kind|too? bit|of? no|bad|out
  is|are|was|looks|look|seems|would be? really|just|so|very|a|pretty|kind|too? bit|of? full|busy|early
  is|are|was|looks|look|seems|would be? really|just|so|very|a|pretty|kind|too? bit|of? tough|hard
  is|are|was|looks|look|seems|would be? really|just|so|very|a? bit|of? difficult|tricky|late
  is|are|was|looks|look|seems|would be? really|just|so|very|a? bit|of? terrible|horrible|crazy|impossible
  is|are|was|looks|look|seems really|just|already|all|fully|completely? booked|packed
  is|are|would be? not really|very|so? good|possible|great|ideal|an|convenient
  is|are|would be? not really? going|gonna|working|available|free|happening
  isnt|arent really|very|so? good|possible|great|ideal|an|convenient
  isnt|arent really? going|gonna|working|available|free|happening
  i|we just|really|also? cant|cannot|wont
  i|we can|could|am|are not
  i|we work
  i|we have work|class|a|another|plans|something
  im|were busy|away|out|tied|working|unavailable|not|traveling|travelling|booked
  i am busy|away|out|tied|working|unavailable|traveling|travelling|booked
  no good
  not good|possible|working
  cant|wont
`);
const fineAfterAll = /^(?:matter|be|mind)$/;
const asksBefore = /^(?:is|are|does|do|would|will|was)$/;
const links = wordSet(", or nor and & on the in at either for maybe neither");
const corrections = phrases(`
  no
  nope
  wait
  actually
  sorry
  scratch that?
  strike that
  i? mean|meant
  correction
  oops
  whoops
  make it|that
  rather
  better yet?
  nevermind
  never mind
  so
  hold on
  second thought|thoughts
  i take that back
  lets say
  change that|it
  hmm
  er
`);
const alternatives = new Set([
  "or",
  "otherwise",
  "alternatively",
  "if",
  "also",
  "maybe",
  "either",
  "and",
  "even",
]);
const noCorrection = phrases(`
  no problem|worries|matter|later|earlier|preference|sooner
`);

/** How each mention is meant. */
export function withMoods(scan: Scan): Said[] {
  const { tokens } = scan;
  const said: Said[] = scan.items.map((item) => ({ ...item, mood: "wished" }));
  for (const item of said) if (isReported(scan, item)) item.mood = "reported";
  markRuledOut(tokens, said);
  markTakenBack(tokens, said);
  markMovedFrom(tokens, said);
  markTold(tokens, said);
  return said;
}

function markRuledOut(tokens: Tokens, said: Said[]): void {
  said.forEach((item, index) => {
    const place = negatorBefore(tokens, said, index);
    if (place !== null) {
      item.from = place;
      item.mood = "ruledOut";
      spread(tokens, said, index, 1);
    } else if (item.mood === "wished" && isRuledOutBehind(tokens, said, index)) {
      item.mood = "ruledOut";
      spread(tokens, said, index, -1);
    }
  });
}

/** Where "not", "except", "i can't do" begins before a mention; null if there is none. */
function negatorBefore(tokens: Tokens, said: readonly Said[], index: number): number | null {
  const item = said[index]!;
  const floor = floorOf(said, index);
  let end = item.from;
  while (end > floor && fillers.has(tokens[end - 1]!.text)) end -= 1;
  const from = Math.max(0, end - 4);
  for (let place = from; place < item.from; place += 1) {
    const length = longestOf(notAfter, tokens, place);
    if (length === 0 || place + length < end || place + length > item.from) continue;
    // The tokens of one mention cannot deny the next, except in "any day but monday".
    if (place < floor && !/^(?:any|every|each|anytime|whenever)$/.test(tokens[place]!.text))
      continue;
    const before = tokens[place - 1]?.text ?? "";
    if (wishedAfter.has(before)) continue;
    // "I have nothing on Thursday" is free then.
    if (tokens[place]!.text === "nothing" && /^(?:have|got|has|theres|is)$/.test(before)) continue;
    // "Yes, except make it friday".
    const isExcept = tokens[place]!.text === "except";
    if (isExcept && tokens.slice(place, item.from).some(({ text }) => text === "make")) continue;
    return Math.max(place, floor);
  }
  const isNoPlural =
    end > floor &&
    tokens[end - 1]!.text === "no" &&
    /s$|^weekend/.test(tokens[item.until - 1]!.text);
  return isNoPlural ? end - 1 : null;
}

function floorOf(said: readonly Said[], index: number): number {
  const item = said[index]!;
  return Math.max(
    0,
    ...said
      .slice(0, index)
      .filter(({ until }) => until <= item.from)
      .map(({ until }) => until),
  );
}

function isRuledOutBehind(tokens: Tokens, said: readonly Said[], index: number): boolean {
  const item = said[index]!;
  const next = said.slice(index + 1).find(({ from }) => from >= item.until);
  const start =
    tokens[item.until]?.text === "," &&
    /^(?:i|im|we|that)$/.test(tokens[item.until + 1]?.text ?? "")
      ? item.until + 1
      : item.until;
  const length = longestOf(ruledOutBy, tokens, start);
  if (length === 0 || asksBefore.test(tokens[item.from - 1]?.text ?? "")) return false;
  // "tuesday is out", but not "tuesday is not bad", "tuesday no wait" or "monday i can't wait".
  const end = start + length;
  if (next && end > next.from) return false;
  const after = tokens[end]?.text ?? "";
  return (
    !fineAfterAll.test(after) &&
    !(tokens[end - 1]!.text === "not" && after === "bad") &&
    after !== "wait"
  );
}

/** "not monday or tuesday", "monday and tuesday don't work", "not tuesday morning": all of them are excluded. */
function spread(tokens: Tokens, said: Said[], index: number, step: 1 | -1): void {
  let hasOr = false;
  for (let place = index + step; said[place]; place += step) {
    const { kind } = said[place]!.mention;
    // "other than monday any day is fine" excludes only Monday.
    if (kind === "soonest" || kind === "shift") return;
    // "Not Tuesdays and not before ten": the bound has a "not" of its own.
    if (step > 0 && /^(?:not|no|nothing|after)$/.test(tokens[said[place]!.from]!.text)) return;
    const [first, second] =
      step > 0 ? [said[place - 1]!, said[place]!] : [said[place]!, said[place + 1]!];
    const words =
      first.until > second.from
        ? []
        : tokens.slice(first.until, second.from).map(({ text }) => text);
    const isBeside = areAll(words, nothing) && !isSameSort(first.mention, second.mention);
    const isListed = areAll(words, links) && words.some((word) => word !== "on" && word !== "the");
    if (words.some((word) => word === "or" || word === "nor" || word === "and")) hasOr = true;
    const isComma = words[0] === "," && words.length === 1;
    if (!isBeside && !(isListed && (!isComma || step < 0 || laterOr(tokens, said, place)))) return;
    if (isListed && !isBeside && !isSameSort(said[index]!.mention, said[place]!.mention) && !hasOr)
      return;
    said[place]!.mood = "ruledOut";
  }
}
const nothing = new Set(["on", "at", "in", "the"]);

function laterOr(tokens: Tokens, said: readonly Said[], place: number): boolean {
  const next = said[place + 1];
  if (!next) return false;
  const words = tokens.slice(said[place]!.until, next.from).map(({ text }) => text);
  return (
    areAll(words, links) && words.some((word) => word === "or" || word === "nor" || word === "and")
  );
}

const insteadBehind = phrases(`
  instead|rather
  is|are|would|works be? better|easier
`);
const insideOneTime = wordSet("in the at on this of around about");

/** "tuesday, no wait, thursday": the later one replaces the earlier one, unless "or" joins them. */
function markTakenBack(tokens: Tokens, said: Said[]): void {
  said.forEach((item, index) => {
    if (item.mood !== "wished") return;
    const earlier = said.slice(0, index).findLast((each) => isRival(each, item));
    if (!earlier) return;
    const words = wordsBetween(tokens, said, earlier.until, item.from);
    // "11 in the morning instead" is one time.
    const isOneTime = earlier.mention.kind !== item.mention.kind && areAll(words, insideOneTime);
    if (isOneTime && isTimeLike(item.mention)) return;
    const isInstead = longestOf(insteadBehind, tokens, item.until) > 0;
    if (
      words.some((word) => alternatives.has(word)) &&
      !words.includes("actually") &&
      !words.includes("wait") &&
      // "At nine I have class, so maybe eleven", but not "at nine or so".
      (!words.includes("so") || words.includes("or"))
    )
      return;
    if (!isInstead && !isCorrected(tokens, said, earlier.until, item.from)) return;
    for (const each of said.slice(0, index)) if (isRival(each, item)) each.mood = "takenBack";
  });
}

function isRival(each: Said, item: Said): boolean {
  return (
    each.mood === "wished" && each.until <= item.from && isSameSort(each.mention, item.mention)
  );
}

function isCorrected(tokens: Tokens, said: readonly Said[], from: number, until: number): boolean {
  for (let place = from; place < until; place += 1) {
    if (said.some((item) => item.from <= place && place < item.until)) continue;
    const length = longestOf(corrections, tokens, place);
    if (length > 0 && longestOf(noCorrection, tokens, place) === 0) return true;
  }
  return false;
}

/** Whether two mentions are joined by "or", so that they are alternatives. */
export function isAlternative(tokens: Tokens, items: Items, one: Item, other: Item): boolean {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  const words = wordsBetween(tokens, items, first.until, second.from);
  return isTimeLike(one.mention) && words.some((word) => word === "or" || word === "otherwise");
}
