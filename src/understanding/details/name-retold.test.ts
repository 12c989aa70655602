import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

const spoken = { expecting: "name", spoken: true } as const;

test.each([
  ["bob well robert really robert tully", "Robert Tully"],
  ["tiff tiffany with two f's and a y tiffany roper", "Tiffany Roper"],
  ["wu comma grace ha sorry i fill out forms all day grace wu", "Grace Wu"],
  ["you want my full name carl edward munson the third but carl munson's fine", "Carl Munson"],
  ["stan s t a n l e y if you need it all stanley wojcik w o j c i k", "Stanley Wojcik"],
  ["i go by dot but legally dorothy fisk so dorothy", "Dorothy Fisk"],
  ["soy ramiro con erre ramiro quintero", "Ramiro Quintero"],
  ["wait do you need my middle lena rae lena rae hatch", "Lena Rae Hatch"],
  ["ezekiel ford zeke to my friends but write ezekiel", "Ezekiel Ford"],
  ["gwen gwendolyn hart gwendolyn for the papers", "Gwendolyn Hart"],
  ["so the name on the account is gonna be my name which is patrice dumont", "Patrice Dumont"],
  ["the borrower is my son dylan meeks", "Dylan Meeks"],
])("a name that is told again is the last whole one: %s", (text, name) => {
  expect(hear(text, spoken).name).toBe(name);
});

test.each([
  ["phoenix like the city miller", "Phoenix Miller"],
  ["omar no middle name siddiqui s i d d i q u i", "Omar Siddiqui"],
  ["george costas no relation c o s t a s", "George Costas"],
  ["lloyd double l at the start jennings", "Lloyd Jennings"],
  ["hugh h u g h not y o u barton", "Hugh Barton"],
  ["zach with an h no k at all thornton", "Zach Thornton"],
  ["rex last name herrera spelled h e r r e r a double r", "Rex Herrera"],
  ["ingrid sorensen s o r e n s e n e n not o n", "Ingrid Sorensen"],
  ["mike sharp s h a r p no e on the end", "Mike Sharp"],
  ["sam short for samantha so samantha green no e on the end", "Samantha Green"],
  ["captain joe lasalle retired navy l a s a l l e", "Joe Lasalle"],
  ["uh t t t tommy reese", "Tommy Reese"],
  ["trudy van der berg small v small d", "Trudy van der Berg"],
])("a remark between the parts of a name is none of it: %s", (text, name) => {
  expect(hear(text, spoken).name).toBe(name);
});

test.each([
  ["i'm tran last name kim first name", "Kim Tran"],
  ["first vincent last vance v a n c e", "Vincent Vance"],
  ["ok so surname is de la rosa three words and i'm carmen", "Carmen de la Rosa"],
  ["wei chen wei is the given name", "Wei Chen"],
  ["thu is my first name t h u last name pham p h a m", "Thu Pham"],
])("which part is which is said before or behind it: %s", (text, name) => {
  expect(hear(text, spoken).name).toBe(name);
});

test.each([
  ["Whoever opens the file should see Teodora Nikolic", "Teodora Nikolic"],
  ["Name = Huy Dang", "Huy Dang"],
  ["You'll find me as Odessa Crumb", "Odessa Crumb"],
  ["the name's Lindsey w/ an E-Y. Lindsey Crewe", "Lindsey Crewe"],
  ["Kenzie Albright (its mackenzie on paper but kenzie is fine)", "Kenzie Albright"],
  ["Nurse Jackie lol jk Jackie Trent RN", "Jackie Trent"],
  ["Madame Yvette Leroy", "Yvette Leroy"],
  ["Col. (ret.) James T. Weatherby", "James T. Weatherby"],
  ["Kim Eun-ji, family name Kim", "Eun-ji Kim"],
  ["Héctor, el apellido es Salcedo", "Héctor Salcedo"],
])("capitals show what was typed as a name: %s", (text, name) => {
  expect(hear(text, { expecting: "name" }).name).toBe(name);
});

test.each([
  ["maria lopez of lopez bakery", "Maria Lopez"],
  ["maria lopez and my husband is juan lopez", "Maria Lopez"],
  ["tom with allied movers", "Tom"],
  ["sean like the actor", "Sean"],
  ["peter no middle name", "Peter"],
  ["hank no wait you'll want the legal one henry henry stroud", "Henry Stroud"],
  ["jo without an e", "Jo"],
  ["maria lopez lund maria lopez lund", "Maria Lopez Lund"],
  ["what do you need that for", null],
  ["can i just book it without that", null],
  ["why do you ask all these questions", null],
  ["i want to talk to ana ruiz", null],
  ["is this keller williams", null],
])("what only resembles that is none of it: %s", (text, name) => {
  expect(hear(text, spoken).name).toBe(name);
});

test.each([
  ["I want to talk to Ana Ruiz", null],
  ["Is this Keller Williams?", null],
  ["Tuesday Morning", null],
])("capitals alone make no name of somebody else: %s", (text, name) => {
  expect(hear(text, { expecting: "name" }).name).toBe(name);
});
