import { expect, test } from "vitest";
import type { Bilingual } from "#web/language/bilingual.ts";
import { spanishWords } from "./spanish-words.ts";

type Pair = Bilingual<Record<string, unknown>>;
const isBilingual = (value: unknown): value is Pair =>
  typeof value === "object" && value !== null && "english" in value && "name" in value;
const spanishOf = ({ name }: Pair) =>
  new Map(leavesOf((spanishWords as Record<string, unknown>)[name]));

const files = import.meta.glob<Record<string, unknown>>([
  "../**/*-messages.ts",
  "../**/*-words.ts",
  "../**/dates.ts",
  "../**/zone-name.ts",
]);

/** All bilingual texts, each with its file. */
async function allPairs(): Promise<[string, Pair][]> {
  const found: [string, Pair][] = [];
  for (const [path, load] of Object.entries(files))
    for (const [name, value] of Object.entries(await load()))
      if (isBilingual(value)) found.push([`${path} ${name}`, value]);
  return found;
}

/** All texts and functions of a text object, with their paths. */
function leavesOf(words: unknown, place = ""): [string, unknown][] {
  if (typeof words !== "object" || words === null) return [[place, words]];
  return Object.entries(words).flatMap(([key, value]) => leavesOf(value, `${place}.${key}`));
}

// Sample arguments for texts with parameters; the number occurs in no text itself.
const stands = ["⟦one⟧", "⟦two⟧"];
const number = 47;

/** The text that a function returns for sample arguments; tries several types until one fits. */
function saidBy(say: (...args: unknown[]) => unknown): string {
  const args = (value: (at: number) => unknown) =>
    Array.from({ length: say.length }, (_, at) => value(at));
  const tries = [
    args((at) => stands[at]),
    args(() => number),
    args((at) => (at === 0 ? stands[0] : number)),
    args((at) => (at === 0 ? number : stands[0])),
    args((at) => (at === 0 ? stands[0] : { free: number, isToday: false })),
    args(() => ({ count: number, unit: "minute" })),
  ];
  // Whether the text contains everything it was given.
  const holds = (words: string, given: unknown[]) =>
    !/NaN|undefined|\[object/.test(words) &&
    given.every((one) => typeof one !== "string" || words.includes(one));
  for (const given of tries) {
    try {
      const words = String(say(...given));
      if (holds(words, given)) return words;
    } catch {
      // These arguments do not fit this function.
    }
  }
  return "";
}

const marksOf = (words: string) => words.match(/⟦\w+⟧|47/g)?.toSorted() ?? [];
// Excluded: their parameters or results are not plain text, and their own tests cover them.
const apart = /(dates\.ts|zone-name\.ts|\.messageOf$|\.fault$|\.status$)/;

test("all texts exist in both languages, with the same parameters", async () => {
  const pairs = await allPairs();
  const names = pairs.map(([, { name }]) => name);
  expect(names.toSorted()).toEqual(Object.keys(spanishWords).toSorted());
  let compared = 0;
  for (const [name, pair] of pairs) {
    const spanish = spanishOf(pair);
    for (const [place, english] of leavesOf(pair.english)) {
      const other = spanish.get(place);
      const at = `${name}${place}`;
      expect(typeof other, at).toBe(typeof english);
      if (typeof english !== "function" || apart.test(at)) continue;
      const says = english as (...args: unknown[]) => unknown;
      const said = saidBy(says);
      expect(marksOf(said).length, `${at} says none of its places`).toBeGreaterThan(0);
      const translated = saidBy(other as typeof says);
      expect(marksOf(translated), `${at}: "${said}" and "${translated}"`).toEqual(marksOf(said));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(30);
});

/** Names and signs that are the same in both languages. */
const alike = /^(Hearthline|Google Calendar|Outlook|Demo|·|en|es|)$/;

test("no Spanish text is the untranslated English one", async () => {
  for (const [name, pair] of await allPairs()) {
    const spanish = spanishOf(pair);
    for (const [place, english] of leavesOf(pair.english))
      if (typeof english === "string" && !alike.test(english))
        expect(spanish.get(place), `${name}${place}`).not.toBe(english);
  }
});
