import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

const asked = { expecting: "name", spoken: true } as const;
const open = { expecting: "want", spoken: true } as const;

test.each([
  ["roland pfeiffer p f e i f f e r uh hang on she's shaking her head at me", "Roland Pfeiffer"],
  ["joan becker b e c k e r wait let me close the door", "Joan Becker"],
  ["tasha greene e on the end", "Tasha Greene"],
  ["airman brandt kayla brandt", "Kayla Brandt"],
  ["bond james bond", "James Bond"],
  ["p peter lindgren l i n d g r e n", "Peter Lindgren"],
  ["howdy virgil stamper", "Virgil Stamper"],
])("a name ends where a sentence goes on: %s", (text, name) => {
  expect(hear(text, asked).name).toBe(name);
});

test("a spelled name ends before a sentence about oneself", () => {
  const text =
    "good afternoon this is paula novak n o v a k i teach at kentridge so monday at noon";
  expect(hear(text, open).name).toBe("Paula Novak");
});

test.each([
  ["carmen c a r m e n lopez", "Carmen Lopez"],
  ["paula novaki n o v a k i", "Paula Novaki"],
  ["maria m a r i a elena e l e n a lopez", "Maria Elena Lopez"],
  ["kurt neumann n e u m a n n junior", "Kurt Neumann Jr"],
  ["lena hart h a r t is my name", "Lena Hart"],
])("what belongs to it stays: %s", (text, name) => {
  expect(hear(text, asked).name).toBe(name);
});

test.each(["ackshually nvm the msg, easier if i just come talk. December 7th 2:30pm open?", "nvm"])(
  "what is no name is asked for again: %s",
  (text) => {
    expect(hear(text, { expecting: "name" }).name).toBeNull();
  },
);

test.each(["OTR driver here. want 1130 AM Thursday", "Trucker here on my 30.", "night nurse here"])(
  "what somebody is, is no name: %s",
  (text) => {
    expect(hear(text, { expecting: "want" }).name).toBeNull();
  },
);

test.each([
  ["s z c z e p a n s k i and gary in front of it", "Gary Szczepanski"],
  ["kowalczyk k o w a l c z y k and anna anna in front", "Anna Kowalczyk"],
  ["this is attorney lucas whitfield", "Lucas Whitfield"],
  ["magnus lindqvist l i n d q v i s t it's q v not q u", "Magnus Lindqvist"],
  ["it's ollie oliver oliver strand", "Oliver Strand"],
  ["esteban luna a sus órdenes", "Esteban Luna"],
  ["the name is babette marchand, double t", "Babette Marchand"],
])("what is said about a name is none of it: %s", (text, name) => {
  expect(hear(text, asked).name).toBe(name);
});
