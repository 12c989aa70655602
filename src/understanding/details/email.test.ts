import fc from "fast-check";
import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

test.each([
  ["jane.doe@example.com", "jane.doe@example.com"],
  ["Sure, my email is Jane.Doe@Example.com.", "jane.doe@example.com"],
  ["<ana@example.com>", "ana@example.com"],
  ["mailto:ana@example.com", "ana@example.com"],
  ["用户@例子.公司", "用户@例子.公司"],
  [
    "my email's ana+leads@mail.example.co and my phone is 718 555 0142",
    "ana+leads@mail.example.co",
  ],
  ["jsmith [at] gmail [dot] com", "jsmith@gmail.com"],
  ["jsmith at the rate gmail dot com", "jsmith@gmail.com"],
  ["j smith at gmail dot com", "jsmith@gmail.com"],
  ["j smith at gmail.com", "jsmith@gmail.com"],
  ["k e double l y at g mail dot com", "kelly@gmail.com"],
  ["kelly k e double l y at g mail dot com", "kelly@gmail.com"],
  ["s as in sam, m as in mary, i t h at gmail", "smith@gmail.com"],
  ["kelly k e l l e y at gmail dot com", "kelley@gmail.com"],
  ["john smith john smith at gmail dot com", "johnsmith@gmail.com"],
  ["d as in david u n g at comcast dot net", "dung@comcast.net"],
  ["s-m-i-t-h at gmail dot com", "smith@gmail.com"],
  ["b o b at s m i t h dot c o m", "bob@smith.com"],
  ["it's john underscore doe at hot mail dot com", "john_doe@hotmail.com"],
  ["john dash doe at ya hoo dot com", "john-doe@yahoo.com"],
  ["john hyphen doe at out look dot com", "john-doe@outlook.com"],
  ["mary jane twenty two at i cloud dot com", "maryjane22@icloud.com"],
  ["nineteen eighty five john at proton mail dot com", "1985john@protonmail.com"],
  ["bob oh one at aol dot com", "bob01@aol.com"],
  ["johnsmith all one word at gmail dot com all lower case", "johnsmith@gmail.com"],
  ["you can reach me at john dot smith at yahoo dot com", "john.smith@yahoo.com"],
  ["meet me at 3. my email is joe at aol dot com", "joe@aol.com"],
  ["john at smith and sons dot com", "john@smithandsons.com"],
  ["bob at mail dot example dot co dot uk", "bob@mail.example.co.uk"],
  ["the smiths at gmail dot com", "thesmiths@gmail.com"],
  ["maria o'brien at gmail dot com", "mariaobrien@gmail.com"],
  ["john dot smith@gmail.com", "john.smith@gmail.com"],
  ["not a@x.com, it's b@x.com", "b@x.com"],
  ["b@x.com not a@x.com", "b@x.com"],
  ["a@x.com is wrong", null],
  ["let's meet @ 3.30pm", null],
  ["look at gmail", null],
  ["i work at yahoo", null],
  ["see you at 3", null],
  ["john smith gmail dot com", null],
])("%s gives %j", (text, email) => {
  expect(hear(text).email).toBe(email);
});

test("when an email was asked for, its @ may be missing", () => {
  const asked = { expecting: "email" } as const;
  expect(hear("john smith gmail dot com", asked).email).toBe("johnsmith@gmail.com");
  expect(hear("john smith at gmail", asked).email).toBe("johnsmith@gmail.com");
});

test("a transcript's lone letters belong to the address that follows", () => {
  expect(hear("J. Smith@gmail.com", { spoken: true }).email).toBe("jsmith@gmail.com");
});

test("an email is not also understood as a day", () => {
  expect(hear("june five at gmail dot com", { expecting: "email" })).toMatchObject({
    email: "june5@gmail.com",
    when: null,
  });
});

const letters = "abcdefghijklmnopqrstuvwxyz";
const local = fc.string({
  unit: fc.constantFrom(...letters.replace("o", ""), ..."0123456789"),
  minLength: 2,
  maxLength: 12,
});
const host = fc.constantFrom(
  "gmail dot com",
  "hot mail dot com",
  "i cloud dot com",
  "acme dot org",
);
const digitWords = "zero one two three four five six seven eight nine".split(" ");

// Without "o": between digits it is a zero.
test("what is spelled letter by letter is understood letter by letter", () => {
  fc.assert(
    fc.property(local, host, (address, domain) => {
      const spelled = [...address].map((sign) => digitWords[Number(sign)] ?? sign).join(" ");
      const heard = hear(`my email is ${spelled} at ${domain}`, {
        expecting: "email",
        spoken: true,
      });
      expect(heard.email).toBe(`${address}@${domain.replace(" dot ", ".").replace(" ", "")}`);
    }),
  );
});

test.each([
  [
    "seven one eight five five five oh one oh four email's t ruggiero at example dot net",
    "truggiero@example.net",
  ],
  ["my phone's 718 555 0104 and my email's t ruggiero at example dot net", "truggiero@example.net"],
  ["sorry sir end is dot org y k a r i m i at example dot org", "ykarimi@example.org"],
  ["it ends in dot net, greta lund at example dot net", "gretalund@example.net"],
  [
    "my daughter wrote it down for me here it says rosa dot lima at example dot com",
    "rosa.lima@example.com",
  ],
  ["she set it up years ago rosa lima at example dot com", "rosalima@example.com"],
  ["y karimi at example dot com no not com sorry dot org", "ykarimi@example.org"],
  ["greta at example dot com no wait dot net", "greta@example.net"],
  ["greta at example dot com not dot net", "greta@example.com"],
  ["greta dot org at example dot com", "greta.org@example.com"],
  ["dot org dot greta at example dot com", "dotorg.greta@example.com"],
  ["the email's lund at example dot com", "lund@example.com"],
])("an address begins behind what leads to it: %s", (text, email) => {
  expect(hear(text, { expecting: "email", spoken: true }).email).toBe(email);
});

test.each([
  ["j whitfield twenty two like the number two two at icloud dot com", "jwhitfield22@icloud.com"],
  ["jwhitfield22 as in the number twenty two at icloud dot com", "jwhitfield22@icloud.com"],
  ["j whitfield twenty two that's two two at icloud dot com", "jwhitfield22@icloud.com"],
  ["mike four the number four at icloud dot com", "mike4@icloud.com"],
  ["four the number four mike at icloud dot com", "4mike@icloud.com"],
  ["mike seven seven at icloud dot com", "mike77@icloud.com"],
  ["mike twenty two twenty two at icloud dot com", "mike2222@icloud.com"],
  ["mike four the number five at icloud dot com", "mike45@icloud.com"],
])("a number that is said again to be understood counts once: %s", (text, email) => {
  expect(hear(text, { expecting: "email", spoken: true }).email).toBe(email);
});

test.each([
  [
    "it's eunice t nineteen forty one at a o l dot com e u n i c e t 1 9 4 1",
    "eunicet1941@aol.com",
  ],
  ["eunice t 1941 at aol dot com that's e u n i c e t one nine four one", "eunicet1941@aol.com"],
  ["eunice t 1941 at aol dot com e u n i c e t", "eunicet1941@aol.com"],
  ["eunis t 1941 at aol dot com e u n i c e t 1941", "eunicet1941@aol.com"],
  ["eunice t at aol dot com e u n i c e t 1941", "eunicet1941@aol.com"],
  ["k lund at aol dot com k l u n d", "klund@aol.com"],
  ["eunice at aol dot com e u n i c e 718 555 0142", "eunice@aol.com"],
  ["eunice at aol dot com e u n i c e 11 in the morning", "eunice@aol.com"],
])("what is spelled behind the address may end with its number: %s", (text, email) => {
  expect(hear(text, { expecting: "email", spoken: true }).email).toBe(email);
});

test("an address with a sentence glued to it is not taken", () => {
  const asked = { expecting: "email", spoken: true } as const;
  const sentence = "mother who lives near greenwood rosa lima at example dot com";
  expect(hear(sentence, asked).email).toBeNull();
  expect(hear("two old dogs farm at example dot com", asked).email).toBe(
    "2olddogsfarm@example.com",
  );
  expect(hear("r o s a l i m a at example dot com", asked).email).toBe("rosalima@example.com");
});

test.each([
  [
    "aquí me lo dejó apuntado mi hija lesbia dice lesbia punto tzoc arroba example punto com",
    "lesbia.tzoc@example.com",
  ],
  ["mi nieto me lo apuntó rosa punto lima arroba example punto com", "rosa.lima@example.com"],
  ["lo tengo anotado aquí j lima arroba example punto com", "jlima@example.com"],
  ["pues creo que es maría lópez arroba example punto com", "marialopez@example.com"],
])("in Spanish as well: %s", (text, email) => {
  const asked = { expecting: "email", spoken: true, language: "es" } as const;
  expect(hear(text, asked).email).toBe(email);
});
