import { expect, test } from "vitest";
import { utc, type ZoneRules } from "#domain/kernel/zone-rules.ts";
import { dates } from "./dates.ts";
import { spanish as spanishDates } from "./dates.es.ts";
import { pickerWords } from "./picker-messages.ts";
import { spanish as spanishWords } from "./picker-messages.es.ts";
import { shownSlots, slotsByDay, theirTime } from "./slot-text.ts";

const saying = { dates: dates.english, words: pickerWords.english };
const since = (moment: string, hours: number): [number, number] => [Date.parse(moment), hours * 60];
const york: ZoneRules = {
  zone: "America/New_York",
  offsets: [since("2026-03-08T07:00Z", -4), since("2026-11-01T06:00Z", -5)],
};
const angeles: ZoneRules = {
  zone: "America/Los_Angeles",
  offsets: [since("2026-11-01T09:00Z", -8)],
};
const tokyo: ZoneRules = { zone: "Asia/Tokyo", offsets: [since("2026-01-01T00:00Z", 9)] };
const london: ZoneRules = {
  zone: "Europe/London",
  offsets: [since("2026-03-29T01:00Z", 1), since("2026-10-25T01:00Z", 0)],
};
const morning = new Date("2026-12-02T14:00:00Z");

test("slots are grouped by the visitor's days", () => {
  const late = new Date("2026-12-02T15:30:00Z");
  const days = slotsByDay([morning, late], tokyo);
  expect([...days]).toEqual([
    ["2026-12-02", [morning]],
    ["2026-12-03", [late]],
  ]);
});

test("a slot shows the professional's time only if it differs from the visitor's", () => {
  const alike = shownSlots([morning], {
    clocks: { visitor: york, professional: york },
    name: "Ana Ruiz",
    saying,
  });
  expect(alike).toEqual([{ startsAt: morning, value: "09:00", time: "9:00 AM", theirs: null }]);
  const [apart] = shownSlots([morning], {
    clocks: { visitor: york, professional: angeles },
    name: "Ana Ruiz",
    saying,
  });
  expect([apart!.time, apart!.theirs]).toEqual(["9:00 AM", "6:00 AM for Ana"]);
});

test("a different day at the professional's is named", () => {
  const late = new Date("2026-12-02T15:30:00Z");
  const clocks = { visitor: tokyo, professional: york };
  expect(theirTime(late, { clocks, name: "Ana Ruiz", saying })).toBe("Dec 2, 10:30 AM for Ana");
});

test("clocks are compared at the moment itself, because the zones change theirs on different days", () => {
  const clocks = { visitor: london, professional: utc };
  expect(theirTime(new Date("2026-10-24T09:00:00Z"), { clocks, name: "Ana", saying })).toBe(
    "9:00 AM for Ana",
  );
  expect(theirTime(new Date("2026-10-26T09:00:00Z"), { clocks, name: "Ana", saying })).toBeNull();
});

test("a repeated hour says that it is the second one", () => {
  const twice = [new Date("2026-11-01T05:30:00Z"), new Date("2026-11-01T06:30:00Z")];
  const shown = shownSlots(twice, {
    clocks: { visitor: york, professional: york },
    name: "Ana",
    saying,
  });
  expect(shown.map(({ time }) => time)).toEqual(["1:30 AM", "1:30 AM, second time"]);
});

test("the professional's time is shown in Spanish", () => {
  const late = new Date("2026-12-02T15:30:00Z");
  const spanish = { dates: spanishDates, words: spanishWords };
  const clocks = { visitor: tokyo, professional: york };
  expect(theirTime(late, { clocks, name: "Ana Ruiz", saying: spanish })).toMatch(
    /^2 dic, 10:30\sa\.\s?m\. para Ana$/,
  );
});
