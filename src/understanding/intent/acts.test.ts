import { describe, expect, test } from "vitest";
import { heldOut } from "../corpus/acts/held-out.ts";
import { heldOutStops } from "../corpus/acts/held-out-stops.ts";
import { hear, lines, readBack } from "../corpus/hear.ts";

const shareOf = (all: readonly string[], isRight: (line: string) => boolean) =>
  all.filter(isRight).length / all.length;

describe("lines from which nothing was learned", () => {
  test("a wish that contact stops is heard, or asked about", () => {
    const isStop = (line: string) => hear(line).wants.includes("optOut");
    expect(shareOf(heldOut.stop, isStop)).toBeGreaterThan(0.7);
    const isNoticed = (line: string) => isStop(line) || hear(line).mayStop;
    expect(shareOf(heldOut.stop, isNoticed)).toBeGreaterThan(0.9);
  });

  test.each(heldOut.complaint)("%s: no optOut", (line) => {
    expect(hear(line).wants).not.toContain("optOut");
  });

  test("a stop in unforeseen words is heard, and little else is taken for one", () => {
    const isStop = (line: string) => hear(line).wants.includes("optOut");
    const isNoticed = (line: string) => isStop(line) || hear(line).mayStop;
    expect(shareOf(heldOutStops.stop, isStop)).toBeGreaterThan(0.85);
    expect(shareOf(heldOutStops.stop, isNoticed)).toBeGreaterThan(0.93);
    expect(heldOutStops.other.filter(isStop).length).toBeLessThanOrEqual(2);
  });

  test("a yes with an unforeseen word is a yes", () => {
    const isYes = (line: string) => hear(line, readBack).answer === "yes";
    expect(shareOf(heldOut.yes, isYes)).toBeGreaterThan(0.85);
  });

  test.each(heldOut.notYes)("%s: no yes to a read-back", (line) => {
    expect(hear(line, readBack).answer).not.toBe("yes");
  });

  test("what is given up is let go", () => {
    const isIt = (act: string) => (line: string) => hear(line, { expecting: "day" }).letsGo === act;
    expect(shareOf(heldOut.neverMind, isIt("neverMind"))).toBeGreaterThanOrEqual(0.8);
    expect(shareOf(heldOut.wrongNumber, isIt("wrongNumber"))).toBeGreaterThan(0.75);
  });
});

test.each(
  lines(`
    I'd like to not receive any more calls from you
    no more text messages please
    stop the damn calls
  `),
)("%s: optOut", (line) => {
  expect(hear(line).wants).toEqual(["optOut"]);
});

test.each(
  lines(`
    Stop. I already bought a house.
    can yall PLEASE stop the fucking robocalls. 818 555 0144. im serious never again
    now i done told three different people i ain't sellin my house so quit callin me
    wait, stop calling me
    no importa mi nombre, no me vuelvan a llamar
  `),
)("%s: a stop before anything else in the line", (line) => {
  expect(hear(line, { language: "en" }).wants).toEqual(["optOut"]);
});

test("a lone end stops what was sent unasked, and is asked about before anything is wanted", () => {
  expect(hear("END", { expecting: "nothing" }).wants).toEqual(["optOut"]);
  expect(hear("END")).toMatchObject({ wants: ["goodbye"], mayStop: true });
  expect(hear("END", { expecting: "anythingElse" }).mayStop).toBe(false);
});

test.each(
  lines(`
    book me an appointment for tomorrow at two
    cancel my appointment please
    can I leave her a message
    Tuesday at 3
    my email is dana at example dot com
  `),
)("%s: nothing is let go, and nobody is asked whether to stop", (line) => {
  expect(hear(line)).toMatchObject({ letsGo: null, mayStop: false });
});

test.each([
  ["phone", "no telephone"],
  ["phone", "i'd rather you didn't call"],
  ["phone", "i'd as soon leave it off"],
  ["email", "please don't write to me there"],
  ["anythingElse", "nothing further"],
  ["anythingElse", "no more request, thank you"],
] as const)("asked for the %s, %j is no stop", (expecting, line) => {
  const heard = hear(line, { expecting });
  expect(heard.wants).not.toContain("optOut");
  expect(heard.mayStop).toBe(false);
});

test.each([
  ["phone", "no and never call me again"],
  ["email", "stop writing to me"],
  ["phone", "take my number off your list"],
  ["anythingElse", "no more calls"],
  ["name", "No me manden mas mensajes"],
] as const)("asked for the %s, %j is a stop", (expecting, line) => {
  expect(hear(line, { expecting }).wants).toContain("optOut");
});
