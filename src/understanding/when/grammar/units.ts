import { isNumeral } from "./numbers.ts";
import { textAt, wordSet } from "./phrase.ts";
import type { Token } from "./tokens.ts";

// What is counted, so that the number before it is no time and no date.
const units = wordSet(`
  people persons person of bedroom bedrooms bed beds br bd bath baths bathroom bathrooms ba car cars
  house houses home homes property properties listing listings acre acres minutes minute min mins hour
  hr hrs hours day days week weeks weekend weekends month months year years yr yrs kid kids child
  children thousand k mil million hundred percent percentage point points dollars dollar bucks grand
  unit units floor floors story stories family families block blocks mile miles times place places
  different other others more option options thing things question questions guest guests adult adults
  sqft square score dogs dog cats cat friends tenants buyers offers loans second seconds sec secs
  moment guy guys stars lot lots half weekdays mondays tuesdays wednesdays thursdays fridays saturdays
  sundays steps lender lenders agents agent appointments appointment meetings calls slots feet ft foot
  inches pounds reasons single big small new old
`);
const streets = wordSet(`
  street st avenue ave road rd drive dr lane ln boulevard blvd court ct way circle cir terrace ter
  parkway pkwy highway hwy suite ste apt apartment plaza square trail loop broadway main elm oak maple
  pine cedar park
`);
const joiners = new Set(["to", "or", "and", "-", "&", "by", "x"]);

/** Whether what begins at a place is what a number before it counts: "2 people", "3 or 4 bedrooms". */
export function isUnit(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (units.has(text)) return !isHalfPast(tokens, at);
  if (text === "and" && textAt(tokens, at + 1) === "a" && textAt(tokens, at + 2) === "half")
    return true;
  if (joiners.has(text) && isNumeral(tokens[at + 1])) {
    let next = at + 1;
    while (isNumeral(tokens[next])) next += 1;
    return isUnit(tokens, next);
  }
  return isAddress(tokens, at);
}

/** "... half past two" after a number: another time, no half of the number. */
function isHalfPast(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === "half" && /^(?:past|after)$/.test(textAt(tokens, at + 1));
}

/** Whether the number before a place is a house's: "12 elm street", "1400 north main". */
function isAddress(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < at + 3; index += 1) {
    if (tokens[index]?.kind !== "word") return false;
    const text = textAt(tokens, index);
    if (/^(?:am|pm|oclock|or|and|on|at|to|until|if|is|works|would|please)$/.test(text))
      return false;
    // Names of streets that are words of their own count right behind the number alone.
    if (streets.has(text) && (index > at || text !== "square"))
      return !(index > at && /^(?:park|main|dr|st)$/.test(text) && index > at + 1);
  }
  return false;
}
