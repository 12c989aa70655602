import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";

test.each(
  lines(`
    my house is on fire
    call 911
    I'm having a heart attack
    someone is breaking in
    there's a fire
    I can't breathe
    I need an ambulance
    there is a gas leak
    he's hitting me
    my husband is bleeding badly
    this is an emergency
    someone broke into my house and is inside my house
  `),
)("%s: emergency", (text) => {
  expect(hear(text).alarm).toBe("emergency");
});

test.each(
  lines(`
    I want to kill myself
    I want to die
    I'm suicidal
    I don't want to live anymore
    I'm going to end my life
    no reason to live
    I want to hurt myself
    everyone would be better off without me
    i can't go on
  `),
)("%s: selfHarm", (text) => {
  expect(hear(text).alarm).toBe("selfHarm");
});

test.each(
  lines(`
    fuck you
    you stupid bot
    you're an idiot
    shut up
    go to hell
    you are useless
    piece of shit
    you suck
    what a dumb machine
    f off
    bitch
  `),
)("%s: abuse", (text) => {
  expect(hear(text).alarm).toBe("abuse");
});

test.each(
  lines(`
    we get along like a house on fire
    is there a fireplace
    the fire station is nearby
    I have an emergency fund
    I'm dying to see the house
    this wait is killing me
    I don't want to live in Queens
    the market is on fire
    my name is Dick Jones
    that's a stupid question I guess
    emergency contact
    I had a heart attack last year so ground floor please
    I'd kill for that kitchen
    fire insurance
    I was fired
    the house has a fire alarm
    it's hot
    what a nice assistant
    it's urgent
    break in the lease
    I live at 911 Oak Street
    shut the door
    I don't want to live there anymore
    i need to end my lease
    it's not an emergency
    damn that's a good price
  `),
)("%s is no alarm", (text) => {
  expect(hear(text).alarm).toBeNull();
});

test("the most serious one counts", () => {
  expect(hear("fuck this, I want to die").alarm).toBe("selfHarm");
});
