import { pattern } from "./pattern.ts";

const deniedBefore = pattern`
  \b(?:not|isn't|isnt|wasn't|instead of|rather than|no longer|forget|old (?:one|number|email
  |address) (?:is|was)|change (?:it|my [a-z]+) from)\s*["'(]*$`;
const deniedAfter =
  /^[,"')]*\s*(?:is|was|'s)\s+(?:wrong|not right|incorrect|old|my old|the old|no longer|a typo)\b/;
const far = 40; // characters

/** Whether what stands at a place was named only to be put aside: "not 718 555 0142, it's …". */
export function isDenied(text: string, place: { from: number; to: number }): boolean {
  const before = text.slice(Math.max(0, place.from - far), place.from);
  return deniedBefore.test(before) || deniedAfter.test(text.slice(place.to, place.to + far));
}
