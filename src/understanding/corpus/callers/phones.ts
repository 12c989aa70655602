import { digitWord, type Spoken } from "./shape.ts";

/** Ways to say a US number, given as ten digits. */
export const phones: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => grouped(digits, "-"),
  (digits) => grouped(digits, "."),
  (digits) => grouped(digits, " "),
  (digits) => `(${area(digits)}) ${exchange(digits)}-${line(digits)}`,
  (digits) => `(${area(digits)})${exchange(digits)}${line(digits)}`,
  (digits) => `+1 ${grouped(digits, " ")}`,
  (digits) => `+1${digits}`,
  (digits) => `1-${grouped(digits, "-")}`,
  (digits) => `sure, ${grouped(digits, "-")}`,
  (digits) => `my cell is ${grouped(digits, "-")}`,
  (digits) => `You can reach me at ${grouped(digits, ".")}.`,
  (digits) => `${area(digits)}/${exchange(digits)}-${line(digits)}`,
  (digits) => words(digits),
  (digits) => `it's ${words(digits)}`,
  (digits) =>
    `area code ${words(area(digits))} then ${words(exchange(digits))} ${words(line(digits))}`,
  (digits) => `area code ${area(digits)}, ${exchange(digits)} ${line(digits)}`,
  (digits) => `${commas(area(digits))}. ${commas(exchange(digits))}. ${commas(line(digits))}.`,
  (digits) => commas(digits),
  (digits) => ohs(words(digits)),
  (digits) =>
    `um ${ohs(words(area(digits)))} uh ${ohs(words(exchange(digits)))} ${ohs(words(line(digits)))}`,
  (digits) => doubles(digits),
  (digits) => `call me on ${doubles(digits)}`,
  (digits) => `${words(area(digits))} ${words(exchange(digits))} ${pairs(line(digits))}`,
  (digits) =>
    `${area(digits)} ${exchange(digits)} ${line(digits).slice(0, 2)} ${line(digits).slice(2)}`,
  (digits) => `one ${words(area(digits))} ${words(exchange(digits))} ${words(line(digits))}`,
  (digits) => `${words(area(digits))} dash ${words(exchange(digits))} dash ${words(line(digits))}`,
  (digits) => `best number is ${grouped(digits, " ")} that's my husband's phone`,
  (digits) => [...digits].join(" "),
  (digits) => `${grouped(digits, "-")} cell, no texts please`,
];

/** What people say who give no number. */
export const phoneDeclines: readonly Spoken[] = [
  { says: "I'd rather not give a number." },
  { says: "no phone" },
  { says: "skip", noise: "typed" },
  { says: "email's fine" },
  { says: "nah just email me" },
  { says: "No thank you, dear." },
  { says: "do i have to", noise: "asr" },
  { says: "i don't give that out" },
  { says: "You don't need my phone." },
  { says: "n/a", noise: "typed" },
  { says: "last time i gave my number i got a hundred calls so no", noise: "asr" },
  { says: "I don't have a phone right now, it's at the repair shop." },
  { says: "pass" },
  { says: "let's leave that one out" },
  { says: "not comfortable with that" },
];

function area(digits: string): string {
  return digits.slice(0, 3);
}

function exchange(digits: string): string {
  return digits.slice(3, 6);
}

function line(digits: string): string {
  return digits.slice(6);
}

function grouped(digits: string, between: string): string {
  return [area(digits), exchange(digits), line(digits)].join(between);
}

function words(digits: string): string {
  return [...digits].map(digitWord).join(" ");
}

function commas(digits: string): string {
  return [...digits].map(digitWord).join(", ");
}

function ohs(said: string): string {
  return said.replaceAll("zero", "oh");
}

/** The same digit twice in a row as "double"; a third one is said alone. */
function doubles(digits: string): string {
  const said = digits.replace(/(\d)\1/g, (_pair, digit: string) => `=${digit}`);
  return said
    .replace(/=?\d/g, (part) => {
      const word = digitWord(part.slice(-1));
      return part.length > 1 ? `double ${word} ` : `${word} `;
    })
    .trim();
}

/** Four digits as two numbers, as "forty two seventeen"; "oh" before a small one. */
function pairs(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2)].map(pairWord).join(" ");
}

function pairWord(pair: string): string {
  const [tens = "0", ones = "0"] = pair;
  if (tens === "0") return `oh ${ones === "0" ? "oh" : digitWord(ones)}`;
  if (tens === "1") return TEENS[Number(ones)] ?? "";
  return ones === "0" ? (TENS[Number(tens)] ?? "") : `${TENS[Number(tens)]} ${digitWord(ones)}`;
}

const TEENS =
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "  twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
