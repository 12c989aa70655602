import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";

test.each(
  lines(`
    i'd sooner not
    not needed
    no need
    pass
    pass on it
    i will pass on that
    leave it
    nah nah leave it
    leave that empty
    leave that empty dear
    you already have it
    you've already got it haven't you
    same
    mail is sufficient
    0
    000
    not if i can help it
    i'll give it when we meet
    i'd rather you didn't call
    the office line isn't needed
    can't hear nothin on the phone in this truck just email
    i don't hear good on the phone
    shoot no
    um no
    nuh uh just the email
    i don't give out the phone number email's good enough
    I'd rather be reached by email, thank you.
    no number
    he's got it from before
    email only please
    n/a
    none
    that won't be necessary
    i don't have a phone
    skip
    let's not
    not really
    i prefer email
    not today thanks
    nope
    my phone is broken
    no phone no
    it's on file
    she has my number
    i never answer it anyway
    ain't got one
    what for, just email me
    no thank you dear
  `),
)("asked for a phone number, %s refuses it and nothing else", (text) => {
  const { declines, wants, letsGo, when, corrects } = hear(text, {
    expecting: "phone",
    spoken: true,
  });
  expect({ declines, letsGo, when, corrects }).toEqual({
    declines: ["phone"],
    letsGo: null,
    when: null,
    corrects: [],
  });
  expect(wants).toEqual([]);
});

test.each(
  lines(`
    yes
    sure
    yes i have one
    555 0142
    718 555 0142
    nine one seven
    what is your phone number
    can i talk to a real person
    cancel the whole thing
    never mind i don't want the appointment anymore
  `),
)("asked for a phone number, %s does not only refuse it", (text) => {
  expect(hear(text, { expecting: "phone", spoken: true }).declines).not.toEqual(["phone"]);
});
