import { expect, test } from "vitest";
import { expectations } from "#understanding/heard.ts";
import { talkAt } from "./engine.ts";
import { contactFigures, hearStop, stopFigures } from "./lines.ts";

test("a conversation can be brought to every question", () => {
  for (const asked of expectations) {
    const { state } = talkAt(asked, false);
    expect(state.expecting).toBe(asked);
    expect(state.flow, asked).not.toBe("closed");
  }
  expect(talkAt("phone", true).state.gathered).toMatchObject({
    name: "Vera Lind",
    email: "vera@lind.test",
  });
  expect(talkAt("confirm", true).state.readBack).not.toBeNull();
  expect(talkAt("choice", true).state.offered.length).toBeGreaterThan(1);
  expect(talkAt("anythingElse", true).state.achieved).toEqual(["booked"]);
});

test("a stop is told from a line that asks for none, wherever it is said", () => {
  for (const asked of ["want", "name", "confirm", "anythingElse"] as const) {
    expect(hearStop({ says: "stop contacting me", asked })).toBe("stop");
    expect(hearStop({ says: "Book an appointment", asked })).toBe("no stop");
  }
});

test("missed and false stops are counted and shown", () => {
  const shown: string[] = [];
  const line = (says: string, isStop: boolean) => ({ says, asked: "want" as const, isStop });
  const figures = stopFigures(
    [line("stop contacting me", true), line("Book an appointment", true)],
    [line("stop contacting me", false), line("tomorrow", false)],
    (text) => shown.push(text),
  );
  expect(figures).toEqual({
    stops: 2,
    stop_recall: 0.5,
    stop_recall_with_question: 0.5,
    not_stops: 2,
    false_stops: 1,
    false_stop_questions: 0,
  });
  expect(shown).toHaveLength(2);
});

test("names, addresses and numbers count each by itself", () => {
  const lines = {
    channel: "typed" as const,
    name: { says: "Otto Berg", is: "otto berg" },
    email: { says: "otto@berg.test", is: "Otto@berg.test" },
    phone: { says: "718-555-0199", is: "+1 (718) 555-0199" },
  };
  const wrong = { ...lines, phone: { says: "718-555-0199", is: "718-555-0198" } };
  const shown: string[] = [];
  expect(contactFigures([lines, wrong], (text) => shown.push(text))).toEqual({
    contacts: 2,
    contacts_right: 5 / 6,
    names_right: 1,
    emails_right: 1,
    phones_right: 0.5,
    contacts_wholly_right: 0.5,
  });
  expect(shown.join()).toContain("718-555-0198");
});
