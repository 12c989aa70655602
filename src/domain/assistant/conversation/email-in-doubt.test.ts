import { describe, expect, test } from "vitest";
import { contextAt } from "#test/harness/talk-context.ts";
import { talkWith } from "#test/harness/whole-conversation.ts";

const spell = "To be sure, please spell it.";

function asked(name = "raymond stokes") {
  const one = talkWith(contextAt("2026-11-27T15:00:00Z"), { spoken: true });
  one.say("i need an appointment tuesday at ten", name);
  return one;
}

describe("an address that was said in words", () => {
  test.each([
    ["romeo stokes at example dot com", "romeostokes@example.com"],
    ["fades by reggie at gmail dot com", "fadesbyreggie@gmail.com"],
    ["grandma put big ray at example dot net", "bigray@example.net"],
  ])("is asked for letter by letter where a word in it is not of the name: %s", (line, address) => {
    const one = asked();
    const answer = one.say(line);
    expect(one.state.gathered.email === address ? answer : spell).toContain(spell);
    expect(one.state.expecting).toBe("email");
    expect(one.say("r s t o k e s at example dot com")).toContain("phone number");
    expect(one.state.gathered.email).toBe("rstokes@example.com");
  });

  test.each([
    ["raymond dot stokes at example dot com", "raymond.stokes@example.com"],
    ["r stokes at gmail dot com", "rstokes@gmail.com"],
    ["ray stokes nineteen at example dot org", "raystokes19@example.org"],
    ["k double o p at gmail dot com", "koop@gmail.com"],
    ["s t o k e s underscore f a m at example dot com", "stokes_fam@example.com"],
  ])("is certain where it was spelled or is made of the name: %s", (line, address) => {
    const one = asked();
    expect(one.say(line)).toContain("phone number");
    expect(one.state.gathered.email).toBe(address);
  });

  test("is certain where it was typed", () => {
    const one = asked();
    expect(one.say("fadesbyreggie@gmail.com")).toContain("phone number");
  });

  test("is certain where it is said twice alike, or agreed to", () => {
    for (const again of [
      "big blue house at gmail dot com",
      "yes that's right",
      "i know, tuesday at ten",
    ]) {
      const one = asked();
      expect(one.say("big blue house at gmail dot com")).toContain(spell);
      expect(one.say(again)).toContain("phone number");
      expect(one.state.gathered.email).toBe("bigbluehouse@gmail.com");
    }
  });

  test("is forgotten where it is denied", () => {
    const one = asked();
    one.say("big blue house at gmail dot com");
    expect(one.say("no")).toMatch(/email/i);
    expect(one.state.gathered.email).toBe(null);
  });

  test("keeps its domain where only the rest is spelled", () => {
    const one = asked();
    one.say("big blue house at gmail dot com");
    expect(one.say("b i g b l u h o u s e")).toContain("phone number");
    expect(one.state.gathered.email).toBe("bigbluhouse@gmail.com");
  });

  test("is not asked for without an end", () => {
    const one = asked();
    one.say("big blue house at gmail dot com", "big red house at gmail dot com");
    expect(one.say("big green house at gmail dot com")).toContain("phone number");
  });

  test("said before the name is asked about after it", () => {
    const one = talkWith(contextAt("2026-11-27T15:00:00Z"), { spoken: true });
    one.say("i need an appointment tuesday at ten, my email is dana reed at gmail dot com");
    expect(one.say("dana reed")).toContain("phone number");
  });
});
