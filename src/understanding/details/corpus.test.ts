import { expect, test } from "vitest";
import { emails } from "../corpus/details/emails.ts";
import { laterNames } from "../corpus/details/later-names.ts";
import { names } from "../corpus/details/names.ts";
import { noNames } from "../corpus/details/no-names.ts";
import { oneBreath } from "../corpus/details/one-breath.ts";
import { phones } from "../corpus/details/phones.ts";
import { spelledNames } from "../corpus/details/spelled-names.ts";
import { hear, lines } from "../corpus/hear.ts";

type Kind = "name" | "email" | "phone";
type Counts = { right: number; wrong: number; misheard: string[] };

/** How many lines are right and wrong (silence is neither), when this detail was asked for. */
function counted(kind: Kind, bank: string): Counts {
  const counts: Counts = { right: 0, wrong: 0, misheard: [] };
  for (const line of lines(bank)) {
    const [raw = "", want = ""] = line.split(" | ");
    const said = raw.replace(/^~/, "");
    const isTyped = raw.startsWith("~") || (kind !== "email" && /[A-Z.,!?]/.test(raw));
    const got = hear(said, { expecting: kind, spoken: !isTyped })[kind] ?? "-";
    if (got === want) counts.right += 1;
    else counts.misheard.push(said);
    if (got !== want && got !== "-") counts.wrong += 1;
  }
  return counts;
}

test("names of the tuned half are written as their owners write them", () => {
  const misheard = [names, spelledNames].flatMap((bank) => counted("name", bank.tuned).misheard);
  // Known and left: words that are names nowhere else, three things said at once.
  expect(misheard).toEqual([
    "art home",
    "kathy fisher cathy with a c fisher with no c",
    "hilda, as in the witch, crane",
  ]);
});

test("of names that were met later, few are misheard", () => {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");
  const wrong = lines(laterNames).filter((line) => {
    const [said = "", want = ""] = line.split(" | ");
    const name = hear(said, { expecting: "name", spoken: !/[A-Z.,!?]/.test(said) }).name;
    return letters(name ?? "-") !== letters(want);
  });
  expect(wrong.length).toBeLessThanOrEqual(19);
});

test("what is no name is not taken for one when a name was asked for", () => {
  const taken = lines(noNames).filter((said) => hear(said, { expecting: "name" }).name !== null);
  // Nothing tells a town from a person.
  expect(taken).toEqual(["springfield"]);
});

test("addresses and numbers of the tuned half are right", () => {
  expect(counted("email", emails.tuned).misheard).toEqual([]);
  expect(counted("phone", phones.tuned).misheard).toEqual([]);
});

test.each([
  ["name", names.heldOut, 111, 3],
  ["name", spelledNames.heldOut, 98, 9],
  ["email", emails.heldOut, 99, 0],
  ["phone", phones.heldOut, 51, 0],
] as const)("the other half: %s", (kind, bank, leastRight, mostWrong) => {
  const { right, wrong } = counted(kind, bank);
  expect(right).toBeGreaterThanOrEqual(leastRight);
  expect(wrong).toBeLessThanOrEqual(mostWrong);
});

test.each([
  ["tuned", 29],
  ["heldOut", 29],
] as const)("name, address and number in one breath: %s", (half, least) => {
  const all = lines(oneBreath[half]).map((line) => line.split(" | "));
  const right = all.filter(([expecting, said = "", , , , name, email, phone]) => {
    const heard = hear(said, {
      expecting: expecting as "want",
      spoken: !/[A-Z@]/.test(said),
    });
    const got = [heard.name ?? "-", heard.email ?? "-", heard.phone ?? "-"];
    return got.join() === [name, email, phone].join();
  });
  expect(right.length).toBeGreaterThanOrEqual(least);
});
