import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";
import { isParting } from "./parting.ts";

test.each(
  lines(`
    no sir much obliged
    i thank you kindly
    ta ta
    no darling ta ta
    nil
    no mahalo
    that's it dude thanks
    no that's everything hon
    nah we're good take care
    no that's all hon
    nope you're a doll
    no no thank you sweetheart
    no merci beaucoup bye bye
    nah that's everything
    ok great thanks
    much appreciated
    thank you so much you've been very helpful
    perfect thank you
    god bless
    have a blessed day
    not a thing
    nothing else my dear
    i'm all set thank you
    all good here
    that'll be all
    yes that's all
    cheers
    appreciate it
    okay thank you ma'am
    none
    no i reckon that does it
    you too
    see you thursday
    alright then
    over and out
    no sugar you have been so kind
    no and i won't be late
    thanks
    i'm good
  `),
)("after everything is done, %s takes leave", (text) => {
  const { answer, wants, when } = hear(text, { expecting: "anythingElse", spoken: true });
  expect(answer === "no" || wants.includes("goodbye")).toBe(true);
  expect(when).toBeNull();
});

test.each(
  lines(`
    yes i have another question
    i'd like to leave a message
    what are your hours
    thanks, and can i book another one
    also cancel my other appointment
    thank you, one more thing, what's the address
    yes
    can you change it to friday
    yes please
    no more calls please
    thanks for nothing, I want to cancel
  `),
)("after everything is done, %s asks for more", (text) => {
  expect(hear(text, { expecting: "anythingElse", spoken: true }).wants).not.toContain("goodbye");
});

test("a typed zero is none; a spoken one may ask for a person", () => {
  expect(hear("0", { expecting: "anythingElse" }).wants).toEqual(["goodbye"]);
  expect(hear("0", { expecting: "anythingElse", spoken: true }).wants).toEqual(["human"]);
});

test("a long line is read as fast as a short one", () => {
  expect(isParting(`${"thank you so much ".repeat(60)}x`)).toBe(false);
});
