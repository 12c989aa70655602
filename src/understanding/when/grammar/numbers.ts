import type { Token } from "./tokens.ts";

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

/** A number that begins at a place: how much, and in how many pieces. */
export type Count = { value: number; length: number; isDigits: boolean };

/** How many: "3", "twelve", "twenty five"; null where no number begins. */
export function cardinalAt(tokens: readonly Token[], at: number): Count | null {
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
export function ordinalAt(tokens: readonly Token[], at: number): Count | null {
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
export function countAt(
  tokens: readonly Token[],
  at: number,
): (Count & { isVague: boolean }) | null {
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

/** Whether a piece is a number in digits or in words, as in phone numbers that are read out. */
export function isNumeral(token: Token | undefined): boolean {
  if (!token) return false;
  return (
    token.kind === "number" ||
    token.text === "oh" ||
    oneValues.has(token.text) ||
    tenValues.has(token.text)
  );
}
