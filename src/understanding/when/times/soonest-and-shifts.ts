import { wordSet } from "../../text.ts";
import {
  isWhenAsked,
  type Reader,
  reading,
  type Scan,
  type ShiftMention,
  type SoonestMention,
} from "../grammar/mention.ts";
import { countAt } from "../grammar/numbers.ts";
import { longestOf, phrases, textAt } from "../grammar/tokens.ts";

const firm = phrases(`
  asap
  a s a p
  as? soon|early|quickly as possible
  as soon|early|quickly as you|they|he|she|we|i can|could
  as soon|early|quickly as they|she|he|youre is? available|free
  the? earliest|soonest possible|available|opening|appointment|slot|time|availability|date
  the? earliest|soonest that? you|he|she|they
  your|her|his|their|the earliest|soonest available?
  your|her|his|their|the next|first available
  your|her|his|their|the earliest|soonest|next|first availability|opening|slot
  the? very? next|first|soonest available
  the? very? next|first|soonest open|free slot|time|spot|one
  the? next|first|soonest opening|availability
  the? next|first|soonest available|open|free slot|time|spot|one|appointment|opening|date|day
  the? next|first day|slot|time|spot|opening|appointment you|he|she|they have|has|got
  the? next|first time|slot|appointment thats|thats? available|open|free
  earliest
  soonest
  the sooner the better
  sooner is better
  right away
  immediately
  straight away
  at once
  pretty|very|real soon
  sometime soon
  soon please
  right now
  urgently
`);
const wholly = phrases(`
  whenever
  whenever works|suits for|to? you|him|her|them?
  whenever you|he|she|they are|is|have|has? free|available|open|time?
  whenever youre|hes|shes|theyre free|available|open
  whenever is|its good|best|convenient|easiest|fine for? you?
  you pick|choose|decide
  you can pick|choose|decide
  your|his|her|their choice|call|pick
  up to you|him|her|them
  i|it really? doesnt|dont|does|do not? really? matter|care|mind
  doesnt|dont really? matter|care|mind
  does|do not matter|care|mind
  dont have a preference
  not picky|fussy
  no preference|preferences
  im pretty|totally|very|completely? flexible|open
  i am pretty|totally|very|completely? flexible|open
  flexible
  wide open
  makes no difference
  surprise me
  whatever works|suits|is|you|he|she|they|time|day
  whatevers good|best|easiest|available|open|convenient
  anything works|is|goes|you|thats|available|open|fine
  anythings fine|good|okay|ok
  what|which times|time|days|day|slots|openings|appointments|dates do you|they|he|she have|got
  what|which times|time|days|day|slots|openings|appointments|dates are|is available|open|free|good|left
  what do|have|does you|they|he|she have|got open|available|free|left|coming?
  what do|does your|his|her|their availability|schedule|calendar look like
  what do|have|does you|they|he|she have|got
  whats available|open|free|left|your|her|his availability|schedule?
  what is available|open|free|left
  what availability do you|they|he|she have
  when are|is you|he|she|they|there free|available|open|time
  when do|does you|he|she|they have time|availability|something|openings|space|room
  when can|could you|he|she|they see|fit|meet|take
`);
const anyTime = phrases(`
  any time|times
  anytime
  any hour
  any slot
  all day
`);
const anyDay = phrases(`
  any day|days
  any date
  every day
  any other day|days
`);
const chosen = /^(?:earliest|soonest|first|next)$/;
const asked = new Set([
  "want",
  "day",
  "time",
  "choice",
  "appointment",
  "nothing",
  "confirm",
  "anythingElse",
]);

/** "as soon as possible", "the next opening", "whenever", "you pick", "what do you have". */
export const readSoonest: Reader<SoonestMention> = ({ tokens, listening }, at) => {
  const soon = longestOf(firm, tokens, at);
  const open = longestOf(wholly, tokens, at);
  if (soon > 0 && soon >= open) {
    const isChoice = listening.expecting === "choice" && chosen.test(textAt(tokens, at + soon - 1));
    return isChoice ? null : reading(soon, { kind: "soonest", any: null });
  }
  if (open > 0)
    return asked.has(listening.expecting) ? reading(open, { kind: "soonest", any: "all" }) : null;
  const time = longestOf(anyTime, tokens, at);
  if (time > 0 && asked.has(listening.expecting))
    return reading(time, { kind: "soonest", any: "time" });
  const day = longestOf(anyDay, tokens, at);
  return day > 0 ? reading(day, { kind: "soonest", any: "day" }) : null;
};

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
const chosenSide = wordSet("one option slot time choice of");
const notBefore = wordSet(`
  you talk see speak back or the no not than now til till until much sooner day days week weeks month months hour
  hours minutes
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
  if (chosenSide.has(after) && length === 1) return false;
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
