import { saidWords } from "./said-words.ts";

/*
 * Models fill gaps: a bare "Tuesday" comes back with nine o'clock. So a claimed day, time or length requires at least
 * one word that can refer to one.
 */

const numbers = `one two three four five six seven eight nine ten eleven twelve thirteen fifteen twenty
  thirty forty half quarter`;

const timeWords = new Set(
  `${numbers} noon midday midnight lunch breakfast dinner brunch morning afternoon evening night
  tonight work school hour hours oclock o'clock am pm a.m p.m early earlier late later first end
  opening closing open close dawn sunrise sunset teatime`.split(/\s+/),
);

const dayWords = new Set(
  `${numbers} first second third fourth fifth sixth seventh eighth ninth tenth last today tonight
  tomorrow overmorrow fortnight day days week weeks weekend month months year next this coming
  following after before birthday holiday holidays eve christmas xmas thanksgiving easter
  halloween ramadan hanukkah passover juneteenth labor memorial veterans presidents valentines
  independence columbus monday tuesday wednesday thursday friday saturday sunday mon tue tues wed
  thu thur thurs fri sat sun january february march april may june july august september october
  november december jan feb mar apr jun jul aug sept sep oct nov dec`.split(/\s+/),
);

const lengthWords = new Set(
  `${numbers} hour hours minute minutes min mins long short quick quickly brief fast full`.split(
    /\s+/,
  ),
);

const anyOf = (hints: ReadonlySet<string>) => (text: string) =>
  saidWords(text).some((word) => /\d/.test(word) || hints.has(word.replace(/'s$/, "")));

export const speaksOfTime = anyOf(timeWords);
export const speaksOfDay = anyOf(dayWords);
export const speaksOfLength = anyOf(lengthWords);

const introduces = /\b(name|i am|i'm|im|this is|it's|its|call me|speaking|here|from)\b/;

/** Whether the caller seems to give a name. */
export function introducesSomeone(text: string): boolean {
  return introduces.test(text.toLowerCase().replace(/[‘’]/g, "'"));
}

const reservations = new Set(
  `no not nope nah never none neither nor but actually wait instead rather except change changed
  wrong different other another cancel stop unless if maybe perhaps later hold move almost nearly
  only unsure sorry don't dont doesn't doesnt didn't isn't isnt aren't can't cant cannot won't
  wont wouldn't shouldn't hmm`.split(/\s+/),
);

/** Whether something in it keeps it from being a plain yes: a reservation, a question, a number. */
export function hasReservation(text: string): boolean {
  return /[?\d]/.test(text) || saidWords(text).some((word) => reservations.has(word));
}
