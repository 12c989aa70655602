import { bare, pattern, source } from "../text.ts";
import type { Choice, Listening } from "../heard.ts";

const places: [RegExp, number][] = [
  [/^(?:first|1st|former)$/, 1],
  [/^(?:second|2nd)$/, 2],
  [/^(?:third|3rd)$/, 3],
  [/^(?:fourth|4th)$/, 4],
  [/^(?:last|latter|final|bottom)$/, -1],
  [/^(?:top)$/, 1],
  // Of three.
  [/^(?:middle)$/, 2],
];
const numbers: Record<string, number> = {
  one: 1,
  "1": 1,
  a: 1,
  two: 2,
  "2": 2,
  b: 2,
  three: 3,
  "3": 3,
  c: 3,
  four: 4,
  "4": 4,
};
const monthName = source`
  (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul
  |aug|sept?|oct|nov|dec)`;
const place =
  "(first|1st|former|second|2nd|third|3rd|fourth|4th|last|latter|final|top|bottom|middle)";
const thing = "(?:one|option|slot|time slot|choice|two|suggestion|appointment)";
const owned = source`(?<!\b(?:my|our|your|his|her|their|a|just|another|per|split|one|a) )`;
const dateBefore = source`(?<!\b(?:${monthName}|on) (?:the )?)`;
// What may follow, so that the place is not one of something else: "the first works", but not "the first floor".
const closing = source`
  (?=$| (?:please|works?|is|was|sounds?|looks?|seems?|suits|would|will|should|can|could|for|then|thanks?|you|i|if|that
  |of (?:those|them|these)|good|great|fine|okay|perfect|and|or|with|because|but|yes|maybe|no|not|actually|instead)\b)`;
const leadingUp = source`
  (?:yes|yeah|okay|well|so|um|no|then|i|we|you|will|would|can|could|let us|like|love|prefer|want|take|have|do|get|go
  |give|me|with|for|pick|choose|say|guess|think|mean|meant|suppose|maybe|probably|it is|that is|make|it|how about
  |what about|please|rather|the|that|to|just|definitely|my choice is|book|hm+)`;
// "The second one"; "the second"; "second please". In "check with my boss first" and "first I have a question" the word
// is no place, in "the first of December" and "December 2nd" a date, in "give me a second" a time to wait.
const ordinals = [
  new RegExp(`${dateBefore}${owned}\\b${place} ${thing}\\b`),
  new RegExp(`${dateBefore}\\b(?:the|that) ${place}(?: time(?! (?:i|we|you)\\b))?${closing}`),
  new RegExp(`^(?:${leadingUp} )*${place}${closing}(?! i\\b| you\\b)`),
];
const numbered = pattern`
  \b(?:option|number|choice|slot|(?<!\bis )the(?= (?:one(?=$| please)|a|b|c)\b)) (one|two|three|four|1|2|3|4|a|b|c)
  \b(?! (?:o|pm|am|p|thirty|fifteen|forty|hundred|\d))`;
const none = pattern`
  \b(?:none(?: of (?:those|them|these|the above|that))?|neither(?: of (?:those|them|these|that))?|not (?:any
  |either) of (?:those|them|these)|no(?:ne)? of (?:those|them|these)|(?:those|they|these|either|any of (?:those|them)
  |that|both|it) (?:do|does|will|would|are|is)(?: \w+)? not (?:work|good|suit|possible|fit)|something (?:else
  |different)|(?:any|some|have|got|other|are there|is there|what) (?:\w+ )?(?:other|others|else
  |different)(?: (?:times?|days?|options?|slots?|openings?|dates?))?|other (?:times|options|days|slots)
  |anything (?:else|later|earlier|different)|(?:another|a different|different) (?:time|day|option|slot|date)
  |nothing (?:there )?works|no good|cannot (?:do|make) (?:either|any|those|them|these|that))\b`;
const any = pattern`
  \b(?:either(?: one| is| works| of (?:those|them))?|any(?: one)?(?: of (?:those|them|these))|whichever|both (?:work
  |are|is)|you (?:pick|choose|decide)|your (?:pick|choice)|(?:does not|do not) (?:matter|care|mind)|surprise me
  |all (?:of them )?work|whatever (?:works|is|you)|no preference)\b`;
const earliest = pattern`
  \b(?:earlier|earliest|sooner|soonest)(?: (?:one|option|slot|time|of the two|please))?$|\bthe (?:early|earlier|earliest
  |sooner|soonest|morning) (?:one|option|slot)\b|^(?:the )?(?:earlier|earliest|soonest|sooner)\b`;
const latest = pattern`
  \b(?:the )?(?:later|latest)(?: (?:one|option|slot|time|of the two|please))$|\bthe (?:late|later|latest|afternoon
  |evening) (?:one|option|slot)?$|^(?:the )?(?:later|latest)$`;
const oneOfTwo = pattern`
  ^(?:i (?:mean|meant|will take|want) |take |it is )?(?:the )?(first|1st|former|second|2nd|last|latter|earlier
  |earliest|sooner|later|latest)(?: (?:one|day|option|of (?:the two|them|those|these)))$|^(?:the )?(former|latter
  |earlier|sooner|later)$`;

/** Which of the offered times plain words choose; null if nothing was offered or chosen. */
export function choiceOf(words: string, listening: Listening): Choice | null {
  const { expecting, offered } = listening;
  const spoken = bare(words);
  const twin = twinOf(words, offered);
  if (twin !== null) return { kind: "nth", nth: twin };
  if (expecting === "day" && offered.length === 0) return whichDay(spoken);
  if (expecting !== "choice" && expecting !== "appointment" && offered.length === 0) return null;
  const isAsked =
    expecting === "choice" ||
    expecting === "appointment" ||
    (expecting === "time" && offered.length > 0);
  if (none.test(words) && !/\b(?:not none)\b/.test(words)) return { kind: "none" };
  if (any.test(words)) return { kind: "any" };
  const nth = nthOf(spoken, listening, isAsked);
  if (nth !== null) return { kind: "nth", nth };
  if (
    earliest.test(spoken) &&
    !/\b(?:anything|something|bit|little|much|hour|hours|minutes|any|there|have)\b/.test(spoken)
  )
    return { kind: "earliest" };
  if (/\blatest (?:one )?(?:you|she|he|they) (?:have|has|got)$/.test(spoken))
    return { kind: "latest" };
  if (
    latest.test(spoken) &&
    !/\b(?:anything|something|bit|little|much|hour|hours|minutes|any|there|have)\b/.test(spoken)
  )
    return { kind: "latest" };
  return null;
}

const beforeChange = pattern`
  \b(?:before|earlier|first|1st|former|daylight|summer|old time|e ?d ?t|c ?d ?t|m ?d ?t|p ?d ?t)\b`;
const afterChange = pattern`
  \b(?:after|later|second|2nd|latter|last|standard|winter|new time|e ?s ?t|c ?s ?t|m ?s ?t|p ?s ?t)\b`;

/** Which of two offered starts with the same local time: the clocks are set back between them. */
function twinOf(words: string, offered: Listening["offered"]): number | null {
  const [one, other, ...more] = offered;
  if (!one || !other || more.length > 0) return null;
  if (one.day !== other.day || one.minute !== other.minute) return null;
  const [isBefore, isAfter] = [beforeChange.test(words), afterChange.test(words)];
  if (isBefore === isAfter || /\bnot\b/.test(words)) return null;
  return isBefore ? 1 : 2;
}

/** Which of two days: "the second one", but not "the second", which is a date. */
function whichDay(words: string): Choice | null {
  const [, named, alone] = oneOfTwo.exec(words) ?? [];
  const place = named ?? alone;
  if (!place) return null;
  if (/^(?:earli|soon)/.test(place)) return { kind: "earliest" };
  if (place.startsWith("late")) return { kind: "latest" };
  return { kind: "nth", nth: places.find(([shape]) => shape.test(place))![1] };
}

const numberAlone =
  /^(?:i will take |let us do |give me |take )?(?:the )?(one|two|three|four|[1-4])(?: please)?$/;

/** Whether plain words are only a number: an hour as likely as a place in the list. */
export function isBareNumber(words: string): boolean {
  return numberAlone.test(bare(words));
}

// "The one at 4:30" names a time; "not the first one" and "the first, no, the last" are unclear.
const clock = pattern`
  \b\d{1,2}:\d\d\b|\b\d{1,2} ?(?:am|pm|a m|p m|o ?clock)\b|\bat (?:\d|one|two|three|four|five|six|seven|eight|nine|ten
  |eleven|twelve|noon)`;
const dated = pattern`
  \b(?:${monthName}|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|today)\b`;
const denied = /\b(?:not|no|nope|never|actually)\b/;

function nthOf(words: string, { expecting, offered }: Listening, isAsked: boolean): number | null {
  if (clock.test(words)) return null;
  const [phrase, place] = ordinals.map((shape) => shape.exec(words)).find(Boolean) ?? [];
  if (place && /\b(?:repeat|again|what was)\b/.test(words)) return null;
  if (place && denied.test(words)) return null;
  if (place === "middle" && offered.length !== 3) return null;
  if (place && isAsked) {
    const nth = places.find(([shape]) => shape.test(place))?.[1] ?? null;
    // "Wednesday the second" and, of three, "the fourth" are dates.
    const isDate = phrase!.endsWith(place) && dated.test(words);
    return isDate || (offered.length > 0 && nth! > offered.length) ? null : nth;
  }
  const [, counted] = numbered.exec(words) ?? [];
  const alone = numberAlone.exec(words)?.[1];
  // In answer to "which time would suit you?" a bare number is an hour.
  const said = counted ?? (isAsked && expecting !== "time" ? alone : undefined);
  if (said === undefined) return null;
  const nth = numbers[said]!;
  // "Two" is two o'clock if that was offered, otherwise the second in the list.
  const isHour = offered.some(({ minute }) => minute % (12 * 60) === (nth % 12) * 60);
  const isPlace = /\b(?:option|number|choice|slot)\b/.test(words);
  if (isHour && !isPlace) return null;
  return offered.length === 0 || nth <= offered.length ? nth : null;
}
