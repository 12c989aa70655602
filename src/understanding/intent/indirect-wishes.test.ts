import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";
import { tellsOfHome } from "../understand.ts";

test.each(
  lines(`
    i'd see the realtor
    who do i see about a house
    just let me come in and have it explained
    we're thinking about a house and don't know what comes first
    refi talk
    need to sit down with her about selling
    30 min talk
    to talk with someone who knows what comes first
    oh hello well i'm not really sure who i should be talking to we've been in this house forty one years and my husband can't do the stairs anymore
    could somebody walk me through the buying process
    i got a letter about my loan and i'd like to have someone go over it
    how would i go about getting in to see her
    i was hoping to catch her for half an hour
    we need a realtor
    i'd appreciate some of her time
    do you have time for me this week
    any chance of getting in tomorrow
    she said i should come see her
    pencil me in
    put me down for a talk
    we want to get the ball rolling on our house
    where do i start if i want to buy
    can she fit me in
    i need some advice on selling my home
    if he's not there book me tuesday at nine thirty instead
  `),
)("%s: an appointment, in other words", (text) => {
  expect(hear(text, { spoken: true }).wants).toContain("book");
});

test.each(
  lines(`
    my landlord is selling and we have to find something by spring
    the kids moved out and this place is too big for me
    mom passed and left us the condo and nobody knows what to do with it
    somebody told me you help people with houses
    i inherited a house in queens and i'm lost
    the stairs are killing me we need a one story
    our lease ends in march and we're tired of renting
  `),
)("%s: a story of a home", (text) => {
  expect(tellsOfHome(text)).toBe(true);
});

test.each(
  lines(`
    my house is not for sale
    why do you keep calling about my house
    she already sold our house
    who took my slot
    it is raining again today
    small talk
    delete the chat
    i don't want to see her
  `),
)("%s: neither a wish nor a story", (text) => {
  expect(hear(text, { spoken: true }).wants).not.toContain("book");
  expect(tellsOfHome(text)).toBe(false);
});

test.each(
  lines(`
    ring me through
    is there not any human being in that office
    put him on
    anybody there
    could you ring through to him please i'm one of his old clients
    i don't want to talk to no machine
    let me talk to the lady
    is she in
    can i have a word with her
    please connect
    just put somebody on the line
    is there a real person i can speak to
    i need to speak to a person
    give me someone
    i'd rather have a human
    hand me over to her
    can she come to the phone
    let me speak to your supervisor
    do you have anybody alive there
    could i get a person please
    please i have been pressing this thing since morning is there not any human being in that office
    operator
    live agent
    can you get her on the phone
    patch me over to him
    is nobody there
    put her on the phone
    hello anyone there
    would you put me through to the broker i know him
    no robots please just people
    let me have the man himself
    is mr ruiz available to talk
    is he there
    may i speak with her
    connect me please
    get someone on the phone
    is there anyone i can actually talk to
    can't i just talk to somebody
    i want to talk to someone now
    human
    can he pick up
    let me talk to whoever is in charge
    i wanna speak to the boss
    are there any people working there
    the actual person please
    give me a person
    i've been calling all day is there no one who answers
    transfer
    representative
    can you grab him for me
  `),
)("%s: a person", (text) => {
  expect(hear(text, { spoken: true }).wants).toContain("human");
});

test.each(
  lines(`
    is this joey's barber shop
    is this the dmv
    i'm trying to reach the water department
    is this walgreens pharmacy
    who did i reach
    what is this place
    what kind of business is this
    is that the plumber
    is this the school
    what company is this
    am i calling the clinic
    is this not the bank
    do you fix cars
    is this where i order pizza
    hi is this lakeside dental
    what's this number for
  `),
)("%s: asks whose number this is", (text) => {
  expect(hear(text, { spoken: true }).questions).toContain("whoAreYou");
});

test.each(
  lines(`
    is this afternoon okay
    is this a good time
    i wanted to call the dentist sorry
    is this still free
  `),
)("%s: does not ask whose number this is", (text) => {
  expect(hear(text, { spoken: true }).questions).not.toContain("whoAreYou");
});

test.each([
  "Could you relay something to my loan officer for me?",
  "please pass something on to my agent",
])("is a message, whatever it is about: %s", (text) => {
  expect(hear(text).wants).toEqual(["message"]);
});
