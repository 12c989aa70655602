import { bare, pattern } from "../text.ts";
import type { Choice, Listening } from "../heard.ts";

const places: [RegExp, number][] = [
  [/^(?:first|1st|former)$/, 1],
  [/^(?:second|2nd)$/, 2],
  [/^(?:third|3rd)$/, 3],
  [/^(?:fourth|4th)$/, 4],
  [/^(?:last|latter|final|bottom)$/, -1],
  [/^(?:top)$/, 1],
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
// "The first", but not "the first of December", "the first Monday", "first thing", "first available".
const ordinal = pattern`
  \b(first|1st|former|second|2nd|third|3rd|fourth|4th|last|latter|final|top|bottom)(?: (?:one|option|slot|time|choice
  |two|suggestion|appointment))?(?! (?:of|week|thing|available|name|opening|day|monday|tuesday|wednesday|thursday
  |friday|saturday|sunday|weekend|month|in|at|half|part|night|please spell|initial|mortgage|home|house)\b)`;
const numbered = pattern`
  \b(?:option|number|choice|slot|the) (one|two|three|four|1|2|3|4|a|b|c)\b(?! (?:o|pm|am|p|thirty|fifteen|forty
  |hundred|\d))`;
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
  \b(?:earlier|earliest|sooner|soonest)(?: (?:one|option|slot|time|of the two|please))?$|\bthe (?:earlier|earliest
  |sooner|soonest|morning) (?:one|option|slot)\b|^(?:the )?(?:earlier|earliest|soonest|sooner)\b`;
const latest = pattern`
  \b(?:the )?(?:later|latest)(?: (?:one|option|slot|time|of the two|please))$|\bthe (?:later|latest|afternoon
  |evening) (?:one|option|slot)?$|^(?:the )?(?:later|latest)$`;
const oneOfTwo = pattern`
  ^(?:i (?:mean|meant|will take|want) |take |it is )?(?:the )?(first|1st|former|second|2nd|last|latter|earlier
  |earliest|sooner|later|latest)(?: (?:one|day|option|of (?:the two|them|those|these)))$|^(?:the )?(former|latter
  |earlier|sooner|later)$`;

/** Which of the offered times plain words choose; null if nothing was offered or chosen. */
export function choiceOf(words: string, listening: Listening): Choice | null {
  const { expecting, offered } = listening;
  const spoken = bare(words);
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
  if (
    latest.test(spoken) &&
    !/\b(?:anything|something|bit|little|much|hour|hours|minutes|any|there|have)\b/.test(spoken)
  )
    return { kind: "latest" };
  return null;
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

// "The one at 4:30" names a time; "not the first one" and "the first, no, the last" are unclear.
const clock = pattern`
  \b\d{1,2}:\d\d\b|\b\d{1,2} ?(?:am|pm|a m|p m|o ?clock)\b|\bat (?:\d|one|two|three|four|five|six|seven|eight|nine|ten
  |eleven|twelve|noon)`;
const denied = /\b(?:not|no|nope|never|actually)\b/;

function nthOf(words: string, { expecting, offered }: Listening, isAsked: boolean): number | null {
  if (clock.test(words)) return null;
  const [, place] = ordinal.exec(words) ?? [];
  if (place && denied.test(words)) return null;
  if (place && isAsked) return places.find(([shape]) => shape.test(place))?.[1] ?? null;
  const [, counted] = numbered.exec(words) ?? [];
  const alone =
    /^(?:i will take |let us do |give me |take )?(one|two|three|four|[1-4])(?: please)?$/.exec(
      words,
    )?.[1];
  // In answer to "which time would suit you?" a bare number is an hour.
  const said = counted ?? (isAsked && expecting !== "time" ? alone : undefined);
  if (said === undefined) return null;
  const nth = numbers[said]!;
  // "Two" is two o'clock if that was offered, otherwise the second in the list.
  const isHour = offered.some(({ minute }) => minute % (12 * 60) === (nth % 12) * 60);
  const isPlace = words.includes("option") || words.includes("number") || words.includes("choice");
  if (isHour && !isPlace) return null;
  return offered.length === 0 || nth <= offered.length ? nth : null;
}
