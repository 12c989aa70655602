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
