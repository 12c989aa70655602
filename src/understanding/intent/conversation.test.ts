import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";

test.each(
  lines(`
    speak to a human
    can I talk to a real person
    representative
    agent
    operator please
    human
    I want a human
    get me a person
    transfer me
    connect me to an agent
    put me through to Sarah
    I'd like to speak with someone
    is there a real person I can talk to
    let me talk to a live agent
    can I speak with the loan officer
    I don't want to talk to a robot
    i want to talk to someone real
    speak to a representative
    give me a human please
    I need to talk to a person right now
    can i speak to sarah
    may I speak with Ms. Chen please
    I'd rather talk to a human
    customer service
    no bots I want a person
    talk to a human being
    just transfer me already
  `),
)("%s: human", (text) => {
  expect(hear(text).wants).toContain("human");
});

test.each(
  lines(`
    are you a real person
    am I talking to a human
    is this a real person
    set up a time to talk to a loan officer
    I'd like to schedule a call with an agent
    I'm an agent
    are you an agent
    my agent said to call
    is Sarah a real estate agent
  `),
)("%s: no human", (text) => {
  expect(hear(text).wants).not.toContain("human");
});

test.each(
  lines(`
    leave a message
    I'd like to leave a message for Sarah
    take a message
    can you pass this on
    tell her I'm running late
    let him know I called
    have her call me
    have Sarah call me back
    can someone call me back
    call me back
    callback please
    I'd like a call back
    please ask him to call me
    can he give me a call
    get back to me
    can she call me tomorrow
    pass a message to Sarah
    tell Sarah that the inspection is done
    could you have someone contact me
    give me a call back
  `),
)("%s: message", (text) => {
  expect(hear(text).wants).toContain("message");
});

test.each(
  lines(`
    let me know
    tell me the hours
    I got your message
    you can call me at 718 555 0142
    call me Bob
    don't have her call me back
    can i call you
    I am returning your call
  `),
)("%s: no message", (text) => {
  expect(hear(text).wants).not.toContain("message");
});

test.each(
  lines(`
    repeat that
    say that again
    can you repeat
    what did you say
    come again
    pardon
    sorry?
    what?
    one more time please
    I didn't catch that
    could you say that again
    what was that
    huh
  `),
)("%s: repeat", (text) => {
  expect(hear(text).wants).toContain("repeat");
});

test.each(
  lines(`
    can I come again next week
    sorry I'm late
    what time
    tell her again
  `),
)("%s: no repeat", (text) => {
  expect(hear(text).wants).not.toContain("repeat");
});

test.each(
  lines(`
    start over
    let's start over
    start again
    begin again
    restart
    from the beginning
    can we start from scratch
    go back to the start
    I want to start over
  `),
)("%s: startOver", (text) => {
  expect(hear(text).wants).toContain("startOver");
});

test.each(
  lines(`
    bye
    goodbye
    that's all
    that's it
    nothing else
    no thanks that's it
    no that's all thank you
    have a nice day
    see you then
    thanks bye
    I'm all set
    that will be all
    nope that's everything
    I'm done
    talk to you later
    take care
    have a good one
    hang up
    nothing else thanks
    no I'm good
    end
  `),
)("%s: goodbye", (text) => {
  expect(hear(text, { expecting: "anythingElse" }).wants).toContain("goodbye");
});

test.each(
  lines(`
    I want to see you on tuesday
    that's all I know about it
    I'd like to have a good agent
    can I see you tomorrow
    take care of my loan
    good evening
  `),
)("%s: no goodbye", (text) => {
  expect(hear(text).wants).not.toContain("goodbye");
});

test.each(["that's it", "that's all", "I'm good"])(
  "%s ends nothing where it may answer",
  (text) => {
    expect(hear(text, { expecting: "confirm" }).wants).toEqual([]);
  },
);
