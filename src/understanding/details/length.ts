import { pattern, source } from "../text/pattern.ts";
import type { Minute } from "../calendar.ts";

const numbers: Record<string, number> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  "forty five": 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const count = `(?:\\d{1,3}|${Object.keys(numbers).toReversed().join("|")})`;
const minutes = new RegExp(`\\b(${count}) ?(?:min|mins|minute|minutes|m)\\b`);
const hours: [RegExp, number][] = [
  [/\b(?:an |one |1 )?hour and (?:a )?half\b|\b1 5 hours?\b|\bone and a half hours?\b/, 90],
  [/\b(?:half an|a half|half|1 2|1⁄2) hour\b/, 30],
  [/\b(?:three quarters of an|3 quarters of an) hour\b/, 45],
  [/\b(?:quarter of an|a quarter) hour\b|\bquarter hour\b/, 15],
  [/\b(?:two|2) (?:hours|hrs)\b/, 120],
  [/\b(?:an|one|1|a full|the full|full|whole) (?:hour|hr)\b|\bhour long\b/, 60],
];
// Hours and minutes that are no length of a meeting: on the way, ago, later, per.
const otherwise = pattern`
  \b(?:in|within|every|per|after|another|last|past|takes?|took|lasts?|for the (?:last
  |past)) (?:me |us |about |around |like |only )?(?:an?|one|half an|\d{1,3}|fifteen|thirty|twenty
  |forty five) ?(?:hour|hours|hr|minutes?|mins?)\b(?= (?:ago|to get|away|drive|late|early|from now)
  |$| and | i )|\b(?:hours?|minutes?|mins?) (?:away|ago|drive|late|early|later|earlier|before|after
  |from (?:now|here|there)|behind|to get|commute|of work|by)\b|\b(?:call|text
  |ring) me (?:back )?in\b|\bhappy hour\b|\bper hour\b|\brush hour\b`;
const bareNumber = new RegExp(
  source`
    ^(?:just )?(?:a |the |make it |let us do |for )*(?:a )?(?:quick |short |full )?(${count})(?: please
    | one| is (?:fine|enough|good)| works)?$`,
);
const quick = new RegExp(
  `\\b(?:quick|short|the) (${count})(?: one)?(?= |$)(?! (?:pm|am|o|p|a|\\d))`,
);

/** The length that plain words wish for, where it can be booked; bare numbers only where they say nothing else. */
export function lengthOf(words: string, durations: readonly Minute[]): number | null {
  if (otherwise.test(words)) return null;
  const hour = hours.find(([shape]) => shape.test(words))?.[1];
  const named =
    hour ?? numberIn(minutes, words) ?? numberIn(bareNumber, words) ?? numberIn(quick, words);
  return named !== null && named !== undefined && durations.includes(named) ? named : null;
}

function numberIn(shape: RegExp, words: string): number | null {
  const [, said] = shape.exec(words) ?? [];
  if (said === undefined) return null;
  return Object.hasOwn(numbers, said) ? numbers[said]! : Number(said);
}
