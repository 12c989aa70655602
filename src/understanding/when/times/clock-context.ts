import { wordSet } from "../../text.ts";
import { isTimeAsked, isWhenAsked, itemBefore, type Scan } from "../grammar/mention.ts";
import { isNumeral, isUnit, ordinalAt } from "../grammar/numbers.ts";
import { textAt } from "../grammar/tokens.ts";
import { weekdayNamed } from "../days/weekdays.ts";
import { type Shape, shapeAt } from "./clock-shapes.ts";

const leads = wordSet("at @ by before after until till til past between from than");
const softLeads = wordSet(
  "around round about approximately approx roughly say like near circa maybe",
);
const joiners = new Set(["or", "and", "to", "-", "until", "till", "til", "through", "thru"]);
const follows = wordSet(`
  . , ! ? ; - works work is was would sounds please then or and on in at if will that should sharp this next good
  great fine ok okay perfect i thanks thank to until till instead actually not no but could can so yes yeah today
  tomorrow tmrw for with seems suits my your because be available free open possible better best me well also through
  onwards onward tonight the we still later earlier latest sorry wait hm um uh alright right does do did over eastern central
  mountain pacific est cst mst pst et ct pt hawaii too
`);
const notBefore = wordSet(`
  the that this which no any each other another every last only first second next same good some option number unit
  apartment apt suite room building lot
`);

/** Whether a shape is meant as a time in its context. */
export function isMeant(scan: Scan, at: number, shape: Shape): boolean {
  const { tokens } = scan;
  const end = at + shape.length;
  if (shape.clarity === "sure") return true;
  if (isTenFour(scan, at)) return false;
  if (isUnit(tokens, end) || isReadOut(scan, at, end)) return false;
  const before = textAt(tokens, at - 1);
  if (isPriced(scan, at, end)) return false;
  if (followedByPart(scan, end)) return true;
  if (isJoined(scan, at) || isBesideDay(scan, at, end)) return isPlace(scan, end);
  if (isLed(scan, at))
    return (
      (shape.hour <= 12 || shape.clarity === "likely" || isTimeAsked(scan)) && isPlace(scan, end)
    );
  if (isDetailAsked(scan) && !isTimeNamed(scan, at)) return false;
  if (isBoundBehind(scan, end) || isStartOfStretch(scan, shape, end)) return shape.hour <= 12;
  if (shape.clarity === "likely") return isLikely(scan, at, shape, end);
  if (shape.hour > 12) return false;
  if (/^works?$/.test(textAt(tokens, end))) return true;
  if (
    /^(?:is|does|would|will)$/.test(before) &&
    /^(?:ok|okay|good|work|available|free|possible|fine|be|open)$/.test(textAt(tokens, end))
  )
    return true;
  if (isCorrection(scan, at)) return isPlace(scan, end);
  const isOfTime = isTimeAsked(scan) || isTimeReadBack(scan) || isTimeNamed(scan, at);
  return isOfTime && isAnswer(scan, at, shape);
}

/** "That's a big ten four" is a yes, and "at ten four" a time. */
function isTenFour({ tokens }: Scan, at: number): boolean {
  const [first, before, word, after] = [-2, -1, 0, 1].map((step) => textAt(tokens, at + step));
  const isTen = word === "ten" && after === "four";
  const isFour = word === "four" && before === "ten";
  const led = isTen ? before : first;
  return (isTen || isFour) && !/^(?:at|to|for|by|around|till|until)$/.test(led ?? "");
}

/** Names, addresses or codes were asked for: numbers belong to them. */
function isDetailAsked({ listening: { expecting } }: Scan): boolean {
  return ["email", "phone", "code", "name"].includes(expecting);
}

/** "ten thirty" and "2 30" need nothing else; "1030" and "10.30" count if a time was asked for. */
function isLikely(scan: Scan, at: number, shape: Shape, end: number): boolean {
  if (!isPlace(scan, end)) return false;
  // "Yes, 100" is said of percent.
  if (textAt(scan.tokens, at) === "100" && scan.listening.expecting === "confirm") return false;
  if (isWhenAsked(scan) || isTimeReadBack(scan) || /^0\d{3}$/.test(textAt(scan.tokens, at)))
    return true;
  const isWhole = scan.tokens.every(({ kind }, index) => index === at || kind === "mark");
  if (isWhole && shape.minute % 15 === 0 && scan.tokens[at]!.kind === "clock") return true;
  const isPair = shape.length > 1 && shape.minute % 15 === 0 && shape.hour <= 12;
  return isPair && textAt(scan.tokens, at - 1) !== "the";
}

function isPlace({ tokens }: Scan, end: number): boolean {
  const next = tokens[end];
  return (
    next === undefined ||
    next.kind !== "word" ||
    !/^(?:point|time|more|of|thousand|k|m|square|sq|sqft|dollars|bucks)$/.test(next.text)
  );
}

const beforeOne = /^(?:|hows|yes|yeah|ok|okay|maybe|um|uh|is|its|so|then|like|be|or|and|[.,!?-])$/;

/** A bare number as the answer to "which time?", unless its surroundings make it another number. */
function isAnswer(scan: Scan, at: number, shape: Shape): boolean {
  const { tokens } = scan;
  const before = textAt(tokens, at - 1);
  const next = tokens[at + shape.length];
  if (textAt(tokens, at) === "one" && !beforeOne.test(before)) return false;
  if (before !== "the" && before !== "no" && notBefore.has(before)) return false;
  if (next === undefined || next.kind === "mark" || follows.has(next.text)) return true;
  return next.text === "one" && before === "the";
}

const changing = wordSet(`
  , . - actually no nope wait sorry scratch that i mean meant make it rather say lets um uh er hmm oh well oops not or
  better correction at
`);

/** "wednesday at 2 actually 3", "two no sorry two thirty": what replaces the time just said. */
function isCorrection({ tokens, items }: Scan, at: number): boolean {
  const last = items.findLast(({ mention }) => mention.kind === "clock");
  if (!last || last.until === at || at - last.until > 5) return false;
  const words = tokens.slice(last.until, at).map(({ text }) => text);
  return words.every((word) => changing.has(word)) && words.some((word) => word.length > 1);
}

const details = wordSet(`
  phone number cell mobile telephone email mail address name spelled spell letter letters zip code area ends street
`);

/** "The time should be 3", "wrong time, I need 11": of the time being discussed, whatever was asked for. */
function isTimeNamed({ tokens, listening: { about } }: Scan, at: number): boolean {
  const named = tokens.findLastIndex(({ text }, index) => index < at && text === "time");
  if (about.minute === null || named < 0 || at - named > 5) return false;
  return /^(?:the|my|wrong|that)$/.test(textAt(tokens, named - 1));
}

/** A time was read back: a bare number corrects it, unless another detail is spoken of. */
function isTimeReadBack({ tokens, listening: { expecting, about } }: Scan): boolean {
  if (expecting !== "confirm" || about.minute === null) return false;
  return !tokens.some(({ text }) => details.has(text));
}

const stopsLook = wordSet("look looking looked priced listed worth asking");

function isLed({ tokens, listening }: Scan, at: number): boolean {
  const [before, second] = [textAt(tokens, at - 1), textAt(tokens, at - 2)];
  if (leads.has(before)) return !stopsLook.has(second);
  if (softLeads.has(before)) {
    // "around 400" is a price, unless a time was asked for.
    if (/^\d{3}/.test(textAt(tokens, at)) && listening.expecting !== "time") return false;
    if (/^(?:at|how|what|maybe|say|or)$/.test(second) || before === "say" || before === "maybe")
      return !stopsLook.has(second);
    return (
      /^(?:time|choice|day|confirm)$/.test(listening.expecting) || textAt(tokens, at - 2) === ""
    );
  }
  if (before === "to")
    return /^(?:it|that|appointment|meeting|time|me|us|call|move|push|change)$/.test(second);
  if (before === "it" || before === "that" || before === "do")
    return /^(?:make|lets|can|could|do|we|i|call|you)$/.test(second);
  if (before === "for")
    return /^(?:me|us|it|book|schedule|slot|appointment|meeting|down|available|free|open|come|call)$/.test(
      second,
    );
  return false;
}

/** "at 2 or 3", "between 1 and 3": a number after a time and a conjunction is a time. */
function isJoined({ tokens, items }: Scan, at: number): boolean {
  const last = items.at(-1);
  if (!last || (last.mention.kind !== "clock" && last.mention.kind !== "part")) return false;
  let gap = at - 1;
  if (leads.has(textAt(tokens, gap)) && gap > last.until) gap -= 1;
  if (/^(?:maybe|even|just)$/.test(textAt(tokens, gap))) gap -= 1;
  return gap === last.until && (joiners.has(textAt(tokens, gap)) || textAt(tokens, gap) === ",");
}

const nearDays = wordSet("tomorrow tmrw today tonight");

/** "tomorrow 3", "3 on monday", "2 tomorrow": a number right next to a day is its time. */
function isBesideDay(scan: Scan, at: number, end: number): boolean {
  const { tokens } = scan;
  // "the monday one" chooses.
  if (textAt(tokens, at) === "one" && end === at + 1) return false;
  const previous = itemBefore(scan, at);
  if (previous && (previous.mention.kind === "day" || previous.mention.kind === "part")) {
    const next = tokens[end];
    return (
      next === undefined ||
      next.kind !== "word" ||
      follows.has(next.text) ||
      previous.mention.kind === "day"
    );
  }
  if (notBefore.has(textAt(tokens, at - 1))) return false;
  const isOn = textAt(tokens, end) === "on";
  if (isOn && textAt(tokens, end + 1) === "the" && ordinalAt(tokens, end + 2)) return true;
  const next = textAt(tokens, isOn ? end + 1 : end);
  return (
    nearDays.has(next) ||
    (next.length > 2 && next !== "sat" && next !== "sun" && weekdayNamed(next) !== null)
  );
}

/** "3 or later", "10 onwards": only times have such a bound. */
function isBoundBehind({ tokens }: Scan, end: number): boolean {
  const [first, second] = [textAt(tokens, end), textAt(tokens, end + 1)];
  if (/^onwards?$/.test(first)) return true;
  return (first === "or" || first === "and") && /^(?:later|earlier|after|onwards?)$/.test(second);
}

/** "2 to 2 30", "10 to 1 pm", "2 or 3 pm": a number before a time is one as well. */
function isStartOfStretch(scan: Scan, { clarity }: Shape, end: number): boolean {
  const { tokens } = scan;
  if (clarity !== "bare" || !/^(?:to|until|till|-|through|or)$/.test(textAt(tokens, end)))
    return false;
  const next = shapeAt(tokens, end + 1);
  if (!next || isUnit(tokens, end + 1 + next.length)) return false;
  if (next.clarity === "sure" || (next.clarity === "likely" && next.length > 1)) return true;
  return followedByPart(scan, end + 1 + next.length);
}

/** "two in the afternoon", "nine in the morning", "seven at night", "3 this afternoon". */
function followedByPart({ tokens }: Scan, end: number): boolean {
  const [first, second, third] = [0, 1, 2].map((offset) => textAt(tokens, end + offset));
  if (first === "in" && second === "the")
    return /^(?:morning|afternoon|evening|am|pm)$/.test(third!);
  if (first === "at") return second === "night";
  return (
    first === "tonight" || (first === "this" && /^(?:morning|afternoon|evening)$/.test(second!))
  );
}

/** Four numbers in a row, or three single digits, are a phone number, a code or a house number. */
function isReadOut({ tokens, items }: Scan, at: number, end: number): boolean {
  const floor = items.at(-1)?.until ?? 0;
  let [from, until] = [at, end];
  const isRun = (index: number) =>
    isNumeral(tokens[index]) ||
    (/^[,-]$/.test(textAt(tokens, index)) &&
      isNumeral(tokens[index + 1]) &&
      isNumeral(tokens[index - 1]));
  while (from > floor && isRun(from - 1)) from -= 1;
  while (isRun(until)) until += 1;
  const pieces = tokens.slice(from, until).filter(({ kind }) => kind !== "mark");
  if (pieces.length >= 4) return true;
  // "Not eleven, eleven thirty".
  if (textAt(tokens, at - 1) === "," && end - at === 2) return false;
  return pieces.length === 3 && end - at < 3;
}

const money = wordSet(`
  budget price priced cost costs worth thousand k grand million hundred dollars score fico credit rate income salary
  payment offer list listed down
`);

/** "around 400", "budget of 250", "5 fifty thousand": money, not a time. */
function isPriced({ tokens }: Scan, at: number, end: number): boolean {
  if (money.has(textAt(tokens, end)) || money.has(textAt(tokens, end + 1))) return true;
  const said = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  if (said.some((text) => /^(?:budget|price|income|salary|score)$/.test(text))) return true;
  const size = tokens[at]?.text.length ?? 0;
  return (
    tokens[at]?.kind === "number" &&
    size >= 3 &&
    tokens.slice(Math.max(0, at - 6), at).some(({ text }) => money.has(text))
  );
}
