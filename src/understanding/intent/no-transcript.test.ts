import { expect, test } from "vitest";
import { hear, lines } from "../corpus/hear.ts";

test.each(
  lines(`
    don't record this
    Please don't record me.
    do not record this call
    stop recording
    stop recording me please
    please don't transcribe this
    don't write this down
    don't write any of this down please
    you may not record this conversation
    you can't record me
    I don't want to be recorded
    I don't want this to be recorded
    I don't want this call recorded
    I do not consent to being recorded
    I don't consent to this recording
    I do not agree to be recorded
    I'd rather not be recorded
    I never agreed to be recorded
    you don't have my permission to record this
    I don't give you permission to record me
    I don't want you to record this
    I don't want you writing this down
    I don't want this written down
    I don't want this kept
    I don't want what I say to be kept
    I don't want this conversation saved
    don't keep this conversation
    don't keep a transcript
    don't save our chat
    don't store what I say
    I don't want a transcript
    no recording please
    no transcript
    turn off the recording
    can you turn the recording off
    delete this conversation
    please erase this chat
    delete everything I said
    can we talk without being recorded
    I'm in California and I do not consent to be recorded
  `),
)("%s: refuses to be written down", (text) => {
  expect(hear(text).wants).toContain("noTranscript");
});

test.each(
  lines(`
    are you recording this
    is this being recorded
    do you record calls
    do you delete the conversation
    you don't record this, do you
    when do you delete my chat
    why don't you write that down
    I don't want to keep this appointment
    don't keep it, cancel it
    please write this down
    record my name as Dana
    I don't have the recording of the deed
    take a message
    erase that, make it Tuesday
    forget what I said, three is better
    delete my number
    don't call me
    I don't want this
    I don't like any of that
    not on Tuesday
    I didn't write down the code
    I did not write it down
  `),
)("%s: refuses nothing of the kind", (text) => {
  expect(hear(text).wants).not.toContain("noTranscript");
});

test("a caller who refuses and asks for a person wants both", () => {
  const { wants } = hear("I don't want to be recorded, let me talk to a real person");
  expect(wants).toEqual(["noTranscript", "human"]);
});

test("long turns are read quickly", () => {
  const began = performance.now();
  hear("do not want my any you it for permission consent to ".repeat(40));
  hear("do not this it that me us anything everything ".repeat(40));
  expect(performance.now() - began).toBeLessThan(4_000);
});
