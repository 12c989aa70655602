import { describe, expect, test } from "vitest";
import type { Day } from "../calendar.ts";
import { heardIn as heardOn } from "../corpus/hear-when.ts";
import type { Listening } from "../heard.ts";

// Said on a Friday.
const heardIn = (said: string, change: Partial<Listening> = {}) =>
  heardOn(said, { today: "2026-11-27" as Day, ...change });

describe("of two days, the one that is told with a reason is not the wish", () => {
  test.each([
    ["i have the fish delivery monday put me wednesday at ten", "12-02 10:00 22:00"],
    ["wait i have the fish delivery monday put me wednesday at ten better", "12-02 10:00 22:00"],
    ["tuesday is trash day, wednesday 3pm works", "12-02 15:00"],
    ["plumber's here tuesday. wednesday 1:30?", "12-02 13:30 01:30"],
    ["the inspector comes on monday at eight so tuesday at eleven for me", "12-01 11:00 23:00"],
    ["they told me monday but i have church that day, tuesday", "12-01"],
    ["i was supposed to come tuesday but i had a flat, can i do monday at 3", "11-30 15:00 03:00"],
    ["since my shift ends thursday give me friday the 4th at noon", "12-04 12:00"],
    ["i missed the one a week ago so monday at one thirty please", "11-30 13:30 01:30"],
    ["oops nov is over, wednesday", "12-02"],
    ["car's in the shop till tuesday, wednesday 2 o'clock?", "12-02 14:00 02:00"],
    ["monday i see the eye doctor, wednesday is wide open", "12-02"],
    ["we're moving on the 10th, could we meet on the 3rd", "12-03"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));
});

describe("two wished days stay two", () => {
  test.each([
    ["monday or wednesday at ten", "11-30 12-02 10:00 22:00"],
    ["i can do monday or wednesday", "11-30 12-02"],
    ["i have time monday and tuesday", "11-30 12-01"],
    ["the 1st i think that's a tuesday right", "12-01"],
    ["i have monday off and tuesday off", "11-30 12-01"],
    ["monday at two, and if that's taken tuesday at two", "11-30 12-01 14:00 02:00"],
    ["do you have anything monday, otherwise thursday", "11-30 12-03"],
    ["tuesday for my husband and wednesday for me", "12-01 12-02"],
    ["monday works, tuesday works too", "11-30 12-01"],
    ["monday at ten and wednesday at ten", "11-30 12-02 10:00 22:00"],
  ])("%s", (said, heard) => expect(heardIn(said)).toBe(heard));
});

describe("long ago", () => {
  test.each([
    "my husband he died back in august and you keep sending him those cards",
    "she told me back in september that it would come down",
    "we moved here in july",
    "my current loan adjusts in march",
  ])("%s is no wish", (said) => expect(heardIn(said)).toBe("-"));

  test("but a return is", () => {
    expect(heardIn("i'll be back in january")).toBe("2027-01-01..2027-01-31");
  });
});

describe("what somebody always does rules these days out", () => {
  test.each([
    ["thursdays i bowl", "no:thu"],
    ["mondays are a mess", "no:mon"],
    ["wednesdays are my dialysis days", "no:wed"],
    ["i teach wednesdays thursday please", "12-03 no:wed"],
    ["i watch the grandbabies on tuesdays", "no:tue"],
    ["mondays i have dialysis, not before noon either", "part:12:00-24:00 no:mon"],
  ])("%s", (said, heard) => expect(heardIn(said, { expecting: "day" })).toBe(heard));

  test.each(["i can do thursdays", "thursdays i am free", "i'm off on thursdays"])(
    "%s is a wish",
    (said) => expect(heardIn(said, { expecting: "day" })).toMatch(/^12-03 12-10/),
  );
});
