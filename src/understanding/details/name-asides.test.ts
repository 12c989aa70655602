import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

const spoken = { expecting: "name", spoken: true } as const;

test.each([
  ["peter p e t e r and holm h o l m", "Peter Holm"],
  ["ngozi n g o z i and then okeke o k e k e", "Ngozi Okeke"],
  ["it's linh l i n h and pham p h a m", "Linh Pham"],
  ["harriet that's like the spy then boyd b o y d", "Harriet Boyd"],
  ["anne marie hyphenated anne hyphen marie then duval d u v a l", "Anne-Marie Duval"],
  ["mary kate olin mary dash kate", "Mary-Kate Olin"],
  ["nora west hill west hyphen hill", "Nora West-Hill"],
  ["esi owusu mensah with a hyphen between owusu and mensah", "Esi Owusu-Mensah"],
  ["oh that's not it put my real one stella stella gunn with two n's g u n n", "Stella Gunn"],
  ["who me barry stokes s t o k e s", "Barry Stokes"],
  ["iga i g a wolska w o l s k a polish name", "Iga Wolska"],
  ["lund sorry first name greta greta lund", "Greta Lund"],
  ["ian mcleod spelled m c l e o d no a after the m", "Ian McLeod"],
  ["aaron double a one r a a r o n and levin l e v i n", "Aaron Levin"],
])("what is said about a name is none of it: %s", (text, name) => {
  expect(hear(text, spoken).name).toBe(name);
});

test.each([
  ["Dot (Dorothy) - use Dorothy Finch pls", "Dorothy Finch"],
  ["use Marco Bell plz", "Marco Bell"],
])("politeness behind a typed name is none of it: %s", (text, name) => {
  expect(hear(text, { expecting: "name" }).name).toBe(name);
});

test.each([
  ["tom and ann becker", "Tom and Ann Becker"],
  ["tom t o m and ann becker", "Tom and Ann Becker"],
  ["ana lopez dash garcia", "Ana Lopez-Garcia"],
  ["jean luc beaumont", "Jean Luc Beaumont"],
  ["peter english", "Peter English"],
  ["rosa rosa", "Rosa"],
  ["hannah gibbs", "Hannah Gibbs"],
  ["who is this", null],
  ["who are you", null],
  ["put my real one on the list", null],
  ["the real one please", null],
  ["that's like the third time then", null],
])("what only resembles that is read as before: %s", (text, name) => {
  expect(hear(text, spoken).name).toBe(name);
});
