import { expect, test } from "vitest";
import { keepsFacts } from "./reworded.ts";

const offer = "I have Tuesday, December 1 at 1:30 PM or 3 PM Eastern. Which one suits you?";

test.each([
  [offer, "Which one suits you: Tuesday, December 1 at 1:30 PM, or 3 PM Eastern?"],
  ["What is your name?", "Could you tell me your name?"],
  ["May I have your email?", "What would your email be?"],
  ["Ana Lopez helps with that.", "That is what Ana Lopez helps with."],
  ['You said "Refinance". What else?', 'What else, beside "Refinance"?'],
  ["Please write to ana@homes.test.", "Please use ana@homes.test for that."],
])("keeps: %s -> %s", (original, reworded) => {
  expect(keepsFacts(original, reworded)).toBe(true);
});

test.each([
  ["another hour", offer, offer.replace("1:30", "2:30")],
  ["another weekday", offer, offer.replace("Tuesday", "Wednesday")],
  ["another month", offer, offer.replace("December", "November")],
  ["afternoon for morning", offer, offer.replace("3 PM", "3 AM")],
  ["one time left out", offer, "I have Tuesday, December 1 at 1:30 PM. Which one suits you?"],
  ["a time twice", offer, offer.replace("3 PM", "1:30 PM or 3 PM")],
  ["no question any more", offer, offer.replace("Which one suits you?", "Take your pick.")],
  ["a question that was none", "It is done.", "Is it done?"],
  ["another name", "Ana Lopez helps with that.", "Ana Marin helps with that."],
  ["another first name", "Ana Lopez helps with that.", "Bea Lopez helps with that."],
  ["a name that nobody said", "What is your name?", "Is your name Smith?"],
  ["a name in front", "What is your name?", "Bob, what is your name?"],
  ["another address", "Write to ana@homes.test.", "Write to eve@homes.test."],
  ["an address of the web", "Thank you.", "Thank you, see evil.test."],
  ["other quoted words", 'You said "Refinance".', 'You said "Purchase".'],
  ["turned around", "It is free.", "It is not free."],
  ["a number in words", "I have two times.", "I have three times."],
  ["a promise", "We can talk about that.", "We can talk about that, guaranteed."],
  ["twice as long and more", "Thank you.", "Thank you so very much for that, dear caller."],
  ["nothing", "Thank you.", "  "],
  ["markup", "Thank you.", "<b>Thanks</b>"],
  ["two lines", "Thank you so much.", "Thank you\nso much."],
])("refuses %s", (_, original, reworded) => {
  expect(keepsFacts(original, reworded)).toBe(false);
});
