import { wordSet } from "../../text.ts";
import { textAt, type Token, type Tokens } from "./tokens.ts";

const ones = `
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen
`;
const tens = "twenty thirty forty fifty";
const ordinals = `
  zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
`;

const valuesOf = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word, value) => [word, value] as const);
const oneValues = new Map(valuesOf(ones));
const tenValues = new Map(valuesOf(tens).map(([word, index]) => [word, 20 + 10 * index]));
tenValues.set("fourty", 40);
const ordinalValues = new Map(valuesOf(ordinals));
for (const [word, value] of [
  ["thirtieth", 30],
  ["fith", 5],
  ["nineth", 9],
  ["twelveth", 12],
] as const)
  ordinalValues.set(word, value);
const suffixes = new Set(["st", "nd", "rd", "th"]);

/** A number: its value, and how many tokens it takes. */
export type Count = { value: number; length: number; isDigits: boolean };

/** How many: "3", "twelve", "twenty five"; null where no number begins. */
export function cardinalAt(tokens: Tokens, at: number): Count | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "number") return { value: token.numbers[0]!, length: 1, isDigits: true };
  const ten = tenValues.get(token.text);
  if (ten !== undefined) {
    const one = oneValues.get(tokens[at + 1]?.text ?? "") ?? 0;
    return one >= 1 && one <= 9
      ? { value: ten + one, length: 2, isDigits: false }
      : { value: ten, length: 1, isDigits: false };
  }
  const one = oneValues.get(token.text);
  return one === undefined ? null : { value: one, length: 1, isDigits: false };
}

/** Which one: "5th", "5 th", "fifth", "twenty first"; null where none begins. */
export function ordinalAt(tokens: Tokens, at: number): Count | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "number") {
    if (!suffixes.has(tokens[at + 1]?.text ?? "")) return null;
    return { value: token.numbers[0]!, length: 2, isDigits: true };
  }
  const ten = tenValues.get(token.text);
  if (ten !== undefined) {
    const one = ordinalValues.get(tokens[at + 1]?.text ?? "") ?? 0;
    return one >= 1 && one <= 9 ? { value: ten + one, length: 2, isDigits: false } : null;
  }
  const value = ordinalValues.get(token.text);
  return value ? { value, length: 1, isDigits: false } : null;
}

/** How many, where "a", "a couple of" and "a few" count as well: "in a week", "in a couple of days". */
export function countAt(tokens: Tokens, at: number): (Count & { isVague: boolean }) | null {
  const text = tokens[at]?.text;
  const start = text === "a" || text === "an" || text === "the" ? at + 1 : at;
  const next = tokens[start]?.text;
  if (next === "couple" || next === "few") {
    const length = start - at + (tokens[start + 1]?.text === "of" ? 2 : 1);
    return { value: next === "few" ? 3 : 2, length, isDigits: false, isVague: true };
  }
  if (text === "a" || text === "an")
    return { value: 1, length: 1, isDigits: false, isVague: false };
  const count = cardinalAt(tokens, at);
  return count && { ...count, isVague: false };
}

/** Whether a token is a number in digits or in words. */
export function isNumeral(token: Token | undefined): boolean {
  if (!token) return false;
  return (
    token.kind === "number" ||
    token.text === "oh" ||
    oneValues.has(token.text) ||
    tenValues.has(token.text)
  );
}

// Nouns after a number that make it neither a time nor a date.
const units = wordSet(`
  people persons person of bedroom bedrooms bed beds br bd bath baths bathroom bathrooms ba car cars house houses
  home homes property properties listing listings acre acres minutes minute min mins hour hr hrs hours day days week
  weeks weekend weekends month months year years yr yrs kid kids child children thousand k mil million hundred
  percent percentage point points dollars dollar bucks grand unit units floor floors story stories family families
  block blocks mile miles times place places different other others more option options thing things question
  questions guest guests adult adults sqft square score dogs dog cats cat friends tenants buyers offers loans second
  seconds sec secs moment guy guys stars lot lots half weekdays mondays tuesdays wednesdays thursdays fridays
  saturdays sundays steps lender lenders agents agent appointments appointment meetings calls slots feet ft foot
  inches pounds reasons single big small new old
`);
const streets = wordSet(`
  street st avenue ave road rd drive dr lane ln boulevard blvd court ct way circle cir terrace ter parkway pkwy
  highway hwy suite ste apt apartment plaza square trail loop broadway main elm oak maple pine cedar park
`);
const joiners = new Set(["to", "or", "and", "-", "&", "by", "x"]);

/** Whether the token after a number is what it counts: "2 people", "3 or 4 bedrooms". */
export function isUnit(tokens: Tokens, at: number): boolean {
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

/** "... half past two" after a number: another time, not half of the number. */
function isHalfPast(tokens: Tokens, at: number): boolean {
  return textAt(tokens, at) === "half" && /^(?:past|after)$/.test(textAt(tokens, at + 1));
}

/** Whether the number before a token is a house number: "12 elm street", "1400 north main". */
function isAddress(tokens: Tokens, at: number): boolean {
  for (let index = at; index < at + 3; index += 1) {
    if (tokens[index]?.kind !== "word") return false;
    const text = textAt(tokens, index);
    if (/^(?:am|pm|oclock|or|and|on|at|to|until|if|is|works|would|please)$/.test(text))
      return false;
    // Street names that are also ordinary words count only right after the number.
    if (streets.has(text) && (index > at || text !== "square"))
      return !(index > at && /^(?:park|main|dr|st)$/.test(text) && index > at + 1);
  }
  return false;
}
