import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

const asked = { expecting: "email", spoken: true } as const;

test.each([
  "she put virgil dot hatcher at example dot net",
  "what're you writing a book mitch at garrity drywall dot example",
  "just the letters r l at gmail dot com",
  "amber roach ninety one at hotmail no wait yeah hotmail dot com",
  "ida rollins nineteen thirty eight one nine three eight at gmail dot com",
  "dhillon trucking one word d h i l l o n trucking at gmail dot com",
  "kim kim kim three times all one word at gmail dot com",
  "trudy l at lockhart minus homes dot com a minus in between",
  "heejin dot park heejin's one word there at gmail dot com",
])("a remark that would be part of the address leaves it to be spelled: %s", (line) => {
  expect(hear(line, asked).email).toBeNull();
});

test.each([
  "luego tlatelpa todo junto arroba gmail punto com",
  "jess colon ochenta y cinco en números arroba yahoo punto com",
  "nuria t toda pegada la t sola al final arroba example punto com",
  "equis galvez pegado arroba example punto org",
])("in Spanish as well: %s", (line) => {
  const { email } = hear(line, { ...asked, language: "es" });
  expect(email ?? "").not.toMatch(/luego|numeros|final|equis/);
});

test.each([
  ["smith and sons at example dot com", "smithandsons@example.com"],
  ["maria de la cruz at gmail dot com", "mariadelacruz@gmail.com"],
  ["the roths at comcast dot net", "theroths@comcast.net"],
  ["info at the bakery dot com", "info@thebakery.com"],
  ["j u s t a s k at example dot com", "justask@example.com"],
  ["v toomey at example dot org", "vtoomey@example.org"],
  ["ruth lee eighty eight at hotmail dot com", "ruthlee88@hotmail.com"],
  ["ruth lee twenty twenty at hotmail dot com", "ruthlee2020@hotmail.com"],
  ["it's ruth lee nineteen thirty eight at hotmail dot com", "ruthlee1938@hotmail.com"],
])("an address without a remark is heard: %s", (line, email) => {
  expect(hear(line, asked).email).toBe(email);
});

test("a letter that is named once more is one letter", () => {
  expect(hear("nadia dot t the letter t at example dot com", asked).email).toBe(
    "nadia.t@example.com",
  );
});

test("behind words that lead to it, a typed address is what was typed", () => {
  const typed = { expecting: "want", spoken: false } as const;
  const line = "Friday at one, and I may be reached at ida.lund@example.org. Yours, Ida Lund";
  expect(hear(line, typed).email).toBe("ida.lund@example.org");
});

test("a typed address is what it is", () => {
  const typed = { expecting: "email", spoken: false } as const;
  expect(hear("thenumber88@example.com", typed).email).toBe("thenumber88@example.com");
  expect(hear("88@example.com", typed).email).toBe("88@example.com");
});
