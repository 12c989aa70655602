import {
  isWhenAsked,
  type Reader,
  reading,
  type Scan,
  type ShiftMention,
} from "../grammar/mention.ts";
import { countAt } from "../grammar/numbers.ts";
import { longestOf, phrases, textAt, wordSet } from "../grammar/phrase.ts";

const wishes = phrases(`
  something|anything|any|one|times|time a|any? little|bit|tad|touch? later|earlier|sooner
  a little|bit|tad|touch|few? bit? later|earlier|sooner
  slightly|much|lot|way|even later|earlier|sooner
  a lot later|earlier|sooner
  any later|earlier|sooner
  little bit later|earlier|sooner
  bit later|earlier|sooner
  later|earlier in the day|afternoon|morning|week
  later|earlier that same? day
  later|earlier on? that day
  later|earlier than that
  later|earlier|sooner please
  some|another|a time later|earlier|sooner
  sooner than that
  go later|earlier
`);
const besideThat = phrases(`
  after|before that
  past that
`);
const alone = phrases(`
  later|earlier|sooner
`);
const chosen = wordSet("one option slot time choice of");
const notBefore = wordSet(`
  you talk see speak back or the no not than now til till until much sooner day days week weeks month
  months hour hours minutes
`);

/** "an hour later", "half an hour earlier", "a bit later", "anything earlier", "push it back 30 minutes". */
export const readShift: Reader<ShiftMention> = (scan, at) => {
  const { tokens } = scan;
  const amount = amountAt(scan, at);
  if (amount) {
    const word = textAt(tokens, at + amount.length);
    const direction = directionOf(word);
    if (direction)
      return reading(amount.length + 1, { kind: "shift", direction, minutes: amount.minutes });
  }
  const pushed = pushedAt(scan, at);
  if (pushed) return pushed;
  const length = longestOf(wishes, tokens, at);
  if (length > 0 && isShift(scan, at, length)) {
    const words = tokens.slice(at, at + length).map(({ text }) => text);
    const direction = words.map(directionOf).find((each) => each !== null)!;
    return reading(length, { kind: "shift", direction, minutes: null });
  }
  const beside = longestOf(besideThat, tokens, at);
  if (beside > 0 && scan.listening.about.minute !== null)
    return reading(beside, {
      kind: "shift",
      direction: textAt(tokens, at) === "before" ? "earlier" : "later",
      minutes: null,
    });
  const direction = directionOf(textAt(tokens, at));
  return longestOf(alone, tokens, at) > 0 && isWhenAsked(scan) && isShift(scan, at, 1)
    ? reading(1, { kind: "shift", direction: direction!, minutes: null })
    : null;
};

function directionOf(word: string): "earlier" | "later" | null {
  if (word === "later" || word === "after") return "later";
  return word === "earlier" || word === "sooner" || word === "before" ? "earlier" : null;
}

/** "the later one" chooses, "talk to you later" says goodbye, "sooner or later" means nothing. */
function isShift({ tokens }: Scan, at: number, length: number): boolean {
  const [before, after] = [textAt(tokens, at - 1), textAt(tokens, at + length)];
  if (chosen.has(after) && length === 1) return false;
  if (after === "or" || (length === 1 && notBefore.has(before))) return false;
  return true;
}

/** "an hour", "half an hour", "30 minutes", "an hour and a half": how far. */
function amountAt({ tokens }: Scan, at: number): { minutes: number; length: number } | null {
  const isHalf = textAt(tokens, at) === "half";
  const count = isHalf ? { value: 0.5, length: 1 } : countAt(tokens, at);
  if (!count) return null;
  let place = at + count.length;
  if (isHalf && /^(?:an|a)$/.test(textAt(tokens, place))) place += 1;
  let value = count.value;
  if (count.value === 1 && textAt(tokens, place) === "half") {
    value = 0.5;
    place += 1;
  }
  const unit = textAt(tokens, place);
  const isHours = /^(?:hour|hours|hr|hrs)$/.test(unit);
  if (!isHours && !/^(?:minutes|minute|mins|min)$/.test(unit)) return null;
  place += 1;
  if (
    isHours &&
    /^and a half$/.test([0, 1, 2].map((offset) => textAt(tokens, place + offset)).join(" "))
  ) {
    value += 0.5;
    place += 3;
  }
  return { minutes: Math.round(value * (isHours ? 60 : 1)), length: place - at };
}

const pushes = phrases(`
  push|move|bump it|that|this|the|my appointment|meeting|time? back|forward|up|out by?
  push|move|bump back|forward|up|out it|that|by?
  back|forward|up|out by
`);

/** "push it back an hour" is later, "move it up 30 minutes" earlier. */
function pushedAt(scan: Scan, at: number) {
  const { tokens } = scan;
  const length = longestOf(pushes, tokens, at);
  const amount = length > 0 ? amountAt(scan, at + length) : null;
  if (!amount) return null;
  const isUp = tokens
    .slice(at, at + length)
    .some(({ text }) => text === "up" || text === "forward");
  return reading<ShiftMention>(length + amount.length, {
    kind: "shift",
    direction: isUp ? "earlier" : "later",
    minutes: amount.minutes,
  });
}
