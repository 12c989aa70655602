import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

const spoken = { expecting: "name", spoken: true } as const;
const inSpanish = { ...spoken, language: "es" } as const;

test.each([
  ["margaret and then sloan s l o a n", "Margaret Sloan"],
  ["you got me it's bernice bernice and then holt h o l t", "Bernice Holt"],
  ["i'm in the car so it's rachel i'll spell the last w e i s s weiss", "Rachel Weiss"],
  ["abdul rahman is my first name two words and siddiqui s i d d i q u i", "Abdul Rahman Siddiqui"],
  ["first bettina b e t t i n a second krauss k r a u s s", "Bettina Krauss"],
  ["it's easier if i spell it i v o r ivor g w y n n e gwynne", "Ivor Gwynne"],
  ["hi miss it's omar el khatib e l space k h a t i b", "Omar El Khatib"],
])("what is spelled in full beside itself is a part of the name: %s", (text, name) => {
  expect(hear(text, spoken).name).toBe(name);
});

test.each([
  ["dana reed my husband is tomas t o m a s", "Dana Reed"],
  ["dana reed like the river r e e d", "Dana Reed"],
  ["kim k i m", "Kim"],
  ["dana reed and my email is sunny s u n n y at example dot com", "Dana Reed"],
])("what is spelled of somebody or something else is none: %s", (text, name) => {
  expect(hear(text, spoken).name).toBe(name);
});

test.each([
  ["ruth ann schrock ruth ann is two words schrock s c h r o c k", "Ruth Ann Schrock"],
  ["lou ann tibbets lou ann is two words t i b b e t s", "Lou Ann Tibbets"],
  ["last name's two words van dyke first is peter", "Peter Van Dyke"],
  ["greta lund lund greta lund", "Greta Lund"],
])("a remark on how many words it is changes no order: %s", (text, name) => {
  expect(hear(text, spoken).name).toBe(name);
});

test.each([
  ["delgado comma marisol ha i always say it like that", "Marisol Delgado"],
  ["ford comma april", "April Ford"],
  [
    "beverley clacken that's beverley with e y at the end and clacken c l a c k e n",
    "Beverley Clacken",
  ],
  ["tom and ann becker", "Tom and Ann Becker"],
  ["can you hear me it's ezekiel zeke to my friends ezekiel dunn with two ns", "Ezekiel Dunn"],
  ["bridget no e bridget hale h a l e", "Bridget Hale"],
  ["anne pole no e", "Anne Pol"],
  ["jon clark no e", "Jon Clark"],
  ["jane clark no e", "Jane Clark"],
  ["inga sorensen with an e at the end not an o", "Inga Sorensen"],
  ["inga brown with an e at the end", "Inga Browne"],
])("parts and letters stay where they belong: %s", (text, name) => {
  expect(hear(text, spoken).name).toBe(name);
});

test.each([
  ["Galloway is the surname. Fiona.", "Fiona Galloway"],
  ["Cooper (first), Lang (last)", "Cooper Lang"],
  ["Lang (last), Cooper (first)", "Cooper Lang"],
  ["Nana Yaw Mensah. First name is Nana Yaw.", "Nana Yaw Mensah"],
  ["lol its technically Reginald. Reginald Oakes", "Reginald Oakes"],
  ["Tran My Linh", "Tran My Linh"],
  ["Dana Reed Thanks", "Dana Reed"],
  ["Dana Reed Please Call Me", "Dana Reed"],
])("typed: %s", (text, name) => {
  expect(hear(text, { expecting: "name", spoken: false }).name).toBe(name);
});

test.each([
  ["apellido peralta nombre yesenia con y griega y ese", "Yesenia Peralta"],
  ["inés del río dos palabras del y río", "Inés del Río"],
  ["elmer choc ce hache o ce", "Elmer Choc"],
  ["maria dos santos", "Maria dos Santos"],
])("in Spanish: %s", (text, name) => {
  expect(hear(text, inSpanish).name).toBe(name);
});
