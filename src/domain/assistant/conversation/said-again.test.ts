import { describe, expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

/** A message that was read back, and what the next line makes of it. */
function afterReading(message: string, line: string) {
  const talk = talkWith(contextAt("2026-11-23T15:00:00Z"));
  const ask = /[áéíóúñ]/.test(message) ? "quiero dejar un recado" : "I need to leave a message";
  for (const said of [ask, message, "Tyrell Banks", "313 555 0187"]) talk.say(said);
  expect(talk.state.expecting).toBe("confirm");
  const answer = talk.say(line);
  return { talk, answer };
}

const lockbox = "the lockbox on juniper don't open and i'm leaving in twenty minutes";
const appraisal =
  "the appraisal came in 30k low and nobody told me, it is a joke and she should ring me tonight";
const score = "612 score, one hospital collection, is FHA worth trying";
const double = "tell her gil called, wants to sell the double on fulton, tenant and all";
const letter = "ya está lista la carta del banco y que a dónde la manda";

describe("a message that was read back is passed on after a line that orders it in its own words:", () => {
  test.each([
    [lockbox, "yeah just tell him the lockbox on juniper don't open"],
    [lockbox, "lockbox on juniper don't open tell him that"],
    [lockbox, "can you just tell them the lockbox don't open please"],
    [lockbox, "well let her know about the lockbox on juniper"],
    [lockbox, "pass that on"],
    [lockbox, "just give him the damn message"],
    [lockbox, "tell Ana the lockbox on juniper doesn't open, thanks"],
    [appraisal, "yes pass on the bit about the appraisal"],
    [appraisal, "just tell her the appraisal is a joke"],
    [appraisal, "message. appraisal 30k low. ring me tonight. thats all"],
    [score, "yes, a message w my 612 score and the hospital collection"],
    [score, "leave her the message about my score"],
    [score, "give them the message: 612 score, is FHA worth it"],
    [double, "yeah a message that i wanna sell the double on fulton"],
    [double, "message that's all tyrell banks the double on fulton"],
    [letter, "sí, déjale el recado de la carta del banco"],
    [letter, "nomás el recado de la carta del banco porfa"],
    [letter, "dígale que ya está lista la carta"],
    [letter, "sí, que le den el recado de la carta"],
  ])("%s / %s", (message, line) => {
    const { talk } = afterReading(message, line);
    expect(talk.effects).toMatchObject([{ kind: "takeMessage", words: message }]);
  });
});

describe("other words for it are read back again before they are passed on:", () => {
  test.each([
    [appraisal, "just give her the damn message: appraisal 30k low, call me tonight"],
    [lockbox, "tell him the lockbox on juniper is jammed"],
    [
      score,
      "can you at least leave them a message: 612 score, hospital collection, is FHA worth a shot",
    ],
    [lockbox, "tell him the lockbox on juniper can open"],
    [double, "just leave her a message i wanna unload the double on fulton"],
    [letter, "dígale que la carta del banco la tiene mi mamá"],
  ])("%s / %s", (message, line) => {
    const { talk, answer } = afterReading(message, line);
    expect(talk.effects).toEqual([]);
    expect(answer).toMatch(/I've changed the message|He cambiado el mensaje|cambi/);
    expect(answer).not.toContain("can't say");
    expect(talk.state.gathered.message).toBe(line);
    talk.say("yes");
    expect(talk.effects).toMatchObject([{ kind: "takeMessage", words: line }]);
  });

  test.each([
    "tell him it's hotter than blazes out here",
    "yes give him the message about the broken lockbox on juniper",
  ])("and more to tell is added: %s", (line) => {
    const { talk } = afterReading(lockbox, line);
    expect(talk.effects).toEqual([]);
    expect(talk.state.gathered.message).toBe(`${lockbox}\n${line}`);
  });
});

describe("is no yes and changes nothing:", () => {
  test.each([
    [lockbox, "no don't tell him the lockbox don't open"],
    [lockbox, "don't tell him that"],
    [lockbox, "i'll tell him about the lockbox"],
    [lockbox, "yeah i'll just tell him the lockbox don't open"],
    [lockbox, "let me tell him about the lockbox"],
    [lockbox, "did you tell him about the lockbox"],
    [lockbox, "what will you tell him about the lockbox"],
    [lockbox, "should i tell him about the lockbox on juniper"],
    [lockbox, "i'd rather not pass on the lockbox"],
    [lockbox, "maybe tell him the lockbox don't open"],
    [lockbox, "wait before you tell him about the lockbox"],
    [lockbox, "tell him what"],
    [lockbox, "tell him nothing"],
    [lockbox, "tell him the lockbox don't open?"],
    [lockbox, "juniper"],
    [lockbox, "will you tell him the lockbox on juniper don't open"],
    [lockbox, "send me the message"],
    ["tell her the key is back", "take the message back"],
    [lockbox, "tell me a joke"],
    [lockbox, "what's the message again"],
    [lockbox, "a message"],
    ["tell her to cancel the listing on elm", "cancel it"],
    ["tell her to cancel the listing on elm", "cancel the message"],
    [letter, "no le diga de la carta"],
    [letter, "¿le va a decir de la carta del banco?"],
  ])("%s / %s", (message, line) => {
    const { talk } = afterReading(message, line);
    expect(talk.effects).toEqual([]);
    expect([message, null]).toContain(talk.state.gathered.message);
  });
});

describe("after a message was passed on", () => {
  const after = (line: string) => {
    const { talk } = afterReading("the painter is done with the kitchen", "yes");
    expect(talk.effects).toHaveLength(1);
    return { talk, answer: talk.say(line) };
  };

  test.each([
    "one thing it must say the painter is done with the hallway i said kitchen by mistake",
    "one thing, it must say hallway, not kitchen",
    "sorry i meant the painter is done with the hallway",
    "the painter is done with the hallway this is the message",
    "i forgot to say the paint is still wet",
  ])("what corrects it is another message from the same person: %s", (line) => {
    const { talk, answer } = after(line);
    expect(answer).toContain("from Tyrell Banks, phone 313-555-0187. Shall I?");
    expect(talk.state.gathered.message).toBe(line);
    talk.say("yes");
    expect(talk.effects).toMatchObject([{}, { kind: "takeMessage", words: line }]);
  });

  test.each([
    "no that's all i said thanks",
    "i said no",
    "what did i say in the message",
    "it should say when you get it?",
    "actually can i book an appointment for tuesday at two",
  ])("anything else is no message: %s", (line) => {
    const { talk } = after(line);
    expect(talk.state.gathered.message).toBeNull();
    expect(talk.effects).toHaveLength(1);
  });
});

describe("a message in the first line", () => {
  test.each([
    "hi i'm ringing for my mother she says to say that she's found the deed it was in the biscuit tin",
    "only that she found the deed in the biscuit tin if you'd say so",
    "Kindly convey to the principal that Vance Title has received the wire.",
    "tell that bonehead the lockbox on juniper don't open",
    "le puede decir a él que hay una fuga en el baño",
    "es un recado nada más que hay una fuga en el baño de la calle maple",
    "dígale de la fuga en el baño por favor",
  ])("is kept, and only who it is from is asked: %s", (line) => {
    const talk = talkWith(contextAt("2026-11-23T15:00:00Z"));
    expect(talk.say(line)).toMatch(/What is your name|nombre/);
    expect(talk.state.gathered.message).toBe(line);
  });
});
