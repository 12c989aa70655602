import { expect, test } from "vitest";
import { hear, lines, readBack } from "../corpus/hear.ts";

test.each(
  lines(`
    yes
    yes please
    yeah
    yep
    yup that's right
    uh huh
    mhm
    correct
    that's correct
    right
    sounds good
    perfect
    perfect go ahead
    that works
    that works for me
    works for me
    okay
    ok
    sure
    sure thing
    absolutely
    go ahead
    please do
    book it
    yes book it
    that's right thank you
    yes that's perfect thanks
    great thank you
    no yeah
    no that's right
    no problem
    why not
    yes tuesday at 3 works
    yes, Tuesday at 3
    looks good
    all good
    everything is correct
    yes it is
    of course
    definitely
    confirm
    I confirm
    do it
    that's fine
    fine
    exactly
    yes yes
    si
    yes that is all correct
    that's it
    yes go ahead and book it please
    no changes
    lets do it
    you got it
  `),
)("to a read-back, %s is a yes", (text) => {
  expect(hear(text, readBack).answer).toBe("yes");
});

// A false yes books wrongly.
test.each(
  lines(`
    yes but make it 4
    yes but my email is wrong
    yes if she is there
    yes it's smith with a y
    yes and my name is Bob
    yes at 4
    sure but can it be later
    ok wait
    yes actually no
    yeah no
    yes? I don't know
    right but not tuesday
    yes for 60 minutes
    okay and what about the address?
    okay so change it to friday
    yes except the email
    i guess so
    maybe
    yes let me check with my wife first
    yes I need to check my calendar
    no
    that's not right
    wrong
    not yet
    no thanks
    that is wrong
    hold on
    yes I mean friday
    I said yes to thursday
    sure, whatever, but earlier
    is that right?
    is that correct
    correct?
    that's not correct
    don't book it
    yes cancel
    yes it's j o n not john
    good question, what is the fee
    fine but i am not happy with the time
    right so the thing is I have a dog
    perfect except it should be 4
    ok 4 pm
    yes wednesday
    you have my email wrong
    that would be great if it was friday
    not good
    sounds good, just change the time
    it was supposed to be friday
    yes I'd like to speak to someone
    yes my number is 718 555 0142
  `),
)("to a read-back, %s is no yes", (text) => {
  const { answer, wants } = hear(text, readBack);
  // "Yes, cancel": only the conversation can tell whether it is the yes to the read-back.
  const isElsewhere = wants.some((want) => want !== "book");
  expect(answer === "yes" && !isElsewhere).toBe(false);
});

test.each(
  lines(`
    no
    nope
    not quite
    that's wrong
    no thanks
    nah
    no that's not right
    no it's wrong
    no, I said friday
    that's not right
    incorrect
    not really
    never mind
    i don't think so
    no no no
    absolutely not
    no way
    yeah no
    don't book it
    that is not correct
  `),
)("to a read-back, %s is a no", (text) => {
  expect(hear(text, readBack).answer).toBe("no");
});

test.each(
  lines(`
    i don't know
    maybe
    tuesday
    what
    how long is it
    john smith
    i'm not sure
    no idea
    hmm
  `),
)("%s is neither", (text) => {
  expect(hear(text, readBack).answer).toBeNull();
});

test.each(
  lines(`
    yes
    yes I'd like to book an appointment
    yeah tomorrow at 3
    sure
    yes please
    yes my name is Bob
  `),
)("to any other question, %s is a yes", (text) => {
  expect(hear(text).answer).toBe("yes");
});

// Each of these is excluded by exactly one rule.
test.each([
  ["confirm", "yes there is a dog in the house"],
  ["confirm", "yes my brother will come as well"],
  ["choice", "sure but not so early"],
  ["choice", "yes at 5"],
  ["want", "yes unless it costs something"],
  ["want", "is that okay"],
] as const)("when expecting %s, %s is not a yes", (expecting, text) => {
  expect(hear(text, { ...readBack, expecting }).answer).not.toBe("yes");
});

test("repeating the same day and time changes nothing", () => {
  const { answer, when, corrects } = hear("yes, Tuesday at 3 works", readBack);
  expect({ answer, when, corrects }).toEqual({ answer: "yes", when: null, corrects: [] });
});

test("another time with a yes is a correction", () => {
  const { answer, when, corrects } = hear("yes but at 4", readBack);
  expect(answer).toBeNull();
  expect(when?.minutes[0]).toBe(16 * 60);
  expect(corrects).toEqual(["time"]);
});

test.each([
  "yes bye",
  "yes please, goodbye",
  "that's right, bye now",
  "yes, thank you, bye",
  "Yes. Bye bye",
])("a goodbye after the yes takes nothing from it: %j", (text) => {
  expect(hear(text, readBack).answer).toBe("yes");
});

test.each(["later", "ok later"])("%j to a read-back is no goodbye", (text) => {
  expect(hear(text, readBack).wants).not.toContain("goodbye");
});

test.each(["bye", "see you later", "talk to you later"])(
  "%j to a read-back is one, and no yes",
  (text) => {
    const { wants, answer } = hear(text, readBack);
    expect(wants).toContain("goodbye");
    expect(answer).not.toBe("yes");
  },
);
